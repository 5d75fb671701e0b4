import type { Call, CallKey } from './call.ts';
import type { AnyErrorCode } from './office-errors.ts';

/** A call that operators make; it may refuse with the office's own codes. */
export interface OfficeCall extends Omit<Call, 'errors'> {
  errors: readonly AnyErrorCode[];
}

/** A table of the office's calls, keyed as a `Service`. */
export type OfficeService = Record<CallKey, OfficeCall>;
