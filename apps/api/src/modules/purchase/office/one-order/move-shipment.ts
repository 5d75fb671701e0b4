import type { DeliveryHours } from '@tonalia/rules/delivery-windows';
import type { OfficeMove } from '@tonalia/contract/purchase-office-order';
import { recordAuditEvent } from '../../../../platform/audit.ts';
import type { ModuleContext } from '../../../../platform/module.ts';
import { publish } from '../../../../platform/publish.ts';
import { type Transaction, inTransaction } from '../../../../platform/transaction.ts';
import { presalesOf } from '../../../products/index.ts';
import type { OperatorReason } from '../../order/change-shipment.ts';
import { removeEmptyShipments } from '../../presale/follow-presale.sql.ts';
import { eventOf, lockDelivery } from './lock-delivery.ts';
import { type PlannedMove, planMove, requireDispatchDay, requirePresales } from './move.rules.ts';
import { type OrderPart, moveSome, moveWhole, raiseVersion } from './one-order.sql.ts';
import { windowOf, windowsTo } from './windows.ts';

/** A move of a part, or of some of its lines, to another dispatch date. */
export interface ShipmentDateMove {
  orderCode: string;
  /** Null for what is in stock. */
  dispatchDate: string | null;
  to: string;
  /** Numbers of the lines; all of the part when absent. */
  lines?: readonly number[] | undefined;
  version: number;
  dryRun: boolean;
}

/**
 * Moves a part of an order, or some of its lines, to another dispatch date; its window follows, and the customer is notified. Units,
 * prices and totals stay. Throws what `lockDelivery` and the rules of `move.rules.ts` throw.
 */
export function moveShipment(
  { db, clock }: Pick<ModuleContext, 'db' | 'clock'>,
  move: ShipmentDateMove,
  { by, operator }: OperatorReason,
): Promise<OfficeMove> {
  const { to, dispatchDate } = move;
  return inTransaction(db, async (tx) => {
    const { order, delivery, parts } = await lockDelivery(tx, move, (part) => part.dispatchDate === dispatchDate);
    const plan = planMove(parts, move);
    requireDispatchDay(to, clock.now());
    const products = [...new Set(plan.lines.map(({ productId }) => productId))];
    requirePresales(plan.lines, await presalesOf(tx, products), { to, orderedAt: delivery.createdAt });
    const follow = await windowsTo(db, tx, clock, { customerId: order.customerId, cityId: delivery.cityId });
    const window = plan.target ? windowOf(plan.target) : follow(plan.part, to);
    const units = plan.lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const outcome = { units, dispatchDate, to, joins: plan.target !== undefined, delivery: window };
    if (move.dryRun || to === dispatchDate) return { ...outcome, version: delivery.version };
    await applyMove(tx, order.id, { ...plan, to, window });
    await publish(tx, 'order.shipment_moved', { ...eventOf(order), dispatchDate: to });
    const event = { actorId: null, operator, subjectId: order.id, detail: { by, dispatchDate, to, units } };
    await recordAuditEvent(tx, { ...event, action: 'purchase.shipment_moved' });
    const [raised] = await raiseVersion(tx, order.id);
    return { ...outcome, version: raised?.version ?? delivery.version };
  });
}

async function applyMove(
  tx: Transaction,
  orderId: string,
  { part, lines, isWhole, to, window }: PlannedMove<OrderPart> & { to: string; window: DeliveryHours | null },
): Promise<void> {
  const at = { orderId, to, day: window?.day ?? null, from: window?.from ?? null, until: window?.to ?? null };
  if (isWhole) await moveWhole(tx, { ...at, id: part.id });
  else await moveSome(tx, { ...at, lines: lines.map(({ line }) => line) });
  await removeEmptyShipments(tx, orderId);
}
