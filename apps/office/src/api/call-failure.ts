import type { AnyErrorCode, OfficeErrorBody } from '@tonalia/contract/office-errors';
import { texts } from '../messages/texts.es-CO.ts';

/** A refusal of the API, or a missing response. `message` is Spanish and can be shown unchanged. */
export class CallFailure extends Error {
  readonly status: number;
  readonly code: AnyErrorCode | 'OFFLINE' | 'TIMEOUT';
  readonly params: OfficeErrorBody['params'];
  /** Names the request in the log of the server; empty without a response. */
  readonly requestId: string;

  constructor({ status, code, message, params = {}, requestId = '' }: FailureFacts) {
    super(message);
    this.name = 'CallFailure';
    this.status = status;
    this.code = code;
    this.params = params;
    this.requestId = requestId;
  }
}

interface FailureFacts {
  status: number;
  code: CallFailure['code'];
  message: string;
  params?: CallFailure['params'];
  requestId?: string;
}

/** The refusal in a response. */
export async function failureOf(response: Response): Promise<CallFailure> {
  const read: unknown = await response.json().catch(() => null);
  const body = isBody(read) ? read : {};
  return new CallFailure({
    status: response.status,
    code: body.code ?? 'INTERNAL',
    message: body.message ?? texts.failure,
    params: body.params ?? {},
    requestId: body.requestId ?? '',
  });
}

const isBody = (read: unknown): read is Partial<OfficeErrorBody> => typeof read === 'object' && read !== null;

/** The failure of a request without a response. */
export function noAnswer(cause: unknown): CallFailure {
  const isLate = cause instanceof DOMException && cause.name === 'TimeoutError';
  return isLate
    ? new CallFailure({ status: 0, code: 'TIMEOUT', message: texts.timeout })
    : new CallFailure({ status: 0, code: 'OFFLINE', message: texts.offline });
}

/** The sentence to show for a failure. */
export const sentenceOf = (cause: unknown): string => (cause instanceof CallFailure ? cause.message : texts.failure);

/** Whether a save was refused because another one came first. */
export const isConflict = (cause: unknown): boolean =>
  cause instanceof CallFailure && cause.code === 'VERSION_CONFLICT';
