import type { RegistrationDoubt } from '@tonalia/contract/seller-registrations';
import { AppError } from '@tonalia/contract/errors';
import { toE164 } from '@tonalia/rules/phone';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { checkRegistration } from '../registration/registration.rules.ts';
import { lockDocument } from '../registration/registration.sql.ts';
import { registerFor } from '../registration/register-by-seller.ts';
import type { RegistrationContext, RegistrationOrigin } from '../registration/register.ts';
import { type DoubtfulRegistration, findTwins } from './seller-registration.sql.ts';

/** Thrown to roll back a registration that its seller has to decide about. */
export class RegistrationAsked extends Error {
  readonly reasons: RegistrationDoubt[];

  constructor(reasons: RegistrationDoubt[]) {
    super('the registration asks its seller');
    this.name = 'RegistrationAsked';
    this.reasons = reasons;
  }
}

/** The customers that have the phone or the document of a draft. */
export const twinsOf = (db: Database | Transaction, sellerId: string, { given }: DoubtfulRegistration) =>
  findTwins(db, { sellerId, phoneE164: toE164(given.phone) ?? '', document: given.document ?? '' });

/** The seller of a draft, where its request came from, and the text that is accepted now. */
export interface RegistrationAuthor {
  sellerId: string;
  origin: RegistrationOrigin;
  terms: string;
}

/** Registers a draft for its seller and returns the customer. RegistrationAsked when anything of it is in doubt, and the errors of a registration. */
export async function registerDraft(
  context: RegistrationContext,
  tx: Transaction,
  draft: DoubtfulRegistration,
  { sellerId, origin, terms }: RegistrationAuthor,
): Promise<string> {
  const { given, isAnotherBusiness } = draft;
  checkRegistration({ ...given, consent: { accepted: true, version: terms } }, terms);
  if (given.document !== undefined) await lockDocument(tx, given.document);
  const twins = await twinsOf(tx, sellerId, draft);
  const reasons: RegistrationDoubt[] = [];
  if (twins.some(({ hasPhone }) => hasPhone)) reasons.push('phone');
  if (!isAnotherBusiness && twins.some(({ hasDocument }) => hasDocument)) reasons.push('document');
  if (given.consent.version !== terms) reasons.push('terms');
  if (reasons.length > 0) throw new RegistrationAsked(reasons);
  const account = {
    given,
    phone: given.phone,
    phoneE164: toE164(given.phone) ?? null,
    passwordHash: null,
    sellerId,
    isAnotherBusiness,
  };
  try {
    const { customerId } = await registerFor(context, tx, sellerId, { ...account, ...origin });
    return customerId;
  } catch (error) {
    // also the phone of an account that is no customer, or that another registration took meanwhile
    if (error instanceof AppError && error.code === 'ALREADY_REGISTERED') throw new RegistrationAsked(['phone']);
    throw error;
  }
}
