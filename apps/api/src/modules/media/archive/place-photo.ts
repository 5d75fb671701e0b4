import { type PhotoAuthor, type PhotoContext, changeAlbum } from '../photo/change-album.ts';
import { storeOriginal } from '../photo/add-photo.ts';
import { insertPhoto, listPhotos, replacePicture } from '../photo/photo.sql.ts';

/** What became of a file. */
export type Placed = 'added' | 'replaced' | 'same';

/** A file with its place at an owner. */
interface PlacedFile {
  kind: 'product' | 'version';
  ownerId: string;
  /** From 0. */
  place: number;
  file: Buffer;
}

/**
 * Puts a photograph in its place: over the one that is there, else after the last. The same file in the same place changes nothing, so a
 * step that is repeated adds nothing twice.
 */
export async function placePhoto(
  context: PhotoContext,
  author: PhotoAuthor,
  { kind, ownerId, place, file }: PlacedFile,
): Promise<Placed> {
  const key = await storeOriginal(context, file);
  const before = await listPhotos(context.db, { kind, ownerId });
  // also when it has another place, because fewer photographs came before it
  if (before.some((row) => row.original_key === key)) return 'same';
  let placed: Placed = 'added';
  await changeAlbum(context, {
    author,
    kind,
    ownerId,
    act: 'photo_imported',
    work: async (tx) => {
      const rows = await listPhotos(tx, { kind, ownerId });
      const same = rows.find((row) => row.original_key === key);
      if (same) {
        placed = 'same';
        return same.id;
      }
      const there = rows[place];
      placed = there ? 'replaced' : 'added';
      if (there) await replacePicture(tx, { id: there.id, key });
      const [added] = there ? [there] : await insertPhoto(tx, { kind, ownerId, key, operatorId: author.operatorId });
      if (!added) throw new Error('a photograph was not inserted');
      return added.id;
    },
  });
  return placed;
}
