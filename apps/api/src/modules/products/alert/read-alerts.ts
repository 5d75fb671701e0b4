import type { ProductAlert } from '@tonalia/contract/alerts';
import { AppError } from '@tonalia/contract/errors';
import { dayIn } from '@tonalia/rules/dates';
import { noticeKeptDays } from '@tonalia/rules/policy';
import type { Buyer } from '../../../platform/http/actor.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { toListMatch } from '../order-list/to-list-match.ts';
import { findSellablesById } from '../sellable/find-sellables.ts';
import { listAlerts, listArrivals } from './alert.sql.ts';

type AlertReading = Pick<ModuleContext, 'db' | 'clock'>;

/** The alerts of a customer, those that wait first; with `versionId` only those that wait for it. */
export async function readAlerts(
  context: AlertReading,
  buyer: Buyer,
  versionId: string | null = null,
): Promise<ProductAlert[]> {
  const { db, clock } = context;
  const rows = await listAlerts(db, { customerId: buyer.customerId, versionId, days: noticeKeptDays });
  const ids = [...new Set(rows.map((row) => row.versionId))];
  const [sellables, arrivals] = await Promise.all([
    findSellablesById(db, buyer, ids, clock),
    readArrivals(context, buyer, ids),
  ]);
  const sellableOf = new Map(sellables.map((sellable) => [sellable.versionId, sellable]));
  return rows.flatMap(({ versionId: id, madeAt, firedAt, ...row }) => {
    const sellable = sellableOf.get(id);
    if (!sellable) return [];
    return {
      ...row,
      madeAt: madeAt.toISOString(),
      firedAt: firedAt?.toISOString() ?? null,
      match: toListMatch(sellable),
      isSold: sellable.active,
      arrivesOn: firedAt === null ? (arrivals.get(id) ?? null) : null,
    };
  });
}

/** When a version should arrive, and the alerts that wait for it. VERSION_NOT_FOUND. */
export async function readAlertsOfVersion(
  context: AlertReading,
  buyer: Buyer,
  versionId: string,
): Promise<{ arrivesOn: string | null; alerts: ProductAlert[] }> {
  const [sellable] = await findSellablesById(context.db, buyer, [versionId], context.clock);
  if (!sellable?.active) throw new AppError('VERSION_NOT_FOUND');
  const arrivals = await readArrivals(context, buyer, [versionId]);
  return { arrivesOn: arrivals.get(versionId) ?? null, alerts: await readAlerts(context, buyer, versionId) };
}

async function readArrivals(
  { db, clock }: AlertReading,
  { warehouseId }: Buyer,
  versionIds: readonly string[],
): Promise<Map<string, string>> {
  if (versionIds.length === 0) return new Map();
  const rows = await listArrivals(db, { versionIds, warehouseId, today: dayIn(clock.now()) });
  return new Map(rows.map((row) => [row.versionId, row.arrivesOn]));
}
