import type { TakenRegistration } from '@tonalia/contract/customers-office-taken';
import { AppError } from '@tonalia/contract/errors';
import { OfficeError } from '@tonalia/contract/office-errors';
import type { SellerRegistrationRequest } from '@tonalia/contract/seller-registrations';
import { encodePhoto } from '../../../platform/encode-photo.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { findRegistrationPhoto, insertRegistrationPhoto, listTakenRegistrations } from './registration-photo.sql.ts';

/** The photos of a request as they are stored, one after another, as each takes memory. REGISTRATION_PHOTO_REFUSED. */
export async function encodeRegistrationPhotos({ photos = [] }: SellerRegistrationRequest): Promise<Buffer[]> {
  const files: Buffer[] = [];
  for (const photo of photos) files.push(await encode(photo));
  return files;
}

async function encode(base64: string): Promise<Buffer> {
  try {
    return await encodePhoto(Buffer.from(base64, 'base64'));
  } catch (error) {
    if (error instanceof OfficeError) throw new AppError('REGISTRATION_PHOTO_REFUSED');
    throw error;
  }
}

/** Stores them with their registration, in its transaction. */
export async function keepRegistrationPhotos(
  tx: Transaction,
  clientRegistrationId: string,
  files: readonly Buffer[],
): Promise<void> {
  for (const [at, file] of files.entries())
    await insertRegistrationPhoto(tx, { clientRegistrationId, position: at + 1, file });
}

/** Where a customer is and what it looks like, as sellers registered it; the latest first. */
export const readTakenRegistrations = async (db: Database, customerId: string): Promise<TakenRegistration[]> =>
  (await listTakenRegistrations(db, customerId)).map((row) => ({ ...row, takenAt: row.takenAt.toISOString() }));

/** The file of a photo. PHOTO_NOT_FOUND. */
export async function readRegistrationPhoto(
  db: Database,
  { id, photo }: { id: string; photo: string },
): Promise<Buffer> {
  const [found] = await findRegistrationPhoto(db, id, photo);
  if (!found) throw new OfficeError('PHOTO_NOT_FOUND');
  return found.file;
}
