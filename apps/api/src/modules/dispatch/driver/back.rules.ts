/** A line of an order, and the sums of its goods, in pesos. */
export interface DeliveredLine {
  price: number;
  subtotal: number;
  savings: number;
  couponSavings: number;
  /** Discount (negative) or charge of the payment method. */
  movement: number;
}

/** What one unit takes off its order when it comes back: its price with its share of the coupon and of the method's discount or charge. */
export function backOf({ price, subtotal, savings, couponSavings, movement }: DeliveredLine): number {
  const goods = subtotal - savings;
  return goods === 0 ? 0 : Math.round((price * (goods - couponSavings + movement)) / goods);
}
