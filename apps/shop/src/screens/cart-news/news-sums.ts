import type { CartView } from '@tonalia/contract/purchase';
import { lineId } from '../../api/cart-sync/cart-line.ts';

export interface NewsSums {
  /** What the goods came to when they were added, in pesos, and their units. */
  before: { units: number; pesos: number };
  /** What they come to once everything is taken as it is now. */
  after: { units: number; pesos: number };
  /** What each kind of change adds or takes off, in pesos; a new date costs nothing. */
  byKind: { price: number; stock: number; gone: number };
}

/** What taking the changes does to a cart's goods. Shipping and the way to pay follow later. */
export function newsSums({ cart, productsNews }: CartView): NewsSums {
  const changed = new Set(productsNews.map(({ line }) => lineId(line)));
  const unchanged = (cart?.products ?? []).filter((line) => !changed.has(lineId(line)));
  const units = unchanged.reduce((sum, { quantity }) => sum + quantity, 0);
  const pesos = unchanged.reduce((sum, { amount }) => sum + amount, 0);
  const sums: NewsSums = {
    before: { units, pesos },
    after: { units, pesos },
    byKind: { price: 0, stock: 0, gone: 0 },
  };
  for (const { kind, before, after } of productsNews) {
    sums.before.units += before.quantity;
    sums.before.pesos += before.price * before.quantity;
    sums.after.units += after.quantity;
    sums.after.pesos += after.price * after.quantity;
    if (kind === 'gone') sums.byKind.gone -= before.price * before.quantity;
    else {
      // fewer units at the price they were added at, then the new price of what is left
      sums.byKind.stock += (after.quantity - before.quantity) * before.price;
      sums.byKind.price += (after.price - before.price) * after.quantity;
    }
  }
  return sums;
}
