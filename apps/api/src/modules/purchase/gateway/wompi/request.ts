import { type JsonAnswer, fetchJson } from '../../../../platform/http/fetch-json.ts';
import { GatewayDown } from '../gateway.ts';

/** Longest wait for a response, in ms. The request may still have had its effect. */
export const TIMEOUT = 10_000;
/** The largest response is the list of banks, some kilobytes. */
const MAX_BYTES = 512 * 1024;

export interface WompiRequest {
  method: 'GET' | 'POST';
  /** Path below the API's address, with a leading slash. */
  path: string;
  key: string;
  body?: unknown;
}

/** Calls Wompi. Throws GatewayDown without a response. */
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
  return fetchJson('Wompi', url + path, request, MAX_BYTES).catch((error: unknown) => {
    throw new GatewayDown((error as Error).message); // as: what fetchJson throws
  });
}

/** The result is unknown. */
export function unknownOutcome({ status, body }: JsonAnswer): GatewayDown {
  return new GatewayDown(`Wompi answered ${status} (${kindOf(body)})`);
}

/** Wompi's error type: `INPUT_VALIDATION_ERROR`. */
function kindOf(body: unknown): string {
  const kind = (body as { error?: { type?: unknown } } | undefined)?.error?.type; // as: only inspected
  return typeof kind === 'string' && /^[A-Z_]{1,40}$/.test(kind) ? kind : 'no reason';
}
