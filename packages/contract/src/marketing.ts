import { z } from 'zod';
import type { Service } from './call.ts';
import { CatalogueId, Hints, Instant, Line, resultsOf } from './wire.ts';

/** The client that asks for banners; some are made for one kind of screen. */
export const Platform = z.enum(['web', 'ios', 'android', 'other']);

/** `desktop`, `mobile` and `medium` are addresses of pictures without the size; `app_link` is a path of the shop (ENT-12). */
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

/** The countdown header: the promotion above every page until `end_date` (ENT-11). */
export const PromotionalHeader = z.object({
  _id: CatalogueId,
  title: z.string(),
  end_date: Instant,
  timer: z.boolean(),
  app_link: z.string().nullable(),
  design: z.object({ timerBg: Hex, itemTimeText: Hex, itemTimeBg: Hex, tagText: Hex, tagBg: Hex }),
});
export type PromotionalHeader = z.infer<typeof PromotionalHeader>;

/** An entry of the shop's menu; `link` is a path of the shop. */
export const MenuEntry = z.object({
  _id: CatalogueId,
  name: z.string(),
  icon: z.string().nullable(),
  link: z.string(),
});
export type MenuEntry = z.infer<typeof MenuEntry>;

/**
 * Something a visitor did. It does not identify the visitor: `page` is the pattern of an address, never the address
 * itself, so no name, id or search leaves the browser.
 */
export const ShopEvent = z.strictObject({
  name: z.enum(['page_view']),
  page: z.string().regex(/^\/[a-z0-9/$_{}.-]{0,118}$/i),
  reference: z.string().max(200).optional(),
  campaign: z.string().max(200).optional(),
});
export type ShopEvent = z.infer<typeof ShopEvent>;

/** A text that was searched for, as it was typed. */
export const SearchTerm = z.object({ searchTerm: z.string() });

/** A deal as the shopper sees it. `end_date` is the moment it ends. */
export const UserDiscount = z.object({
  _id: CatalogueId,
  name: z.string(),
  discount_type: z.enum(['percentage', 'value']),
  discount_amount: z.int(),
  minQuantity: z.int(),
  end_date: Instant.nullable(),
  /** Path of the shop that lists its products. */
  app_link: z.string(),
});
export type UserDiscount = z.infer<typeof UserDiscount>;

/** Calls of the marketing service: banners, menu, deals of the shopper, search history, page views. */
export const marketingApi = {
  'POST /events': {
    query: Hints,
    body: z.strictObject({ events: z.array(ShopEvent).min(1).max(20) }),
    response: z.object({ ok: z.literal(true) }),
    errors: ['TOO_MANY_REQUESTS'],
  },
  /** Remembers a search in the history of the account, or of a guest's device. */
  'POST /searchTerms/add': {
    query: Hints,
    body: z.strictObject({ searchTerm: Line.pipe(z.string().min(1).max(120)) }),
    response: z.object({ ok: z.literal(true) }),
    errors: ['TOO_MANY_REQUESTS'],
  },
  /**
   * Recent popular searches, newest first. Only texts that at least three accounts searched for, and none that looks
   * like a phone, a document or an address.
   */
  'GET /searchterms/list': { query: Hints, response: resultsOf(z.array(SearchTerm)), errors: [] },
  /** Recent popular searches, most frequent first, with the same limits. */
  'GET /searchterms/top': { query: Hints, response: resultsOf(z.array(SearchTerm)), errors: [] },
  /** The shopper's own searches, newest first. */
  'GET /searchterms/list-user': { query: Hints, response: resultsOf(z.array(SearchTerm)), errors: [] },
  /** The shopper's own searches, most frequent first. */
  'GET /searchterms/top-user': { query: Hints, response: resultsOf(z.array(SearchTerm)), errors: [] },
  /** Deletes the shopper's search history. */
  'DELETE /searchterms/list-user': { query: Hints, response: z.object({ ok: z.literal(true) }), errors: [] },
  /** Active deals for the shopper; the first to end comes first. */
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
