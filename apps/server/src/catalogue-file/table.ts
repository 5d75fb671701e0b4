import type { FileRow } from '../../../api/src/modules/products/index.ts';

/** A table in a file, read as it is asked for. Row numbers are those a person sees when opening it. */
export interface TableFile {
  headers: string[];
  rows: AsyncIterable<FileRow>;
  /** How much of the file was read, 0..1. */
  progress: () => number;
}

/** The encoding of Excel's "Unicode text", by its first bytes. */
export function utf16Of(head: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : undefined;
}
