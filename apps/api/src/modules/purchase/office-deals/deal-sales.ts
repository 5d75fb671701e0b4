import { type DealSales, MOST_DEAL_DAYS } from '@tonalia/contract/deal-sales';
import { type OfficeRole, operatorCan } from '@tonalia/contract/office-rights';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import { type DealScope, findDealScopes } from '../../products/index.ts';
import { sumDealSales } from './deal-sales.sql.ts';

const DAY = 86_400_000;

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

/** The time of a deal until now, with as long a time before; none for one that has not begun or runs for too long. */
function spanOf(scope: DealScope, now: Date) {
  const { from: begins, until } = scope;
  if (begins === null || begins >= now) return undefined;
  const ends = until !== null && until < now ? until : now;
  const length = ends.getTime() - begins.getTime();
  if (length > MOST_DEAL_DAYS * DAY) return undefined;
  return { ...scope, begins, ends, before: new Date(begins.getTime() - length) };
}
