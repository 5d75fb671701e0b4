import {
  type TaxClass,
  type TaxedAmount,
  shippingTaxClass,
  spread,
  spreadTaxed,
  sumTaxed,
  taxRates,
  taxed,
} from '@tonalia/rules/tax';
import type { ClassedAmount, PlacedFacts } from '../order/order-facts.rules.ts';
import type { ShipmentStatus } from '../order/order.rules.ts';

/** A line as it is sent now, and what was agreed for it when the order was placed; null for a line that came later. */
export interface FactLineRow {
  line: number;
  code: string;
  name: string;
  versionName: string | null;
  manufacturer: string;
  unit: string;
  quantity: number;
  asked: number | null;
  substitutes: number | null;
  price: number;
  amount: number;
  taxClass: TaxClass;
  rate: number;
  cost: number | null;
  placedBase: number | null;
  placedTax: number | null;
}

export interface FactPartRow {
  id: string;
  dispatchDate: string | null;
  status: ShipmentStatus;
  lines: FactLineRow[];
}

/** An order as it is stored, with the net pesos of its goods and its shipping. */
export interface OrderFactsRow {
  orderId: string;
  orderCode: string;
  placedAt: Date;
  facts: PlacedFacts | null;
  isAssumed: boolean;
  net: number;
  shipping: number;
  parts: FactPartRow[];
}

/** A line as it is sent now. `amount`, `base` and `tax` are pesos after its share of what concerns the whole order. */
export interface FactLine extends ClassedAmount, Omit<FactLineRow, 'amount' | 'placedBase' | 'placedTax'> {
  /** Its share of coupon and payment method: price × quantity − amount; below zero for a charge. */
  discount: number;
  /** The terms agreed when the order was placed; null for a line that came later. */
  placed: TaxedAmount | null;
}

/** The part of an order that leaves on one date; its sums have its share of the shipping. */
export interface FactPart extends TaxedAmount, Omit<FactPartRow, 'lines'> {
  lines: FactLine[];
  /** Its equal share of the shipping, among the parts that are not cancelled. */
  shipping: TaxedAmount;
  discount: number;
}

/** Fiscal facts of an order. Sums are of the order as it is sent now; `placed` has those it was placed with. Amounts are pesos. */
export interface OrderFacts extends TaxedAmount {
  orderId: string;
  orderCode: string;
  placedAt: Date;
  /** Not frozen when the order was placed but filled in afterwards. */
  isAssumed: boolean;
  /** As it was when the order was placed; null once the account is closed. */
  customer: PlacedFacts['customer'] | null;
  seller: PlacedFacts['seller'];
  terms: PlacedFacts['terms'] | null;
  shipping: ClassedAmount;
  parts: FactPart[];
  placed: TaxedAmount;
}

/**
 * Computes the facts of an order from the classes that were frozen with its lines. The sum of all parts is what the order costs
 * (`total`), the sum of lines and shipping is that of their part, and base + tax = amount everywhere.
 */
export function orderFacts({ facts, parts, net, shipping: fee, ...order }: OrderFactsRow): OrderFacts {
  const shipping = shippingNow(facts, fee);
  const lines = parts.flatMap((part) => part.lines);
  const shares = spread(
    net,
    lines.map(({ amount }) => amount),
  );
  const shareOf = new Map(lines.map(({ line }, at) => [line, shares[at] ?? 0]));
  const deliveries = spreadTaxed(shipping, deliveryWeights(parts));
  const counted = parts.map((part, at) => factPart(part, shareOf, deliveries[at] ?? taxed(0, shipping.rate)));
  const placed = counted.flatMap((part) => part.lines.flatMap((line) => line.placed ?? []));
  return {
    ...order,
    customer: facts?.customer ?? null,
    seller: facts?.seller ?? null,
    terms: facts?.terms ?? null,
    shipping,
    parts: counted,
    ...sumTaxed(counted),
    placed: sumTaxed([...placed, facts?.shipping ?? taxed(0, 0)]),
  };
}

function shippingNow(facts: PlacedFacts | null, fee: number): ClassedAmount {
  const { taxClass, rate } = facts?.shipping ?? { taxClass: shippingTaxClass, rate: taxRates[shippingTaxClass] };
  return { taxClass, rate, ...taxed(fee, rate) };
}

/** Parts that are cancelled carry no shipping, unless all of them are. */
function deliveryWeights(parts: readonly FactPartRow[]): number[] {
  const isAllCancelled = parts.every(({ status }) => status === 'cancelled');
  return parts.map(({ status }) => (isAllCancelled || status !== 'cancelled' ? 1 : 0));
}

function factPart(
  { lines, ...part }: FactPartRow,
  shareOf: ReadonlyMap<number, number>,
  shipping: TaxedAmount,
): FactPart {
  const counted = lines.map((line) => factLine(line, shareOf.get(line.line) ?? 0));
  const discount = counted.reduce((sum, line) => sum + line.discount, 0);
  return { ...part, lines: counted, shipping, discount, ...sumTaxed([...counted, shipping]) };
}

function factLine({ amount: own, placedBase, placedTax, ...line }: FactLineRow, amount: number): FactLine {
  const placed =
    placedBase === null || placedTax === null
      ? null
      : { amount: placedBase + placedTax, base: placedBase, tax: placedTax };
  return { ...line, ...taxed(amount, line.rate), discount: own - amount, placed };
}
