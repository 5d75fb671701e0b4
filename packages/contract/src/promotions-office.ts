import { z } from 'zod';
import type { OfficeService } from './office-call.ts';
import { RowVersion } from './office-wire.ts';
import { CatalogueId, Instant, Line, resultsOf } from './wire.ts';

/** Where a banner is: the carousel of the home, that of phones only, the row below it, or the welcome popup. */
export const BannerPlace = z.enum(['main', 'main-mobile', 'featured', 'popup']);
export type BannerPlace = z.infer<typeof BannerPlace>;

/** Pages of the shop that a banner or a header can lead to, besides brands and categories. */
export const TargetPage = z.enum(['home', 'offers', 'new', 'bestsellers', 'brands', 'categories', 'combos', 'colours']);
export type TargetPage = z.infer<typeof TargetPage>;

/** What a banner or a header leads to; never a free address. */
export const PromotionTarget = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('page'), page: TargetPage }),
  z.strictObject({ kind: z.literal('brand'), _id: CatalogueId }),
  z.strictObject({ kind: z.literal('category'), _id: CatalogueId }),
]);
export type PromotionTarget = z.infer<typeof PromotionTarget>;

const promotionState = z.enum(['draft', 'coming', 'running', 'ended']);
export type PromotionState = z.infer<typeof promotionState>;

const Hex = z.string().regex(/^#[0-9A-Fa-f]{6}$/);

/** Most versions that are drawn on a banner. */
const MOST_PACKS = 4;

/** A banner as the office writes it. `target` null keeps the saved link. */
export const BannerDraft = z.strictObject({
  place: BannerPlace,
  title: Line.pipe(z.string().min(1).max(80)),
  subtitle: Line.pipe(z.string().max(120)),
  target: PromotionTarget.nullable(),
  /** The picture is drawn again with these packs on this wall; null keeps the saved picture. */
  scene: z.strictObject({ versionIds: z.array(CatalogueId).max(MOST_PACKS), ground: Hex }).nullable(),
  from: Instant,
  until: Instant.nullable(),
  isDraft: z.boolean(),
});
export type BannerDraft = z.infer<typeof BannerDraft>;

/** A banner with its state. */
export const OfficeBanner = z.object({
  _id: CatalogueId,
  place: BannerPlace,
  title: z.string(),
  subtitle: z.string(),
  /** A path of the shop. */
  link: z.string(),
  /** Null for a page that cannot be chosen here. */
  target: PromotionTarget.nullable(),
  /** Address of its picture, without the size. */
  image: z.string(),
  hasPhoto: z.boolean(),
  /** Null for since ever. */
  from: Instant.nullable(),
  until: Instant.nullable(),
  state: promotionState,
  version: z.int(),
});
export type OfficeBanner = z.infer<typeof OfficeBanner>;

const Design = z.strictObject({ timerBg: Hex, itemTimeText: Hex, itemTimeBg: Hex, tagText: Hex, tagBg: Hex });

/** The countdown header as the office writes it. `target` null leads to no page, unless it keeps the saved link. */
export const HeaderDraft = z.strictObject({
  title: Line.pipe(z.string().min(1).max(80)),
  target: PromotionTarget.nullable(),
  keepsLink: z.boolean().default(false),
  /** The shop shows it; otherwise it is kept for later. */
  timer: z.boolean(),
  from: Instant,
  until: Instant,
  design: Design,
});
export type HeaderDraft = z.infer<typeof HeaderDraft>;

/** A countdown header with its state. */
export const OfficeHeader = z.object({
  _id: CatalogueId,
  title: z.string(),
  link: z.string().nullable(),
  target: PromotionTarget.nullable(),
  /** Null for since ever. */
  from: Instant.nullable(),
  until: Instant,
  timer: z.boolean(),
  design: Design,
  state: promotionState.exclude(['draft']),
  version: z.int(),
});
export type OfficeHeader = z.infer<typeof OfficeHeader>;

const params = z.object({ id: CatalogueId });
const version = RowVersion.min(1);
const banner = { response: resultsOf(OfficeBanner) };
const header = { response: resultsOf(OfficeHeader) };
const ok = resultsOf(z.object({ ok: z.literal(true) }));
const saveErrors = ['SPAN_WRONG', 'PROMOTION_TARGET_GONE'] as const;

/** The office's calls of banners and countdown headers, under `/api/marketing`. */
export const promotionsOfficeApi = {
  /** All banners by place, in the order of the shop. */
  'GET /office/banners': { response: resultsOf(z.array(OfficeBanner)), errors: [] },
  /** The new banner is the last of its place. Without `target`: PROMOTION_TARGET_GONE. */
  'POST /office/banners': { ...banner, body: BannerDraft, errors: [...saveErrors] },
  'PUT /office/banners/{id}': {
    ...banner,
    params,
    body: BannerDraft.extend({ version }),
    errors: ['PROMOTION_NOT_FOUND', 'VERSION_CONFLICT', ...saveErrors],
  },
  /** Ends a banner that runs; another one is removed, unless it has photographs. */
  'POST /office/banners/{id}/stop': {
    params,
    body: z.strictObject({ version }),
    response: ok,
    errors: ['PROMOTION_NOT_FOUND', 'VERSION_CONFLICT'],
  },
  /** All banners of a place in their new order. VERSION_CONFLICT when they are others by now. */
  'PUT /office/banner-order': {
    body: z.strictObject({ place: BannerPlace, ids: z.array(CatalogueId).min(1).max(200) }),
    response: ok,
    errors: ['VERSION_CONFLICT'],
  },
  /** Headers that run or are to come, by their end, then those that ended last. */
  'GET /office/headers': { response: resultsOf(z.array(OfficeHeader)), errors: [] },
  /** HEADER_UNREADABLE when a text on its ground has a contrast below 4.5. */
  'POST /office/headers': { ...header, body: HeaderDraft, errors: [...saveErrors, 'HEADER_UNREADABLE'] },
  'PUT /office/headers/{id}': {
    ...header,
    params,
    body: HeaderDraft.extend({ version }),
    errors: ['PROMOTION_NOT_FOUND', 'VERSION_CONFLICT', ...saveErrors, 'HEADER_UNREADABLE'],
  },
  /** Ends a header that runs; one to come is removed. */
  'POST /office/headers/{id}/stop': {
    params,
    body: z.strictObject({ version }),
    response: ok,
    errors: ['PROMOTION_NOT_FOUND', 'VERSION_CONFLICT'],
  },
} satisfies OfficeService;
