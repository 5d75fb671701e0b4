import { recordAuditEvent } from '../../../platform/audit.ts';
import { type ImportAuthor, type RowImport, RowRefused } from '../../../platform/row-import.ts';
import { type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { waitForOthers } from '../import/import.sql.ts';
import { refreshShown } from '../shown.sql.ts';
import type { ImportListRow, ImportRunRow } from './import-list.sql.ts';
import { type ImportContext, listKind } from './list-kinds.ts';
import { importNumber } from './targets.rules.ts';
import { endImportPrograms } from './program-import.ts';
import { publishWithdrawn, undoCatalogueRow } from './undo-catalogue.ts';
import { type RowToUndo, endUndo, listRowsToUndo, lockUndo, productsOfVersions, settleUndone } from './undo.sql.ts';

const ROWS_AT_ONCE = 200;

/** An import that is being undone, and the operator that does it. */
export interface UndoWork {
  list: ImportListRow;
  run: ImportRunRow;
  author: ImportAuthor;
}

/**
 * Puts some rows back, the last of the file first, or closes. Rows and their outcomes commit together, so that a process that ends undoes nothing
 * twice.
 */
export async function takeUndoStep(
  context: ImportContext,
  work: UndoWork,
): Promise<{ handled: number; isOver: boolean }> {
  const { db, clock } = context;
  const kind = listKind(context, work.list.kind).rows;
  const facts = kind ? await kind.prepare(db) : null;
  return inTransaction(db, async (tx) => {
    await tx.query(waitForOthers);
    if ((await lockUndo(tx, work.run.id)).length === 0) return { handled: 0, isOver: true };
    const rows = await listRowsToUndo(tx, { id: work.run.id, limit: ROWS_AT_ONCE });
    if (rows.length === 0) return close(tx, work, clock.now());
    const reasons: (string | null)[] = [];
    for (const row of rows)
      reasons.push(
        kind
          ? await undoListed(tx, kind, row, { facts, author: work.author })
          : await undoCatalogueRow(tx, row, work.author),
      );
    await settleUndone(tx, { id: work.run.id, rowNos: rows.map(({ rowNo }) => rowNo), reasons });
    await refresh(tx, rows);
    return { handled: rows.length, isOver: false };
  });
}

/** Puts a row of another module back whole, or says why it stays. */
async function undoListed(
  tx: Transaction,
  kind: RowImport,
  { outcome, subjectId, restore }: RowToUndo,
  work: { facts: unknown; author: ImportAuthor },
): Promise<string | null> {
  if (subjectId === null || restore === null) return null;
  await tx.query('savepoint undone_row');
  try {
    await kind.undo(tx, { outcome, subjectId, restore }, work);
    await tx.query('release savepoint undone_row');
    return null;
  } catch (error) {
    if (!(error instanceof RowRefused)) throw error;
    await tx.query('rollback to savepoint undone_row');
    return error.message;
  }
}

async function refresh(tx: Transaction, rows: readonly RowToUndo[]): Promise<void> {
  const versionIds = rows.flatMap(({ versionId }) => (versionId === null ? [] : [versionId]));
  if (versionIds.length === 0) return;
  const products = await productsOfVersions(tx, versionIds);
  await refreshShown(
    tx,
    products.map(({ id }) => id),
  );
}

async function close(
  tx: Transaction,
  { list, run, author }: UndoWork,
  now: Date,
): Promise<{ handled: number; isOver: boolean }> {
  await endImportPrograms(tx, run, now);
  await publishWithdrawn(tx, run.withdrawn, author);
  const [ended] = await endUndo(tx, run.id);
  if (ended)
    await recordAuditEvent(tx, {
      actorId: null,
      operator: author,
      action: 'products.import_undone',
      subjectId: list.id,
      detail: {
        by: author.name,
        number: importNumber(list.number),
        kind: list.kind,
        back: ended.back,
        kept: ended.kept,
      },
    });
  return { handled: 0, isOver: true };
}
