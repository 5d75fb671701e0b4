/** The sums of an order, in pesos. */
export interface AdjustedSums {
  units: number;
  subtotal: number;
  savings: number;
  couponSavings: number;
  /** Discount (negative) or charge of its payment method. */
  movement: number;
  shipping: number;
  total: number;
}

/**
 * Sums what is sent of an order, at its own prices. The coupon and a charge of the payment method keep their share of the goods, rounded
 * for the customer; a discount of the method is not taken back, unless `sharesDiscount`, and delivery costs the same. The total never
 * rises.
 */
export function adjustSums(
  before: AdjustedSums,
  sent: readonly { quantity: number; price: number; originalPrice: number }[],
  { sharesDiscount = false }: { sharesDiscount?: boolean } = {},
): AdjustedSums {
  const subtotal = sent.reduce((sum, { quantity, originalPrice }) => sum + quantity * originalPrice, 0);
  const goods = sent.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
  const goodsBefore = before.subtotal - before.savings;
  const couponSavings = shareUp(before.couponSavings, goods, goodsBefore);
  const left = goods - couponSavings;
  const leftBefore = goodsBefore - before.couponSavings;
  const discount = sharesDiscount ? -shareUp(-before.movement, left, leftBefore) : before.movement;
  const movement = before.movement > 0 ? shareDown(before.movement, left, leftBefore) : Math.max(discount, -left);
  return {
    units: sent.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal,
    savings: subtotal - goods,
    couponSavings,
    movement,
    shipping: before.shipping,
    total: left + movement + before.shipping,
  };
}

/** `amount × part / whole`, exact for any pesos. */
const shareDown = (amount: number, part: number, whole: number): number =>
  whole === 0 ? 0 : Number((BigInt(amount) * BigInt(part)) / BigInt(whole));

const shareUp = (amount: number, part: number, whole: number): number =>
  whole === 0 ? 0 : Number((BigInt(amount) * BigInt(part) + BigInt(whole) - 1n) / BigInt(whole));
