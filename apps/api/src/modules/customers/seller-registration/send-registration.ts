import { createHash } from 'node:crypto';
import { AppError } from '@tonalia/contract/errors';
import type { SellerRegistrationRequest } from '@tonalia/contract/seller-registrations';
import { recordAuditEvent } from '../../../platform/audit.ts';
import { termsVersion } from '../../../platform/settings/settings.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { takeRegistration } from '../registration/register-by-seller.ts';
import type { RegistrationContext } from '../registration/register.ts';
import { encodeRegistrationPhotos, keepRegistrationPhotos } from './registration-photos.ts';
import {
  type DoubtfulRegistration,
  type SellerRegistrationRow,
  findSellerRegistration,
  insertSellerRegistration,
  settleSellerRegistration,
} from './seller-registration.sql.ts';
import { type RegistrationAuthor, RegistrationAsked, registerDraft } from './settle-registration.ts';

/** The customer that a registration became. */
export type RegisteredCustomerRow = NonNullable<SellerRegistrationRow['customer']>;

/** A seller, and where its request came from. */
export type RegistrationSender = Omit<RegistrationAuthor, 'terms'>;

/** Thrown to roll back when the same id was claimed by a request before. */
class AlreadySent extends Error {}

/** A digest of what a client sent, to tell a repetition from another content. */
export const digestOfSent = (content: object): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url');

/**
 * Registers the customer of a phone exactly once: its id and the customer are written in one transaction. The same request again has the same
 * answer, also after the customer went to another seller. Throws REGISTRATION_ASKS when it waits for the seller.
 */
export async function sendRegistration(
  context: RegistrationContext,
  sender: RegistrationSender,
  request: SellerRegistrationRequest,
): Promise<RegisteredCustomerRow> {
  const { sellerId } = sender;
  const { clientRegistrationId, registration: given, position } = request;
  const digest = digestOfSent(request);
  const find = async () => (await findSellerRegistration(context.db, clientRegistrationId))[0];
  const known = await find();
  if (known) return answerSent(known, { sellerId, digest });
  takeRegistration(context, sellerId);
  const draft: DoubtfulRegistration = { given, isAnotherBusiness: false };
  const row: ClaimedRegistration = {
    clientRegistrationId,
    sellerId,
    digest,
    takenAt: new Date(request.takenAt),
    draft: JSON.stringify(draft),
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    accuracy: position?.accuracy ?? null,
  };
  const photos = await encodeRegistrationPhotos(request);
  // read before the transaction, which holds a connection
  const author = { ...sender, terms: await termsVersion(context.db) };
  try {
    await inTransaction(context.db, async (tx) => {
      const [claimed] = await insertSellerRegistration(tx, { ...row, reasons: [] });
      if (!claimed) throw new AlreadySent();
      await keepRegistrationPhotos(tx, clientRegistrationId, photos);
      const customerId = await registerDraft(context, tx, draft, author);
      await settleSellerRegistration(tx, { clientRegistrationId, customerId, answerDigest: null });
    });
  } catch (error) {
    if (error instanceof RegistrationAsked) await keepRegistration(context, row, { reasons: error.reasons, photos });
    else if (!(error instanceof AlreadySent)) throw error;
  }
  const now = await find();
  if (!now) throw new Error('a registration of a phone was not kept');
  return answerSent(now, { sellerId, digest });
}

interface ClaimedRegistration {
  clientRegistrationId: string;
  sellerId: string;
  digest: string;
  takenAt: Date;
  draft: string;
  latitude: number | null;
  longitude: number | null;
  accuracy: number | null;
}

/** Keeps a registration that asks. A request that claimed the same id meanwhile stays as it is. */
async function keepRegistration(
  { db }: RegistrationContext,
  row: ClaimedRegistration,
  { reasons, photos }: { reasons: RegistrationAsked['reasons']; photos: readonly Buffer[] },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [claimed] = await insertSellerRegistration(tx, { ...row, reasons });
    if (!claimed) return;
    await keepRegistrationPhotos(tx, row.clientRegistrationId, photos);
    await recordAuditEvent(tx, {
      actorId: row.sellerId,
      action: 'auth.seller_registration_asks',
      subjectId: claimed.clientRegistrationId,
      detail: { reasons: reasons.join(', ') },
    });
  });
}

/** The answer to an id that came before. Another seller's id tells nothing of its customer. */
function answerSent(row: SellerRegistrationRow, sent: { sellerId: string; digest: string }): RegisteredCustomerRow {
  if (row.sellerId !== sent.sellerId || row.digest !== sent.digest) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  return customerOf(row);
}

/** The customer of a registration, or why there is none. */
export function customerOf({ customer, status }: SellerRegistrationRow): RegisteredCustomerRow {
  if (customer) return customer;
  throw new AppError(status === 'discarded' ? 'REGISTRATION_DISCARDED' : 'REGISTRATION_ASKS');
}
