import type { NewCustomer } from '@tonalia/contract/customer-new';
import { AppError } from '@tonalia/contract/errors';
import { OfficeError } from '@tonalia/contract/office-errors';
import { operatorCan } from '@tonalia/contract/office-rights';
import { dayIn } from '@tonalia/rules/dates';
import { isDocument } from '@tonalia/rules/document';
import { toE164 } from '@tonalia/rules/phone';
import type { z } from 'zod';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { termsVersion } from '../../../platform/settings/settings.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { notifyNewEmail } from '../../auth/index.ts';
import { grantInitialCredit } from '../credit/grant-initial-credit.ts';
import { giveToSeller } from '../portfolio/give-to-seller.ts';
import { createAccount } from './create-account.ts';
import { welcomeCustomer } from './notify-registration.ts';
import type { RegistrationContext } from './register.ts';
import { findWithDocument, lockDocument } from './registration.sql.ts';

/**
 * Creates an approved customer for an operator, with the consent to the current terms that the customer gave to this operator. DOCUMENT_INVALID;
 * CUSTOMER_TWIN unless another customer with the document is said to be another business; ALREADY_REGISTERED, TRADE_TYPE_NOT_FOUND,
 * CITY_NOT_FOUND, SELLER_NOT_FOUND, ROLE_NOT_ALLOWED.
 */
export async function createCustomer(
  context: RegistrationContext,
  operator: OperatorActor,
  { sellerId, isAnotherBusiness, consent, ...person }: z.output<typeof NewCustomer>,
): Promise<string> {
  const { db, clock } = context;
  const { document_type: kind, document, phone, email } = person;
  if (!isDocument(kind, document)) throw new AppError('DOCUMENT_INVALID', { field: 'document' });
  if (sellerId !== undefined && !operatorCan(operator.role, 'portfolios.assign'))
    throw new AppError('ROLE_NOT_ALLOWED');
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    // Of two desks with one document at once, the second one sees the customer of the first.
    await lockDocument(tx, document);
    if (!isAnotherBusiness && (await findWithDocument(tx, document)).length > 0) throw new OfficeError('CUSTOMER_TWIN');
    const accepted = { accepted: true, version: await termsVersion(tx) } as const;
    const phoneE164 = toE164(phone) ?? null;
    const { customerId, identityId } = await createAccount(tx, clock, 'automatic', {
      given: { ...person, consent: accepted, lead_date: dayIn(now), client: 'web' },
      phone,
      phoneE164,
      passwordHash: null,
      fromLanding: false,
      sellerId: null,
      isAnotherBusiness: true,
      office: { operator, channel: consent.channel },
      clientAddress: null,
    });
    const author = { operatorId: operator.operatorId, network: operator.network };
    await grantInitialCredit(tx, customerId, author);
    if (sellerId !== undefined) await giveToSeller(tx, { sellerId, customerId, operator: author, now });
    if (email !== undefined) await notifyNewEmail(tx, context, identityId, email);
    await welcomeCustomer(tx, context, phoneE164);
    return customerId;
  });
}
