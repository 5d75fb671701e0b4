import type { Clock } from '../../../platform/clock.ts';
import type { Shopper } from '../../../platform/http/actor.ts';
import type { Database } from '../../../platform/transaction.ts';
import { type DealRow, listDealsFor } from './deal.sql.ts';

const MOST = 100;

/** The deals in force for a trade type, ending soonest first. */
export const dealsFor = (
  db: Database,
  clock: Clock,
  { tradeTypeId }: Pick<Shopper, 'tradeTypeId'>,
): Promise<DealRow[]> => listDealsFor(db, clock.now(), tradeTypeId, MOST);
