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

const EVERY = 10 * 60_000;
/** Kept a day longer than needed, so that what happened can still be looked at. */
const KEPT = 24 * 60 * 60_000;

/** Codes: the limits on sending them look back a day. */
const CODES_KEPT = 2 * KEPT;

/**
 * Removes sessions, access tokens, links of mails, known devices and budgets of signing in that ended a day ago, challenges that
 * ended, and codes of two days, a few hundred at a time.
 */
export async function removeEnded(db: Database, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT);
  while ((await removeDeadSessions(db, before)).length > 0);
  while ((await removeOldAccessTokens(db, before)).length > 0);
  while ((await removeOldLinks(db, before)).length > 0);
  while ((await removeOldDevices(db, before)).length > 0);
  while ((await removeOldBudgets(db, before)).length > 0);
  while ((await removeOldChallenges(db, clock.now())).length > 0);
  while ((await removeOldVerifications(db, new Date(clock.now().getTime() - CODES_KEPT))).length > 0);
}

/** Does so now and then while the API runs; several processes may, they skip what another removes. */
export function removeEndedRegularly(app: FastifyInstance, db: Database, clock: Clock): void {
  regularly(app, EVERY, 'ended sessions could not be removed', () => removeEnded(db, clock));
}
