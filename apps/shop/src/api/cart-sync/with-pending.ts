import type { CartView } from '@tonalia/contract/purchase';
import { lineId, unitsAfter } from './cart-line.ts';
import type { Pending } from './cart-line.ts';
import { emptyCart } from './empty-cart.ts';

/** The cart with unconfirmed changes applied; `pending` by line id. */
export function withPending(view: CartView, pending: ReadonlyMap<string, Pending>): CartView {
  if (pending.size === 0) return view;
  const before = view.cart?.products ?? [];
  const there = new Set(before.map(lineId));
  const fresh = [...pending].flatMap(([id, { line }]) => (line && !there.has(id) ? [{ ...line, quantity: 0 }] : []));
  const cart = view.cart ?? (fresh.length > 0 ? emptyCart : null);
  if (cart === null) return view;
  const sums = { units: 0, pesos: 0, before: 0 };
  const products = [...before, ...fresh].map((line) => {
    const change = pending.get(lineId(line));
    const quantity = change ? unitsAfter(line.quantity, change) : line.quantity;
    const more = quantity - line.quantity;
    sums.units += more;
    sums.pesos += more * line.price;
    sums.before += more * line.originalPrice;
    return more === 0 ? line : { ...line, quantity, amount: quantity * line.price };
  });
  if (sums.units === 0 && sums.pesos === 0) return view;
  return {
    ...view,
    cart: {
      ...cart,
      products: products.filter((line) => line.quantity > 0),
      amount: cart.amount + sums.units,
      subtotal: cart.subtotal + sums.before,
      savings: cart.savings + sums.before - sums.pesos,
      total: cart.total + sums.pesos,
    },
  };
}
