import type { OfficeMove } from '@tonalia/contract/purchase-office-order';
import type { ModuleContext } from '../../../../platform/module.ts';
import { type Transaction, inTransaction } from '../../../../platform/transaction.ts';
import { presalesOf } from '../../../products/index.ts';
import type { OperatorReason } from '../../order/change-shipment.ts';
import { carryOut, moveStock } from './carry-out.ts';
import { lockDelivery } from './lock-delivery.ts';
import { type AskedMove, isNamed, planMove, requireDispatchDay, requirePresales } from './move.rules.ts';
import { recordMove } from './undo-move.ts';
import { windowOf, windowsTo } from './windows.ts';

/** A move of a part, or of some of its lines, to another dispatch date or warehouse. */
export interface ShipmentDateMove extends AskedMove {
  to: string;
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
  const { order, delivery, parts } = await lockDelivery(tx, move, (part) => isNamed(part, move));
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
  const isSame = to === dispatchDate && plan.into === plan.from;
  if (move.dryRun || isSame) {
    await moveStock({ tx, db, order }, plan, reason);
    return { ...outcome, version: delivery.version, undo: null };
  }
  const own = plan.into === delivery.warehouseId ? null : plan.into;
  const version = await carryOut({ tx, db, order }, { ...plan, dispatchDate, to, window, own }, reason);
  const undo = await recordMove(tx, order.id, { ...plan, to }, reason);
  return { ...outcome, version: version ?? delivery.version, undo };
}
