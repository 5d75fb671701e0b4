import { z } from 'zod';
import { PortfolioCustomer } from './auth.ts';
import type { Service } from './call.ts';
import { OrderRhythm } from './suggested-order.ts';
import { Day, Hints, Pesos, buyerErrors, resultsOf } from './wire.ts';

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
});
export type VisitedCustomer = z.infer<typeof VisitedCustomer>;

/** The day of a seller. */
export const SellerDay = z.object({
  today: Day,
  /** Pesos of the orders that the seller placed and that were not cancelled, of today and of the month. */
  soldToday: Pesos,
  soldThisMonth: Pesos,
  /** By how far each rhythm has come; those without a rhythm last. */
  customers: z.array(VisitedCustomer),
});
export type SellerDay = z.infer<typeof SellerDay>;

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
} satisfies Service;
