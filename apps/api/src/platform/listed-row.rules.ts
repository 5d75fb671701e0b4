/** The cells of a row by what their columns are, in one line each; empty ones are absent. */
export type ListedCells = ReadonlyMap<string, string>;

/** A row that was understood. */
export interface ListedRow<Content> {
  /** Rows with the same key are saved together, in the order of the file. */
  key: string;
  /** Another row with it repeats this one; null for a row that no other one repeats. */
  unique: string | null;
  /** Names the row in the report, as its code does. */
  code: string;
  content: Content & { name: string | null };
}

/** A row that cannot be imported, with the reason in Spanish. */
export interface RefusedListRow {
  reason: string;
  code: string | null;
}
