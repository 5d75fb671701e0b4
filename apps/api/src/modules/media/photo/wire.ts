import type { Photo, PhotoAlbum, PhotoOwnerKind } from '@tonalia/contract/media-office';
import type { PhotoOwner } from './photo-owners.ts';
import type { PhotoRow } from './photo.sql.ts';
import type { FramedPhoto } from './square.rules.ts';

/** The facts that decide the square of a photograph. */
export const framedPhoto = (row: PhotoRow): FramedPhoto => ({
  width: row.width,
  height: row.height,
  turn: row.turn,
  crop:
    row.crop_left === null || row.crop_top === null || row.crop_side === null
      ? null
      : { left: row.crop_left, top: row.crop_top, side: row.crop_side },
  focus: { x: row.focus_x, y: row.focus_y },
});

/** A photograph as the contract names it. */
export function toPhoto(row: PhotoRow): Photo {
  return {
    _id: row.id,
    ownerKind: row.owner_kind,
    ownerId: row.owner_id,
    image: `/pictures/photo/${row.id}?v=${row.version}`,
    whole: `/api/products/office/media/photos/${row.id}/whole`,
    ...framedPhoto(row),
    alt: row.alt,
    cut: row.cut,
    ground: row.ground,
    version: row.version,
    createdAt: row.created_at.toISOString(),
  };
}

const drawnKinds = { product: 'product', version: 'version', brand: 'manufacturer', banner: 'banner' } as const;

/** The photographs of an owner as the contract names them. */
export const toAlbum = (
  kind: PhotoOwnerKind,
  { id, code, name }: PhotoOwner,
  rows: readonly PhotoRow[],
): PhotoAlbum => ({
  owner: { kind, _id: id, code, name, drawn: `/pictures/${drawnKinds[kind]}/${id}?drawn=1` },
  photos: rows.map(toPhoto),
});
