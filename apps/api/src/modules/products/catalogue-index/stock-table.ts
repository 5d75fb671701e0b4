import { grown } from '@tonalia/search/rows';

/** Units of each product, all its versions together, by warehouse: what its card shows. Unknown where they changed since they were read. */
export interface StockTable {
  /** Null when unknown. */
  of(slot: number, warehouseId: string): number | null;
  /** Puts in what was read of a product: units by warehouse, none in any other; null when they are not known. */
  put(slot: number, stock: Readonly<Record<string, number>> | null): void;
  /** Puts in what was read later, if no stock changed since `state` was what it is called with. */
  learn(slot: number, warehouseId: string, units: number, state: number): void;
  forget(slot: number): void;
  forgetAll(): void;
  /** A number that changes with whatever is forgotten. */
  state(): number;
}

export function createStockTable(): StockTable {
  /** One more than the units; 0 where they are unknown. */
  const columns = new Map<string, Int32Array>();
  let state = 0;
  const set = (slot: number, warehouseId: string, units: number): void => {
    const column = grown(columns.get(warehouseId) ?? new Int32Array(), slot + 1);
    column[slot] = units + 1;
    columns.set(warehouseId, column);
  };
  const forget = (slot: number): void => {
    state += 1;
    for (const column of columns.values()) if (slot < column.length) column[slot] = 0;
  };
  return {
    of(slot, warehouseId) {
      const kept = columns.get(warehouseId)?.[slot] ?? 0;
      return kept === 0 ? null : kept - 1;
    },
    put(slot, stock) {
      if (!stock) return forget(slot);
      for (const warehouseId of Object.keys(stock)) set(slot, warehouseId, 0);
      for (const warehouseId of columns.keys()) set(slot, warehouseId, stock[warehouseId] ?? 0);
    },
    learn(slot, warehouseId, units, since) {
      if (since === state) set(slot, warehouseId, units);
    },
    forget,
    forgetAll() {
      state += 1;
      columns.clear();
    },
    state: () => state,
  };
}
