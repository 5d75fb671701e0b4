import { OfficeError } from '@tonalia/contract/office-errors';
import type { PasskeyAnswer } from '@tonalia/contract/office-passkeys';
import type { OfficeContext } from '../office-context.ts';
import { type ChallengeOf, rememberChallenge, takeChallenge } from './challenges.ts';
import { findPasskey, listPasskeys, usePasskey } from './passkey.sql.ts';
import { requireRelyingParty } from '../relying-party.ts';
import { type AuthenticationResponseJSON, webAuthn } from './web-authn.ts';

/** What the use cases of passkeys need. */
export type PasskeyContext = Pick<OfficeContext, 'db' | 'clock' | 'publicUrl'>;

/** What the browser needs to use a passkey of the operator. PASSKEY_NOT_FOUND without one, PASSKEYS_UNAVAILABLE. */
export async function passkeyOptions(
  { db, clock, publicUrl }: PasskeyContext,
  of: ChallengeOf & { operatorId: string },
) {
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
  context: PasskeyContext,
  of: ChallengeOf & { operatorId: string },
  answer: PasskeyAnswer,
): Promise<void> {
  const { db, clock } = context;
  const expectedChallenge = await takeChallenge(db, clock, of);
  const [passkey] = await findPasskey(db, { credentialId: answer.id, operatorId: of.operatorId });
  if (!passkey) throw new OfficeError('PASSKEY_WRONG');
  await verifyPasskey(context, passkey, { expectedChallenge, answer, requireUserVerification: false });
}

/** A stored passkey. */
interface StoredPasskey {
  id: string;
  publicKey: Buffer;
  counter: number;
}

/** `requireUserVerification`: the authenticator asked for a finger, a face or a PIN. */
interface PasskeyProof {
  expectedChallenge: string;
  answer: PasskeyAnswer;
  requireUserVerification: boolean;
}

/** Checks the answer of a passkey and counts its use. PASSKEY_WRONG. */
export async function verifyPasskey(
  { db, clock, publicUrl }: PasskeyContext,
  passkey: StoredPasskey,
  { expectedChallenge, answer, requireUserVerification }: PasskeyProof,
): Promise<void> {
  const party = requireRelyingParty(publicUrl);
  const { verifyAuthenticationResponse } = await webAuthn();
  const verified = await verifyAuthenticationResponse({
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    // as: the contract has its fields; the library checks their content
    response: answer as AuthenticationResponseJSON,
    credential: { id: answer.id, publicKey: new Uint8Array(passkey.publicKey), counter: passkey.counter },
    requireUserVerification,
  }).catch(() => undefined);
  if (!verified?.verified) throw new OfficeError('PASSKEY_WRONG');
  const counter = verified.authenticationInfo.newCounter;
  const used = await usePasskey(db, { id: passkey.id, counter, now: clock.now() });
  if (used.length === 0) throw new OfficeError('PASSKEY_WRONG');
}
