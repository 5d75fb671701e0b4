import { OfficeError } from '@tonalia/contract/office-errors';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { takeFromBuilding } from '../stock/take-stock.ts';
import { requireStep } from './require-step.ts';
import { listTransferLines, markSent } from './transfer.sql.ts';

/**
 * Takes the units of a draft from the first warehouse: they are on hand in neither until they arrive. TRANSFER_EMPTY; TRANSFER_SHORT when fewer are
 * available of a line, and nothing moves; STOCK_TRANSFER_NOT_FOUND, VERSION_CONFLICT, TRANSFER_STEP_WRONG.
 */
export const sendTransfer = (
  db: Database,
  operator: OperatorActor,
  { transferId: id, version }: { transferId: string; version: number },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { code, fromId, toId } = await requireStep(tx, { id, version, state: 'draft' });
    const lines = await listTransferLines(tx, id);
    if (lines.length === 0) throw new OfficeError('TRANSFER_EMPTY');
    const units = lines.map((line) => ({ versionId: line.versionId, quantity: line.units }));
    const facts = { cause: 'transfer', document: code, operatorId: operator.operatorId } as const;
    const short = await takeFromBuilding(tx, fromId, units, facts);
    if (short.length > 0) throw new OfficeError('TRANSFER_SHORT');
    await markSent(tx, { id, by: operator.name });
    const sum = lines.reduce((total, line) => total + line.units, 0);
    await recordAuditEvent(tx, {
      actorId: null,
      operator,
      action: 'products.transfer_sent',
      subjectId: id,
      detail: { code, from: fromId, to: toId, units: sum },
    });
  });
