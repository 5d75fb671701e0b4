import { z } from 'zod';
import { MoneyTarget } from './purchase-adjust.ts';
import { LineNumber, MOST_LINES, ONCE, ReturnState, isOnce } from './return-state.ts';
import { RowVersion } from './office-wire.ts';
import { Line, Lines, Pesos } from './wire.ts';

/** The version that the operator saw. */
export const Versioned = { version: RowVersion.min(1) };
const Refusal = Line.pipe(z.string().min(3).max(200));

/** How the accepted lines are given back: as money, or as an exchange, an order without cost for the same products. */
export const ReturnTarget = z.enum([...MoneyTarget.options, 'exchange']);
export type ReturnTarget = z.infer<typeof ReturnTarget>;

/** What becomes of each line; a line with fewer accepted units than it has needs the reason. */
export const ReturnDecision = z.strictObject({
  ...Versioned,
  dryRun: z.boolean().default(false),
  lines: z
    .array(
      z.strictObject({
        line: LineNumber,
        toStock: z.int().min(0).max(9_999),
        toLoss: z.int().min(0).max(9_999),
        refusal: Refusal.optional(),
      }),
    )
    .min(1)
    .max(MOST_LINES)
    .refine(isOnce, ONCE),
  /** `exchange`, or where the money goes first; by default to own credit, as far as it paid, then as the customer wishes. */
  to: ReturnTarget.optional(),
  /** The message to the customer; the usual words without it. */
  message: Lines.pipe(z.string().trim().min(1).max(500)).optional(),
});
export type ReturnDecision = z.infer<typeof ReturnDecision>;

/** What a decision changes, the same before it is stored and after; only then an exchange has its order. Amounts are null without `amounts.read`. */
export const ReturnOutcome = z.object({
  state: ReturnState,
  /** Pesos of the accepted goods; an exchange gives none of them back. */
  amount: Pesos.nullable(),
  toStock: z.int(),
  toLoss: z.int(),
  refused: z.int(),
  portions: z.array(
    z.object({ to: z.enum([...MoneyTarget.options, 'owed']), name: z.string().nullable(), amount: Pesos }),
  ),
  choices: z.array(z.object({ to: ReturnTarget, name: z.string().nullable(), most: Pesos })),
  /** The code of the exchange's order; null before it is stored, and without an exchange. */
  exchangeOrder: z.string().nullable(),
  message: z.string(),
});
export type ReturnOutcome = z.infer<typeof ReturnOutcome>;
