import { type JsonAnswer, askJson } from '../../../../platform/http/ask-json.ts';
import { GatewayDown } from '../gateway.ts';

/** Longest wait for an answer, in ms. What was asked may still have been done. */
export const PATIENCE = 10_000;
/** The longest answer is the list of banks, some kilobytes. */
const MOST_BYTES = 512 * 1024;

export interface Question {
  method: 'GET' | 'POST';
  /** Below the API's address, with a slash in front. */
  path: string;
  key: string;
  body?: unknown;
}

/** Asks Wompi. Throws GatewayDown when no answer came. */
export async function ask(
  url: string,
  { method, path, key, body }: Question,
  patience = PATIENCE,
): Promise<JsonAnswer> {
  const request: RequestInit = {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(patience),
  };
  return askJson('Wompi', url + path, request, MOST_BYTES).catch((error: unknown) => {
    throw new GatewayDown((error as Error).message); // as: what askJson throws
  });
}

/** Nothing can be said of what came of it. */
export function down({ status, body }: JsonAnswer): GatewayDown {
  return new GatewayDown(`Wompi answered ${status} (${kindOf(body)})`);
}

/** Wompi's own name of an error: `INPUT_VALIDATION_ERROR`. */
function kindOf(body: unknown): string {
  const kind = (body as { error?: { type?: unknown } } | undefined)?.error?.type; // as: only looked at
  return typeof kind === 'string' && /^[A-Z_]{1,40}$/.test(kind) ? kind : 'no reason';
}
