import { type JsonAnswer, askJson } from '../../../../platform/http/ask-json.ts';
import { GatewayDown } from '../gateway.ts';

/** Longest wait for an answer, in ms. What was asked may still have been done. */
export const TIMEOUT = 10_000;
/** Every answer is some hundred bytes. */
const MAX_BYTES = 64 * 1024;

/** Asks Addi, and follows nothing: where a person is sent on to is an answer too. Throws GatewayDown when no answer came. */
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
  return askJson('Addi', address, request, MAX_BYTES).catch((error: unknown) => {
    throw new GatewayDown((error as Error).message); // as: what askJson throws
  });
}

/** Nothing can be said of what came of it. What they write is not repeated: it may carry who asked for a credit. */
export const unknownOutcome = ({ status }: JsonAnswer): GatewayDown => new GatewayDown(`Addi answered ${status}`);

/** A refusal of what was asked: certainly nothing was done. */
export const isRefusal = (status: number): boolean => status >= 400 && status < 500 && status !== 408;
