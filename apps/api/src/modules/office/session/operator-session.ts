import { day, hour, minute } from '@tonalia/rules/durations';
import { officeIdleHours, officeSessionDays, stepUpMinutes } from '@tonalia/rules/policy';
import { AppError } from '@tonalia/contract/errors';
import type { Clock } from '../../../platform/clock.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { digest, newSecret } from '../../auth/index.ts';
import { confirmSession, findSession, insertSession, listSessions, touchSession } from './session.sql.ts';

/** A session's last use is written at most once in this time, in ms. */
const TOUCH_EVERY = minute;

const earlier = (now: Date, ms: number) => new Date(now.getTime() - ms);
const later = (now: Date, ms: number) => new Date(now.getTime() + ms);

export interface NewOperatorSession {
  operatorId: string;
  userAgent: string;
  network: string;
}

/** Opens a session and returns its token, which goes into the cookie. BAD_CREDENTIALS when the operator has left meanwhile. */
export async function openSession(
  db: Database | Transaction,
  clock: Clock,
  { operatorId, userAgent, network }: NewOperatorSession,
): Promise<string> {
  const token = newSecret('to');
  const now = clock.now();
  const expiresAt = later(now, officeSessionDays * day);
  const [row] = await insertSession(db, { operatorId, hash: digest(token), userAgent, network, now, expiresAt });
  if (!row) throw new AppError('BAD_CREDENTIALS');
  return token;
}

/** The operator of a token; undefined when its session ended, expired or was idle too long, or the operator left. Never cached. */
export async function identifyOperator(
  db: Database,
  clock: Clock,
  token: string,
  network: string,
): Promise<OperatorActor | undefined> {
  const now = clock.now();
  const [row] = await findSession(db, { hash: digest(token), now, idleSince: earlier(now, officeIdleHours * hour) });
  if (!row) return undefined;
  const { sessionId, lastSeenAt, isConfirmed, id, email, name, role } = row;
  if (now.getTime() - lastSeenAt.getTime() > TOUCH_EVERY) await touchSession(db, { id: sessionId, now });
  return { sessionId, operatorId: id, email, name, role, isConfirmed, network };
}

/** The second factor was proved again: returns until when acts that ask for it are allowed. */
export async function confirmOperator(db: Database, clock: Clock, sessionId: string): Promise<Date> {
  const until = later(clock.now(), stepUpMinutes * minute);
  await confirmSession(db, { id: sessionId, until });
  return until;
}

export function livingSessions(db: Database, clock: Clock, operatorId: string) {
  const now = clock.now();
  return listSessions(db, { operatorId, now, idleSince: earlier(now, officeIdleHours * hour) });
}
