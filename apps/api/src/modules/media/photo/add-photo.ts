import type { PhotoAlbum, PhotoOwnerKind } from '@tonalia/contract/media-office';
import { OfficeError } from '@tonalia/contract/office-errors';
import { readPhoto } from '../intake/read-photo.ts';
import { type PhotoAuthor, type PhotoContext, changeAlbum } from './change-album.ts';
import { insertPhoto, keepOriginal } from './photo.sql.ts';

/** Where originals are stored. */
export const ORIGINALS = 'originals/';
/** The place of an original in the storage. */
export const originalPath = (key: string): string => `${ORIGINALS}${key.slice(0, 2)}/${key}`;

/** A file for an owner. */
interface PhotoFile {
  kind: PhotoOwnerKind;
  ownerId: string;
  file: Buffer;
}

/** Reads a file and stores its picture; returns its key. The refusals of `readPhoto`. */
export async function storeOriginal({ db, storage }: PhotoContext, file: Buffer): Promise<string> {
  const { key, content, width, height } = await readPhoto(file);
  // in this order: a clean-up between the two waits for the row, and then the file is written again
  await keepOriginal(db, { key, width, height, bytes: content.length });
  await storage.put(originalPath(key), content);
  return key;
}

/** Adds a photograph after those of its owner. PHOTO_OWNER_NOT_FOUND, TOO_MANY_PHOTOS, and the refusals of `readPhoto`. */
export async function addPhoto(
  context: PhotoContext,
  author: PhotoAuthor,
  { kind, ownerId, file }: PhotoFile,
): Promise<PhotoAlbum> {
  if (!(await context.photoOwners[kind].find(context.db, ownerId))) throw new OfficeError('PHOTO_OWNER_NOT_FOUND');
  const key = await storeOriginal(context, file);
  return changeAlbum(context, {
    author,
    kind,
    ownerId,
    act: 'photo_added',
    work: async (tx) => {
      const [added] = await insertPhoto(tx, { kind, ownerId, key, operatorId: author.operatorId });
      if (!added) throw new Error('a photograph was not inserted');
      return added.id;
    },
  });
}
