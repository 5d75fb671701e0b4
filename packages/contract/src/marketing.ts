import { z } from 'zod';
import type { Service } from './call.ts';
import { CatalogueId, Hints, Instant, Line, resultsOf } from './wire.ts';

export const Platform = z.enum(['web', 'ios', 'android', 'other']);

/** `desktop`, `mobile` and `medium` are picture addresses without their size; `app_link` is a path of the shop. */
export const Banner = z.object({
  _id: CatalogueId,
  name: z.string(),
  title: z.string(),
  subtitle: z.string(),
  desktop: z.string(),
  mobile: z.string(),
  medium: z.string(),
  app_link: z.string(),
});
export type Banner = z.infer<typeof Banner>;

const Hex = z.string().regex(/^#[0-9A-Fa-f]{6}$/);

export const PromotionalHeader = z.object({
  _id: CatalogueId,
  title: z.string(),
  end_date: Instant,
  timer: z.boolean(),
  app_link: z.string().nullable(),
  design: z.object({ timerBg: Hex, itemTimeText: Hex, itemTimeBg: Hex, tagText: Hex, tagBg: Hex }),
});
export type PromotionalHeader = z.infer<typeof PromotionalHeader>;

export const MenuEntry = z.object({
  _id: CatalogueId,
  name: z.string(),
  icon: z.string().nullable(),
  link: z.string(),
});
export type MenuEntry = z.infer<typeof MenuEntry>;

/**
 * Something a visitor did. Says nothing of who: `page` is the pattern of an address, never the address itself, so no name, id or
 * search travels with it.
 */
export const ShopEvent = z.strictObject({
  name: z.enum(['page_view']),
  page: z.string().regex(/^\/[a-z0-9/$_{}.-]{0,118}$/i),
  reference: z.string().max(200).optional(),
  campaign: z.string().max(200).optional(),
});
export type ShopEvent = z.infer<typeof ShopEvent>;

export const SearchTerm = z.object({ searchTerm: z.string() });

/** A deal as its shopper may know it. `end_date` is when it stops. */
export const UserDiscount = z.object({
  _id: CatalogueId,
  name: z.string(),
  discount_type: z.enum(['percentage', 'value']),
  discount_amount: z.int(),
  minQuantity: z.int(),
  end_date: Instant.nullable(),
  /** Where its products are: a path of the shop. */
  app_link: z.string(),
});
export type UserDiscount = z.infer<typeof UserDiscount>;

export const marketingApi = {
  'POST /events': {
    query: Hints,
    body: z.strictObject({ events: z.array(ShopEvent).min(1).max(20) }),
    response: z.object({ ok: z.literal(true) }),
    errors: ['TOO_MANY_REQUESTS'],
  },
  /** Remembers what was looked for, for who looks: an account, or the device of a guest. */
  'POST /searchTerms/add': {
    query: Hints,
    body: z.strictObject({ searchTerm: Line.pipe(z.string().min(1).max(120)) }),
    response: z.object({ ok: z.literal(true) }),
    errors: ['TOO_MANY_REQUESTS'],
  },
  /** What many look for of late, newest first; nothing that fewer than three accounts wrote, and nothing that looks like a phone, a document or an address. */
  'GET /searchterms/list': { query: Hints, response: resultsOf(z.array(SearchTerm)), errors: [] },
  /** What many look for, the most first; as the list. */
  'GET /searchterms/top': { query: Hints, response: resultsOf(z.array(SearchTerm)), errors: [] },
  /** What who asks looked for, newest first. */
  'GET /searchterms/list-user': { query: Hints, response: resultsOf(z.array(SearchTerm)), errors: [] },
  /** What who asks looks for most. */
  'GET /searchterms/top-user': { query: Hints, response: resultsOf(z.array(SearchTerm)), errors: [] },
  /** Forgets what who asks looked for. */
  'DELETE /searchterms/list-user': { query: Hints, response: z.object({ ok: z.literal(true) }), errors: [] },
  /** The deals that hold for the shopper, the one that ends first first. */
  'GET /discount/get-discounts-user': { query: Hints, response: resultsOf(z.array(UserDiscount)), errors: [] },
  'GET /banner/list/home': {
    query: Hints.extend({ platform: Platform.default('web') }),
    response: resultsOf(z.object({ featured: z.array(Banner), main: z.array(Banner), 'main-mobile': z.array(Banner) })),
    errors: [],
  },
  'GET /banner/list/position': {
    query: Hints.extend({ name: z.string().trim().min(1).max(60), platform: Platform.default('web') }),
    response: resultsOf(z.array(Banner)),
    errors: [],
  },
  'GET /promotional-header/list': { query: Hints, response: resultsOf(z.array(PromotionalHeader)), errors: [] },
  'GET /menu/list': { query: Hints, response: resultsOf(z.array(MenuEntry)), errors: [] },
} satisfies Service;
