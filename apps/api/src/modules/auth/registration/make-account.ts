import { AppError } from '@tonalia/contract/errors';
import type { Approval, Registration } from '@tonalia/contract/people';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { RegistrationApproval } from '../../../platform/module.ts';
import { type Transaction, brokenConstraint } from '../../../platform/transaction.ts';
import { insertAddress } from '../address/address.sql.ts';
import { leadDay } from './registration.rules.ts';
import { insertConsent, insertCustomer, insertIdentity } from './registration.sql.ts';

/** A customer to be whose data was checked. */
export interface NewAccount {
  given: Registration;
  /** As people write it, and in E.164 where that follows. */
  phone: string;
  phoneE164: string | null;
  passwordHash: string | null;
  fromLanding: boolean;
  /** The seller who registers somebody; none when they do it themselves. */
  sellerId: string | null;
  /** The network address the consent came from. */
  clientAddress: string | null;
}

export interface MadeAccount {
  identityId: string;
  customerId: string;
  approval: Approval;
}

/**
 * Writes a person, their customer, first address and consent. Who asks cannot see whether the e-mail was taken.
 * ALREADY_REGISTERED, TRADE_TYPE_NOT_FOUND, CITY_NOT_FOUND.
 */
export async function makeAccount(
  tx: Transaction,
  clock: Clock,
  mode: RegistrationApproval,
  account: NewAccount,
): Promise<MadeAccount> {
  const { given, sellerId, clientAddress } = account;
  const now = clock.now();
  const identityId = await insertPerson(tx, account).catch(refuse);
  const state = mode === 'automatic' ? 'approved' : 'in_review';
  const customerId = await insertBusiness(tx, identityId, account, state, now).catch(refuse);
  const { address, address_title: title = '', cityId, stateId, consent } = given;
  await insertAddress(tx, customerId, title, address, cityId, stateId, true);
  await insertConsent(tx, identityId, customerId, consent.version, now, sellerId, clientAddress);
  const detail = { by: sellerId ? 'seller' : 'self', approval: state };
  await recordAuditEvent(tx, {
    actorId: sellerId ?? identityId,
    action: 'auth.registered',
    subjectId: customerId,
    detail,
  });
  const receivedAt = now.toISOString();
  const approval = { state, reason: null, receivedAt, reviewedAt: state === 'approved' ? receivedAt : null } as const;
  return { identityId, customerId, approval };
}

/** An e-mail that somebody else signs in with waits. */
async function insertPerson(tx: Transaction, { given, phone, phoneE164, passwordHash }: NewAccount): Promise<string> {
  const { name, last_name: lastName, email = null } = given;
  const person = [name, lastName, email, phone, phoneE164, passwordHash] as const;
  const [made] = await insertIdentity(tx, ...person);
  const [row] = made ? [made] : await insertIdentity(tx, ...person);
  if (!row) throw new Error('a person was not inserted');
  return row.id;
}

async function insertBusiness(
  tx: Transaction,
  identityId: string,
  { given, fromLanding }: NewAccount,
  approval: Approval['state'],
  now: Date,
): Promise<string> {
  const { business_name: name, tradeTypeId, document_type: kind = null, document = null, cityId, stateId } = given;
  const business = [name, tradeTypeId, kind, document, cityId, stateId] as const;
  const came = leadDay(given.lead_date, now);
  const [row] = await insertCustomer(tx, identityId, ...business, approval, came, fromLanding, now);
  if (!row) throw new AppError('CITY_NOT_FOUND');
  return row.id;
}

function refuse(error: unknown): never {
  const constraint = brokenConstraint(error);
  if (constraint === 'identity_phone') throw new AppError('ALREADY_REGISTERED');
  if (constraint === 'customer_trade_type_id_fkey') throw new AppError('TRADE_TYPE_NOT_FOUND');
  throw error;
}
