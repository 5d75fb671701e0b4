/**
 * Whether goods of this price are delivered without a fee. The price is that after deals and before a coupon and the payment method, so that
 * no coupon brings the fee back; `freeFrom` is that of the zone, null where every order pays.
 */
export const isShippingFree = (goods: number, freeFrom: number | null): boolean =>
  freeFrom !== null && goods >= freeFrom;
