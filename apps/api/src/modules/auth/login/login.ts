import { type Role, can } from '@tonalia/contract/rights';
import { AppError } from '@tonalia/contract/errors';
import { formerGuestAccount, guestAccount } from '@tonalia/contract/guest';
import { recordAuditEvent } from '../../../platform/audit.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { ClientKind } from '../session/session.sql.ts';
import { startSession } from '../session/start-session.ts';
import type { TokenPair } from '../session/tokens.ts';
import { type SignInContext, admitAttempt } from './admit-attempt.ts';
import { findByEmail } from './identity.sql.ts';
import { isFromKnownDevice, rememberDevice } from '../device/known-device.ts';
import { verifyPassword } from './password.ts';
import type { ChallengeAnswer } from './challenge.ts';

export interface SignInCredentials {
  email: string;
  password: string;
  client: ClientKind;
  address: string;
  userAgent: string;
  /** The text the device keeps from earlier sign-ins. */
  device: string | undefined;
  work: ChallengeAnswer | undefined;
}

export interface OpenedSession {
  pair: TokenPair;
  role: Role;
  /** The text the device keeps from now on; absent for guests. */
  device?: string;
}

/**
 * Opens a session with a password. BAD_CREDENTIALS, equally slow, for an unknown account, a blocked one and a wrong password;
 * `admitAttempt` names the other errors. The guest's credentials are public: they cost no hash and no attempt, so guests cannot be
 * locked out.
 */
export async function login(context: SignInContext, credentials: SignInCredentials): Promise<OpenedSession> {
  const { db, clock, limits } = context;
  const { email: account, password } = currentCredentials(credentials);
  const { client, address, userAgent, device, work } = credentials;
  const [identity] = await findByEmail(db, account);
  const session = { client, userAgent };
  if (identity && !can(identity.role, 'account.use')) {
    if (password !== guestAccount.password) throw new AppError('BAD_CREDENTIALS');
    limits.guest(address);
    const { id: identityId, role } = identity;
    return { pair: await startSession(db, clock, { ...session, identityId, role }), role };
  }
  const isKnown = await isFromKnownDevice(db, clock, identity?.id ?? null, device);
  const admission = isKnown ? undefined : await admitAttempt(context, { account, address, work });
  const passwordHash = identity?.isBlocked ? null : (identity?.passwordHash ?? null);
  const isRight = await verifyPassword(passwordHash, password);
  if (!isRight || !identity || passwordHash === null) throw new AppError('BAD_CREDENTIALS');
  const { id: identityId, role } = identity;
  const opened = await inTransaction(db, async (tx) => {
    const pair = await startSession(tx, clock, { ...session, identityId, role, passwordHash });
    const event = { actorId: identityId, action: 'auth.signed_in', subjectId: identityId } as const;
    await recordAuditEvent(tx, { ...event, detail: { by: 'password' } });
    const deviceText = await rememberDevice(tx, clock, identityId, device);
    await admission?.takeBack(tx); // last, because every sign-in locks the row of the total budget
    return { pair, role, device: deviceText };
  });
  admission?.clear();
  return opened;
}

/** With the e-mail in lower case, and the guest's present credentials in place of the former ones. */
function currentCredentials({ email, password }: SignInCredentials): { email: string; password: string } {
  const account = email.toLowerCase();
  const isFormerGuest = account === formerGuestAccount.email && password === formerGuestAccount.password;
  return isFormerGuest ? guestAccount : { email: account, password };
}
