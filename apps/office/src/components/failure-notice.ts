import { CallFailure, sentenceOf } from '../api/call-failure.ts';
import type { ShownNotice } from './notices.tsx';

/** The notice of an act that failed. `onRetry` does it again; it is offered where another try can give another answer. */
export const failureNotice = (cause: unknown, onRetry: () => void): ShownNotice => ({
  color: 'red',
  message: sentenceOf(cause),
  ...(canChange(cause) && { onRetry }),
});

/** Without a response, or with a failure of the server; a refusal stays one. */
const canChange = (cause: unknown): boolean =>
  cause instanceof CallFailure && (cause.status === 0 || cause.status >= 500);
