import { CallFailure } from './call-failure.ts';

const TOO_MANY_REQUESTS = 429;

/** The result of sending changes of a device: confirmed, refused for good, to be sent again, or the link is dead. */
export type QueueOutcome<W, Result> =
  | { outcome: 'done'; sent: readonly W[]; result: Result }
  | { outcome: 'refused'; sent: readonly W[]; sentence: string }
  | { outcome: 'later'; isOffline: boolean }
  | { outcome: 'dead' };

/** The outcome of a call that failed; any other failure is thrown again. A session that ended is opened again, and the change is sent later. */
export function failedOutcome<W>(sent: readonly W[], cause: unknown): QueueOutcome<W, never> {
  if (!(cause instanceof CallFailure)) throw cause;
  const { status, code, message } = cause;
  const isFinal = status >= 400 && status < 500 && status !== TOO_MANY_REQUESTS && code !== 'UNAUTHENTICATED';
  return isFinal ? { outcome: 'refused', sent, sentence: message } : { outcome: 'later', isOffline: status === 0 };
}
