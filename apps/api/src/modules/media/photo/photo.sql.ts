import type { PhotoGround, PhotoOwnerKind } from '@tonalia/contract/media-office';
import { rowIs, statement } from '../../../platform/db.ts';

type PhotoClaim = { owner_kind: PhotoOwnerKind; ground: PhotoGround | null };

const columns = `p.id, p.owner_kind, p.owner_id, p.original_key, o.width, o.height, p.alt, p.turn, p.crop_left, p.crop_top, p.crop_side,
   p.focus_x, p.focus_y, p.cut, p.ground, p.version, p.created_at, p.deleted_at`;

/** Photographs that an owner has at most, above any limit of a call. */
const MOST_OF_OWNER = 100;

/** The photographs of an owner in their order. */
export const listPhotos = statement(
  'media.list_photos',
  `select ${columns} from media.photo p join media.original o on o.key = p.original_key
   where p.owner_kind = $kind and p.owner_id = $ownerId and p.deleted_at is null order by p.position, p.id limit ${MOST_OF_OWNER}`,
  rowIs<PhotoClaim>(),
);

export type PhotoRow = Awaited<ReturnType<typeof listPhotos>>[number];

/** A page of photographs, newest first, of one kind of owner or of all. */
export const listNewestPhotos = statement(
  'media.list_newest_photos',
  `select ${columns} from media.photo p join media.original o on o.key = p.original_key
   where ($kind::text is null or p.owner_kind = $kind) and p.deleted_at is null
   order by p.created_at desc, p.id limit $limit offset $offset`,
  rowIs<PhotoClaim>(),
);

/** Number of photographs, up to `most`. */
export const countPhotos = statement(
  'media.count_photos',
  `select count(*)::int as total from (
     select from media.photo p where ($kind::text is null or p.owner_kind = $kind) and p.deleted_at is null limit $most) found`,
);

/** A photograph, deleted or not. */
export const findPhoto = statement(
  'media.find_photo',
  `select ${columns} from media.photo p join media.original o on o.key = p.original_key where p.id = $1`,
  rowIs<PhotoClaim>(),
);

/** Locks the photographs of an owner until the end of the transaction. */
export const lockAlbum = statement(
  'media.lock_album',
  `insert into media.album (owner_kind, owner_id) values ($kind, $ownerId)
   on conflict (owner_kind, owner_id) do update set version = media.album.version + 1 returning version`,
);

/** Notes an original before its file is stored; from then on for a day no clean-up removes it. */
export const keepOriginal = statement(
  'media.keep_original',
  `insert into media.original (key, width, height, bytes) values ($key, $width, $height, $bytes)
   on conflict (key) do update set width = excluded.width, height = excluded.height, bytes = excluded.bytes, created_at = now()`,
);

/** Adds a photograph after those of the owner. */
export const insertPhoto = statement(
  'media.insert_photo',
  `insert into media.photo (owner_kind, owner_id, position, original_key, created_by)
   values ($kind, $ownerId, (select coalesce(max(position) + 1, 0) from media.photo
     where owner_kind = $kind and owner_id = $ownerId and deleted_at is null), $key, $operatorId)
   returning id`,
);

/** Puts another picture in the place of a photograph; its square goes, because it was of the other picture. */
export const replacePicture = statement(
  'media.replace_picture',
  `update media.photo set original_key = $key, turn = 0, crop_left = null, crop_top = null, crop_side = null, version = version + 1
   where id = $id returning id`,
);

/** No row when the photograph has another version. */
export const updatePhoto = statement(
  'media.update_photo',
  `update media.photo set alt = $alt, turn = $turn, crop_left = $left, crop_top = $top, crop_side = $side, focus_x = $focusX, focus_y = $focusY,
     cut = $cut, ground = $ground, version = version + 1
   where id = $id and version = $version and deleted_at is null returning id`,
);

/** Gives the photographs of an owner the order of the ids. */
export const orderPhotos = statement(
  'media.order_photos',
  `update media.photo p set position = wanted.n
   from unnest($ids::uuid[]) with ordinality as wanted (id, n)
   where p.id = wanted.id and p.owner_kind = $kind and p.owner_id = $ownerId and p.deleted_at is null returning p.id`,
);

/** No row when the photograph has another version. */
export const deletePhoto = statement(
  'media.delete_photo',
  `update media.photo set deleted_at = now(), version = version + 1 where id = $id and version = $version and deleted_at is null returning id`,
);

/** Brings a deleted photograph back to its place; no row when it is not deleted. */
export const restorePhoto = statement(
  'media.restore_photo',
  `update media.photo set deleted_at = null, version = version + 1 where id = $1 and deleted_at is not null returning id`,
);
