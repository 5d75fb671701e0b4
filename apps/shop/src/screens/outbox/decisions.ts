import type { OrderAskLine, OrderAsks } from '@tonalia/contract/order-asks';

/** The chosen answer of each line, by its position. */
export type Decisions = Readonly<Record<number, string>>;

/** What replaces the address or payment method of the order. */
export interface Replacements {
  addressId?: string;
  paymentMethod?: string;
}

const addressDoubts: ReadonlySet<string> = new Set(['ADDRESS_REQUIRED', 'NO_COVERAGE']);
const methodDoubts: ReadonlySet<string> = new Set([
  'PAYMENT_METHOD_REQUIRED',
  'PAYMENT_METHOD_UNAVAILABLE',
  'CREDIT_EXCEEDED',
  'CREDIT_OVERDUE',
]);

export const asksForAddress = ({ doubts }: OrderAsks): boolean => doubts.some(({ code }) => addressDoubts.has(code));
export const asksForMethod = ({ doubts }: OrderAsks): boolean => doubts.some(({ code }) => methodDoubts.has(code));

const chosen = (line: OrderAskLine, decisions: Decisions) =>
  line.choices.find(({ choice }) => choice === decisions[line.line]);

/** Lines without an answer. */
export const undecided = ({ lines }: OrderAsks, decisions: Decisions): OrderAskLine[] =>
  lines.filter((line) => !chosen(line, decisions));

/** Pesos of a line by its answer; without one, of what there is now. */
export function pesosOf(line: OrderAskLine, decisions: Decisions): number {
  const answer = chosen(line, decisions);
  if (!answer) return line.now.quantity * line.now.price;
  return answer.lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
}

const seenOf = ({ seen }: OrderAskLine): number => seen.quantity * seen.price;
const sum = (lines: readonly OrderAskLine[], pesos: (line: OrderAskLine) => number): number =>
  lines.reduce((all, line) => all + pesos(line), 0);

/** What an order of this device was shown to cost: all lines, and the delivery. */
export interface ShownSums {
  goods: number;
  shipping: number;
}

/**
 * The total in pesos with these answers: what was shown, with the lines that ask at their answers. What the payment method adds or takes
 * follows the goods where this device knows it; it is never below what the server computes.
 */
export function totalWith(asks: OrderAsks, decisions: Decisions, shown: ShownSums | null): number {
  const { total, expectedTotal, lines, unchangedAmount } = asks;
  if (total !== null && lines.length === 0) return total;
  const answered = sum(lines, (line) => pesosOf(line, decisions));
  if (shown === null || shown.goods === 0) return expectedTotal - sum(lines, seenOf) + answered;
  const goods = unchangedAmount + answered;
  const movement = ((expectedTotal - shown.goods - shown.shipping) * goods) / shown.goods;
  return goods + shown.shipping + Math.ceil(movement);
}

/** Pesos that the lines without questions became cheaper by; `shown` is of all lines. */
export const savedOn = ({ unchanged, unchangedAmount, lines }: OrderAsks, { goods }: ShownSums): number =>
  unchanged === 0 ? 0 : Math.max(0, goods - sum(lines, seenOf) - unchangedAmount);

/** Whether nothing of the order is left with these answers. */
export const isEmptied = ({ unchanged, lines }: OrderAsks, decisions: Decisions): boolean =>
  unchanged === 0 && lines.length > 0 && lines.every((line) => chosen(line, decisions)?.lines.length === 0);
