import { OfficeError } from '@tonalia/contract/office-errors';
import type { PasskeyAnswer } from '@tonalia/contract/office-passkeys';
import { inTransaction } from '../../../platform/transaction.ts';
import { digest, newSecret } from '../../auth/index.ts';
import { recordAct } from '../office-context.ts';
import { requireRelyingParty } from '../relying-party.ts';
import { openSession } from '../session/operator-session.ts';
import type { FailedSignIns } from '../sign-in/failed-sign-ins.ts';
import { rememberChallenge, takeChallenge } from './challenges.ts';
import { findPasskeyOwner } from './passkey.sql.ts';
import { type PasskeyContext, verifyPasskey } from './prove-passkey.ts';
import { webAuthn } from './web-authn.ts';

const challengeOf = (ticket: string) =>
  ({ purpose: 'enter', holder: digest(ticket).toString('hex'), operatorId: null }) as const;

/** What the browser needs to offer the passkeys that it knows of this site, and the ticket of the answer. PASSKEYS_UNAVAILABLE. */
export async function enterOptions(context: PasskeyContext) {
  const { id: rpID } = requireRelyingParty(context.publicUrl);
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
  const ticket = newSecret('tk');
  await rememberChallenge(context.db, context.clock, challengeOf(ticket), options.challenge);
  return { ticket, options: { ...options } };
}

/**
 * Opens the session of the operator of a passkey that verified its person, which proves both factors; returns its token. PASSKEY_WRONG, also
 * for a passkey that verified nothing and for an operator without access.
 */
export async function enterWithPasskey(
  context: PasskeyContext,
  entry: { ticket: string; answer: PasskeyAnswer; userAgent: string; network: string; recordFailure: FailedSignIns },
): Promise<string> {
  const { db, clock } = context;
  const { ticket, answer, userAgent, network } = entry;
  const expectedChallenge = await takeChallenge(db, clock, challengeOf(ticket));
  const [owner] = await findPasskeyOwner(db, { credentialId: answer.id });
  if (!owner) throw new OfficeError('PASSKEY_WRONG');
  const { operatorId, ...passkey } = owner;
  const factor = 'passkey';
  await verifyPasskey(context, passkey, { expectedChallenge, answer, requireUserVerification: true }).catch(
    async (cause: unknown) => {
      if (cause instanceof OfficeError) await entry.recordFailure({ operatorId, factor, network });
      throw cause;
    },
  );
  return inTransaction(db, async (tx) => {
    const token = await openSession(tx, clock, { operatorId, userAgent, network });
    const author = { operator: { operatorId, network } };
    await recordAct(tx, author, { action: 'office.signed_in', subjectId: operatorId, detail: { factor } });
    return token;
  });
}
