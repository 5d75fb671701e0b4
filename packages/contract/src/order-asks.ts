import { z } from 'zod';
import { Code, Day, Pesos } from './wire.ts';

/** Why a line of an order taken without a network waits for its seller. `dearer` beyond the tolerance; `step`: not whole packs any more. */
export const OrderAskReason = z.enum(['dearer', 'gone', 'fewer', 'date', 'step']);
export type OrderAskReason = z.infer<typeof OrderAskReason>;

/** Units, price of one in pesos, and dispatch date of a presale (null from stock). */
const terms = { quantity: z.int(), price: Pesos, dispatchDate: Day.nullable() };

/** A line as a choice would order it. */
export const OfferedLine = z.object({ code: Code, name: z.string(), versionName: z.string().nullable(), ...terms });
export type OfferedLine = z.infer<typeof OfferedLine>;

/** What the seller may choose for a line; `lines` are ordered instead of it. */
export const OrderAskChoice = z.object({
  /** Names the choice in the answer. */
  choice: z.string().min(1).max(80),
  kind: z.enum(['accept', 'fewer', 'presale', 'replace', 'remove']),
  lines: z.array(OfferedLine),
  /** Of the colour of a replacement, in words. */
  nearness: z.string().nullable(),
  difference: z.string().nullable(),
});
export type OrderAskChoice = z.infer<typeof OrderAskChoice>;

/** A line that waits: as it was shown, as it is now, and what can be chosen. */
export const OrderAskLine = z.object({
  /** Position in the order as it was sent last, from 1. */
  line: z.int(),
  code: Code,
  /** Null for a code that is not in the catalogue. */
  name: z.string().nullable(),
  versionName: z.string().nullable(),
  image: z.string().nullable(),
  reasons: z.array(OrderAskReason).min(1),
  seen: z.object(terms),
  now: z.object(terms),
  choices: z.array(OrderAskChoice),
});
export type OrderAskLine = z.infer<typeof OrderAskLine>;

/** A question about the order and not about a line: `OLD`, `CLOCK`, or the code of the refusal that placing it would get. */
export const OrderDoubt = z.object({ code: z.string(), text: z.string() });
export type OrderDoubt = z.infer<typeof OrderDoubt>;

/** The questions of an order that waits for its seller (novedad). */
export const OrderAsks = z.object({
  /** Rises with each answer that leads to other questions; the answer names it. */
  revision: z.int(),
  /** Total in pesos that the seller showed. */
  expectedTotal: Pesos,
  /** Total of the whole order when only that is in doubt; else null. */
  total: Pesos.nullable(),
  /** Lines that are ordered as they were shown, or cheaper. */
  unchanged: z.int(),
  /** Their pesos. */
  unchangedAmount: Pesos,
  lines: z.array(OrderAskLine),
  doubts: z.array(OrderDoubt),
});
export type OrderAsks = z.infer<typeof OrderAsks>;
