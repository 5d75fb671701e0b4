/** A row of a table, or why it cannot be read. Row numbers are those a spreadsheet shows. */
export type FileRow = { rowNo: number; cells: readonly string[] } | { rowNo: number; unreadable: string };

/** A file that is no table, is damaged or unpacks to too much; the message is Spanish. */
export class UnreadableTable extends Error {
  override name = 'UnreadableTable';
}

/** A table in a file, read lazily. Row numbers are those a spreadsheet shows. */
export interface TableFile {
  headers: string[];
  headersNo: number;
  rows: AsyncIterable<FileRow>;
  /** The share of the file read so far, 0..1. */
  progress: () => number;
}

/** The first row too, as in a table without titles. */
export async function* allRowsOf({ headers, headersNo, rows }: TableFile): AsyncGenerator<FileRow> {
  yield { rowNo: headersNo, cells: headers };
  yield* rows;
}

/** Detects Excel's "Unicode text" (UTF-16) by its first bytes. */
export function utf16Of(head: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : undefined;
}
