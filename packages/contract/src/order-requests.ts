import { z } from 'zod';
import type { Service } from './call.ts';
import { PlacedOrder, cartOrderErrors, placeOrderErrors } from './placed-order.ts';
import { CartView } from './purchase.ts';
import { Hints, Instant, Line, Pesos, Uuid, buyerErrors, resultsOf } from './wire.ts';

/** What a member asks the owner of its business to order. */
export const OrderRequest = z.object({
  requestId: Uuid,
  /** The name of the member. */
  name: z.string(),
  state: z.enum(['waits', 'approved', 'returned']),
  /** Why it was sent back. */
  why: z.string(),
  askedAt: Instant,
  /** The total in pesos that the member saw. */
  expectedTotal: Pesos,
  /** While it waits, for the owner: what the member may order at once without an approval, in pesos; null without such a limit. */
  orderLimit: Pesos.nullable(),
  /** While it waits: the lines with the prices and the stock of now. */
  now: CartView.nullable(),
  /** Whether ordering now differs from what was asked. */
  hasChanged: z.boolean(),
});
export type OrderRequest = z.infer<typeof OrderRequest>;

const params = z.object({ requestId: Uuid });
const decisionErrors = [...buyerErrors, 'ROLE_NOT_ALLOWED', 'REQUEST_NOT_FOUND', 'REQUEST_DECIDED'] as const;

/** Orders that members ask for. The session decides the member or the owner. */
export const orderRequestsApi = {
  /** The owner's: all of its business in thirty days; a member's: its own. Newest first. */
  'GET /order-requests': { query: Hints, response: resultsOf(z.array(OrderRequest)), errors: [...buyerErrors] },
  /** Asks once per cart: a repeated call has the same answer. */
  'POST /order-requests': {
    query: Hints,
    body: z.strictObject({ cartId: Uuid, expectedTotal: Pesos.min(0) }),
    response: resultsOf(z.object({ requestId: Uuid })),
    errors: [...buyerErrors, 'ROLE_NOT_ALLOWED', ...cartOrderErrors],
  },
  /** Orders what was asked, exactly once. When something changed since, it needs `acceptChanges` and the total of now. */
  'POST /order-requests/{requestId}/approve': {
    params,
    query: Hints,
    body: z.strictObject({ expectedTotal: Pesos.min(0), acceptChanges: z.boolean().default(false) }),
    response: resultsOf(PlacedOrder),
    errors: [...decisionErrors, ...placeOrderErrors],
  },
  'POST /order-requests/{requestId}/send-back': {
    params,
    query: Hints,
    body: z.strictObject({ why: Line.min(1).max(200) }),
    response: resultsOf(z.object({ requestId: Uuid })),
    errors: [...decisionErrors],
  },
} satisfies Service;
