import { AppError } from '@tonalia/contract/errors';
import type { SignInStep } from '@tonalia/contract/office';
import { minute } from '@tonalia/rules/durations';
import { officeTicketMinutes } from '@tonalia/rules/policy';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { digest, newSecret, verifyPassword } from '../../auth/index.ts';
import { recordAct } from '../office-context.ts';
import { findByAddress } from '../operator/operator.sql.ts';
import { openSession } from '../session/operator-session.ts';
import { base32, newTotpSecret, totpAddress } from '../totp/totp.ts';
import type { CodeLimit } from './code-limit.ts';
import type { FailedSignIns } from './failed-sign-ins.ts';
import { enrol, newRecoveryCodes, proveSecondFactor } from './second-factor.ts';
import { countTry, insertTicket, removeOldTickets, spendTicket } from './ticket.sql.ts';

/** Codes that one ticket may try: a new one costs the password again. */
export const TICKET_TRIES = 5;

interface PasswordStep {
  email: string;
  password: string;
  brand: string;
  /** The address of the installation allows them. */
  hasPasskeys: boolean;
  /** Called for a known operator, before the refusal; it must not wait. */
  onWrong: (operatorId: string) => void;
}

/** Checks the password. BAD_CREDENTIALS, equally slow, for a wrong password and an unknown operator. */
export async function beginSignIn(
  db: Database,
  clock: Clock,
  { email, password, brand, hasPasskeys, onWrong }: PasswordStep,
): Promise<SignInStep> {
  const [operator] = await findByAddress(db, email);
  const isRight = await verifyPassword(operator?.passwordHash ?? null, password);
  if (!operator?.passwordHash || !isRight) {
    if (operator) onWrong(operator.id);
    throw new AppError('BAD_CREDENTIALS');
  }
  const proved = { operatorId: operator.id, passwordHash: operator.passwordHash };
  return operator.hasSecondFactor
    ? {
        step: hasPasskeys && operator.hasPasskey ? 'passkey' : 'totp',
        ticket: await makeTicket(db, clock, proved, null),
      }
    : beginEnrolment(db, clock, { ...proved, email, brand });
}

/** An operator, and the hash of the password that was proved. */
interface ProvedPassword {
  operatorId: string;
  passwordHash: string;
}

/** The setup of a second factor after the operator's password was proved. BAD_CREDENTIALS when it was taken away meanwhile. */
export async function beginEnrolment(
  db: Database | Transaction,
  clock: Clock,
  { email, brand, ...proved }: ProvedPassword & { email: string; brand: string },
): Promise<SignInStep> {
  const secret = newTotpSecret();
  const ticket = await makeTicket(db, clock, proved, secret);
  return { step: 'enrol', ticket, setup: { secret: base32(secret), address: totpAddress(secret, email, brand) } };
}

/** A ticket for the second factor. BAD_CREDENTIALS when the proved password was taken away meanwhile. */
export async function makeTicket(
  db: Database | Transaction,
  clock: Clock,
  proved: ProvedPassword,
  newSecretOfApp: Buffer | null,
): Promise<string> {
  const now = clock.now();
  const ticket = newSecret('ti');
  const expiresAt = new Date(now.getTime() + officeTicketMinutes * minute);
  await removeOldTickets(db, now);
  const made = await insertTicket(db, { ...proved, hash: digest(ticket), expiresAt, newSecret: newSecretOfApp });
  if (made.length === 0) throw new AppError('BAD_CREDENTIALS');
  return ticket;
}

export interface SecondStep {
  ticket: string;
  code: string;
  userAgent: string;
  network: string;
  limit: CodeLimit;
  recordFailure: FailedSignIns;
}

export interface OpenedOfficeSession {
  token: string;
  operatorId: string;
  /** After a setup only. */
  recoveryCodes?: string[];
}

/**
 * Proves the second factor and opens the session. CODE_WRONG; CODE_EXPIRED when the ticket is spent, too old or has no tries left;
 * TOO_MANY_REQUESTS after too many wrong codes of the operator.
 */
export async function finishSignIn(
  db: Database,
  clock: Clock,
  { ticket, code, userAgent, network, limit, recordFailure }: SecondStep,
): Promise<OpenedOfficeSession> {
  const hash = digest(ticket);
  // Committed before the code is checked: a failed try stays counted.
  const [held] = await countTry(db, { hash, now: clock.now(), most: TICKET_TRIES });
  if (!held) throw new AppError('CODE_EXPIRED');
  const { operatorId, newSecret: secret, tries } = held;
  limit.take(operatorId);
  const opened = await inTransaction(db, async (tx) => {
    const attempt = { operatorId, code };
    const factor = secret
      ? await enrol(tx, clock, { ...attempt, secret })
      : await proveSecondFactor(tx, clock, attempt);
    if (!factor) throw new AppError('CODE_WRONG', { triesLeft: TICKET_TRIES - tries });
    if ((await spendTicket(tx, hash)).length === 0) throw new AppError('CODE_EXPIRED');
    const recoveryCodes = secret ? await newRecoveryCodes(tx, operatorId) : undefined;
    const token = await openSession(tx, clock, { operatorId, userAgent, network });
    const author = { operator: { operatorId, network } };
    await recordAct(tx, author, { action: 'office.signed_in', subjectId: operatorId, detail: { factor } });
    return { token, operatorId, ...(recoveryCodes && { recoveryCodes }) };
  }).catch(async (cause: unknown) => {
    // After the rollback, and only of an operator that has a second factor: a setup has nothing to guess.
    if (cause instanceof AppError && cause.code === 'CODE_WRONG' && !secret)
      await recordFailure({ operatorId, factor: 'totp', network });
    throw cause;
  });
  limit.wasRight(operatorId);
  return opened;
}
