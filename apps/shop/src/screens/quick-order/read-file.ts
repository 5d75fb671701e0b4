import { ApiError } from '../../api/http/api-error.ts';
import { call } from '../../api/http/client.ts';
import { quickOrderMessages as words } from '../../messages/quick-order.es-CO.ts';

/** Bytes of a workbook that the server reads. */
const MOST_BYTES = 1_490_000;

/** The text of a list in a file. The server reads a workbook; a text is read here, also in the letters of Excel on Windows. */
export async function readFile(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isWorkbook(bytes)) return readWorkbook(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A zip, or the container of an old workbook, which the server refuses by its name. */
const isWorkbook = ([first, second]: Uint8Array): boolean =>
  (first === 0x50 && second === 0x4b) || (first === 0xd0 && second === 0xcf);

async function readWorkbook(bytes: Uint8Array): Promise<string> {
  if (bytes.length > MOST_BYTES) throw new ApiError(413, 'INVALID_REQUEST', words.tooBig);
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 8_192) parts.push(String.fromCharCode(...bytes.subarray(at, at + 8_192)));
  const { results } = await call('products', 'POST /recognise/file', { body: { file: btoa(parts.join('')) } });
  return results.text;
}
