import type { PhotoAlbum, PhotoOwnerKind } from '@tonalia/contract/media-office';
import { OfficeError } from '@tonalia/contract/office-errors';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { type Database, type Transaction, inTransaction } from '../../../platform/transaction.ts';
import type { MediaStorage } from '../storage/storage.ts';
import type { AllPhotoOwners, PhotoAddresses } from './photo-owners.ts';
import { listPhotos, lockAlbum } from './photo.sql.ts';
import { toAlbum } from './wire.ts';

/** What the acts on photographs need. */
export interface PhotoContext {
  db: Database;
  storage: MediaStorage;
  photoOwners: AllPhotoOwners;
  photoAddresses: PhotoAddresses;
  /** Where photographs may be fetched from, as `https://cdn.proveedor.co`. */
  photoOrigins: readonly string[];
}

/** The operator behind an act. */
export type PhotoAuthor = Pick<OperatorActor, 'operatorId' | 'network' | 'name'>;

/** Photographs that an owner has at most. */
export const MOST_PHOTOS = 24;

/** One change of the photographs of an owner. */
interface AlbumChange {
  author: PhotoAuthor;
  kind: PhotoOwnerKind;
  ownerId: string;
  /** The verb of its audit event. */
  act: string;
  /** The id of the photograph, for the audit event. */
  work: (tx: Transaction) => Promise<string>;
}

/** Changes the photographs of one owner while no other change can, shows them in the shop, and answers all of them. */
export async function changeAlbum(context: PhotoContext, change: AlbumChange): Promise<PhotoAlbum> {
  const { author, kind, ownerId, act, work } = change;
  const owners = context.photoOwners[kind];
  return inTransaction(context.db, async (tx) => {
    const owner = await owners.find(tx, ownerId);
    if (!owner) throw new OfficeError('PHOTO_OWNER_NOT_FOUND');
    await lockAlbum(tx, { kind, ownerId });
    const photo = await work(tx);
    const rows = await listPhotos(tx, { kind, ownerId });
    if (rows.length > MOST_PHOTOS) throw new OfficeError('TOO_MANY_PHOTOS');
    await owners.show(
      tx,
      ownerId,
      rows.map((row) => `${row.id}.${row.version}`),
    );
    await recordAuditEvent(tx, {
      actorId: null,
      operator: { operatorId: author.operatorId, network: author.network },
      action: `media.${act}`,
      subjectId: `${kind}:${ownerId}`,
      detail: { by: author.name, photo, photos: rows.length },
    });
    return toAlbum(kind, owner, rows);
  });
}

/** The photographs of an owner. PHOTO_OWNER_NOT_FOUND. */
export async function readAlbum(context: PhotoContext, kind: PhotoOwnerKind, ownerId: string): Promise<PhotoAlbum> {
  const [owner, rows] = await Promise.all([
    context.photoOwners[kind].find(context.db, ownerId),
    listPhotos(context.db, { kind, ownerId }),
  ]);
  if (!owner) throw new OfficeError('PHOTO_OWNER_NOT_FOUND');
  return toAlbum(kind, owner, rows);
}
