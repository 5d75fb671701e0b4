import { AppError } from '@tonalia/contract/errors';
import { OfficeError, type OfficeErrorCode, isRefusal } from '@tonalia/contract/office-errors';
import type { BulkResult } from '@tonalia/contract/office-wire';
import type { Clock } from '../../../platform/clock.ts';
import { refusalText } from '../../../platform/http/errors.ts';
import type { Database } from '../../../platform/transaction.ts';
import {
  type OperatorReason,
  type ShipmentMove,
  type ShipmentMoveResult,
  changeShipment,
  decideMove,
  rejectOrder,
} from '../order/change-shipment.ts';
import { canEnd } from '../order/order.rules.ts';
import { findOrdersToMove } from './orders.sql.ts';

/** The orders of a bulk act, by id or code. With `dryRun` nothing changes. */
export interface ChosenOrders {
  ids?: string[] | undefined;
  codes?: string[] | undefined;
  dryRun: boolean;
}

type OrderToMove = Awaited<ReturnType<typeof findOrdersToMove>>[number];
type Refusal = AppError | OfficeError;
type Outcome = 'changed' | 'unchanged' | Refusal;

/** Moves a part of each order, by the rule of `changeShipment`. Each order is a transaction of its own. */
export const moveShipments = (
  db: Database,
  chosen: ChosenOrders,
  move: Omit<ShipmentMove, 'orderCode'>,
  reason: OperatorReason,
): Promise<BulkResult> =>
  forEach(db, chosen, async ({ code, status, shipments }) => {
    const result = chosen.dryRun
      ? decideMove(status, shipments, move)
      : await changeShipment(db, { ...move, orderCode: code }, reason);
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
export const rejectOrders = (
  db: Database,
  clock: Clock,
  chosen: ChosenOrders,
  reason: OperatorReason,
): Promise<BulkResult> =>
  forEach(db, chosen, async ({ code, status, shipments }) => {
    if (status === 'rejected') return 'unchanged';
    const parts = shipments.map((one) => one.status);
    if (!canEnd(status, parts)) return new AppError('ORDER_NOT_CANCELLABLE');
    if (chosen.dryRun) return 'changed';
    const done = await rejectOrder(db, clock, code, reason);
    if (!done) return new AppError('ORDER_NOT_FOUND');
    return done === 'rejected' ? 'changed' : 'unchanged';
  });

const refusal = (code: OfficeErrorCode): OfficeError => new OfficeError(code);

/** Acts on each order once, one after the other, and sorts the outcomes. A refusal of one leaves the others alone. */
async function forEach(
  db: Database,
  { ids = [], codes = [] }: ChosenOrders,
  act: (order: OrderToMove) => Promise<Outcome>,
): Promise<BulkResult> {
  const found = await findOrdersToMove(db, { ids, codes: codes.map((code) => code.toUpperCase()) });
  const result: BulkResult = { changed: [], unchanged: [], refused: [], undo: null };
  for (const name of new Set([...ids, ...codes])) {
    const order = found.find(({ id, code }) => id === name.toLowerCase() || code === name.toUpperCase());
    const outcome = order ? await act(order).catch(refusalOf) : new AppError('ORDER_NOT_FOUND');
    if (outcome === 'changed' || outcome === 'unchanged') result[outcome].push(name);
    else result.refused.push({ id: name, code: outcome.code, message: refusalText(outcome) });
  }
  return result;
}

function refusalOf(error: unknown): Refusal {
  if (isRefusal(error)) return error;
  throw error;
}
