import { OfficeError } from '@tonalia/contract/office-errors';
import type { CellsChanged } from '@tonalia/contract/products-grid';
import { type JobKind, type JobStep, type StepProgress, jobKind } from '../../../platform/office-jobs.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { findCellResult, insertCellBatch, lockCellBatch, removeCellBatches, saveCellResult } from './cell-batch.sql.ts';
import { type CellOperator, changeCellsIn, checkCells } from './change-cells.ts';
import { refusalSentence } from './refusal-sentence.ts';

/** What became of the cells of an operator's job; null before its end. JOB_NOT_FOUND for those of others. */
export async function readBatch(db: Database, asked: { id: string; operatorId: string }): Promise<CellsChanged | null> {
  const [found] = await findCellResult(db, asked);
  if (!found) throw new OfficeError('JOB_NOT_FOUND');
  return found.result;
}

/**
 * Changes many cells of the grid in one transaction: all that can be changed, or none when the process ends. The second factor is asked for
 * when it begins.
 */
export const cellsJob = (db: Database): JobKind =>
  jobKind<'cells_change', { batchId: string }, true>({
    kind: 'cells_change',
    needs: () => 'catalogue.edit',
    async begin({ isConfirmed: hasFactor = false, ...author }, { batchId, edits, isConfirmed }) {
      const operator: CellOperator = { ...author, isConfirmed: hasFactor };
      await checkCells(db, { edits, isConfirmed, dryRun: true, operator });
      await removeCellBatches(db);
      const { operatorId } = operator;
      await insertCellBatch(db, { id: batchId, operatorId, edits: JSON.stringify(edits), isConfirmed });
      // an id that another operator used is refused
      await readBatch(db, { id: batchId, operatorId });
      return { input: { batchId }, total: edits.length };
    },
    step: ({ operator, input, note }) =>
      changeBatch(db, { id: input.batchId, operator: { ...operator, isConfirmed: true }, note }),
  });

/** Writes the cells of a batch, unless they were written before. */
const changeBatch = (
  db: Database,
  { id, operator, note }: { id: string; operator: CellOperator; note: StepProgress },
): Promise<JobStep<true>> =>
  inTransaction(db, async (tx) => {
    const [batch] = await lockCellBatch(tx, id);
    if (!batch) throw new OfficeError('JOB_NOT_FOUND');
    const { edits, isConfirmed } = batch;
    const result = batch.result ?? (await changeCellsIn(tx, { edits, isConfirmed, dryRun: false, operator, note }));
    if (!batch.result) await saveCellResult(tx, { id, result: JSON.stringify(result) });
    const conflicts = result.conflicts.map((one) => ({
      id: one.id,
      code: 'VERSION_CONFLICT',
      message: refusalSentence('VERSION_CONFLICT'),
    }));
    const failures = [...result.refused, ...conflicts];
    return { handled: result.changed.length + result.unchanged.length + failures.length, failures, cursor: null };
  });
