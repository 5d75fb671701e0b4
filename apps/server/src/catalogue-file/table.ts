import type { FileRow } from '../../../api/src/modules/products/index.ts';

/** A table in a file, read lazily. Row numbers are those a spreadsheet shows. */
export interface TableFile {
  headers: string[];
  rows: AsyncIterable<FileRow>;
  /** The share of the file read so far, 0..1. */
  progress: () => number;
}

/** Detects Excel's "Unicode text" (UTF-16) by its first bytes. */
export function utf16Of(head: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : undefined;
}
