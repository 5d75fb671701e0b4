import type { PhotoCrop, PhotoGround } from '@tonalia/contract/media-office';
import type { Database } from '../../../platform/transaction.ts';
import { type MediaStorage, readStored } from '../storage/storage.ts';
import { originalPath } from './add-photo.ts';
import { type PhotoRow, findPhoto } from './photo.sql.ts';
import { squareOf } from './square.rules.ts';
import { framedPhoto } from './wire.ts';

/** How the picture of a photograph is made of its original. */
export interface PhotoPicture {
  /** The key of the original. */
  key: string;
  /** Quarter turns clockwise, before all else. */
  turn: number;
  /** Null shows all of it. */
  square: PhotoCrop | null;
  /** Whether the ground around the goods is removed. */
  cut: boolean;
  ground: PhotoGround | null;
}

/** The picture of a photograph by its id; undefined when there is none, or it is deleted. */
export async function photoPicture(db: Database, id: string): Promise<PhotoPicture | undefined> {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) return undefined;
  const [row] = await findPhoto(db, id);
  return row && row.deleted_at === null ? toPicture(row) : undefined;
}

function toPicture(row: PhotoRow): PhotoPicture {
  const isSquare = row.owner_kind === 'product' || row.owner_kind === 'version';
  return {
    key: row.original_key,
    turn: row.turn,
    square: isSquare ? squareOf(framedPhoto(row)) : null,
    cut: row.cut,
    ground: row.ground,
  };
}

/** The stored original; throws when it is missing. */
export async function readOriginal(storage: MediaStorage, key: string): Promise<Buffer> {
  const content = await readStored(storage, originalPath(key));
  if (!content) throw new Error(`the original ${key} is not in the storage`);
  return content;
}
