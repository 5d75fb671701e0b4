import { z } from 'zod';
import { PortfolioCustomer } from './auth.ts';
import type { Service } from './call.ts';
import { OrderRhythm } from './suggested-order.ts';
import { Day, Hints, Instant, Lines, Pesos, Uuid, buyerErrors, resultsOf } from './wire.ts';

/** Why a visit ended without a sale: closed, the owner was away, has enough, no money, bought elsewhere, other. */
export const NoSaleReason = z.enum(['closed', 'away', 'stocked', 'money', 'elsewhere', 'other']);
export type NoSaleReason = z.infer<typeof NoSaleReason>;

/** A customer of the portfolio as the seller's day shows it. */
export const VisitedCustomer = PortfolioCustomer.extend({
  /** In E.164. */
  phone: z.string().nullable(),
  /** Debt of own credit in pesos, and the part of it that is past its due day. */
  owed: Pesos,
  overdue: Pesos,
  /** Day of the last order of the last twelve months that was not cancelled. */
  lastOrderOn: Day.nullable(),
  /** Null with fewer than two days of orders. */
  rhythm: OrderRhythm.nullable(),
  /** The reason of today's visit. */
  noSale: NoSaleReason.nullable(),
  /** The last note of a visit. */
  note: z.object({ text: z.string(), at: Instant }).nullable(),
});
export type VisitedCustomer = z.infer<typeof VisitedCustomer>;

/** The day of a seller. */
export const SellerDay = z.object({
  today: Day,
  /** Pesos of the orders that the seller placed and that were not cancelled, of today and of the month. */
  soldToday: Pesos,
  soldThisMonth: Pesos,
  /** What the seller means to sell in a calendar month, in pesos; null without a goal. */
  quota: Pesos.nullable(),
  /** By how far each rhythm has come; those without a rhythm last. */
  customers: z.array(VisitedCustomer),
});
export type SellerDay = z.infer<typeof SellerDay>;

/** What a seller noted of a visit, perhaps without a network: why there was no sale, a note, or both. */
export const VisitNote = z
  .strictObject({
    /** Made by the phone and kept for ever, so that a repeated request is one note. */
    clientVisitId: z.uuidv7(),
    customerId: Uuid,
    takenAt: Instant,
    reason: NoSaleReason.nullable(),
    note: Lines.pipe(z.string().max(500)),
  })
  .refine(({ reason, note }) => reason !== null || note !== '', 'falta la nota o el motivo');
export type VisitNote = z.infer<typeof VisitNote>;

/** The calls of a seller's day. */
export const sellerDayApi = {
  /** The portfolio, 1,000 customers at most. */
  'GET /seller-day': {
    query: Hints,
    response: resultsOf(SellerDay),
    errors: ['GUEST_NOT_ALLOWED', 'ROLE_NOT_ALLOWED'],
  },
  /** Notes why the visit of today to the customer of the query ended without a sale; null takes it back. */
  'PUT /seller-day/no-sale': {
    query: Hints,
    body: z.strictObject({ reason: NoSaleReason.nullable() }),
    response: resultsOf(z.object({ day: Day, reason: NoSaleReason.nullable() })),
    errors: [...buyerErrors, 'ROLE_NOT_ALLOWED', 'TOO_MANY_REQUESTS'],
  },
  /** Exactly once: the same note again changes nothing. A reason counts for the day when it was noted, unless a later one is known. */
  'POST /seller-day/visits': {
    query: Hints,
    body: VisitNote,
    response: resultsOf(z.object({ clientVisitId: Uuid })),
    errors: [
      'GUEST_NOT_ALLOWED',
      'ROLE_NOT_ALLOWED',
      'CUSTOMER_NOT_FOUND',
      'IDEMPOTENCY_KEY_REUSED',
      'TOO_MANY_REQUESTS',
    ],
  },
} satisfies Service;
