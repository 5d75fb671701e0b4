import { grown } from '@tonalia/search/rows';

/** What sells where: units of the last ninety days from each warehouse, by slot. */
export interface SalesTable {
  /** The warehouses something was sold from. */
  warehouses(): Iterable<string>;
  /** Units from a warehouse; undefined when nothing was sold from it. What is beyond its end sold nothing. */
  from(warehouseId: string): Int32Array | undefined;
  put(slot: number, sold: Readonly<Record<string, number>>): void;
}

export function createSalesTable(): SalesTable {
  const columns = new Map<string, Int32Array>();
  return {
    warehouses: () => columns.keys(),
    from: (warehouseId) => columns.get(warehouseId),
    put(slot, sold) {
      for (const column of columns.values()) if (slot < column.length) column[slot] = 0;
      for (const [warehouseId, units] of Object.entries(sold)) {
        const column = grown(columns.get(warehouseId) ?? new Int32Array(), slot + 1);
        column[slot] = units;
        columns.set(warehouseId, column);
      }
    },
  };
}
