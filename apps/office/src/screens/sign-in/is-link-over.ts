import { isSignedOut } from '../../api/call.ts';
import { CallFailure } from '../../api/call-failure.ts';

/** The link was used or is old, or its text is not complete. */
export const isLinkOver = (cause: unknown): boolean =>
  !isSignedOut(cause) && cause instanceof CallFailure && ['LINK_EXPIRED', 'INVALID_REQUEST'].includes(cause.code);
