import type { CartView } from '@tonalia/contract/purchase';

/** The cart shown for a customer without a loaded cart: edits made offline are applied to it. */
export const emptyCart: NonNullable<CartView['cart']> = {
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
  comments: '',
};
