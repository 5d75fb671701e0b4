import { z } from 'zod';
import type { OfficeService } from './office-call.ts';
import { OfficeListQuery, officePageOf } from './office-wire.ts';
import { OrderAskReason, OrderDoubt } from './order-asks.ts';
import { Code, Instant, Pesos, Uuid } from './wire.ts';

/** An order taken without a network that waits for its seller, with what it asks. */
export const OfficeSellerDraft = z.object({
  _id: Uuid,
  customer: z.object({ _id: Uuid, name: z.string() }),
  /** The seller that took it; null when the account was closed. */
  seller: z.string().nullable(),
  takenAt: Instant,
  receivedAt: Instant,
  /** Total in pesos that the seller showed; null without `amounts.read`. */
  expectedTotal: Pesos.nullable(),
  /** Lines that ask nothing. */
  unchanged: z.int(),
  lines: z.array(
    z.object({
      code: Code,
      name: z.string().nullable(),
      versionName: z.string().nullable(),
      reasons: z.array(OrderAskReason),
      /** Units as they were shown, and that can be had now. */
      units: z.int(),
      unitsNow: z.int(),
    }),
  ),
  /** About the whole order; without their sentences where these name money that the operator may not see. */
  doubts: z.array(OrderDoubt),
});
export type OfficeSellerDraft = z.infer<typeof OfficeSellerDraft>;

/** A page of what waits, the longest first. */
export const OfficeSellerDraftPage = officePageOf(OfficeSellerDraft);
export type OfficeSellerDraftPage = z.infer<typeof OfficeSellerDraftPage>;

/** What operators see of orders that sellers took without a network. */
export const sellerDraftsApi = {
  'GET /office/seller-drafts': {
    query: OfficeListQuery.omit({ q: true }),
    response: OfficeSellerDraftPage,
    errors: [],
  },
} satisfies OfficeService;
