import type { ImportChange, ImportKind } from '@tonalia/contract/import-office';
import type { OfficePermission, OfficeRole } from '@tonalia/contract/office-rights';
import type { ListedCells, ListedRow, RefusedListRow } from './listed-row.rules.ts';
import type { OperatorAuthor } from './audit.ts';
import type { Database, Transaction } from './transaction.ts';

/** The operator of an import in the office, and its number ("IM-0232"). */
export interface ImportAuthor extends OperatorAuthor {
  name: string;
  role: OfficeRole;
  document: string;
}

/** What a column of a list can be, with its name on the screen and the titles that people write, in plain words. */
export interface ListField {
  target: string;
  name: string;
  titles: readonly string[];
}

/** What saving a row did. `reason` is a note for the report. */
export interface SavedImportRow {
  outcome: 'created' | 'updated' | 'unchanged';
  subjectId: string;
  reason: string | null;
  changes: readonly ImportChange[];
  /** What undoing it needs; nothing of a row that changed nothing. */
  restore: object | null;
}

/** Why a row is not saved, as a sentence for the report. Nothing of the row is kept. */
export class RowRefused extends Error {}

/** What saving needs besides the row. */
export interface RowWork<Facts> {
  facts: Facts;
  author: ImportAuthor;
}

/** A row that is put back, with what saving it left. */
export interface RowToRestore<Restore> {
  outcome: 'created' | 'updated';
  subjectId: string;
  restore: Restore;
}

/** A kind of list that a module reads and saves row by row; the office's imports do the rest: file, columns, check, job, report. */
export interface RowImport<Content = unknown, Facts = unknown, Restore = unknown> {
  kind: ImportKind;
  needs: OfficePermission;
  fields: readonly ListField[];
  /** Columns that ask for another permission, and for the second factor again. */
  granted?: { targets: readonly string[]; needs: OfficePermission };
  /** Whether rows of one key may have the same `unique`. */
  mayRepeat: boolean;
  /** Whether a list with these columns can be imported. */
  isUsable(targets: ReadonlySet<string>): boolean;
  read(cells: ListedCells): ListedRow<Content> | RefusedListRow;
  /** What many rows ask for, read once for some hundred rows. */
  prepare(db: Database): Promise<Facts>;
  /** Throws `RowRefused`. */
  save(tx: Transaction, content: Content, work: RowWork<Facts>): Promise<SavedImportRow>;
  /** Puts a saved row back; throws `RowRefused` when something changed since. */
  undo(tx: Transaction, row: RowToRestore<Restore>, work: RowWork<Facts>): Promise<void>;
}

/** Keeps a kind of list: `save` gets what `read` and `prepare` of the same kind gave. */
export const rowImport = <Content, Facts, Restore>(one: RowImport<Content, Facts, Restore>): RowImport =>
  one as unknown as RowImport; // as: its rows come back as JSON
