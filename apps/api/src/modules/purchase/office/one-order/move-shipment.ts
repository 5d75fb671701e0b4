import type { DeliveryHours } from '@tonalia/rules/delivery-windows';
import type { OfficeMove } from '@tonalia/contract/purchase-office-order';
import { AppError } from '@tonalia/contract/errors';
import { OfficeError } from '@tonalia/contract/office-errors';
import { recordAuditEvent } from '../../../../platform/audit.ts';
import type { ModuleContext } from '../../../../platform/module.ts';
import { publish } from '../../../../platform/publish.ts';
import { type Database, type Transaction, inTransaction } from '../../../../platform/transaction.ts';
import { exchangeAcross, presalesOf } from '../../../products/index.ts';
import { listWarehouses } from '../../../tracking/index.ts';
import type { LockedOrder } from '../../order/change-order.ts';
import type { OperatorReason } from '../../order/change-shipment.ts';
import { removeEmptyShipments } from '../../presale/follow-presale.sql.ts';
import { eventOf, lockDelivery } from './lock-delivery.ts';
import { type AskedMove, type PlannedMove, planMove, requireDispatchDay, requirePresales } from './move.rules.ts';
import { type OrderPart, listHeldUnits, moveSome, moveWhole, raiseVersion } from './one-order.sql.ts';
import { windowOf, windowsTo } from './windows.ts';

/** A move of a part, or of some of its lines, to another dispatch date or warehouse. */
export interface ShipmentDateMove extends AskedMove {
  orderCode: string;
  version: number;
  dryRun: boolean;
}

/** A move that was only tried: its transaction rolls back. */
class Tried extends Error {
  readonly outcome: OfficeMove;

  constructor(outcome: OfficeMove) {
    super('a move was tried');
    this.outcome = outcome;
  }
}

/**
 * Moves a part of an order, or some of its lines, to another dispatch date or warehouse; its window follows, and the customer gets one message.
 * The other warehouse reserves the units and this one frees them in the same transaction; prices, fee and totals stay. Throws what
 * `lockDelivery` and the rules of `move.rules.ts` throw, WAREHOUSE_NOT_FOUND, and INSUFFICIENT_STOCK with the units that the warehouse has.
 */
export async function moveShipment(
  context: Pick<ModuleContext, 'db' | 'clock'>,
  move: ShipmentDateMove,
  reason: OperatorReason,
): Promise<OfficeMove> {
  try {
    return await inTransaction(context.db, async (tx) => {
      const outcome = await moveInside(tx, context, move, reason);
      if (move.dryRun) throw new Tried(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof Tried) return error.outcome;
    throw error;
  }
}

async function moveInside(
  tx: Transaction,
  { db, clock }: Pick<ModuleContext, 'db' | 'clock'>,
  move: ShipmentDateMove,
  reason: OperatorReason,
): Promise<OfficeMove> {
  const { to, dispatchDate } = move;
  const { order, delivery, parts } = await lockDelivery(tx, move, (part) => part.dispatchDate === dispatchDate);
  const plan = planMove(parts, move, delivery.warehouseId);
  requireDispatchDay(to, clock.now());
  const products = [...new Set(plan.lines.map(({ productId }) => productId))];
  requirePresales(plan.lines, await presalesOf(tx, products), { to, orderedAt: delivery.createdAt });
  const follow = await windowsTo(db, tx, clock, { customerId: order.customerId, cityId: delivery.cityId });
  const window = plan.target ? windowOf(plan.target) : follow(plan.part, to);
  const units = plan.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const outcome = {
    units,
    dispatchDate,
    to,
    joins: plan.target !== undefined,
    delivery: window,
    warehouseId: plan.into,
  };
  await moveStock(tx, db, order.id, plan);
  const isSame = to === dispatchDate && plan.into === plan.from;
  if (move.dryRun || isSame) return { ...outcome, version: delivery.version };
  const own = plan.into === delivery.warehouseId ? null : plan.into;
  await applyMove(tx, order.id, { ...plan, to, window, own });
  await record(tx, order, { ...plan, dispatchDate, to, units }, reason);
  const [raised] = await raiseVersion(tx, order.id);
  return { ...outcome, version: raised?.version ?? delivery.version };
}

/** Reserves the units in the other warehouse and frees them in this one. Presale units are in no warehouse. */
async function moveStock(
  tx: Transaction,
  db: Database,
  orderId: string,
  { lines, from, into }: PlannedMove<OrderPart>,
): Promise<void> {
  if (from === into) return;
  if (!(await listWarehouses(db)).some(({ id }) => id === into)) throw new OfficeError('WAREHOUSE_NOT_FOUND');
  const held = await listHeldUnits(tx, { orderId, lines: lines.map(({ line }) => line) });
  const [short] = await exchangeAcross(tx, {
    back: held.map((one) => ({ ...one, warehouseId: from })),
    taken: held.map((one) => ({ ...one, warehouseId: into })),
  });
  const line = held.find(({ versionId }) => versionId === short?.versionId);
  if (short)
    throw new AppError('INSUFFICIENT_STOCK', { code: line?.code ?? '', name: line?.name ?? '', left: short.left });
}

async function record(
  tx: Transaction,
  order: LockedOrder,
  {
    part,
    from,
    into,
    dispatchDate,
    to,
    units,
  }: PlannedMove<OrderPart> & Pick<OfficeMove, 'dispatchDate' | 'to' | 'units'>,
  { by, operator }: OperatorReason,
): Promise<void> {
  const left = from === into ? {} : { shipmentId: part.id };
  await publish(tx, 'order.shipment_moved', { ...eventOf(order), dispatchDate: to, ...left });
  const detail = { by, dispatchDate, to, units, ...(from !== into && { from, into }) };
  await recordAuditEvent(tx, {
    actorId: null,
    operator,
    action: 'purchase.shipment_moved',
    subjectId: order.id,
    detail,
  });
}

async function applyMove(
  tx: Transaction,
  orderId: string,
  {
    part,
    lines,
    isWhole,
    to,
    window,
    own,
  }: PlannedMove<OrderPart> & { to: string; window: DeliveryHours | null; own: string | null },
): Promise<void> {
  const at = { orderId, to, day: window?.day ?? null, from: window?.from ?? null, until: window?.to ?? null };
  if (isWhole) await moveWhole(tx, { ...at, id: part.id, warehouseId: own });
  else await moveSome(tx, { ...at, lines: lines.map(({ line }) => line), warehouseId: own });
  await removeEmptyShipments(tx, orderId);
}
