import { recordAuditEvent } from '../../../platform/audit.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { movedFor } from '../movement/movement.ts';
import { lockUnits } from '../stock/leave-stock.ts';
import { countReasonWords } from './reasons.es-CO.ts';
import { requireOpen } from './require-open.ts';
import { correctStock, endCount, listCorrections, listUnapplied, markApplied } from './stock-count.sql.ts';

/**
 * Corrects the books by the differences of a count, each once. What orders hold stays: a version of which less would be left is refused, and the
 * count stays open for it. COUNT_NOT_FOUND, COUNT_ENDED.
 */
export const applyCount = (
  db: Database,
  operator: OperatorActor,
  id: string,
): Promise<{ applied: number; refused: string[] }> =>
  inTransaction(db, async (tx) => {
    const { code, warehouseId } = await requireOpen(tx, id);
    const waiting = await listUnapplied(tx, id);
    await lockUnits(
      tx,
      waiting.map(({ versionId }) => ({ versionId, warehouseId })),
    );
    const corrections = await listCorrections(tx, id);
    const kept = corrections.filter(({ available, by }) => available + by >= 0);
    const refused = corrections.filter(({ available, by }) => available + by < 0);
    const facts = { cause: 'count', document: code, operatorId: operator.operatorId } as const;
    const versionIds = kept.map(({ versionId }) => versionId);
    const by = kept.map((one) => one.by);
    await correctStock(tx, {
      warehouseId,
      versionIds,
      by,
      movedFor: kept.map(({ reason }) => movedFor({ ...facts, reason: reason && countReasonWords[reason] })),
    });
    await markApplied(tx, { id, versionIds, by });
    if (refused.length === 0) await endCount(tx, { id, state: 'applied', by: operator.name });
    const applied = by.filter((units) => units !== 0).length;
    await recordAuditEvent(tx, {
      actorId: null,
      operator,
      action: 'products.count_applied',
      subjectId: id,
      detail: { code, corrected: applied, refused: refused.length, by: operator.name },
    });
    return { applied, refused: refused.map(({ versionId }) => versionId) };
  });

/** Ends a count without a change of the books. COUNT_NOT_FOUND, COUNT_ENDED. */
export const cancelCount = (db: Database, operator: OperatorActor, id: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { code } = await requireOpen(tx, id);
    await endCount(tx, { id, state: 'cancelled', by: operator.name });
    await recordAuditEvent(tx, {
      actorId: null,
      operator,
      action: 'products.count_cancelled',
      subjectId: id,
      detail: { code },
    });
  });
