import type { mediaOfficeApi, PhotoAlbum, PhotoOwnerKind } from '@tonalia/contract/media-office';
import { OfficeError } from '@tonalia/contract/office-errors';
import { undoHours } from '@tonalia/rules/policy';
import { hour } from '@tonalia/rules/durations';
import type { z } from 'zod';
import { type PhotoAuthor, type PhotoContext, changeAlbum } from './change-album.ts';
import {
  type PhotoRow,
  deletePhoto,
  findPhoto,
  listPhotos,
  orderPhotos,
  restorePhoto,
  updatePhoto,
} from './photo.sql.ts';
import { isInside } from './square.rules.ts';
import { framedPhoto } from './wire.ts';

/** How a photograph is shown. */
export type PhotoLookChange = z.output<(typeof mediaOfficeApi)['PUT /office/media/photos/{id}']['body']>;

async function requirePhoto({ db }: PhotoContext, id: string): Promise<PhotoRow> {
  const [row] = await findPhoto(db, id);
  if (!row) throw new OfficeError('PHOTO_NOT_FOUND');
  return row;
}

/** The parts of a change that name the owner of a photograph. */
const ownerOf = ({ owner_kind: kind, owner_id: ownerId }: PhotoRow) => ({ kind, ownerId });

/** A change that finds no row met another version. */
function requireOne(rows: readonly { id: string }[]): string {
  const [row] = rows;
  if (!row) throw new OfficeError('VERSION_CONFLICT');
  return row.id;
}

/** Changes how a photograph is shown. PHOTO_NOT_FOUND, PHOTO_CROP_OUTSIDE, VERSION_CONFLICT. */
export async function changeLook(
  context: PhotoContext,
  author: PhotoAuthor,
  id: string,
  look: PhotoLookChange,
): Promise<PhotoAlbum> {
  const row = await requirePhoto(context, id);
  const { crop, focus, ...rest } = look;
  if (crop && !isInside({ ...framedPhoto(row), turn: look.turn }, crop)) throw new OfficeError('PHOTO_CROP_OUTSIDE');
  const placed = { left: crop?.left ?? null, top: crop?.top ?? null, side: crop?.side ?? null };
  return changeAlbum(context, {
    author,
    ...ownerOf(row),
    act: 'photo_changed',
    work: async (tx) => requireOne(await updatePhoto(tx, { id, ...rest, ...placed, focusX: focus.x, focusY: focus.y })),
  });
}

/** Deletes a photograph, which can be restored for a day. PHOTO_NOT_FOUND, VERSION_CONFLICT. */
export async function removePhoto(
  context: PhotoContext,
  author: PhotoAuthor,
  id: string,
  version: number,
): Promise<PhotoAlbum> {
  const row = await requirePhoto(context, id);
  return changeAlbum(context, {
    author,
    ...ownerOf(row),
    act: 'photo_deleted',
    work: async (tx) => requireOne(await deletePhoto(tx, { id, version })),
  });
}

/** Brings a deleted photograph back to its place; one that is not deleted stays as it is. PHOTO_NOT_FOUND, TOO_MANY_PHOTOS. */
export async function bringPhotoBack(context: PhotoContext, author: PhotoAuthor, id: string): Promise<PhotoAlbum> {
  const row = await requirePhoto(context, id);
  if (row.deleted_at && Date.now() - row.deleted_at.getTime() > undoHours * hour)
    throw new OfficeError('PHOTO_NOT_FOUND');
  return changeAlbum(context, {
    author,
    ...ownerOf(row),
    act: 'photo_restored',
    work: async (tx) => {
      await restorePhoto(tx, id);
      return id;
    },
  });
}

/** Orders the photographs of an owner. VERSION_CONFLICT when these are not exactly its photographs. */
export async function changeOrder(
  context: PhotoContext,
  author: PhotoAuthor,
  { kind, id: ownerId }: { kind: PhotoOwnerKind; id: string },
  ids: readonly string[],
): Promise<PhotoAlbum> {
  return changeAlbum(context, {
    author,
    kind,
    ownerId,
    act: 'photos_ordered',
    work: async (tx) => {
      const rows = await listPhotos(tx, { kind, ownerId });
      const isSame = rows.length === ids.length && rows.every((row) => ids.includes(row.id));
      if (!isSame) throw new OfficeError('VERSION_CONFLICT');
      await orderPhotos(tx, { kind, ownerId, ids: [...ids] });
      return ids[0] ?? '';
    },
  });
}
