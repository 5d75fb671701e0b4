import { formatPesos } from '@tonalia/rules/money';

/** What a coupon saves, and on which goods. */
export interface CouponTerms {
  discountType: 'percentage' | 'value';
  /** A whole percentage, or pesos. */
  amount: number;
  /** The most pesos that a percentage saves; null for no limit. */
  maxSavings: number | null;
  /** The minimum price in pesos of the goods it applies to. */
  minTotal: number;
  manufacturerId: string | null;
  categoryId: string | null;
  /** The name of its brand or category; null when it applies to everything. */
  onlyFor: string | null;
}

/** Whether a coupon can still be used. */
export interface CouponState {
  isRunning: boolean;
  /** Redeemed as often as allowed in all. */
  isUsedUp: boolean;
  /** Redeemed by this customer as often as allowed per customer. */
  isUsed: boolean;
}

/** Goods in a cart: their price after deals, in pesos, with brand and category. */
export interface Goods {
  amount: number;
  manufacturerId: string;
  categoryId: string;
  parentCategoryId: string | null;
}

/** The effect of a coupon on a cart. */
export interface CouponOutcome {
  /** The saving in pesos. */
  savings: number;
  /** The Spanish reason why it does not apply; then it saves nothing. */
  reason: string | null;
}

export const USED_UP = 'Este cupón ya se agotó.';
export const USED = 'Ya usaste este cupón.';
const OVER = 'Este cupón ya no está vigente.';

/** Applies a coupon to goods. The saving is at most the price of the goods it applies to. */
export function outcomeOf(coupon: CouponTerms & CouponState, goods: readonly Goods[]): CouponOutcome {
  const about = goods.filter((one) => isFor(coupon, one)).reduce((sum, { amount }) => sum + amount, 0);
  const reason = whyClosed(coupon) ?? whyNot(coupon, about);
  return { savings: reason === null ? savingsOf(coupon, about) : 0, reason };
}

/** A coupon of a category also applies to its subcategories. */
function isFor({ manufacturerId, categoryId }: CouponTerms, goods: Goods): boolean {
  if (manufacturerId !== null) return manufacturerId === goods.manufacturerId;
  return categoryId === null || categoryId === goods.categoryId || categoryId === goods.parentCategoryId;
}

/** Rounded once, on the total of the goods it applies to. */
function savingsOf({ discountType, amount, maxSavings }: CouponTerms, goods: number): number {
  const off = discountType === 'percentage' ? Math.round((goods * amount) / 100) : amount;
  return Math.min(goods, off, maxSavings ?? Infinity);
}

function whyClosed({ isRunning, isUsedUp, isUsed }: CouponState): string | null {
  if (!isRunning) return OVER;
  if (isUsed) return USED;
  return isUsedUp ? USED_UP : null;
}

function whyNot({ minTotal, onlyFor }: CouponTerms, goods: number): string | null {
  if (goods === 0) return onlyFor === null ? 'Tu carrito está vacío.' : `Tu pedido no tiene productos de ${onlyFor}.`;
  if (goods >= minTotal) return null;
  const missing = formatPesos(minTotal - goods);
  return onlyFor === null
    ? `Agrega ${missing} y lo puedes usar.`
    : `Agrega ${missing} en productos de ${onlyFor} y lo puedes usar.`;
}
