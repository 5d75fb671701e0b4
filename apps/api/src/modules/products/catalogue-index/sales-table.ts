import { grown } from '@tonalia/search/rows';

/** Units sold in the last ninety days, by warehouse and slot. */
export interface SalesTable {
  /** The warehouses with sales. */
  warehouses(): Iterable<string>;
  /** Units by slot; undefined for a warehouse without sales. Slots beyond the end have none. */
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
