import { isShippingFree } from './free-shipping.ts';
import { movementShare } from './movement-share.ts';
import { maxLineQuantity } from './policy.ts';
import { wholeSteps } from './quantity.ts';

/** A line with the price and date the shopper last saw. */
export interface SeenCartLine {
  productId: string;
  versionId: string;
  /** In presale. */
  advanced: boolean;
  quantity: number;
  seenPrice: number;
  seenDate: string | null;
  seenOther: boolean;
}

/** Current facts about the version or combo of a line. */
export interface LineFacts {
  active: boolean;
  minQuantity: number;
  presale: { dispatchDate: string; left: number | null } | null;
  /** Units in one order at most; null or absent without a limit. */
  mostAtOnce?: number | null;
  /**
   * Stock rows and units that one unit takes: the version's own, or those of a combo's parts. Null when the combo's choice is no
   * longer valid.
   */
  needs: readonly StockNeed[] | null;
  /** Unit price in pesos when `quantity` units of the product are bought together. */
  price: (quantity: number) => { price: number; originalPrice: number };
}

/** Units of a version that one unit of a line takes. */
export interface StockNeed {
  versionId: string;
  quantity: number;
}

/** Units that no line has taken yet: stock by version, presale by product. */
export interface RemainingUnits {
  stock: Map<string, number>;
  presale: Map<string, number>;
}

/** Price, units and dispatch date of a line. */
export interface CartLineTerms {
  price: number;
  quantity: number;
  dispatchDate: string | null;
}

/** What changed of a line since it was seen. */
export type CartChangeKind = 'price' | 'stock' | 'date' | 'gone';

/** A line with what it costs and what there is of it now. */
export interface AssessedLine<L extends SeenCartLine> {
  line: L;
  /** Largest quantity available for this line now. */
  most: number;
  price: number;
  originalPrice: number;
  dispatchDate: string | null;
  /** The line after accepting all changes. */
  after: CartLineTerms;
  /** What changed since the shopper saw it; null when nothing did. */
  change: CartChangeKind | null;
}

/**
 * Determines price, available units and change of each line. Lines share the remaining stock in their order, so that a combo and
 * a single of one of its parts never count the same unit twice.
 */
export function assessLines<L extends SeenCartLine>(
  lines: readonly L[],
  factsOf: (line: L) => LineFacts,
  stock: ReadonlyMap<string, number>,
): AssessedLine<L>[] {
  const left: RemainingUnits = { stock: new Map(stock), presale: new Map() };
  const granted = lines.map((line) => {
    const facts = factsOf(line);
    const most = Math.min(maxLineQuantity, maxUnits(line, facts, left));
    const quantity = Math.min(line.quantity, most);
    take(line, facts, quantity, left);
    return { line, facts, most, quantity };
  });
  const wanted = unitsByProduct(granted.filter(({ most }) => most > 0).map(({ line }) => line));
  const possible = unitsByProduct(granted.map(({ line, quantity }) => ({ productId: line.productId, quantity })));

  return granted.map(({ line, facts, most, quantity }) => {
    const { price, originalPrice } = facts.price(wanted.get(line.productId) ?? line.quantity);
    const dispatchDate = line.advanced ? (facts.presale?.dispatchDate ?? line.seenDate) : null;
    const after = { price: facts.price(possible.get(line.productId) || line.quantity).price, quantity, dispatchDate };
    return { line, most, price, originalPrice, dispatchDate, after, change: changeOf(line, price, after) };
  });
}

function changeOf(line: SeenCartLine, price: number, after: CartLineTerms): CartChangeKind | null {
  if (after.quantity === 0) return 'gone';
  if (after.quantity < line.quantity) return 'stock';
  if (after.dispatchDate !== line.seenDate) return 'date';
  return price !== line.seenPrice || line.seenOther ? 'price' : null;
}

function maxUnits(line: SeenCartLine, facts: LineFacts, left: RemainingUnits): number {
  if (!facts.active || !facts.needs) return 0;
  const units = line.advanced
    ? leftInPresale(line, facts, left)
    : Math.min(...facts.needs.map((need) => Math.floor((left.stock.get(need.versionId) ?? 0) / need.quantity)));
  return wholeSteps(Math.min(units, facts.mostAtOnce ?? maxLineQuantity, maxLineQuantity), facts.minQuantity);
}

function leftInPresale(line: SeenCartLine, { presale }: LineFacts, left: RemainingUnits): number {
  return presale ? (left.presale.get(line.productId) ?? presale.left ?? Infinity) : 0;
}

function take(line: SeenCartLine, facts: LineFacts, quantity: number, left: RemainingUnits): void {
  if (line.advanced) {
    left.presale.set(line.productId, leftInPresale(line, facts, left) - quantity);
    return;
  }
  for (const need of facts.needs ?? []) {
    left.stock.set(need.versionId, (left.stock.get(need.versionId) ?? 0) - quantity * need.quantity);
  }
}

/** Units per product over all its versions, as deals count them. */
export function unitsByProduct(lines: readonly { productId: string; quantity: number }[]): Map<string, number> {
  const units = new Map<string, number>();
  for (const { productId, quantity } of lines) units.set(productId, (units.get(productId) ?? 0) + quantity);
  return units;
}

/** The sum of a cart in pesos. */
export interface CartTotals {
  /** Units. */
  amount: number;
  subtotal: number;
  savings: number;
  couponSavings: number;
  /** Discount (negative) or charge of the payment method, in pesos. */
  movement: number;
  shipping: number;
  total: number;
}

/** The discount or charge of a payment method, in the names of the specification. */
export interface PaymentMovement {
  type_movement: 'discount' | 'charge';
  discount_type: 'percentage' | 'value';
  /** Whole percent, or pesos. */
  discount_amount: number;
}

/** What changes the sum of the lines; amounts in pesos. */
export interface CartPricing {
  /** Of the payment method. */
  movement: PaymentMovement | null;
  shippingFee: number;
  /** Pesos of goods from which the zone charges no fee; null or absent charges all. */
  freeFrom?: number | null | undefined;
  couponSavings?: number | undefined;
  /** The part requested on own credit, and its movement. */
  credit?: { wished: number; movement: PaymentMovement | null } | undefined;
}

/**
 * Sums a cart in integer pesos: deals, coupon, then the movements of payment method and own credit, each on its part. Discounts
 * never exceed the price of the goods.
 */
export function calculateTotals(
  lines: readonly { quantity: number; price: number; originalPrice: number }[],
  { movement, shippingFee, freeFrom = null, couponSavings = 0, credit = { wished: 0, movement: null } }: CartPricing,
): CartTotals {
  const sum = (of: (line: (typeof lines)[number]) => number) => lines.reduce((total, line) => total + of(line), 0);
  const subtotal = sum((line) => line.originalPrice * line.quantity);
  const goods = sum((line) => line.price * line.quantity);
  const coupon = Math.min(couponSavings, goods);
  const left = goods - coupon;
  const onCredit = Math.min(credit.wished, left);
  const moved =
    movementShare(movementAmount(movement, left), left, onCredit) +
    movementShare(movementAmount(credit.movement, left), left, left - onCredit);
  const shipping = lines.length > 0 && !isShippingFree(goods, freeFrom) ? shippingFee : 0;
  return {
    amount: sum((line) => line.quantity),
    subtotal,
    savings: subtotal - goods,
    couponSavings: coupon,
    movement: moved,
    shipping,
    total: left + moved + shipping,
  };
}

/** Pesos that a payment method subtracts (negative) or adds for goods of that price. */
export function movementAmount(movement: PaymentMovement | null, goods: number): number {
  if (!movement || goods === 0) return 0;
  const { type_movement: type, discount_type: kind, discount_amount: amount } = movement;
  const pesos = kind === 'percentage' ? Math.round((goods * amount) / 100) : amount;
  // from zero, because the minus of a discount that rounds to nothing is -0
  return type === 'charge' ? pesos : 0 - Math.min(pesos, goods);
}
