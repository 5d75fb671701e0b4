import type { ErrorBody, ErrorCode } from '@tonalia/contract/errors';
import { messages } from '../../messages/es-CO.ts';

/** `OFFLINE`: no response. `TIMEOUT`: no response in time. Everything else is an error code of the API. */
export type ClientErrorCode = ErrorCode | 'OFFLINE' | 'TIMEOUT';

/** An error response of the API, or a missing response. `message` is Spanish and can be shown unchanged. */
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

/** The text to show for a failure: the API's message, or the text for an unknown error. */
export const sentenceOf = (cause: unknown): string =>
  cause instanceof ApiError ? cause.message : messages.errors.unknown;

/** Whether the requested thing does not exist: an invalid id (400), or one that is not found or not sold any more (404). */
export const isMissing = (cause: unknown): boolean =>
  cause instanceof ApiError && (cause.status === 404 || cause.status === 400);

function isErrorBody(body: unknown): body is Partial<ErrorBody> {
  return typeof body === 'object' && body !== null;
}

/** Reads an error response. A 400 has `message`; others may have `error` instead. */
export async function readRefusal(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  if (!isErrorBody(body)) return new ApiError(response.status, 'INTERNAL', messages.errors.unknown);
  const text = response.status === 400 ? body.message : (body.error ?? body.message);
  // as: only ORDER_ASKS has more than words and numbers, and its screen reads the order itself
  const params = (body.params ?? {}) as ApiError['params'];
  return new ApiError(response.status, body.code ?? 'INTERNAL', text ?? messages.errors.unknown, params);
}

/** The error for a missing response; an abort by the caller is returned unchanged. */
export function noAnswer(cause: unknown, callerAborted: boolean): unknown {
  if (callerAborted) return cause;
  const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError';
  return timedOut
    ? new ApiError(0, 'TIMEOUT', messages.errors.timeout)
    : new ApiError(0, 'OFFLINE', messages.errors.offline);
}
