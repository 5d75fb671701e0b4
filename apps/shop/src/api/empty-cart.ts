import type { CartView } from '@tonalia/contract/purchase';

/** Of whom nothing is known to have a cart: what they choose without a network is shown in it. */
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
