import { OfficeError } from '@tonalia/contract/office-errors';
import type { PasskeyAnswer } from '@tonalia/contract/office-passkeys';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import type { OfficeContext } from '../office-context.ts';
import { type ChallengeOf, rememberChallenge, takeChallenge } from './challenges.ts';
import { findPasskey, listPasskeys, usePasskey } from './passkey.sql.ts';
import { requireRelyingParty } from '../relying-party.ts';
import { type AuthenticationResponseJSON, webAuthn } from './web-authn.ts';

/** What the use cases of passkeys need. */
export type PasskeyContext = Pick<OfficeContext, 'db' | 'clock' | 'publicUrl'>;

/** What the browser needs to use a passkey of the operator. PASSKEY_NOT_FOUND without one, PASSKEYS_UNAVAILABLE. */
export async function passkeyOptions({ db, clock, publicUrl }: PasskeyContext, of: ChallengeOf) {
  const party = requireRelyingParty(publicUrl);
  const known = await listPasskeys(db, of.operatorId);
  if (known.length === 0) throw new OfficeError('PASSKEY_NOT_FOUND');
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    allowCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    userVerification: 'preferred',
  });
  await rememberChallenge(db, clock, of, options.challenge);
  return options;
}

/**
 * Proves that the operator holds one of its passkeys. Throws PASSKEY_WRONG for an answer of another challenge, site or operator, and
 * for a counter that does not rise; the challenge is spent in every case.
 */
export async function provePasskey(
  { db, clock, publicUrl }: PasskeyContext,
  of: ChallengeOf,
  answer: PasskeyAnswer,
): Promise<void> {
  const party = requireRelyingParty(publicUrl);
  const expectedChallenge = await takeChallenge(db, clock, of);
  const [passkey] = await findPasskey(db, { credentialId: answer.id, operatorId: of.operatorId });
  if (!passkey) throw new OfficeError('PASSKEY_WRONG');
  const { verifyAuthenticationResponse } = await webAuthn();
  const verified = await verifyAuthenticationResponse({
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    // as: the contract has its fields; the library checks their content
    response: answer as AuthenticationResponseJSON,
    credential: { id: answer.id, publicKey: new Uint8Array(passkey.publicKey), counter: passkey.counter },
    requireUserVerification: false,
  }).catch(() => undefined);
  if (!verified?.verified) throw new OfficeError('PASSKEY_WRONG');
  await countUse(db, clock, passkey.id, verified.authenticationInfo.newCounter);
}

async function countUse(db: Database, clock: Clock, id: string, counter: number): Promise<void> {
  const used = await usePasskey(db, { id, counter, now: clock.now() });
  if (used.length === 0) throw new OfficeError('PASSKEY_WRONG');
}
