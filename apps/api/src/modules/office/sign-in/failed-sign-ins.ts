import { hour } from '@tonalia/rules/durations';
import type { Clock } from '../../../platform/clock.ts';
import { recordAuditEvent } from '../../../platform/audit.ts';
import { type RateLimit, createRateLimiter } from '../../../platform/rate-limiter.ts';
import type { Database } from '../../../platform/transaction.ts';

/** Events of one operator: an attack fills no audit. */
const RECORDED: RateLimit = { most: 10, window: hour };

/** A wrong password, code or passkey of an operator. */
export interface FailedSignIn {
  operatorId: string;
  factor: 'password' | 'totp' | 'passkey';
  /** The network of the request. */
  network: string;
}

/** Records failed sign-ins of known operators as audit events, ten an hour of each in this process. Nothing that was typed is in them. */
export type FailedSignIns = (failed: FailedSignIn) => Promise<void>;

export function createFailedSignIns(db: Database, clock: Clock): FailedSignIns {
  const recorded = createRateLimiter(clock);
  return async ({ operatorId, factor, network }) => {
    if (!recorded.tryTake(operatorId, RECORDED)) return;
    // The event has no author: it is not known that the operator tried.
    await recordAuditEvent(db, {
      actorId: null,
      action: 'office.sign_in_failed',
      subjectId: operatorId,
      detail: { factor, from: network },
    });
  };
}
