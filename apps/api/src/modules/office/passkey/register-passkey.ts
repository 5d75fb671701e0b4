import { OfficeError } from '@tonalia/contract/office-errors';
import type { Passkey, RegistrationAnswer } from '@tonalia/contract/office-passkeys';
import { maxPasskeys } from '@tonalia/rules/policy';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { brandName } from '../../../platform/settings/settings.ts';
import { authorOf, recordAct } from '../office-context.ts';
import { rememberChallenge, takeChallenge } from './challenges.ts';
import { insertPasskey, listPasskeys } from './passkey.sql.ts';
import type { PasskeyContext } from './prove-passkey.ts';
import { requireRelyingParty } from '../relying-party.ts';
import { type RegistrationResponseJSON, webAuthn } from './web-authn.ts';

const challengeOf = ({ sessionId, operatorId }: OperatorActor) =>
  ({ purpose: 'register', holder: sessionId, operatorId }) as const;

/** What the browser needs to make a passkey; known authenticators are left out. PASSKEYS_UNAVAILABLE. */
export async function registrationOptions({ db, clock, publicUrl }: PasskeyContext, operator: OperatorActor) {
  const party = requireRelyingParty(publicUrl);
  const known = await listPasskeys(db, operator.operatorId);
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpID: party.id,
    rpName: await brandName(db),
    userName: operator.email,
    userDisplayName: operator.name,
    userID: new TextEncoder().encode(operator.operatorId),
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  await rememberChallenge(db, clock, challengeOf(operator), options.challenge);
  return options;
}

/** Stores a new passkey under a name. PASSKEY_WRONG, PASSKEY_EXISTS, TOO_MANY_PASSKEYS, PASSKEYS_UNAVAILABLE. */
export async function registerPasskey(
  { db, clock, publicUrl }: PasskeyContext,
  operator: OperatorActor,
  { name, answer }: { name: string; answer: RegistrationAnswer },
): Promise<Passkey> {
  const party = requireRelyingParty(publicUrl);
  const expectedChallenge = await takeChallenge(db, clock, challengeOf(operator));
  const credential = await readCredential(answer, {
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
  });
  return inTransaction(db, async (tx) => {
    const { operatorId } = operator;
    if ((await listPasskeys(tx, operatorId)).length >= maxPasskeys) throw new OfficeError('TOO_MANY_PASSKEYS');
    const [made] = await insertPasskey(tx, {
      operatorId,
      name,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: answer.response.transports ?? [],
    });
    if (!made) throw new OfficeError('PASSKEY_EXISTS');
    await recordAct(tx, authorOf(operator), {
      action: 'office.passkey_added',
      subjectId: operatorId,
      detail: { name },
    });
    return { _id: made.id, name: made.name, createdAt: made.createdAt.toISOString(), lastUsedAt: null };
  });
}

/** The new credential of an answer. The library throws for another origin, domain, challenge or signature. */
async function readCredential(
  answer: RegistrationAnswer,
  expected: { expectedChallenge: string; expectedOrigin: string; expectedRPID: string },
) {
  const { verifyRegistrationResponse } = await webAuthn();
  const verified = await verifyRegistrationResponse({
    ...expected,
    // as: the contract has its fields; the library checks their content
    response: answer as RegistrationResponseJSON,
    requireUserVerification: false,
  }).catch(() => undefined);
  if (!verified?.verified) throw new OfficeError('PASSKEY_WRONG');
  return verified.registrationInfo.credential;
}
