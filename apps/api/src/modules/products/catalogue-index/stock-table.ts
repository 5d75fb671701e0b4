import { grown } from '@tonalia/search/rows';

/** Units of each product by warehouse, all versions together, as its card shows them. Unknown after a change, until read again. */
export interface StockTable {
  /** Null when unknown. */
  of(slot: number, warehouseId: string): number | null;
  /** Stores the stock of a product by warehouse, 0 in all others; null makes it unknown. */
  put(slot: number, stock: Readonly<Record<string, number>> | null): void;
  /** Stores stock that was read, if no stock changed since `state()` returned the given value. */
  learn(slot: number, warehouseId: string, units: number, state: number): void;
  forget(slot: number): void;
  forgetAll(): void;
  /** A number that changes whenever stock becomes unknown. */
  state(): number;
}

export function createStockTable(): StockTable {
  /** Units plus one; 0 when unknown. */
  const columns = new Map<string, Int32Array>();
  let state = 0;
  const set = (slot: number, warehouseId: string, units: number): void => {
    const column = grown(columns.get(warehouseId) ?? new Int32Array(), slot + 1);
    column[slot] = units + 1;
    columns.set(warehouseId, column);
  };
  const forget = (slot: number): void => {
    state += 1;
    // Beyond its length a column knows nothing, and a write is ignored.
    for (const column of columns.values()) column[slot] = 0;
  };
  return {
    of(slot, warehouseId) {
      const stored = columns.get(warehouseId)?.[slot] ?? 0;
      return stored === 0 ? null : stored - 1;
    },
    put(slot, stock) {
      if (!stock) return forget(slot);
      for (const warehouseId of new Set([...columns.keys(), ...Object.keys(stock)]))
        set(slot, warehouseId, stock[warehouseId] ?? 0);
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
