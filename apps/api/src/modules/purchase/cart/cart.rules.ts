import { movementShare } from '@tonalia/rules/movement-share';
import { MAX_LINE_QUANTITY, wholeSteps } from '@tonalia/rules/quantity';

/** A cart line: what was chosen, and what the shopper saw when choosing. */
export interface SeenCartLine {
  productId: string;
  versionId: string;
  /** Ordered before it arrives. */
  advanced: boolean;
  quantity: number;
  seenPrice: number;
  seenDate: string | null;
  seenOther: boolean;
}

/** What holds now of what a line is about. */
export interface LineFacts {
  active: boolean;
  minQuantity: number;
  presale: { dispatchDate: string; left: number | null } | null;
  /** Stock rows one unit takes: the version's own, or those of a combo's parts. Null when the combo's choice does not fit any more. */
  needs: readonly StockNeed[] | null;
  /** Price of a unit when so many of the product are bought together. */
  price: (quantity: number) => { price: number; originalPrice: number };
}

export interface StockNeed {
  versionId: string;
  quantity: number;
}

export interface CartLineTerms {
  price: number;
  quantity: number;
  dispatchDate: string | null;
}

export type CartChangeKind = 'price' | 'stock' | 'date' | 'gone';

export interface AssessedLine<L extends SeenCartLine> {
  line: L;
  /** Most units this line can have now. */
  most: number;
  price: number;
  originalPrice: number;
  dispatchDate: string | null;
  /** How the line would be if the shopper took everything as it is now. */
  after: CartLineTerms;
  /** What changed since the shopper saw it; null when nothing did. */
  change: CartChangeKind | null;
}

/**
 * Tells for each line what it costs, how much of it there is and what changed. Lines share what is left in their order, so
 * that a combo and a single one of its parts never count the same unit twice.
 */
export function assessLines<L extends SeenCartLine>(
  lines: readonly L[],
  factsOf: (line: L) => LineFacts,
  stock: ReadonlyMap<string, number>,
): AssessedLine<L>[] {
  const left = new Map(stock);
  const presaleLeft = new Map<string, number>();
  const granted = lines.map((line) => {
    const facts = factsOf(line);
    const most = Math.min(MAX_LINE_QUANTITY, maxUnits(line, facts, left, presaleLeft));
    const quantity = Math.min(line.quantity, most);
    take(line, facts, quantity, left, presaleLeft);
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

function maxUnits(
  line: SeenCartLine,
  facts: LineFacts,
  left: Map<string, number>,
  presaleLeft: Map<string, number>,
): number {
  if (!facts.active || !facts.needs) return 0;
  const units = line.advanced
    ? leftInPresale(line, facts, presaleLeft)
    : Math.min(...facts.needs.map((need) => Math.floor((left.get(need.versionId) ?? 0) / need.quantity)));
  return wholeSteps(Math.min(units, MAX_LINE_QUANTITY), facts.minQuantity);
}

function leftInPresale(line: SeenCartLine, { presale }: LineFacts, presaleLeft: Map<string, number>): number {
  return presale ? (presaleLeft.get(line.productId) ?? presale.left ?? Infinity) : 0;
}

function take(
  line: SeenCartLine,
  facts: LineFacts,
  quantity: number,
  left: Map<string, number>,
  presaleLeft: Map<string, number>,
): void {
  if (line.advanced) {
    presaleLeft.set(line.productId, leftInPresale(line, facts, presaleLeft) - quantity);
    return;
  }
  for (const need of facts.needs ?? []) {
    left.set(need.versionId, (left.get(need.versionId) ?? 0) - quantity * need.quantity);
  }
}

/** Units of each product over all its versions: what a deal's minimum counts. */
export function unitsByProduct(lines: readonly { productId: string; quantity: number }[]): Map<string, number> {
  const units = new Map<string, number>();
  for (const { productId, quantity } of lines) units.set(productId, (units.get(productId) ?? 0) + quantity);
  return units;
}

export interface CartTotals {
  /** Units. */
  amount: number;
  subtotal: number;
  savings: number;
  couponSavings: number;
  /** What the payment method takes off (negative) or adds. */
  movement: number;
  shipping: number;
  total: number;
}

/** What a payment method does to a total, in the specification's names. */
export interface PaymentMovement {
  type_movement: 'discount' | 'charge';
  discount_type: 'percentage' | 'value';
  /** Whole percent, or pesos. */
  discount_amount: number;
}

/** Adds up a cart in integer pesos: deals, then the coupon, then the payment method, and own credit, each of what it pays. Nothing takes off more than the goods still cost. */
export function calculateTotals(
  lines: readonly { quantity: number; price: number; originalPrice: number }[],
  movement: PaymentMovement | null,
  shippingFee: number,
  couponSavings = 0,
  credit: { wished: number; movement: PaymentMovement | null } = { wished: 0, movement: null },
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
  const shipping = lines.length > 0 ? shippingFee : 0;
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

/** Pesos a payment method takes off (negative) or adds to goods of that price. */
export function movementAmount(movement: PaymentMovement | null, goods: number): number {
  if (!movement || goods === 0) return 0;
  const { type_movement: type, discount_type: kind, discount_amount: amount } = movement;
  const pesos = kind === 'percentage' ? Math.round((goods * amount) / 100) : amount;
  return type === 'charge' ? pesos : -Math.min(pesos, goods);
}
