import { AppError } from '@tonalia/contract/errors';
import type { SellerRegistration } from '@tonalia/contract/seller-registrations';
import { recordAuditEvent } from '../../../platform/audit.ts';
import { termsVersion } from '../../../platform/settings/settings.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { requireOwn } from './answer-registration.ts';
import {
  type SellerRegistrationRow,
  discardSellerRegistration,
  findSellerRegistration,
  listSellerRegistrations,
  lockSellerRegistration,
} from './seller-registration.sql.ts';
import { twinsOf } from './settle-registration.ts';

/** What became of a registration of the seller's phone. REGISTRATION_NOT_FOUND. */
export async function readRegistration(db: Database, sellerId: string, id: string): Promise<SellerRegistration> {
  return toRegistration(db, requireOwn((await findSellerRegistration(db, id))[0], { sellerId }));
}

/** A page of the seller's own registrations, newest first. A statement more for each that waits. */
export async function readRegistrations(
  db: Database,
  sellerId: string,
  { status, page, limit }: { status?: SellerRegistration['status'] | undefined; page: number; limit: number },
) {
  const offset = (page - 1) * limit;
  const rows = await listSellerRegistrations(db, { sellerId, status: status ?? null, limit, offset });
  const total = rows[0]?.total ?? 0;
  const results = await Promise.all(rows.map((row) => toRegistration(db, row)));
  return { results, page, limit, total, pages: Math.ceil(total / limit) };
}

/** Gives up a registration that waits; one that was given up stays so. REGISTRATION_NOT_FOUND, REGISTRATION_SETTLED. */
export async function discardRegistration(db: Database, sellerId: string, id: string): Promise<SellerRegistration> {
  await inTransaction(db, async (tx) => {
    const { status } = requireOwn((await lockSellerRegistration(tx, id))[0], { sellerId });
    if (status === 'registered') throw new AppError('REGISTRATION_SETTLED');
    if (status === 'discarded') return;
    await discardSellerRegistration(tx, id);
    await recordAuditEvent(tx, { actorId: sellerId, action: 'auth.seller_registration_discarded', subjectId: id });
  });
  return readRegistration(db, sellerId, id);
}

async function toRegistration(db: Database, row: SellerRegistrationRow): Promise<SellerRegistration> {
  const { clientRegistrationId, status, takenAt, receivedAt, customer } = row;
  return {
    clientRegistrationId,
    status,
    takenAt: takenAt.toISOString(),
    receivedAt: receivedAt.toISOString(),
    customer,
    asks: await asksOf(db, row),
  };
}

async function asksOf(
  db: Database,
  { draft, reasons, revision, sellerId }: SellerRegistrationRow,
): Promise<SellerRegistration['asks']> {
  if (!draft) return null;
  const { business_name: business, phone, document_type, document } = draft.given;
  const twins = await twinsOf(db, sellerId, draft);
  return {
    revision,
    reasons,
    business,
    phone,
    document_type: document_type ?? null,
    document: document ?? null,
    own: twins.filter(({ isOwn }) => isOwn).map(({ customerId, name }) => ({ _id: customerId, name })),
    termsVersion: await termsVersion(db),
  };
}
