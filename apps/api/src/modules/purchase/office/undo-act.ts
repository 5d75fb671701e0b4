import { AppError } from '@tonalia/contract/errors';
import { OfficeError } from '@tonalia/contract/office-errors';
import type { BulkResult } from '@tonalia/contract/office-wire';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import { listBulkActItems } from '../order/bulk-act.sql.ts';
import type { OperatorReason } from '../order/change-shipment.ts';
import {
  type MovedShipment,
  type StepBackResult,
  stepFreeShipmentsBack,
  stepShipmentBack,
} from '../order/step-shipment-back.ts';
import { undoableSince } from '../order/undo-time.ts';
import { type ActOutcome, actInSets } from '../bulk/act-in-sets.ts';

interface ActToUndo {
  actId: string;
  /** Nothing changes, and the result says what would. */
  dryRun: boolean;
  /** Aborted when no further order may begin. */
  stop: AbortSignal;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Moves every shipment of a bulk act one state back, unless it has moved on since. Some orders are one transaction; a repeated call
 * continues where the first stopped. UNDO_EXPIRED when nothing of the act can be undone any more.
 */
export async function undoBulkAct(
  db: Database,
  clock: Clock,
  { actId, dryRun, stop, log }: ActToUndo,
  reason: OperatorReason,
): Promise<BulkResult> {
  const items = await listBulkActItems(db, { actId, since: undoableSince(clock) });
  const [first] = items;
  if (!first) throw new OfficeError('UNDO_EXPIRED');
  const step = { actId, movedTo: first.movedTo, dryRun };
  const itemOf = new Map<string, MovedShipment>(items.map((item) => [item.orderCode, item]));
  return actInSets(
    { names: itemOf.keys(), stop, log },
    async (code) => {
      const item = itemOf.get(code);
      return item ? outcomeOf(await stepShipmentBack(db, item, step, reason)) : new AppError('ORDER_NOT_FOUND');
    },
    async (codes) => {
      const set = codes.flatMap((code) => itemOf.get(code) ?? []);
      if (set.length < 2) return [];
      return (await stepFreeShipmentsBack(db, set, step, reason)).map(outcomeOf);
    },
  );
}

function outcomeOf(result: StepBackResult): ActOutcome {
  if (result === 'undone') return 'changed';
  if (result === 'was_undone') return 'unchanged';
  return new OfficeError(result === 'on_road' ? 'SHIPMENT_ON_ROAD' : 'MOVED_ON');
}
