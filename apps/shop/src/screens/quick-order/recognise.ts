import type { RecognisedRow } from '@tonalia/contract/order-list';
import { ApiError } from '../../api/http/api-error.ts';
import { call } from '../../api/http/client.ts';
import { hasOfflineMark } from '../../api/offline/offline-mark.ts';
import { isOnline } from '../../native/connection.ts';
import type { QuickLine } from './quick-line.ts';

/** The rows of a text, as the server understands them, and without a network the device of a seller. `before` says what the lines above were, for a number alone. */
export async function recognise(
  text: string,
  before: readonly string[] = [],
  signal?: AbortSignal,
): Promise<RecognisedRow[]> {
  const body = { text: [...before.map((line) => `${line}:`), text].join('\n') };
  const held = isOnline() ? null : await recogniseHere(body.text);
  if (held) return held;
  try {
    const { results } = await call('products', 'POST /recognise', { body, ...(signal && { signal }) });
    return results;
  } catch (cause) {
    const again = cause instanceof ApiError && cause.status === 0 ? await recogniseHere(body.text) : null;
    if (again) return again;
    throw cause;
  }
}

async function recogniseHere(text: string): Promise<RecognisedRow[] | null> {
  if (!hasOfflineMark()) return null;
  const here = await import('../../api/offline/recognise-held.ts').catch(() => null);
  return (await here?.recogniseHeld(text)) ?? null;
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
