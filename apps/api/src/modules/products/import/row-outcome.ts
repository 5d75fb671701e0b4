import type { ImportOutcome } from './import.sql.ts';

/** A value that an import changes: `price`, `price:barberia`, `stock:BOG`. `before` is null where there was none. */
export interface RowChange {
  field: string;
  before: number | null;
  after: number;
}

/** What became of a row of a list. */
export interface RowOutcome {
  rowNo: number;
  outcome: ImportOutcome;
  code: string | null;
  reason: string | null;
  versionId: string | null;
  changes: readonly RowChange[];
  /** Names, texts or colours changed, of the version or of its product. */
  hasOtherTexts: boolean;
}
