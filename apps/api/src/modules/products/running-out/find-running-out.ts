import type { RunningOut, RunningOutItem } from '@tonalia/contract/products-office';
import { dayAfter } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { runningOutDays, salesRateDays } from '@tonalia/rules/policy';
import { lineName, productBehind } from '@tonalia/rules/line-name';
import type { Clock } from '../../../platform/clock.ts';
import { inPlannedTransaction } from '../../../platform/planned-transaction.ts';
import type { Database } from '../../../platform/transaction.ts';
import { type Sellable, findSellablesById } from '../sellable/find-sellables.ts';
import { listRunningOut } from './running-out.sql.ts';

/** The trade type and warehouse only decide prices and stock, which are not read here. */
const ANYONE = { tradeTypeId: 'visitante', agreedFor: null, warehouseId: '' };

/** The versions that end first, of one warehouse or of all together. */
export async function findRunningOut(
  db: Database,
  clock: Clock,
  { warehouseId = null, limit }: { warehouseId?: string | null; limit: number },
): Promise<RunningOut> {
  const since = dayAfter(dayIn(clock.now()), -salesRateDays);
  const rows = await inPlannedTransaction(db, (tx) =>
    listRunningOut(tx, { since, warehouseId, period: salesRateDays, days: runningOutDays, limit }),
  );
  const versions = await findSellablesById(
    db,
    ANYONE,
    rows.map(({ versionId }) => versionId),
    clock,
  );
  return {
    total: rows[0]?.total ?? 0,
    topSellers: rows[0]?.topSellers ?? 0,
    items: rows.flatMap(({ versionId, available, daysLeft }) => {
      const version = versions.find((one) => one.versionId === versionId);
      return version ? [{ ...toItem(version), available, daysLeft }] : [];
    }),
  };
}

const toItem = (version: Sellable): Omit<RunningOutItem, 'available' | 'daysLeft'> => ({
  versionId: version.versionId,
  code: version.versionCode ?? version.code,
  name: lineName(version),
  detail: [version.manufacturer.name, productBehind(version)].filter(Boolean).join(', '),
  image: version.image,
  tile: version.tile,
  swatch: version.color?.color ?? null,
});
