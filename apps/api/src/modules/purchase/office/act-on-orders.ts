import { AppError } from '@tonalia/contract/errors';
import { OfficeError, type OfficeErrorCode } from '@tonalia/contract/office-errors';
import type { BulkResult } from '@tonalia/contract/office-wire';
import type { Clock } from '../../../platform/clock.ts';
import {
  type OperatorReason,
  type ShipmentMove,
  type ShipmentMoveResult,
  changeShipment,
  decideMove,
  rejectOrder,
} from '../order/change-shipment.ts';
import { canEnd } from '../order/order.rules.ts';
import { type BulkAct, type Outcome, actOnEach } from './act-on-each.ts';

/** Moves a part of each order, by the rule of `changeShipment`. Each order is a transaction of its own. */
export const moveShipments = (
  bulk: BulkAct,
  move: Omit<ShipmentMove, 'orderCode'>,
  reason: OperatorReason,
): Promise<BulkResult> =>
  actOnEach(bulk, async ({ code, status, shipments }) => {
    const result = bulk.chosen.dryRun
      ? decideMove(status, shipments, move)
      : await changeShipment(bulk.db, { ...move, orderCode: code }, reason);
    return outcomeOf(result, move);
  });

function outcomeOf(
  result: ShipmentMoveResult | ReturnType<typeof decideMove>,
  { to }: Pick<ShipmentMove, 'to'>,
): Outcome {
  switch (result.outcome) {
    case 'moved':
    case 'possible':
      return 'changed';
    case 'wrong_step':
      return result.from === to ? 'unchanged' : refusal('SHIPMENT_STEP_WRONG');
    case 'not_now':
      return refusal(result.status === 'pending_payment' ? 'ORDER_UNPAID' : 'ORDER_ENDED');
    case 'no_shipment':
      return refusal('SHIPMENT_NOT_FOUND');
    case 'no_order':
      return new AppError('ORDER_NOT_FOUND');
  }
}

/** Rejects whole orders before any part has left. */
export const rejectOrders = (bulk: BulkAct, clock: Clock, reason: OperatorReason): Promise<BulkResult> =>
  actOnEach(bulk, async ({ code, status, shipments }) => {
    if (status === 'rejected') return 'unchanged';
    const parts = shipments.map((one) => one.status);
    if (!canEnd(status, parts)) return new AppError('ORDER_NOT_CANCELLABLE');
    if (bulk.chosen.dryRun) return 'changed';
    const done = await rejectOrder(bulk.db, clock, code, reason);
    if (!done) return new AppError('ORDER_NOT_FOUND');
    return done === 'rejected' ? 'changed' : 'unchanged';
  });

const refusal = (code: OfficeErrorCode): OfficeError => new OfficeError(code);
