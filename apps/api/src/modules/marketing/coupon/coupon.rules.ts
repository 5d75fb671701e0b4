import { formatPesos } from '@tonalia/rules/money';

/** What a coupon gives, and what for. */
export interface CouponTerms {
  discountType: 'percentage' | 'value';
  /** Whole percent, or pesos. */
  amount: number;
  /** Least the goods it is for must cost, in pesos. */
  minTotal: number;
  manufacturerId: string | null;
  categoryId: string | null;
  /** Name of the brand or category it is for; null for everything. */
  onlyFor: string | null;
}

/** How far a coupon can be used at all. */
export interface CouponState {
  isRunning: boolean;
  /** By everybody together, as often as it may be. */
  isUsedUp: boolean;
  /** By this customer, as often as each may. */
  isUsed: boolean;
}

/** Goods somebody wants to buy: what they cost after deals, in pesos, and what they are. */
export interface Goods {
  amount: number;
  manufacturerId: string;
  categoryId: string;
  parentCategoryId: string | null;
}

export interface CouponOutcome {
  /** Pesos it takes off. */
  savings: number;
  /** Why it does not serve, in words; then it saves nothing. */
  reason: string | null;
}

export const USED_UP = 'Este cupón ya se agotó.';
export const USED = 'Ya usaste este cupón.';
const OVER = 'Este cupón ya no está vigente.';

/** What a coupon does to these goods. It never takes off more than the goods it is for cost. */
export function outcomeOf(coupon: CouponTerms & CouponState, goods: readonly Goods[]): CouponOutcome {
  const about = goods.filter((one) => isFor(coupon, one)).reduce((sum, { amount }) => sum + amount, 0);
  const reason = whyClosed(coupon) ?? whyNot(coupon, about);
  return { savings: reason === null ? savingsOf(coupon, about) : 0, reason };
}

/** A coupon for a category is for its children too. */
function isFor({ manufacturerId, categoryId }: CouponTerms, goods: Goods): boolean {
  if (manufacturerId !== null) return manufacturerId === goods.manufacturerId;
  return categoryId === null || categoryId === goods.categoryId || categoryId === goods.parentCategoryId;
}

/** Rounded once, over all the goods it is for. */
function savingsOf({ discountType, amount }: CouponTerms, goods: number): number {
  return Math.min(goods, discountType === 'percentage' ? Math.round((goods * amount) / 100) : amount);
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
