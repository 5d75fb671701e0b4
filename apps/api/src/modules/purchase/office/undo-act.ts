import { AppError } from '@tonalia/contract/errors';
import { OfficeError } from '@tonalia/contract/office-errors';
import type { BulkResult } from '@tonalia/contract/office-wire';
import { hour } from '@tonalia/rules/durations';
import { undoHours } from '@tonalia/rules/policy';
import type { Clock } from '../../../platform/clock.ts';
import { refusalText } from '../../../platform/http/errors.ts';
import type { Database } from '../../../platform/transaction.ts';
import { listBulkActItems } from '../order/bulk-act.sql.ts';
import type { OperatorReason } from '../order/change-shipment.ts';
import { stepShipmentBack } from '../order/step-shipment-back.ts';

/** The instant until which an act can be undone. */
export const undoableUntil = (at: Date): Date => new Date(at.getTime() + undoHours * hour);

/** Acts after this instant can still be undone. */
export const undoableSince = (clock: Clock): Date => new Date(clock.now().getTime() - undoHours * hour);

interface ActToUndo {
  actId: string;
  /** Aborted when no further order may begin. */
  stop: AbortSignal;
}

/**
 * Moves every shipment of a bulk act one state back, unless it has moved on since. Each order is a transaction of its own; a repeated call
 * continues where the first stopped. UNDO_EXPIRED when nothing of the act can be undone any more.
 */
export async function undoBulkAct(
  db: Database,
  clock: Clock,
  { actId, stop }: ActToUndo,
  reason: OperatorReason,
): Promise<BulkResult> {
  const items = await listBulkActItems(db, { actId, since: undoableSince(clock) });
  if (items.length === 0) throw new OfficeError('UNDO_EXPIRED');
  const result: BulkResult = { changed: [], unchanged: [], refused: [], undo: null };
  const refuse = (id: string, refusal: AppError | OfficeError) =>
    result.refused.push({ id, code: refusal.code, message: refusalText(refusal) });
  for (const item of items) {
    if (stop.aborted) {
      refuse(item.orderCode, new AppError('UNAVAILABLE'));
      continue;
    }
    const outcome = await stepShipmentBack(db, { ...item, actId }, reason);
    if (outcome === 'undone') result.changed.push(item.orderCode);
    else if (outcome === 'was_undone') result.unchanged.push(item.orderCode);
    else refuse(item.orderCode, new OfficeError(outcome === 'on_road' ? 'SHIPMENT_ON_ROAD' : 'MOVED_ON'));
  }
  return result;
}
