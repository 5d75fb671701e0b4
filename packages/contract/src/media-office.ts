import { z } from 'zod';
import type { OfficeService } from './office-call.ts';
import { OfficeListQuery, RowVersion, officePageOf } from './office-wire.ts';
import { CatalogueId, Instant, Line, Uuid, resultsOf } from './wire.ts';

/** What can have photographs. */
export const PhotoOwnerKind = z.enum(['product', 'version', 'brand', 'banner']);
export type PhotoOwnerKind = z.infer<typeof PhotoOwnerKind>;

/** The tint below what is transparent in a photograph. */
export const PhotoGround = z.enum(['blanco', 'mantequilla', 'rubor', 'salvia', 'niebla', 'malva', 'piedra']);
export type PhotoGround = z.infer<typeof PhotoGround>;

/** A square of the turned picture, in its pixels. */
export const PhotoCrop = z.strictObject({
  left: z.int().min(0).max(20_000),
  top: z.int().min(0).max(20_000),
  side: z.int().min(16).max(20_000),
});
export type PhotoCrop = z.infer<typeof PhotoCrop>;

const Focus = z.strictObject({ x: z.int().min(0).max(1000), y: z.int().min(0).max(1000) });

/** A photograph of an owner. */
export const Photo = z.object({
  _id: Uuid,
  ownerKind: PhotoOwnerKind,
  ownerId: z.string(),
  /** The address of the picture as the shop shows it, without its size. */
  image: z.string(),
  /** The address of the whole picture, for the operator only. */
  whole: z.string(),
  /** In pixels, before the turn. */
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  /** Quarter turns clockwise. */
  turn: z.int(),
  /** Null for the largest square around the focal point. */
  crop: PhotoCrop.nullable(),
  /** In thousandths of the turned picture. */
  focus: Focus,
  /** Whether the ground around the goods is removed. */
  cut: z.boolean(),
  /** Null for the tile of the shop. */
  ground: PhotoGround.nullable(),
  version: z.int(),
  createdAt: Instant,
});
export type Photo = z.infer<typeof Photo>;

/** The photographs of an owner, the first of which is its main one. */
export const PhotoAlbum = z.object({
  owner: z.object({
    kind: PhotoOwnerKind,
    _id: z.string(),
    code: z.string().nullable(),
    name: z.string(),
    /** The drawn picture, without its size. */
    drawn: z.string(),
  }),
  photos: z.array(Photo),
});
export type PhotoAlbum = z.infer<typeof PhotoAlbum>;

/** Where a photograph is sent: its bytes are the body, as `application/octet-stream`; no call of the contract. */
export const photoUploadPath = (kind: PhotoOwnerKind, id: string): string =>
  `/api/products/office/media/owners/${kind}/${id}/photos`;

const owner = { params: z.object({ kind: PhotoOwnerKind, id: CatalogueId }), response: resultsOf(PhotoAlbum) };
const one = { params: z.object({ id: Uuid }), response: resultsOf(PhotoAlbum) };
const Seen = z.strictObject({ version: RowVersion.min(1) });

/** Bytes of a part of an archive; the last may be smaller. */
export const ARCHIVE_PART = 4 * 1024 * 1024;
/** Bytes of an archive. */
const MOST_OF_ARCHIVE = 8 * 1024 ** 3;

/** A ZIP of photographs with codes as file names: `TS-71.jpg`, and `TS-71_2.jpg` for the second photograph. */
export const PhotoArchive = z.object({
  _id: Uuid,
  name: z.string(),
  bytes: z.int(),
  /** Bytes of a part. */
  part: z.int(),
  /** The parts that have come, from 0. */
  parts: z.array(z.int()),
});
export type PhotoArchive = z.infer<typeof PhotoArchive>;

/** Where a part of an archive is sent, as `application/octet-stream`; no call of the contract. */
export const archivePartPath = (id: string, part: number | string): string =>
  `/api/products/office/media/archives/${id}/parts/${part}`;

/** The office's calls about photographs, under `/api/products`. A change answers all photographs of the owner. */
export const mediaOfficeApi = {
  /** The photographs of the whole catalogue, or of one kind of owner, newest first. */
  'GET /office/media': {
    query: OfficeListQuery.omit({ q: true }).extend({ kind: PhotoOwnerKind.optional() }),
    response: officePageOf(Photo),
    errors: [],
  },
  'GET /office/media/owners/{kind}/{id}/photos': { ...owner, errors: ['PHOTO_OWNER_NOT_FOUND'] },
  /** All photographs of the owner in their new order; the first is the main one. */
  'PUT /office/media/owners/{kind}/{id}/photos/order': {
    ...owner,
    body: z.strictObject({ ids: z.array(Uuid).min(1).max(24) }),
    errors: ['PHOTO_OWNER_NOT_FOUND', 'VERSION_CONFLICT'],
  },
  'PUT /office/media/photos/{id}': {
    ...one,
    body: Seen.extend({
      alt: Line.pipe(z.string().max(160)),
      turn: z.int().min(0).max(3),
      crop: PhotoCrop.nullable(),
      focus: Focus,
      cut: z.boolean(),
      ground: PhotoGround.nullable(),
    }),
    errors: ['PHOTO_NOT_FOUND', 'PHOTO_CROP_OUTSIDE', 'VERSION_CONFLICT'],
  },
  /** It can be restored for a day. */
  'POST /office/media/photos/{id}/delete': { ...one, body: Seen, errors: ['PHOTO_NOT_FOUND', 'VERSION_CONFLICT'] },
  'POST /office/media/photos/{id}/restore': { ...one, errors: ['PHOTO_NOT_FOUND', 'TOO_MANY_PHOTOS'] },
  /** Begins an archive; its parts follow, and then the job `photos_import`. */
  'POST /office/media/archives': {
    body: z.strictObject({ name: Line.pipe(z.string().min(1).max(200)), bytes: z.int().min(1).max(MOST_OF_ARCHIVE) }),
    response: resultsOf(PhotoArchive),
    errors: [],
  },
  /** Which parts have come: after a lost connection the others follow. */
  'GET /office/media/archives/{id}': {
    params: z.object({ id: Uuid }),
    response: resultsOf(PhotoArchive),
    errors: ['ARCHIVE_NOT_FOUND'],
  },
} satisfies OfficeService;
