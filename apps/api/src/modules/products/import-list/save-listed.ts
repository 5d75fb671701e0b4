import { type ImportAuthor, type RowImport, RowRefused, type SavedImportRow } from '../../../platform/row-import.ts';
import { type Database, type Transaction, inTransaction, rolledBack } from '../../../platform/transaction.ts';
import { nextProducts } from '../import/import.sql.ts';
import { type ListedRowToSave, rowsOfKeys, settleListed } from './listed-rows.sql.ts';

const KEYS_AT_ONCE = 100;
/** Keys after this many rows are left to the next transaction. */
const ROWS_AT_ONCE = 1_000;

/** How rows of a list of another module are saved. */
export interface ListedSaving {
  rows: RowImport;
  author: ImportAuthor;
  /** Rolls everything back, and keeps the content of the rows. */
  dryRun: boolean;
  /** Runs in the transaction that records the outcomes. */
  advance: (tx: Transaction, saved: { last: string; rows: number }) => Promise<void>;
}

interface ListedOutcome {
  rowNo: number;
  outcome: SavedImportRow['outcome'] | 'skipped';
  subjectId: string | null;
  reason: string | null;
  changes: SavedImportRow['changes'];
  restore: SavedImportRow['restore'];
}

/**
 * Saves the next rows after a key; undefined when none is left. Rows and their outcomes commit together, so that a process that ends saves
 * nothing twice.
 */
export async function saveNextListed(
  db: Database,
  importId: string,
  after: string,
  saving: ListedSaving,
): Promise<{ last: string; rows: number } | undefined> {
  const found = await nextProducts(db, { importId, after, limit: KEYS_AT_ONCE, rows: ROWS_AT_ONCE });
  const keys = found.map(({ product_key }) => product_key);
  const last = keys.at(-1);
  if (last === undefined) return undefined;
  const facts = await saving.rows.prepare(db);
  const saveAll = async (tx: Transaction): Promise<ListedOutcome[]> => {
    const outcomes: ListedOutcome[] = [];
    for (const row of await rowsOfKeys(tx, { importId, keys }))
      outcomes.push(await saveOne(tx, row, { ...saving, facts }));
    return outcomes;
  };
  const settle = async (
    tx: Transaction,
    outcomes: readonly ListedOutcome[],
  ): Promise<{ last: string; rows: number }> => {
    await record(tx, importId, { outcomes, keep: saving.dryRun });
    await saving.advance(tx, { last, rows: outcomes.length });
    return { last, rows: outcomes.length };
  };
  if (!saving.dryRun) return inTransaction(db, async (tx) => settle(tx, await saveAll(tx)));
  const foreseen = await rolledBack(db, saveAll);
  return inTransaction(db, (tx) => settle(tx, foreseen));
}

/** Saves a row whole, or nothing of it. */
async function saveOne(
  tx: Transaction,
  { rowNo, content }: ListedRowToSave,
  { rows, author, facts }: ListedSaving & { facts: unknown },
): Promise<ListedOutcome> {
  await tx.query('savepoint listed_row');
  try {
    const saved = await rows.save(tx, content, { facts, author });
    await tx.query('release savepoint listed_row');
    return { rowNo, ...saved };
  } catch (error) {
    if (!(error instanceof RowRefused)) throw error;
    await tx.query('rollback to savepoint listed_row');
    return { rowNo, outcome: 'skipped', subjectId: null, reason: error.message, changes: [], restore: null };
  }
}

const record = (
  tx: Transaction,
  importId: string,
  { outcomes, keep }: { outcomes: readonly ListedOutcome[]; keep: boolean },
): Promise<unknown> =>
  settleListed(tx, {
    importId,
    keep,
    rowNos: outcomes.map((row) => row.rowNo),
    outcomes: outcomes.map((row) => row.outcome),
    reasons: outcomes.map((row) => row.reason),
    subjectIds: outcomes.map((row) => row.subjectId),
    changes: outcomes.map((row) => (row.changes.length > 0 ? JSON.stringify(row.changes) : null)),
    restores: outcomes.map((row) => row.restore && JSON.stringify(row.restore)),
  });
