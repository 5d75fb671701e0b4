import type { CartView } from '@tonalia/contract/purchase';
import { lineId, unitsAfter } from '../cart-line.ts';
import type { PendingLines } from './cart-changes.ts';

/** The cart with unconfirmed changes applied. */
export function applyChanges(view: CartView, pending: PendingLines): CartView {
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

/** The cart shown for a customer without a loaded cart: edits made offline are applied to it. */
const emptyCart: NonNullable<CartView['cart']> = {
  _id: '',
  amount: 0,
  subtotal: 0,
  savings: 0,
  couponSavings: 0,
  movement: 0,
  shipping: 0,
  total: 0,
  products: [],
  shippingAddress: null,
  paymentMethod: null,
  creditAmount: 0,
  coupon: null,
  schedule: [],
  together: false,
  comments: '',
};
