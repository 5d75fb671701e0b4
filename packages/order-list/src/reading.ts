/** One way to understand a row: the words that name a product, and how many. */
export interface RowReading {
  words: string;
  quantity: number;
  /** The counted unit, in the singular: "caja"; null when the row does not say. */
  unit: string | null;
  /** Whether the row says how many. */
  isCounted: boolean;
}

/** A row of a list. */
export interface AskedRow {
  /** The line of the text, from 1. */
  line: number;
  text: string;
  /** The likeliest first; at least one. */
  readings: readonly RowReading[];
  /** Ends with a colon: it names what the rows after it are of. */
  isHeading: boolean;
}
