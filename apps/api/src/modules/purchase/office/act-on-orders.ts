import { AppError } from '@tonalia/contract/errors';
import { OfficeError, type OfficeErrorCode } from '@tonalia/contract/office-errors';
import type { BulkResult } from '@tonalia/contract/office-wire';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import { insertBulkAct } from '../order/bulk-act.sql.ts';
import {
  type OperatorReason,
  type ShipmentMove,
  type ShipmentMoveResult,
  changeFreeShipments,
  changeShipment,
  decideMove,
} from '../order/change-shipment.ts';
import { type RejectionReason, rejectOrder } from '../order/reject-order.ts';
import { canEnd } from '../order/order.rules.ts';
import { undoableUntil } from '../order/undo-time.ts';
import { type ActOutcome } from '../bulk/act-in-sets.ts';
import { type BulkAct, type OrderToMove, actOnEach, actOnOrders } from './act-on-each.ts';

/**
 * Moves a part of each order, by the rule of `changeShipment`, some orders in one transaction. The act that joins them is one audit
 * event with its orders, and can be undone.
 */
export async function moveShipments(
  bulk: BulkAct,
  move: Omit<ShipmentMove, 'orderCode'>,
  reason: OperatorReason,
): Promise<BulkResult> {
  const { db, chosen } = bulk;
  const act = chosen.dryRun ? undefined : await beginAct(db, move, reason);
  const result = await moveEach(bulk, move, { ...reason, actId: act?.id });
  if (!act || result.changed.length === 0) return result;
  await recordAuditEvent(db, {
    actorId: null,
    operator: reason.operator,
    action: `purchase.bulk_${move.to}`,
    subjectId: act.id,
    detail: {
      changed: result.changed.join(' '),
      refused: result.refused.map(({ id, code }) => `${id} ${code}`).join(', '),
      by: reason.by,
    },
  });
  return { ...result, undo: { _id: act.id, until: undoableUntil(act.at).toISOString() } };
}

/** Moves a part of each order, as a part of the act of `reason`. */
export const moveEach = (
  bulk: BulkAct,
  move: Omit<ShipmentMove, 'orderCode'>,
  reason: OperatorReason,
): Promise<BulkResult> =>
  bulk.chosen.dryRun
    ? actOnEach(bulk, ({ status, shipments }) => Promise.resolve(outcomeOf(decideMove(status, shipments, move), move)))
    : actOnOrders(
        bulk,
        async ({ code }) => outcomeOf(await changeShipment(bulk.db, { ...move, orderCode: code }, reason), move),
        async (orders) => {
          const codes = orders.map(({ code }) => code);
          return (await changeFreeShipments(bulk.db, codes, move, reason)).map((result) => outcomeOf(result, move));
        },
      );

async function beginAct(db: Database, { to }: Pick<ShipmentMove, 'to'>, { operator }: OperatorReason) {
  if (!operator) return undefined;
  const [act] = await insertBulkAct(db, { operatorId: operator.operatorId, movedTo: to });
  return act;
}

function outcomeOf(
  result: ShipmentMoveResult | ReturnType<typeof decideMove>,
  { to }: Pick<ShipmentMove, 'to'>,
): ActOutcome {
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
    case 'ambiguous':
      return refusal('SHIPMENT_AMBIGUOUS');
    case 'no_order':
      return new AppError('ORDER_NOT_FOUND');
  }
}

/** Rejects whole orders before any part has left. Throws STEP_UP_REQUIRED before the first when one would be refunded and must not be. */
export const rejectOrders = (bulk: BulkAct, clock: Clock, reason: RejectionReason): Promise<BulkResult> =>
  actOnEach(
    bulk,
    async (order) => {
      if (order.status === (reason.to ?? 'rejected')) return 'unchanged';
      if (!canReject(order)) return new AppError('ORDER_NOT_CANCELLABLE');
      if (bulk.chosen.dryRun) return 'changed';
      const done = await rejectOrder(bulk.db, clock, order.code, reason);
      if (!done) return new AppError('ORDER_NOT_FOUND');
      return done === 'rejected' ? 'changed' : 'unchanged';
    },
    (orders) => {
      if (bulk.chosen.dryRun || reason.mayRefund !== false) return;
      if (orders.some((order) => order.isPaid && canReject(order))) throw refusal('STEP_UP_REQUIRED');
    },
  );

const canReject = ({ status, shipments }: OrderToMove): boolean =>
  canEnd(
    status,
    shipments.map((one) => one.status),
  );

const refusal = (code: OfficeErrorCode): OfficeError => new OfficeError(code);
