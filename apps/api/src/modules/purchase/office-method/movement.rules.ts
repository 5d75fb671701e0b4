import type { MovementDraft, MovementExample, OfficeMovement } from '@tonalia/contract/payment-methods-office';
import { dayIn, formatShortDay } from '@tonalia/rules/dates';
import { formatPesos } from '@tonalia/rules/money';
import { type PaymentMovement, movementAmount } from '@tonalia/rules/cart-lines';

/** A discount or charge as it is stored; a null end is open. */
export interface StoredMovement extends PaymentMovement {
  id: string;
  from: Date | null;
  until: Date | null;
  revision: number;
}

type MovementSpan = Pick<StoredMovement, 'from' | 'until'>;

/** The goods of the first example, in pesos. */
const EXAMPLE = 200_000;
/** A larger part of an order, in percent, asks for the second factor. */
const LARGE_PERCENT = 20;

/** Where a discount or charge is in time. */
export function movementStateOf({ from, until }: MovementSpan, now: Date): OfficeMovement['state'] {
  if (from !== null && from > now) return 'coming';
  return until !== null && until <= now ? 'ended' : 'running';
}

/** As the office shows it. */
export const toOfficeMovement = (row: StoredMovement, now: Date): OfficeMovement => ({
  _id: row.id,
  type_movement: row.type_movement,
  discount_type: row.discount_type,
  discount_amount: row.discount_amount,
  from: row.from?.toISOString() ?? null,
  until: row.until?.toISOString() ?? null,
  state: movementStateOf(row, now),
  version: row.revision,
});

/** What an order of these goods pays, as the cart computes it. */
export const movementExample = (movement: PaymentMovement | null, goods = EXAMPLE): MovementExample => ({
  goods,
  total: goods + movementAmount(movement, goods),
});

/** What orders of three sizes pay. */
export const movementExamples = (movement: PaymentMovement): MovementExample[] =>
  [EXAMPLE, EXAMPLE / 4, EXAMPLE * 5].map((goods) => movementExample(movement, goods));

/** Whether the terms change an order by more than 20 %. */
export const isLargeMovement = (movement: PaymentMovement): boolean =>
  Math.abs(movementAmount(movement, EXAMPLE)) * 100 > EXAMPLE * LARGE_PERCENT;

/** The window of a draft, undefined when its end is not after its start and now. One that is in force keeps its start. */
export function movementSpan(
  draft: Pick<MovementDraft, 'from' | 'until'>,
  saved: MovementSpan | undefined,
  now: Date,
): MovementSpan | undefined {
  const asked = new Date(draft.from);
  const isRunning = saved !== undefined && movementStateOf(saved, now) === 'running';
  const from = isRunning ? saved.from : asked > now ? asked : now;
  const until = draft.until === null ? null : new Date(draft.until);
  return until !== null && (until <= now || (from !== null && until <= from)) ? undefined : { from, until };
}

/** Whether two windows have an instant in common. */
export const overlaps = (one: MovementSpan, other: MovementSpan): boolean =>
  (one.from === null || other.until === null || one.from < other.until) &&
  (other.from === null || one.until === null || other.from < one.until);

/** Whether `saved` is what a request that arrives twice made the first time. */
export const isRepeated = (saved: StoredMovement, draft: MovementDraft, now: Date): boolean =>
  saved.type_movement === draft.type_movement &&
  saved.discount_type === draft.discount_type &&
  saved.discount_amount === draft.discount_amount &&
  (saved.until?.getTime() ?? null) === (draft.until === null ? null : new Date(draft.until).getTime()) &&
  (saved.from?.getTime() === new Date(draft.from).getTime() ||
    (new Date(draft.from) <= now && movementStateOf(saved, now) === 'running'));

const termWords = ({ type_movement, discount_type, discount_amount }: PaymentMovement): string =>
  `${type_movement === 'discount' ? 'descuento' : 'recargo'} ${
    discount_type === 'percentage' ? `del ${discount_amount}\u00A0%` : `de ${formatPesos(discount_amount)}`
  }`;

/** "recargo del 1 % desde el mar 24 nov, sin fin". */
export function datedWords(movement: PaymentMovement & MovementSpan): string {
  const day = (instant: Date) => formatShortDay(dayIn(instant)).toLocaleLowerCase('es-CO');
  const from = movement.from ? ` desde el ${day(movement.from)}` : '';
  const until = movement.until ? ` hasta el ${day(movement.until)}` : ', sin fin';
  return `${termWords(movement)}${from}${until}`;
}

/** Names the one in the way, in Spanish. */
export const overlapWords = (movement: PaymentMovement & MovementSpan): string =>
  `Se cruza con el ${datedWords(movement)}.`;
