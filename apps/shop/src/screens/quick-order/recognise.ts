import type { RecognisedRow } from '@tonalia/contract/order-list';
import { call } from '../../api/http/client.ts';
import type { QuickLine } from './quick-line.ts';

/** The rows of a text, as the server understands them. `before` says what the lines above were, for a number alone. */
export async function recognise(
  text: string,
  before: readonly string[] = [],
  signal?: AbortSignal,
): Promise<RecognisedRow[]> {
  const body = { text: [...before.map((line) => `${line}:`), text].join('\n') };
  const { results } = await call('products', 'POST /recognise', { body, ...(signal && { signal }) });
  return results;
}

const MOST_CODES = 400;

/** What codes are today, by code. */
export async function readCodes(codes: readonly string[]): Promise<Map<string, RecognisedRow>> {
  const asked = codes.slice(0, MOST_CODES);
  const rows = await recognise(asked.join('\n'));
  return new Map(rows.map((row) => [asked[row.line - 1] ?? '', row]));
}

/** Remembers for the customer what an unclear line means. It may fail: the next list then asks again. */
export function rememberChoice({ isUnclear, words }: QuickLine, versionId: string): void {
  if (!isUnclear || words === '') return;
  void call('products', 'POST /recognise/choice', { body: { words: words.slice(0, 500), versionId } }).catch(
    () => null,
  );
}
