/** A line of an order, and the sums of its goods, in pesos. */
export interface PricedLine {
  price: number;
  subtotal: number;
  savings: number;
  couponSavings: number;
}

/** What one unit takes off its order when it comes back: its price without its share of the coupon, rounded down. */
export function backOf({ price, subtotal, savings, couponSavings }: PricedLine): number {
  const goods = subtotal - savings;
  return goods === 0 ? 0 : price - Math.ceil((couponSavings * price) / goods);
}
