import { AppError } from '@tonalia/contract/errors';
import type { membersApi } from '@tonalia/contract/members';
import { isIP } from 'node:net';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { termsVersion } from '../../../platform/settings/settings.ts';
import { type Transaction, inTransaction } from '../../../platform/transaction.ts';
import {
  createMember,
  digest,
  findProvedPhone,
  hashPassword,
  refusePassword,
  spendProvedPhone,
} from '../../auth/index.ts';
import { insertConsent } from '../registration/registration.sql.ts';
import { findInvitation, joinTeam, takeInvitation } from './member.sql.ts';

type AcceptContext = Pick<ModuleContext, 'db' | 'clock'>;
type Acceptance = z.output<(typeof membersApi)['POST /members/accept']['body']>;
type Invitation = Awaited<ReturnType<typeof findInvitation>>[number];

/** The invitation of a link. LINK_EXPIRED for an unknown, a used and an old one alike. */
export async function readInvitation({ db, clock }: AcceptContext, token: string): Promise<Invitation> {
  const [found] = await findInvitation(db, { hash: digest(token), now: clock.now() });
  if (!found) throw new AppError('LINK_EXPIRED');
  return found;
}

/**
 * Makes the invited person a member with a sign-in of its own; the link works once, for one of several concurrent calls. LINK_EXPIRED,
 * TERMS_OUTDATED, FIELD_REQUIRED, PASSWORD_REFUSED, PHONE_NOT_VERIFIED unless the invited phone is proved, ALREADY_REGISTERED; after an error
 * the link still works.
 */
export async function acceptInvitation(
  context: AcceptContext,
  { token, name, lastName, password, registrationToken, consent }: Acceptance,
  address: string,
): Promise<{ identityId: string; customerId: string }> {
  const { db, clock } = context;
  const invitation = await readInvitation(context, token);
  if (consent.version !== (await termsVersion(db))) throw new AppError('TERMS_OUTDATED');
  const { id: memberId, customerId, email, phoneE164 } = invitation;
  if (email !== null && password === undefined) throw new AppError('FIELD_REQUIRED', { field: 'password' });
  if (password !== undefined)
    await refusePassword(password, { name, last_name: lastName, ...(email !== null && { email }) });
  const proof = phoneE164 === null ? null : (registrationToken ?? '');
  if (proof !== null && (await findProvedPhone(db, clock, proof)) !== phoneE164)
    throw new AppError('PHONE_NOT_VERIFIED');
  // Outside the transaction: hashing takes longer than all of it.
  const passwordHash = password === undefined ? null : await hashPassword(password);
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const [taken] = await takeInvitation(tx, { hash: digest(token), now });
    if (!taken) throw new AppError('LINK_EXPIRED');
    if (proof !== null) await spendProof(tx, context, proof);
    const identityId = await createMember(tx, { name, lastName, email, phoneE164, passwordHash, now });
    await joinTeam(tx, { memberId, identityId, name, lastName, now });
    const clientAddress = isIP(address) ? address : null;
    const { version } = consent;
    await insertConsent(tx, { identityId, customerId, version, now, givenThrough: null, clientAddress });
    await recordAuditEvent(tx, {
      actorId: identityId,
      action: 'auth.member_joined',
      subjectId: memberId,
      detail: { customerId },
    });
    return { identityId, customerId };
  });
}

async function spendProof(tx: Transaction, { clock }: AcceptContext, proof: string): Promise<void> {
  if ((await spendProvedPhone(tx, clock, proof)) === undefined) throw new AppError('PHONE_NOT_VERIFIED');
}
