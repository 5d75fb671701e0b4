import type { ErrorBody, ErrorCode } from '@tonalia/contract/errors';
import { messages } from '../messages/es-CO.ts';

/** `OFFLINE`: no answer came. `TIMEOUT`: none came in time. Everything else is a code of the API. */
export type ClientErrorCode = ErrorCode | 'OFFLINE' | 'TIMEOUT';

/** A refusal of the API, or the lack of an answer. `message` is Spanish and may be shown as it is. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ClientErrorCode;
  readonly params: Record<string, string | number>;

  constructor(status: number, code: ClientErrorCode, message: string, params: Record<string, string | number> = {}) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.params = params;
  }
}

/** What a failure says to a person: the API's own sentence, else that nobody knows what it was. */
export const sentenceOf = (cause: unknown): string =>
  cause instanceof ApiError ? cause.message : messages.errors.unknown;

/** What was asked for is not there, or cannot be: an address that never was, or a thing that is sold no longer. */
export const isMissing = (cause: unknown): boolean =>
  cause instanceof ApiError && (cause.status === 404 || cause.status === 400);

function isErrorBody(body: unknown): body is Partial<ErrorBody> {
  return typeof body === 'object' && body !== null;
}

/** Reads a refusal. A 400 carries `message`; the others may carry `error` instead. */
export async function readRefusal(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  if (!isErrorBody(body)) return new ApiError(response.status, 'INTERNAL', messages.errors.unknown);
  const text = response.status === 400 ? body.message : (body.error ?? body.message);
  return new ApiError(response.status, body.code ?? 'INTERNAL', text ?? messages.errors.unknown, body.params ?? {});
}

/** Why nothing came back: the caller's own abort passes as it is. */
export function noAnswer(cause: unknown, callerAborted: boolean): unknown {
  if (callerAborted) return cause;
  const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError';
  return timedOut
    ? new ApiError(0, 'TIMEOUT', messages.errors.timeout)
    : new ApiError(0, 'OFFLINE', messages.errors.offline);
}
