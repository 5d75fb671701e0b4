import { type JsonAnswer, fetchJson } from '../../../../platform/http/fetch-json.ts';
import { GatewayDown } from '../gateway.ts';

/** Longest wait for a response, in ms. The request may still have had its effect. */
export const TIMEOUT = 10_000;
/** Responses have a few hundred bytes. */
const MAX_BYTES = 64 * 1024;

/** Calls Addi without following redirects, because a redirect is part of its API. Throws GatewayDown without a response. */
export async function requestAddi(
  address: string,
  timeout: number,
  { body, token }: { body?: unknown; token?: string } = {},
): Promise<JsonAnswer> {
  const request: RequestInit = {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      accept: 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
  };
  return fetchJson('Addi', address, request, MAX_BYTES).catch((error: unknown) => {
    throw new GatewayDown((error as Error).message); // as: what fetchJson throws
  });
}

/** The result is unknown. The body is not repeated in the message: it may contain personal data. */
export const unknownOutcome = ({ status }: JsonAnswer): GatewayDown => new GatewayDown(`Addi answered ${status}`);
