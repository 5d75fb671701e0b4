import { z } from 'zod';
import { PortfolioCustomer } from './auth.ts';
import type { Service } from './call.ts';
import { Position } from './position.ts';
import { TimeOfDay } from './purchase.ts';
import { OrderRhythm } from './suggested-order.ts';
import { Day, Hints, Instant, Lines, Pesos, Uuid, buyerErrors, resultsOf } from './wire.ts';

/** Why a visit ended without a sale: closed, the owner was away, has enough, no money, bought elsewhere, other. */
export const NoSaleReason = z.enum(['closed', 'away', 'stocked', 'money', 'elsewhere', 'other']);
export type NoSaleReason = z.infer<typeof NoSaleReason>;

/** On which ISO weekdays a customer is visited, and at what time; no weekday is no plan. */
export const VisitPlan = z.strictObject({
  weekdays: z
    .array(z.int().min(1).max(7))
    .max(7)
    .transform((days) => [...new Set(days)].toSorted((a, b) => a - b)),
  at: TimeOfDay.nullable(),
});
export type VisitPlan = z.infer<typeof VisitPlan>;

/** A customer of the portfolio as the seller's day shows it. */
export const VisitedCustomer = PortfolioCustomer.extend({
  /** The person behind the business. */
  contact: z.string().nullable(),
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
  /** The default delivery address. */
  door: z.object({ address: z.string(), city: z.string() }).nullable(),
  plan: z.object({ weekdays: z.array(z.int()), at: TimeOfDay.nullable() }).nullable(),
  /** The first arrival of today. */
  arrivedAt: Instant.nullable(),
  /** The last note of a visit. */
  note: z.object({ text: z.string(), at: Instant }).nullable(),
});
export type VisitedCustomer = z.infer<typeof VisitedCustomer>;

/** A note of a visit, by whichever seller wrote it. */
const KeptNote = z.object({ id: Uuid, text: z.string(), at: Instant, by: z.string() });
export type KeptNote = z.infer<typeof KeptNote>;

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

/** What a seller noted of a visit, perhaps without a network: the arrival, why there was no sale, a note. */
export const VisitNote = z
  .strictObject({
    /** Made by the phone and kept for ever, so that a repeated request is one note. */
    clientVisitId: z.uuidv7(),
    customerId: Uuid,
    takenAt: Instant,
    reason: NoSaleReason.nullable(),
    note: Lines.pipe(z.string().max(500)),
    arrived: z.literal(true).optional(),
    /** Of the arrival, when the seller allows it. */
    position: Position.optional(),
  })
  .refine(({ reason, note, arrived }) => reason !== null || note !== '' || arrived, 'falta la nota o el motivo')
  .refine(({ arrived, position }) => position === undefined || arrived, 'la ubicación es de una llegada');
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
  /** Changes on which days the customer of the query is visited. */
  'PUT /seller-day/plan': {
    query: Hints,
    body: VisitPlan,
    response: resultsOf(z.object({ plan: VisitedCustomer.shape.plan })),
    errors: [...buyerErrors, 'ROLE_NOT_ALLOWED', 'TOO_MANY_REQUESTS'],
  },
  /** The notes of the visits to the customer of the query, the newest first; `before` is the last one of the page above. */
  'GET /seller-day/notes': {
    query: Hints.extend({ before: Uuid.optional() }),
    response: z.object({ results: z.array(KeptNote), more: z.boolean() }),
    errors: [...buyerErrors, 'ROLE_NOT_ALLOWED'],
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
