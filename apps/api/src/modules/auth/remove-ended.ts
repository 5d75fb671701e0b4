import { day } from '@tonalia/rules/durations';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { regularly } from '../../platform/regularly.ts';
import type { Database } from '../../platform/transaction.ts';
import { removeOldDevices } from './device/known-device.sql.ts';
import { removeOldBudgets } from './login/sign-in-budget.sql.ts';
import { removeOldChallenges } from './login/challenge.sql.ts';
import { removeOldLinks } from './link/link.sql.ts';
import { removeOldVerifications } from './verification/verification.sql.ts';
import { removeDeadSessions, removeOldAccessTokens } from './session/session.sql.ts';

const INTERVAL = 10 * 60_000;
/** Rows stay for a day after they end, for investigations. */
const RETENTION = day;

/** Codes stay longer: the limits on sending look back a day. */
const CODE_RETENTION = 2 * RETENTION;

/**
 * Removes sessions, access tokens, links, known devices and sign-in budgets that ended a day ago, expired challenges, and codes
 * older than two days, in batches.
 */
export async function removeEnded(db: Database, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - RETENTION);
  while ((await removeDeadSessions(db, before)).length > 0);
  while ((await removeOldAccessTokens(db, before)).length > 0);
  while ((await removeOldLinks(db, before)).length > 0);
  while ((await removeOldDevices(db, before)).length > 0);
  while ((await removeOldBudgets(db, before)).length > 0);
  while ((await removeOldChallenges(db, clock.now())).length > 0);
  while ((await removeOldVerifications(db, new Date(clock.now().getTime() - CODE_RETENTION))).length > 0);
}

/** Starts the job. Several processes may run it; each skips rows that another one removes. */
export function removeEndedRegularly(app: FastifyInstance, db: Database, clock: Clock): void {
  regularly(app, {
    name: 'ended_sessions',
    everyMs: INTERVAL,
    failed: 'ended sessions could not be removed',
    work: () => removeEnded(db, clock),
  });
}
