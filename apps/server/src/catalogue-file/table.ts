import type { FileRow } from '../../../api/src/modules/products/index.ts';

/** A table in a file, read as it is asked for. Row numbers are those a person sees when opening it. */
export interface TableFile {
  headers: string[];
  rows: AsyncIterable<FileRow>;
  /** How much of the file was read, 0..1. */
  progress: () => number;
}

/** Excel's "Unicode text". */
export function isUtf16(head: Buffer): boolean {
  return head[0] === 0xff && head[1] === 0xfe;
}
