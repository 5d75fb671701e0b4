import { OfficeError } from '@tonalia/contract/office-errors';
import { maxDriverPhotoBytes } from '@tonalia/contract/dispatch-driver';
import { encodePhoto } from '../../../platform/encode-photo.ts';
import type { DriverActor } from '../../../platform/http/actor.ts';
import type { Database } from '../../../platform/transaction.ts';
import { countPhotosOfStop, findStop, insertPhoto } from './delivery.sql.ts';

/** Photos of one stop: more than any delivery needs. */
const MOST_PHOTOS = 40;

/** Stores a photo of a stop once. PHOTO_REFUSED, also beyond 40 of a stop; STOP_NOT_FOUND. */
export async function storePhoto(
  db: Database,
  { loadId }: DriverActor,
  { clientId: id, stopId, base64 }: { clientId: string; stopId: string; base64: string },
): Promise<void> {
  const [stop] = await findStop(db, { stopId, loadId });
  if (!stop) throw new OfficeError('STOP_NOT_FOUND');
  const sent = Buffer.from(base64, 'base64');
  if (sent.length > maxDriverPhotoBytes) throw new OfficeError('PHOTO_REFUSED');
  const [held] = await countPhotosOfStop(db, stopId);
  if ((held?.count ?? 0) >= MOST_PHOTOS) throw new OfficeError('PHOTO_REFUSED');
  await insertPhoto(db, { id, stopId, file: await encodePhoto(sent) });
}
