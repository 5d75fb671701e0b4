import { AppError } from '@tonalia/contract/errors';
import type { ConsentChannel } from '@tonalia/contract/customer-new';
import type { Approval, Registration } from '@tonalia/contract/people';
import { type AuditEvent, recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import type { RegistrationApproval } from '../../../platform/module.ts';
import { type Transaction, brokenConstraint } from '../../../platform/transaction.ts';
import { createIdentity, type NewIdentity } from '../../auth/index.ts';
import { insertAddress } from '../address/address.sql.ts';
import { leadDay } from './registration.rules.ts';
import {
  findWithDocument,
  insertConsent,
  insertCustomer,
  insertOfficeConsent,
  lockDocument,
} from './registration.sql.ts';

/** A validated registration. */
export interface NewAccount {
  given: Registration;
  /** In national digits, and in E.164 where that is known. */
  phone: string;
  phoneE164: string | null;
  passwordHash: string | null;
  fromLanding: boolean;
  /** The seller that registers the customer; null for a registration of oneself. */
  sellerId: string | null;
  /** The seller said that another customer with this document is another business. */
  isAnotherBusiness?: boolean;
  /** The operator that creates it, and how the customer gave its consent; absent for every other registration. */
  office?: { operator: OperatorActor; channel: ConsentChannel };
  /** The network address the consent came from. */
  clientAddress: string | null;
}

export interface CreatedAccount {
  identityId: string;
  customerId: string;
  approval: Approval;
}

/**
 * Creates identity, customer, first address and consent. The caller cannot see whether the e-mail was taken. A business with the NIT of another
 * customer waits for the office, whatever the mode. ALREADY_REGISTERED, TRADE_TYPE_NOT_FOUND, CITY_NOT_FOUND.
 */
export async function createAccount(
  tx: Transaction,
  clock: Clock,
  mode: RegistrationApproval,
  account: NewAccount,
): Promise<CreatedAccount> {
  const { given, sellerId, office, clientAddress } = account;
  const now = clock.now();
  const identityId = await createIdentity(tx, newIdentity(account)).catch(toRegistrationError);
  const state = mode === 'automatic' && !(await isDoubtful(tx, account)) ? 'approved' : 'in_review';
  const customerId = await insertBusiness(tx, account, { identityId, approval: state, now }).catch(toRegistrationError);
  const { address, address_title: title = '', cityId, stateId, consent } = given;
  await insertAddress(tx, { customerId, title, address, cityId, stateId, fixed: true });
  const consented = { identityId, customerId, version: consent.version, now };
  if (office) {
    const { operatorId, name: operatorName } = office.operator;
    await insertOfficeConsent(tx, { ...consented, operatorId, operatorName, channel: office.channel });
  } else await insertConsent(tx, { ...consented, givenThrough: sellerId, clientAddress });
  await recordAuditEvent(tx, registeredEvent(account, { identityId, customerId, state }));
  const receivedAt = now.toISOString();
  const approval = { state, reason: null, receivedAt, reviewedAt: state === 'approved' ? receivedAt : null } as const;
  return { identityId, customerId, approval };
}

function registeredEvent(
  { sellerId, office }: NewAccount,
  { identityId, customerId, state }: { identityId: string; customerId: string; state: Approval['state'] },
): AuditEvent {
  const event = { action: 'auth.registered', subjectId: customerId };
  if (!office) {
    const detail = { by: sellerId ? 'seller' : 'self', approval: state };
    return { ...event, actorId: sellerId ?? identityId, detail };
  }
  const { operatorId, network, name: by } = office.operator;
  return { ...event, actorId: null, operator: { operatorId, network }, detail: { by, channel: office.channel } };
}

/** Whether another customer has this NIT. Of two registrations at once, on whatever way, the later one sees the earlier. */
async function isDoubtful(tx: Transaction, { given, isAnotherBusiness = false }: NewAccount): Promise<boolean> {
  const { document_type: type, document } = given;
  if (document === undefined) return false;
  await lockDocument(tx, document);
  return type === 'NIT' && !isAnotherBusiness && (await findWithDocument(tx, document)).length > 0;
}

function newIdentity({ given, phone, phoneE164, passwordHash }: NewAccount): NewIdentity {
  const { name, last_name: lastName, email = null } = given;
  return { name, lastName, email, phone, phoneE164, passwordHash };
}

async function insertBusiness(
  tx: Transaction,
  { given, fromLanding }: NewAccount,
  state: { identityId: string; approval: Approval['state']; now: Date },
): Promise<string> {
  const {
    business_name: name,
    tradeTypeId,
    document_type: documentType = null,
    document = null,
    cityId,
    stateId,
  } = given;
  const business = { name, tradeTypeId, documentType, document, cityId, stateId };
  const [row] = await insertCustomer(tx, {
    ...state,
    ...business,
    leadDay: leadDay(given.lead_date, state.now),
    fromLanding,
  });
  if (!row) throw new AppError('CITY_NOT_FOUND');
  return row.id;
}

function toRegistrationError(error: unknown): never {
  const constraint = brokenConstraint(error);
  if (constraint === 'identity_phone') throw new AppError('ALREADY_REGISTERED');
  if (constraint === 'customer_trade_type_id_fkey') throw new AppError('TRADE_TYPE_NOT_FOUND');
  throw error;
}
