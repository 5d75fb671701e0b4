import type { Address } from '@tonalia/contract/auth';
import { AppError } from '@tonalia/contract/errors';
import { isShippingFree } from '@tonalia/rules/free-shipping';
import { shippingOf } from '@tonalia/rules/leave-together';
import { cutoffHour } from '@tonalia/rules/policy';
import { OfficeError } from '@tonalia/contract/office-errors';
import { recordAuditEvent } from '../../../../platform/audit.ts';
import type { ModuleContext } from '../../../../platform/module.ts';
import { publish } from '../../../../platform/publish.ts';
import { type Database, type Transaction, inTransaction } from '../../../../platform/transaction.ts';
import { type CityCoverage, type PlaceNames, coverageOf, placeNames } from '../../../tracking/index.ts';
import type { LockedOrder } from '../../order/change-order.ts';
import type { OperatorReason } from '../../order/change-shipment.ts';
import { noCoverage } from '../../schedule/delivery.ts';
import { eventOf, lockDelivery } from './lock-delivery.ts';
import { type OrderPart, updateAddress, updateWindow } from './one-order.sql.ts';
import { windowsTo } from './windows.ts';

/** The new address of an order, and the version it was read with. */
export interface AddressEdit {
  orderCode: string;
  address: string;
  cityid: string;
  stateid: string;
  version: number;
  /** Nothing changes; refusals are the same. */
  dryRun: boolean;
}

/**
 * Changes where an order goes until a part has left; windows that the new city does not have follow, and the customer is notified.
 * The order keeps its warehouse and its fee: CITY_NOT_FOUND, NO_COVERAGE, OTHER_WAREHOUSE, SHIPPING_COSTS_MORE; and those of
 * `lockDelivery`.
 */
export function changeAddress(
  { db, clock }: Pick<ModuleContext, 'db' | 'clock'>,
  edit: AddressEdit,
  reason: OperatorReason,
): Promise<{ address: Address; version: number }> {
  return inTransaction(db, async (tx) => {
    const { order, delivery, parts } = await lockDelivery(tx, edit, () => true);
    const { names, coverage } = await requirePlace(db, order, { ...delivery, parts }, edit);
    const { address, cityid, stateid, dryRun } = edit;
    const changed = { address, cityid, stateid, city: names.city, state: names.state };
    // as: place-order.ts writes an Address, and `changed` replaces fields of it
    if (dryRun) return { address: { ...delivery.address, ...changed } as Address, version: delivery.version };
    const isElsewhere = cityid !== delivery.cityId;
    const { leadDays, cutoff } = coverage;
    const route = { leadDays, cutoff: cutoff ?? cutoffHour };
    const written = { orderId: order.id, address: JSON.stringify(changed), isElsewhere, ...route };
    const [after] = await updateAddress(tx, written);
    if (!after) throw new Error(`order ${order.code} is gone`);
    const open = parts.filter(({ status }) => status === 'received' || status === 'preparing');
    const follow = await windowsTo(db, tx, clock, { customerId: order.customerId, cityId: cityid });
    if (isElsewhere) await moveWindows(tx, open, follow);
    await publish(tx, 'order.address_changed', eventOf(order));
    // cities only: a street is personal
    const detail = { by: reason.by, from: delivery.cityId, into: cityid };
    const event = { actorId: null, operator: reason.operator, subjectId: order.id, detail };
    await recordAuditEvent(tx, { ...event, action: 'purchase.order_address_changed' });
    return { address: after.address as Address, version: after.version }; // as: the same
  });
}

/** The new place. Throws when the order cannot go there as it was paid. */
async function requirePlace(
  db: Database,
  { warehouseId }: LockedOrder,
  { cityId, shipping, goods, parts }: { cityId: string; shipping: number; goods: number; parts: readonly OrderPart[] },
  { cityid, stateid }: AddressEdit,
): Promise<{ names: PlaceNames; coverage: CityCoverage }> {
  const names = await placeNames(db, cityid);
  if (!names || names.stateId !== stateid) throw new AppError('CITY_NOT_FOUND');
  const coverage = await coverageOf(db, cityid);
  if (!coverage) throw await noCoverage(db, cityid);
  if (coverage.warehouseId !== warehouseId) throw new OfficeError('OTHER_WAREHOUSE');
  const fee = isShippingFree(goods, coverage.freeFrom) ? 0 : shippingOf(coverage.shippingFee, parts);
  if (cityid !== cityId && fee > shipping) throw new OfficeError('SHIPPING_COSTS_MORE');
  return { names, coverage };
}

async function moveWindows(
  tx: Transaction,
  parts: readonly OrderPart[],
  follow: Awaited<ReturnType<typeof windowsTo>>,
): Promise<void> {
  for (const part of parts) {
    const window = follow(part, part.dispatchDate);
    if (part.deliveryDay !== null)
      await updateWindow(tx, {
        id: part.id,
        day: window?.day ?? null,
        from: window?.from ?? null,
        until: window?.to ?? null,
      });
  }
}
