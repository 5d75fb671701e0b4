import { AppError } from '@tonalia/contract/errors';
import type { SellerRegistrationAnswer } from '@tonalia/contract/seller-registrations';
import { recordAuditEvent } from '../../../platform/audit.ts';
import { termsVersion } from '../../../platform/settings/settings.ts';
import { type Transaction, inTransaction } from '../../../platform/transaction.ts';
import type { RegistrationContext } from '../registration/register.ts';
import {
  type DoubtfulRegistration,
  type SellerRegistrationRow,
  askAboutRegistration,
  findSellerRegistration,
  lockSellerRegistration,
  settleSellerRegistration,
} from './seller-registration.sql.ts';
import { type RegisteredCustomerRow, type RegistrationSender, customerOf, digestOfSent } from './send-registration.ts';
import { RegistrationAsked, registerDraft, twinsOf } from './settle-registration.ts';

/** Thrown to roll back when another answer came first. */
class AnsweredBefore extends Error {}

/** Settles a registration that waits, exactly once. REGISTRATION_ASKS when the answer is to other questions, or leaves some open. */
export async function answerRegistration(
  context: RegistrationContext,
  sender: RegistrationSender,
  clientRegistrationId: string,
  answer: SellerRegistrationAnswer,
): Promise<RegisteredCustomerRow> {
  const { db } = context;
  const digest = digestOfSent(answer);
  const find = async () => requireOwn((await findSellerRegistration(db, clientRegistrationId))[0], sender);
  const { draft: typed, status } = await find();
  const draft = typed && answeredRegistration(typed, answer);
  const author = { ...sender, terms: await termsVersion(db) };
  try {
    if (draft && status === 'waits')
      await inTransaction(db, async (tx) => {
        const [held] = await lockSellerRegistration(tx, clientRegistrationId);
        if (held?.status !== 'waits' || held.revision !== answer.revision) throw new AnsweredBefore();
        const customerId =
          answer.choice === 'same'
            ? await sameCustomer(tx, sender.sellerId, { draft, customerId: answer.customerId })
            : await registerDraft(context, tx, draft, author);
        await settleSellerRegistration(tx, { clientRegistrationId, customerId, answerDigest: digest });
        await recordAuditEvent(tx, {
          actorId: sender.sellerId,
          action: 'auth.seller_registration_answered',
          subjectId: customerId,
          detail: { choice: answer.choice, revision: answer.revision },
        });
      });
  } catch (error) {
    const { revision } = answer;
    if (error instanceof RegistrationAsked)
      await askAboutRegistration(db, {
        clientRegistrationId,
        revision,
        draft: JSON.stringify(draft),
        reasons: error.reasons,
      });
    else if (!(error instanceof AnsweredBefore)) throw error;
  }
  const row = await find();
  const customer = customerOf(row);
  if (row.answerDigest !== digest) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  return customer;
}

/** The row of the seller's own registration. REGISTRATION_NOT_FOUND, as for another seller's. */
export function requireOwn(
  row: SellerRegistrationRow | undefined,
  { sellerId }: Pick<RegistrationSender, 'sellerId'>,
): SellerRegistrationRow {
  if (row?.sellerId !== sellerId) throw new AppError('REGISTRATION_NOT_FOUND');
  return row;
}

function answeredRegistration(draft: DoubtfulRegistration, answer: SellerRegistrationAnswer): DoubtfulRegistration {
  if (answer.choice === 'same') return draft;
  const { phone, document_type, document, termsVersion, isAnotherBusiness } = answer;
  const { given } = draft;
  return {
    isAnotherBusiness,
    given: {
      ...given,
      ...(phone !== undefined && { phone }),
      ...(document_type !== undefined && { document_type }),
      ...(document !== undefined && { document }),
      ...(termsVersion !== undefined && { consent: { accepted: true, version: termsVersion } }),
    },
  };
}

/** CUSTOMER_NOT_FOUND unless it has that phone or document and is of the portfolio. */
async function sameCustomer(
  tx: Transaction,
  sellerId: string,
  { draft, customerId }: { draft: DoubtfulRegistration; customerId: string },
): Promise<string> {
  const twins = await twinsOf(tx, sellerId, draft);
  if (!twins.some((one) => one.customerId === customerId && one.isOwn)) throw new AppError('CUSTOMER_NOT_FOUND');
  return customerId;
}
