import { type DealSales, MOST_DEAL_DAYS } from '@tonalia/contract/deal-sales';
import { type OfficeRole, operatorCan } from '@tonalia/contract/office-rights';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import { type DealScope, findDealScopes } from '../../products/index.ts';
import { sumDealSales } from './deal-sales.sql.ts';

const DAY = 86_400_000;
const WEEK = 7 * DAY;

/** What deals sold since they began, beside as long a time before. Leaves out deals without figures. */
export async function dealSales(
  db: Database,
  clock: Clock,
  { ids, role }: { ids: readonly string[]; role: OfficeRole },
): Promise<DealSales[]> {
  const scopes = await findDealScopes(db, ids);
  const spans = scopes.flatMap((scope) => spanOf(scope, clock.now()) ?? []);
  if (spans.length === 0) return [];
  const about = spans.flatMap(({ id, productIds }) => productIds.map((productId) => ({ id, productId })));
  const rows = await sumDealSales(db, {
    ids: spans.map(({ id }) => id),
    brandIds: spans.map(({ brandId }) => brandId),
    befores: spans.map(({ before }) => before),
    begins: spans.map(({ begins }) => begins),
    ends: spans.map(({ ends }) => ends),
    weekdays: spans.map(({ weekdays }) => `{${weekdays.join()}}`),
    aboutIds: about.map(({ id }) => id),
    productIds: about.map(({ productId }) => productId),
  });
  const seesCosts = operatorCan(role, 'costs.read');
  return rows.map(({ id, sales, earlier, base, cost }) => ({
    _id: id,
    sales,
    change: earlier > 0 ? sales / earlier - 1 : null,
    margin: seesCosts && base !== null && cost !== null && base > 0 ? (base - cost) / base : null,
  }));
}

/**
 * The time of a deal until now, with as long a time before; none for one that has not begun or runs for too long. One of some weekdays has
 * its last weeks, beside the same days of as many weeks before.
 */
function spanOf(scope: DealScope, now: Date) {
  const { from, until, weekdays } = scope;
  const ends = until !== null && until < now ? until : now;
  const isWeekly = weekdays.length > 0;
  const earliest = ends.getTime() - Math.floor(MOST_DEAL_DAYS / 7) * WEEK;
  const begins = isWeekly ? new Date(Math.max(earliest, from?.getTime() ?? earliest)) : from;
  if (begins === null || begins >= now) return undefined;
  const length = ends.getTime() - begins.getTime();
  if (length > MOST_DEAL_DAYS * DAY) return undefined;
  const back = isWeekly ? Math.ceil(length / WEEK) * WEEK : length;
  return { ...scope, begins, ends, before: new Date(begins.getTime() - back) };
}
