import { AppError } from '@tonalia/contract/errors';
import { OfficeError } from '@tonalia/contract/office-errors';
import { operatorCan } from '@tonalia/contract/office-rights';
import { type BeginningOperator, type JobKind, type JobOperator, jobKind } from '../../../platform/office-jobs.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { deleteRows } from '../import/import.sql.ts';
import { takeImportStep } from './import-steps.ts';
import { type ImportListRow, beginCheck, beginImport, findList, findRun, resumeImport } from './import-list.sql.ts';
import { programImport } from './program-import.ts';
import { beginUndo } from './undo.sql.ts';
import { takeUndoStep } from './undo-import.ts';
import { type ImportContext, listKind } from './list-kinds.ts';
import { importNumber } from './targets.rules.ts';

interface RunInput {
  listId: string;
  runId: string;
  name: string;
}

/** A list that an operator may import. IMPORT_NOT_FOUND, ROLE_NOT_ALLOWED. */
export async function findOwnList(
  context: ImportContext,
  { role }: Pick<JobOperator, 'role'>,
  id: string,
): Promise<ImportListRow> {
  const [list] = await findList(context.db, id);
  if (!list) throw new OfficeError('IMPORT_NOT_FOUND');
  if (!operatorCan(role, listKind(context, list.kind).needs)) throw new AppError('ROLE_NOT_ALLOWED');
  return list;
}

/** Checks a list: the import itself, rolled back. */
export const importCheckJob = (context: ImportContext): JobKind =>
  jobKind<'import_check', RunInput, true>({
    kind: 'import_check',
    needs: () => 'imports.use',
    async begin(operator, { importId, takesDoubted }) {
      const { db } = context;
      const list = await findOwnList(context, operator, importId);
      mayBring(context, list, operator.role);
      if (!listKind(context, list.kind).isUsable(list.targets)) throw new OfficeError('IMPORT_COLUMN_MISSING');
      const runId = await inTransaction(db, async (tx) => {
        const [made] = await beginCheck(tx, { listId: importId, takesDoubted });
        if (!made) throw new OfficeError('IMPORT_UNDER_WAY');
        if (list.checkId) await deleteRows(tx, list.checkId);
        return made.id;
      });
      return { input: inputOf(list, runId), total: list.rows };
    },
    step: ({ operator, input }) => stepOf(context, operator, input),
  });

/** Imports a list as it was checked, or the rest of it after a stop. */
export const importRunJob = (context: ImportContext): JobKind =>
  jobKind<'import_run', RunInput, true>({
    kind: 'import_run',
    needs: () => 'imports.use',
    async begin(operator, { importId, withdraws, missingSeen, leavesFalls, pricesFrom }) {
      const { db } = context;
      const list = await findOwnList(context, operator, importId);
      const isGranted = mayBring(context, list, operator.role);
      if (isGranted && !operator.isConfirmed) throw new OfficeError('STEP_UP_REQUIRED');
      const runId =
        list.runId === null
          ? await beginFirst(context, list, { withdraws, missingSeen, leavesFalls, pricesFrom, operator })
          : await beginAgain(db, list);
      const [run] = await findRun(db, runId);
      return { input: inputOf(list, runId), total: list.rows - (run?.saved ?? 0) };
    },
    step: ({ operator, input }) => stepOf(context, operator, input),
  });

/** Whether the list brings columns that are granted apart. ROLE_NOT_ALLOWED without their permission. */
function mayBring(context: ImportContext, { kind, targets }: ImportListRow, role: JobOperator['role']): boolean {
  const granted = listKind(context, kind).rows?.granted;
  if (!granted?.targets.some((target) => targets.includes(target))) return false;
  if (!operatorCan(role, granted.needs)) throw new AppError('ROLE_NOT_ALLOWED');
  return true;
}

/** Puts back what an import changed, where nothing changed since. */
export const importUndoJob = (context: ImportContext): JobKind =>
  jobKind<'import_undo', RunInput, true>({
    kind: 'import_undo',
    needs: () => 'imports.use',
    async begin(operator, { importId }) {
      const list = await findOwnList(context, operator, importId);
      const isGranted = mayBring(context, list, operator.role);
      if (isGranted && !operator.isConfirmed) throw new OfficeError('STEP_UP_REQUIRED');
      const [begun] = await beginUndo(context.db, importId);
      if (!begun) throw new OfficeError('IMPORT_NOT_UNDOABLE');
      const [run] = await findRun(context.db, begun.id);
      const changed = (run?.counts?.created ?? 0) + (run?.counts?.updated ?? 0);
      return { input: inputOf(list, begun.id), total: run?.counts ? changed : null };
    },
    async step({ operator, input: { listId, runId } }) {
      const list = await findOwnList(context, operator, listId);
      const [run] = await findRun(context.db, runId);
      if (!run) return { handled: 0, cursor: null };
      const author = { ...operator, document: importNumber(list.number) };
      const { handled, isOver } = await takeUndoStep(context, { list, run, author });
      return { handled, cursor: isOver ? null : true };
    },
  });

const inputOf = ({ id, number }: ImportListRow, runId: string): RunInput => ({
  listId: id,
  runId,
  name: importNumber(number),
});

interface ImportWish {
  withdraws: boolean;
  missingSeen: number;
  leavesFalls: boolean;
  pricesFrom: string | null;
  operator: BeginningOperator;
}

async function beginFirst(
  { db, clock }: ImportContext,
  list: ImportListRow,
  { pricesFrom, operator, ...wish }: ImportWish,
): Promise<string> {
  const [check] = list.checkId === null ? [] : await findRun(db, list.checkId);
  if (list.state !== 'checked' || !check || check.prices?.isStopped) throw new OfficeError('IMPORT_NOT_CHECKED');
  return inTransaction(db, async (tx) => {
    const [made] = await beginImport(tx, { listId: list.id, checkId: check.id, ...wish });
    if (!made) throw new OfficeError('IMPORT_UNDER_WAY');
    const { leavesFalls } = wish;
    if (pricesFrom !== null)
      await programImport(tx, {
        list,
        checkId: check.id,
        runId: made.id,
        from: new Date(pricesFrom),
        now: clock.now(),
        leavesFalls,
        operator,
      });
    return made.id;
  });
}

async function beginAgain(db: Database, { id }: ImportListRow): Promise<string> {
  const [resumed] = await resumeImport(db, id);
  if (!resumed) throw new OfficeError('IMPORT_UNDER_WAY');
  return resumed.id;
}

/** The row of the run has its progress: the cursor only says that there is more. */
async function stepOf(context: ImportContext, operator: JobOperator, { listId, runId }: RunInput) {
  const { db } = context;
  const list = await findOwnList(context, operator, listId);
  const [run] = await findRun(db, runId);
  const over = { handled: 0, cursor: null };
  if (!run || list.state === 'stopped') return over;
  // the columns changed, or it is checked again
  if (run.isCheck && list.checkId !== runId) return over;
  const author = { ...operator, document: importNumber(list.number) };
  const { handled, isOver } = await takeImportStep(context, { list, run, author });
  return { handled, cursor: isOver ? null : (true as const) };
}
