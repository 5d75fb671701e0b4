import { z } from 'zod';
import type { Service } from './call.ts';
import { CatalogueId, Hints, Instant, Uuid, buyerErrors, resultsOf } from './wire.ts';

/** The subject of a notice: a step of an order or the time for one, money that goes back, a payment that was reviewed, a version that returned or became cheaper, a request for approval. */
export const NoticeKind = z.enum(['order', 'refund', 'payment', 'back_in_stock', 'price_drop', 'approval']);
export type NoticeKind = z.infer<typeof NoticeKind>;

/** The filters of the list: orders, money, shades and prices, the people of the business. */
export const NoticeGroup = z.enum(['orders', 'money', 'shades', 'team']);
export type NoticeGroup = z.infer<typeof NoticeGroup>;

/** A notice to a customer. */
export const CustomerNotice = z.object({
  noticeId: Uuid,
  kind: NoticeKind,
  title: z.string(),
  /** Empty for a notice that its title says whole. */
  text: z.string(),
  /** The path of its thing in the shop. */
  path: z.string(),
  /** The words of its button, when there is something to do. */
  action: z.string().nullable(),
  /** Of stock or price: the version, the units that were asked for and the colour of its shade. */
  versionId: CatalogueId.nullable(),
  quantity: z.int().nullable(),
  hex: z.string().nullable(),
  isRead: z.boolean(),
  writtenAt: Instant,
});
export type CustomerNotice = z.infer<typeof CustomerNotice>;

const params = z.object({ noticeId: Uuid });
const Unread = z.object({ unread: z.int() });

/** Calls of the notices service: the list of the session's own customer. */
export const noticesApi = {
  /** The notices of 90 days that are not archived, the newest first; `before` is the last one of the page above. */
  'GET /list': {
    query: Hints.extend({
      group: NoticeGroup.optional(),
      before: Uuid.optional(),
      limit: z.coerce.number().int().min(1).max(50).default(20),
    }),
    response: z.object({ results: z.array(CustomerNotice), unread: z.int(), hasMore: z.boolean() }),
    errors: [...buyerErrors],
  },
  'GET /unread': { query: Hints, response: resultsOf(Unread), errors: [...buyerErrors] },
  /** Reads all notices up to a moment, so that one that comes meanwhile stays unread. */
  'POST /read': {
    query: Hints,
    body: z.strictObject({ upTo: Instant }),
    response: resultsOf(Unread),
    errors: [...buyerErrors, 'TOO_MANY_REQUESTS'],
  },
  'POST /{noticeId}/read': {
    params,
    query: Hints,
    response: resultsOf(Unread),
    errors: [...buyerErrors, 'NOTICE_NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  /** Archives a notice, which reads it, or takes that back. */
  'POST /{noticeId}/archive': {
    params,
    query: Hints,
    body: z.strictObject({ isArchived: z.boolean().default(true) }),
    response: resultsOf(Unread),
    errors: [...buyerErrors, 'NOTICE_NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
} satisfies Service;
