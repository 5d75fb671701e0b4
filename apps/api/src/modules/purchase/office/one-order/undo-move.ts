import type { DeliveryHours } from '@tonalia/rules/delivery-windows';
import { OfficeError, isRefusal } from '@tonalia/contract/office-errors';
import type { BulkResult, UndoableAct } from '@tonalia/contract/office-wire';
import { refusalText } from '../../../../platform/http/errors.ts';
import type { ModuleContext } from '../../../../platform/module.ts';
import { type Transaction, inTransaction } from '../../../../platform/transaction.ts';
import { lockOrderByCode } from '../../order/change-order.ts';
import type { OperatorReason } from '../../order/change-shipment.ts';
import { undoableSince, undoableUntil } from '../../order/undo-time.ts';
import { findDateAct, insertDateAct, markDateActUndone } from './date-act.sql.ts';
import { carryOut } from './carry-out.ts';
import { type PlannedMove, planMove } from './move.rules.ts';
import { type OrderPart, findDelivery, listParts } from './one-order.sql.ts';
import { windowOf } from './windows.ts';

/** Notes what a move changes, in its transaction; null at a command, which has no operator. */
export async function recordMove(
  tx: Transaction,
  orderId: string,
  { part, lines, from, into, to }: PlannedMove<OrderPart> & { to: string },
  { operator }: OperatorReason,
): Promise<UndoableAct | null> {
  if (!operator) return null;
  const [act] = await insertDateAct(tx, {
    operatorId: operator.operatorId,
    orderId,
    lines: lines.map(({ line }) => line),
    to,
    into,
    status: part.status,
    fromDate: part.dispatchDate,
    from,
    day: part.deliveryDay,
    hour: part.deliveryFrom,
    until: part.deliveryTo,
  });
  if (!act) throw new Error('a move was not noted');
  return { _id: act.id, until: undoableUntil(act.at).toISOString() };
}

/** A move that an operator undoes. */
interface UndoneMove {
  actId: string;
  dryRun: boolean;
}

type DateAct = Awaited<ReturnType<typeof findDateAct>>[number];

/** An undo that was only tried: its transaction rolls back. */
class TriedUndo extends Error {}

/**
 * Moves the lines of a move back to their date, warehouse and window. The order is refused by its code when the part is picked or has left
 * since, moved again, or its old warehouse has too few units. UNDO_EXPIRED when the move was undone or is older than a day.
 */
export async function undoMove(
  context: Pick<ModuleContext, 'db' | 'clock'>,
  { actId, dryRun }: UndoneMove,
  reason: OperatorReason,
): Promise<BulkResult> {
  const { db, clock } = context;
  const [act] = await findDateAct(db, { actId, since: undoableSince(clock) });
  if (!act) throw new OfficeError('UNDO_EXPIRED');
  const nothing: BulkResult = { changed: [], unchanged: [], refused: [], undo: null };
  try {
    const isNew = await inTransaction(db, async (tx) => {
      const done = await moveBack(tx, context, { ...act, actId }, reason);
      if (dryRun) throw new TriedUndo();
      return done;
    });
    return isNew ? { ...nothing, changed: [act.orderCode] } : { ...nothing, unchanged: [act.orderCode] };
  } catch (error) {
    if (error instanceof TriedUndo) return { ...nothing, changed: [act.orderCode] };
    if (!isRefusal(error)) throw error;
    return { ...nothing, refused: [{ id: act.orderCode, code: error.code, message: refusalText(error) }] };
  }
}

async function moveBack(
  tx: Transaction,
  { db }: Pick<ModuleContext, 'db'>,
  act: DateAct & { actId: string },
  reason: OperatorReason,
): Promise<boolean> {
  const order = await lockOrderByCode(tx, act.orderCode);
  const [delivery] = order ? await findDelivery(tx, order.id) : [];
  if (!order || !delivery) throw new OfficeError('MOVED_ON');
  if ((await markDateActUndone(tx, act.actId)).length === 0) return false;
  const parts = await listParts(tx, order.id);
  const { id: shipmentId } = requireSame(parts, act, delivery.warehouseId);
  const asked = { shipmentId, dispatchDate: act.to, to: act.fromDate, lines: act.lines, warehouseId: act.from };
  const plan = planMove(parts, asked, delivery.warehouseId);
  const window = plan.target ? windowOf(plan.target) : windowBefore(act);
  const own = plan.into === delivery.warehouseId ? null : plan.into;
  const back = { ...plan, dispatchDate: act.to, to: act.fromDate, window, own };
  await carryOut({ tx, db, order }, back, reason);
  return true;
}

/** The part with the lines. MOVED_ON unless they are where the move put them, in the state that they had. */
function requireSame(
  parts: readonly OrderPart[],
  { to, into, status, lines }: DateAct,
  warehouseId: string,
): OrderPart {
  const part = parts.find((one) => one.dispatchDate === to && (one.warehouseId ?? warehouseId) === into);
  const held = new Set(part?.lines.map(({ line }) => line));
  if (part?.status !== status || !lines.every((line) => held.has(line))) throw new OfficeError('MOVED_ON');
  return part;
}

const windowBefore = ({ day, hour, until }: DateAct): DeliveryHours | null =>
  day === null || hour === null || until === null ? null : { day, from: hour, to: until };
