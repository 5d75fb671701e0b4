import type { ProductAlert } from '@tonalia/contract/alerts';
import { AppError } from '@tonalia/contract/errors';
import { maxAlerts } from '@tonalia/rules/policy';
import type { Buyer } from '../../../platform/http/actor.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { findSellablesById } from '../sellable/find-sellables.ts';
import { lockAlerts, pauseAlert, removeAlert, saveAlert } from './alert.sql.ts';
import { readAlerts } from './read-alerts.ts';

type AlertContext = Pick<ModuleContext, 'db' | 'clock'>;

/** A version to wait for. */
export interface AlertWish {
  versionId: string;
  kind: ProductAlert['kind'];
  quantity: number;
}

/** Waits for a version on sale, at the customer's price of now. VERSION_NOT_FOUND, ALERTS_FULL. */
export async function makeAlert(
  { db, clock }: AlertContext,
  buyer: Buyer,
  { versionId, kind, quantity }: AlertWish,
): Promise<ProductAlert> {
  const [sellable] = await findSellablesById(db, buyer, [versionId], clock);
  if (!sellable?.active) throw new AppError('VERSION_NOT_FOUND');
  const { customerId } = buyer;
  const { price } = sellable.price(1);
  await inTransaction(db, async (tx) => {
    await lockAlerts(tx, customerId);
    const wish = { customerId, versionId, kind, quantity, price, at: clock.now(), most: maxAlerts };
    const [saved] = await saveAlert(tx, wish);
    if (!saved) throw new AppError('ALERTS_FULL');
  });
  const made = (await readAlerts({ db, clock }, buyer, versionId)).find((one) => one.kind === kind);
  if (!made) throw new AppError('VERSION_NOT_FOUND');
  return made;
}

/** Pauses or resumes what waits. ALERT_NOT_FOUND, also for another customer's and for one that made its notice. */
export async function changePause(
  { db }: AlertContext,
  change: { customerId: string; alertId: string; isPaused: boolean },
): Promise<{ alertId: string; isPaused: boolean }> {
  const [changed] = await pauseAlert(db, change);
  if (!changed) throw new AppError('ALERT_NOT_FOUND');
  return changed;
}

/** Waits no longer. ALERT_NOT_FOUND, also for another customer's. */
export async function dropAlert({ db }: AlertContext, customerId: string, alertId: string): Promise<string> {
  const [removed] = await removeAlert(db, { alertId, customerId });
  if (!removed) throw new AppError('ALERT_NOT_FOUND');
  return removed.id;
}
