import { nextDealChange } from '@tonalia/rules/deal-time';
import type { Clock } from '../../../platform/clock.ts';
import type { Shopper } from '../../../platform/http/actor.ts';
import type { Database } from '../../../platform/transaction.ts';
import { type DealRow, listDealsFor } from './deal.sql.ts';
import { dealTimeOf } from './deal-time.ts';

const MOST = 100;

/** A deal in force until an instant in ms; Infinity without an end. */
export type RunningDeal = DealRow & { endsAt: number };

/** The deals in force for a trade type, ending soonest first. One of some weekdays ends with the last of them in a row. */
export async function dealsFor(
  db: Database,
  clock: Clock,
  { tradeTypeId }: Pick<Shopper, 'tradeTypeId'>,
): Promise<RunningDeal[]> {
  const now = clock.now();
  const deals = await listDealsFor(db, now, tradeTypeId);
  return deals
    .map((deal) => ({ ...deal, endsAt: nextDealChange(dealTimeOf(deal), now.getTime()) }))
    .toSorted((a, b) => (a.endsAt === b.endsAt ? 0 : a.endsAt - b.endsAt))
    .slice(0, MOST);
}
