import { type SlotOrder, createOrder } from './order.ts';
import { byId } from './price-view.ts';
import type { ProductTable } from './product-table.ts';

/** The orders that do not depend on prices. */
export interface Orders {
  /** Best sellers of a warehouse; products without sales there follow by total sales. */
  bestsellersIn(warehouseId: string): SlotOrder;
  /** Best sellers of all warehouses together. */
  readonly bestsellers: SlotOrder;
  readonly newest: SlotOrder;
  readonly name: SlotOrder;
  touch(slot: number): void;
  /** Sorts everything, in steps. */
  prepare(): Generator<undefined, void>;
}

export function createOrders(table: ProductTable): Orders {
  const { columns, sales, sortNames } = table;
  const order = (compare: (a: number, b: number) => number): SlotOrder =>
    createOrder(table, (a, b) => compare(a, b) || byId(table, a, b));
  const byUnits = (a: number, b: number): number => (columns.unitsSold[b] ?? 0) - (columns.unitsSold[a] ?? 0);
  const bestsellers = order(byUnits);
  const newest = order((a, b) => (columns.firstSeen[b] ?? 0) - (columns.firstSeen[a] ?? 0));
  const name = order((a, b) => compareText(sortNames[a] ?? '', sortNames[b] ?? ''));
  const own = new Map<string, SlotOrder>();

  const bestsellersIn = (warehouseId: string): SlotOrder => {
    if (!sales.from(warehouseId)) return bestsellers;
    const known = own.get(warehouseId);
    if (known) return known;
    const unitsOf = (slot: number): number => sales.from(warehouseId)?.[slot] ?? 0;
    const made = order((a, b) => unitsOf(b) - unitsOf(a) || byUnits(a, b));
    own.set(warehouseId, made);
    return made;
  };
  const all = (): SlotOrder[] => [bestsellers, newest, name, ...own.values()];
  return {
    bestsellersIn,
    bestsellers,
    newest,
    name,
    touch(slot) {
      for (const one of all()) one.touch(slot);
    },
    *prepare() {
      for (const warehouseId of sales.warehouses()) bestsellersIn(warehouseId);
      for (const one of all()) yield* one.prepare();
    },
  };
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
