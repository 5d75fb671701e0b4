import { type JsonAnswer, askJson } from '../../../../platform/http/ask-json.ts';
import { GatewayDown } from '../gateway.ts';

/** Longest wait for an answer, in ms. What was asked may still have been done. */
export const TIMEOUT = 10_000;
/** The longest answer is the list of banks, some kilobytes. */
const MAX_BYTES = 512 * 1024;

export interface WompiRequest {
  method: 'GET' | 'POST';
  /** Below the API's address, with a slash in front. */
  path: string;
  key: string;
  body?: unknown;
}

/** Asks Wompi. Throws GatewayDown when no answer came. */
export async function requestWompi(
  url: string,
  { method, path, key, body }: WompiRequest,
  timeout = TIMEOUT,
): Promise<JsonAnswer> {
  const request: RequestInit = {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeout),
  };
  return askJson('Wompi', url + path, request, MAX_BYTES).catch((error: unknown) => {
    throw new GatewayDown((error as Error).message); // as: what askJson throws
  });
}

/** Nothing can be said of what came of it. */
export function unknownOutcome({ status, body }: JsonAnswer): GatewayDown {
  return new GatewayDown(`Wompi answered ${status} (${kindOf(body)})`);
}

/** Wompi's own name of an error: `INPUT_VALIDATION_ERROR`. */
function kindOf(body: unknown): string {
  const kind = (body as { error?: { type?: unknown } } | undefined)?.error?.type; // as: only looked at
  return typeof kind === 'string' && /^[A-Z_]{1,40}$/.test(kind) ? kind : 'no reason';
}
