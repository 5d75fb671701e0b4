import { z } from 'zod';
import { Pesos } from './wire.ts';

/** How a member buys: alone within its limits, with an approval of each order, or not at all. */
export const MemberMode = z.enum(['buys', 'asks', 'lists']);
export type MemberMode = z.infer<typeof MemberMode>;

const Limit = Pesos.min(0).max(1_000_000_000).nullable();

/** What the owner allows a member. Limits in pesos, of one order, of a day and of a month in Bogotá; null without a limit. */
export const MemberTerms = z.object({
  mode: MemberMode,
  orderLimit: Limit,
  dayLimit: Limit,
  monthLimit: Limit,
  usesCredit: z.boolean(),
  seesCredit: z.boolean(),
  /** Sees the orders of the whole business, and not only its own. */
  seesOrders: z.boolean().default(false),
});
export type MemberTerms = z.infer<typeof MemberTerms>;
