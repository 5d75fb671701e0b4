import { z } from 'zod';
import type { Service } from './call.ts';
import { maxLineQuantity, maxSavedListLines } from './limits.ts';
import { ListMatch } from './order-list.ts';
import { Reordered } from './purchase.ts';
import { CatalogueId, Hints, Instant, Pesos, Uuid, buyerErrors, resultsOf } from './wire.ts';

/** When a person is reminded of a list, at a full hour of Bogotá. */
export const ListReminder = z.strictObject({
  /** 1 is Monday. */
  weekday: z.int().min(1).max(7),
  /** In weeks. */
  every: z.literal([1, 2, 4]),
  hour: z.int().min(8).max(19),
  /** Puts the lines into the person's open cart at that hour; it never orders. */
  fillsCart: z.boolean().default(false),
  /** Sends a WhatsApp message too; only where `canWhatsapp`. */
  byWhatsapp: z.boolean().default(false),
});
export type ListReminder = z.infer<typeof ListReminder>;

/** A list that is ordered again and again, at today's prices and stock. */
export const SavedList = z.object({
  listId: Uuid,
  name: z.string(),
  /** `business`: the customer and its seller see it; `own`: only its maker. */
  scope: z.enum(['own', 'business']),
  /** Whether the caller made it, and so decides its scope. */
  isMine: z.boolean(),
  /** To be sent with a change; it rises with each. */
  revision: z.int(),
  /** When it was ordered last. */
  usedAt: Instant.nullable(),
  /** Whether a reminder can come by WhatsApp too. */
  canWhatsapp: z.boolean(),
  /** The caller's own, with its next day; null without one. */
  reminder: ListReminder.extend({ nextAt: Instant }).nullable(),
  lines: z.array(
    z.object({
      versionId: CatalogueId,
      quantity: z.int(),
      /** Price of one unit when the line was noted, or the list was ordered last. */
      priceBefore: Pesos,
      /** Null when it is no longer sold. */
      match: ListMatch.nullable(),
    }),
  ),
});
export type SavedList = z.infer<typeof SavedList>;

const name = z.string().trim().min(1).max(60);
const scope = z.enum(['own', 'business']);
const items = z
  .array(z.strictObject({ versionId: CatalogueId, quantity: z.int().min(1).max(maxLineQuantity) }))
  .max(maxSavedListLines);
const params = z.object({ listId: Uuid });

/** The calls of saved lists. */
export const savedListsApi = {
  /** The lists of the business and the caller's own for it, the newest first. */
  'GET /lists': { query: Hints, response: resultsOf(z.array(SavedList)), errors: [...buyerErrors] },
  /**
   * Makes a list of `items`, or of the lines of a cart, open or ordered. The id is the client's: a repeated request answers with the list
   * that it made.
   */
  'POST /lists': {
    query: Hints,
    body: z.strictObject({
      listId: Uuid,
      name,
      scope: scope.default('business'),
      items: items.optional(),
      cartId: Uuid.optional(),
    }),
    response: resultsOf(SavedList),
    errors: [...buyerErrors, 'LISTS_FULL', 'LIST_NOT_FOUND', 'CART_NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  /** Changes what is given. LIST_CHANGED when another change came first, unless it is the same. */
  'PUT /lists/{listId}': {
    params,
    query: Hints,
    body: z.strictObject({
      revision: z.int().min(1),
      name: name.optional(),
      scope: scope.optional(),
      items: items.optional(),
    }),
    response: resultsOf(SavedList),
    errors: [...buyerErrors, 'LIST_NOT_FOUND', 'LIST_CHANGED', 'TOO_MANY_REQUESTS'],
  },
  'DELETE /lists/{listId}': {
    params,
    query: Hints,
    response: resultsOf(z.object({ listId: Uuid })),
    errors: [...buyerErrors, 'LIST_NOT_FOUND'],
  },
  /** Sets the caller's own reminder of a list; null ends it. */
  'PUT /lists/{listId}/reminder': {
    params,
    query: Hints,
    body: z.strictObject({ reminder: ListReminder.nullable() }),
    response: resultsOf(SavedList),
    errors: [...buyerErrors, 'LIST_NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  /** Adds its lines to the open cart at today's prices, in one write. What could not be added is returned with the reason. */
  'POST /lists/{listId}/order': {
    params,
    query: Hints,
    headers: z.object({ 'idempotency-key': z.uuid().optional() }),
    response: Reordered,
    errors: [...buyerErrors, 'LIST_NOT_FOUND', 'NO_COVERAGE', 'IDEMPOTENCY_KEY_REUSED'],
  },
} satisfies Service;
