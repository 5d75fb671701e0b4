import { AppError } from '@tonalia/contract/errors';
import { OfficeError } from '@tonalia/contract/office-errors';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import {
  type Database,
  type Transaction,
  brokenConstraint,
  inTransaction,
  pgCode,
} from '../../../platform/transaction.ts';
import { requireStocked } from '../stock/require-stocked.ts';
import { requireStep } from './require-step.ts';
import {
  insertTransfer,
  insertTransferLines,
  markCancelled,
  removeTransferLines,
  updateTransfer,
} from './transfer.sql.ts';

/** A draft as an operator wants it. */
export interface StockTransferWish {
  fromId: string;
  toId: string;
  leavesOn: string | null;
  arrivesOn: string | null;
  carrier: string;
  note: string;
  lines: readonly { versionId: string; units: number }[];
}

/** Makes a draft unless it exists. WAREHOUSE_NOT_FOUND, VERSION_NOT_FOUND, TRANSFER_SAME_WAREHOUSE, TRANSFER_DAYS_WRONG. */
export const makeTransfer = (
  db: Database,
  operator: OperatorActor,
  { _id: id, lines, ...draft }: StockTransferWish & { _id: string },
): Promise<void> =>
  refusing(draft, () =>
    inTransaction(db, async (tx) => {
      const [made] = await insertTransfer(tx, { id, ...draft, by: operator.name });
      if (!made) return;
      await insertLines(tx, id, lines);
      await recordAuditEvent(tx, {
        actorId: null,
        operator,
        action: 'products.transfer_made',
        subjectId: id,
        detail: { code: made.code, from: draft.fromId, to: draft.toId, lines: lines.length },
      });
    }),
  );

/** Saves a draft whole. As `makeTransfer`, and STOCK_TRANSFER_NOT_FOUND, VERSION_CONFLICT, TRANSFER_STEP_WRONG. */
export const saveTransfer = (
  db: Database,
  operator: OperatorActor,
  { transferId: id, version, lines, ...draft }: StockTransferWish & { transferId: string; version: number },
): Promise<void> =>
  refusing(draft, () =>
    inTransaction(db, async (tx) => {
      const { code } = await requireStep(tx, { id, version, state: 'draft' });
      await updateTransfer(tx, { id, ...draft });
      await removeTransferLines(tx, id);
      await insertLines(tx, id, lines);
      await recordAuditEvent(tx, {
        actorId: null,
        operator,
        action: 'products.transfer_saved',
        subjectId: id,
        detail: { code, from: draft.fromId, to: draft.toId, lines: lines.length },
      });
    }),
  );

/** Ends a draft that will not leave. STOCK_TRANSFER_NOT_FOUND, VERSION_CONFLICT, TRANSFER_STEP_WRONG. */
export const cancelTransfer = (
  db: Database,
  operator: OperatorActor,
  { transferId: id, version }: { transferId: string; version: number },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { code } = await requireStep(tx, { id, version, state: 'draft' });
    await markCancelled(tx, id);
    await recordAuditEvent(tx, {
      actorId: null,
      operator,
      action: 'products.transfer_cancelled',
      subjectId: id,
      detail: { code },
    });
  });

async function insertLines(tx: Transaction, id: string, lines: StockTransferWish['lines']): Promise<void> {
  const versionIds = lines.map(({ versionId }) => versionId);
  await requireStocked(tx, versionIds);
  await insertTransferLines(tx, {
    id,
    versionIds,
    units: lines.map(({ units }) => units),
  });
}

async function refusing(
  { fromId, toId, leavesOn, arrivesOn }: Omit<StockTransferWish, 'lines'>,
  save: () => Promise<void>,
): Promise<void> {
  if (fromId === toId) throw new OfficeError('TRANSFER_SAME_WAREHOUSE');
  if (leavesOn !== null && arrivesOn !== null && arrivesOn < leavesOn) throw new OfficeError('TRANSFER_DAYS_WRONG');
  await save().catch((error: unknown) => {
    if (pgCode(error) !== '23503') throw error;
    throw brokenConstraint(error)?.includes('version')
      ? new AppError('VERSION_NOT_FOUND')
      : new OfficeError('WAREHOUSE_NOT_FOUND');
  });
}
