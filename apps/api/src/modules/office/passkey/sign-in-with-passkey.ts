import { AppError } from '@tonalia/contract/errors';
import { OfficeError } from '@tonalia/contract/office-errors';
import type { PasskeyAnswer } from '@tonalia/contract/office-passkeys';
import { inTransaction } from '../../../platform/transaction.ts';
import { digest } from '../../auth/index.ts';
import { recordAct } from '../office-context.ts';
import { openSession } from '../session/operator-session.ts';
import type { FailedSignIns } from '../sign-in/failed-sign-ins.ts';
import { TICKET_TRIES } from '../sign-in/sign-in.ts';
import { countTry, spendTicket } from '../sign-in/ticket.sql.ts';
import { findTicket } from './passkey.sql.ts';
import { type PasskeyContext, passkeyOptions, provePasskey } from './prove-passkey.ts';

const challengeOf = (hash: Buffer, operatorId: string) =>
  ({ purpose: 'sign-in', holder: hash.toString('hex'), operatorId }) as const;

/** What the browser needs to use a passkey after the password. CODE_EXPIRED when the ticket ended. */
export async function signInOptions(context: PasskeyContext, ticket: string) {
  const hash = digest(ticket);
  const [held] = await findTicket(context.db, { hash, now: context.clock.now() });
  if (!held) throw new AppError('CODE_EXPIRED');
  return passkeyOptions(context, challengeOf(hash, held.operatorId));
}

export interface PasskeyStep {
  ticket: string;
  answer: PasskeyAnswer;
  userAgent: string;
  network: string;
  recordFailure: FailedSignIns;
}

/** Proves a passkey and opens the session; returns its token. PASSKEY_WRONG; CODE_EXPIRED when the ticket is spent or too old. */
export async function signInWithPasskey(
  context: PasskeyContext,
  { ticket, answer, userAgent, network, recordFailure }: PasskeyStep,
): Promise<string> {
  const { db, clock } = context;
  const hash = digest(ticket);
  // Committed before the answer is checked: a failed try stays counted.
  const [held] = await countTry(db, { hash, now: clock.now(), most: TICKET_TRIES });
  if (!held || held.newSecret) throw new AppError('CODE_EXPIRED');
  const { operatorId } = held;
  await provePasskey(context, challengeOf(hash, operatorId), answer).catch(async (cause: unknown) => {
    if (cause instanceof OfficeError && cause.code === 'PASSKEY_WRONG')
      await recordFailure({ operatorId, factor: 'passkey', network });
    throw cause;
  });
  return inTransaction(db, async (tx) => {
    if ((await spendTicket(tx, hash)).length === 0) throw new AppError('CODE_EXPIRED');
    const token = await openSession(tx, clock, { operatorId, userAgent, network });
    const author = { operator: { operatorId, network } };
    await recordAct(tx, author, { action: 'office.signed_in', subjectId: operatorId, detail: { factor: 'passkey' } });
    return token;
  });
}
