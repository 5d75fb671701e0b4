import type { ListTable } from '@tonalia/contract/order-list';
import { ApiError } from '../../../api/http/api-error.ts';
import { call } from '../../../api/http/client.ts';
import { listFileMessages as words } from '../../../messages/list-file.es-CO.ts';

/** Bytes of a file that the server reads. */
const MOST_BYTES = 1_490_000;

/** A list in a file: with columns, or a text. */
export type ReadFile = { name: string; table: ListTable } | { text: string };

/** Reads a list in a file. The server reads a workbook and a CSV; a text is read here, also in the letters of Excel on Windows. */
export async function readFile(file: File): Promise<ReadFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isBook = isWorkbook(bytes);
  if (!isBook && !/\.(?:csv|tsv)$/i.test(file.name)) return { text: textOf(bytes) };
  try {
    return { name: file.name, table: await readTable(bytes) };
  } catch (cause) {
    // Without a network the lines of a CSV are noted as they are.
    if (!isBook && cause instanceof ApiError && cause.status === 0) return { text: textOf(bytes) };
    throw cause;
  }
}

/** A zip, or the container of an old workbook, which the server refuses by its name. */
const isWorkbook = ([first, second]: Uint8Array): boolean =>
  (first === 0x50 && second === 0x4b) || (first === 0xd0 && second === 0xcf);

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

async function readTable(bytes: Uint8Array): Promise<ListTable> {
  if (bytes.length > MOST_BYTES) throw new ApiError(413, 'INVALID_REQUEST', words.tooBig);
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 8_192) parts.push(String.fromCharCode(...bytes.subarray(at, at + 8_192)));
  const { results } = await call('products', 'POST /recognise/file', { body: { file: btoa(parts.join('')) } });
  return results;
}
