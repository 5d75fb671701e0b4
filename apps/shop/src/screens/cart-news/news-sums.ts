import type { CartView } from '@tonalia/contract/purchase';
import { lineId } from '../../api/cart-sync/cart-line.ts';

export interface NewsSums {
  /** Value of the goods (pesos) and units, as they were added. */
  before: { units: number; pesos: number };
  /** The same once all changes are accepted. */
  after: { units: number; pesos: number };
  /** Effect of each kind of change, in pesos; negative reduces the total. A new date costs nothing. */
  byKind: { price: number; stock: number; gone: number };
}

/** The effect of accepting the changes on the value of the goods, without shipping and payment charges. */
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
      // fewer units at the old price, then the new price for the remaining ones
      sums.byKind.stock += (after.quantity - before.quantity) * before.price;
      sums.byKind.price += (after.price - before.price) * after.quantity;
    }
  }
  return sums;
}
