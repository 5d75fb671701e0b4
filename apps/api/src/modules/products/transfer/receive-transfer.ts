import type { StockTransferReason } from '@tonalia/contract/stock-transfers';
import { OfficeError } from '@tonalia/contract/office-errors';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { bringToStock, takeFromBuilding } from '../stock/take-stock.ts';
import { transferReasonWords } from './reasons.es-CO.ts';
import { requireStep } from './require-step.ts';
import { type ReceivedDifference, type ReceivedLine, fitsReason, receivedLines } from './transfer.rules.ts';
import { listTransferLines, markReceived, saveReceived } from './transfer.sql.ts';

/** Counts on arrival. */
export interface TransferArrival {
  transferId: string;
  version: number;
  differences: readonly ReceivedDifference[];
}

/**
 * Brings the units of a sent transfer into the second warehouse. The ledger gets what was sent, and each difference as a movement of its own with its
 * reason. LINE_NOT_FOUND, TRANSFER_REASON_WRONG, STOCK_TRANSFER_NOT_FOUND, VERSION_CONFLICT, TRANSFER_STEP_WRONG.
 */
export const receiveTransfer = (
  { db, arrivals }: Pick<ModuleContext, 'db' | 'arrivals'>,
  operator: OperatorActor,
  { transferId: id, version, differences }: TransferArrival,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { code, toId } = await requireStep(tx, { id, version, state: 'sent' });
    const sent = await listTransferLines(tx, id);
    if (differences.some((one) => sent.every(({ versionId }) => versionId !== one.versionId)))
      throw new OfficeError('LINE_NOT_FOUND');
    const lines = receivedLines(sent, differences);
    if (!lines.every(fitsReason)) throw new OfficeError('TRANSFER_REASON_WRONG');
    const goods = lines.map((line) => ({ versionId: line.versionId, quantity: line.received }));
    const { operatorId } = operator;
    await arrivals.hold(tx, toId, goods, () => moveArrival(tx, { code, toId, lines, operatorId }));
    await saveReceived(tx, {
      id,
      versionIds: lines.map(({ versionId }) => versionId),
      received: lines.map(({ received }) => received),
      reasons: lines.map(({ reason }) => reason),
    });
    await markReceived(tx, { id, by: operator.name });
    await recordAuditEvent(tx, {
      actorId: null,
      operator,
      action: 'products.transfer_received',
      subjectId: id,
      detail: { code, units: lines.reduce((sum, { received }) => sum + received, 0), differences: differences.length },
    });
  });

interface TransferGoods {
  code: string;
  toId: string;
  lines: readonly ReceivedLine[];
  operatorId: string;
}

const reasons = ['extra', 'missing', 'broken'] as const satisfies readonly StockTransferReason[];

async function moveArrival(tx: Transaction, { code, toId, lines, operatorId }: TransferGoods): Promise<void> {
  const facts = { document: code, operatorId };
  const sent = lines.map(({ versionId, units }) => ({ versionId, quantity: units }));
  await bringToStock(tx, toId, sent, { ...facts, cause: 'transfer' });
  for (const reason of reasons) {
    const units = lines
      .filter((line) => line.reason === reason)
      .map((line) => ({ versionId: line.versionId, quantity: Math.abs(line.received - line.units) }));
    const why = { ...facts, reason: transferReasonWords[reason] };
    if (reason === 'extra') await bringToStock(tx, toId, units, { ...why, cause: 'adjustment' });
    else await takeFromBuilding(tx, toId, units, { ...why, cause: 'loss' });
  }
}
