import { z } from 'zod';
import type { Service } from './call.ts';
import { maxLineQuantity } from './limits.ts';
import { ListMatch } from './order-list.ts';
import { CatalogueId, Day, Hints, Instant, Pesos, Uuid, buyerErrors, resultsOf } from './wire.ts';

/** What an alert waits for: that a version can be bought again, or that it costs less. */
export const AlertKind = z.enum(['stock', 'price']);

/** A version that a customer waits for, at today's price and stock of the customer. */
export const ProductAlert = z.object({
  alertId: Uuid,
  kind: AlertKind,
  quantity: z.int(),
  /** Price of one unit when it was asked for. */
  priceThen: Pesos,
  madeAt: Instant,
  /** When it made its notice; null while it waits. */
  firedAt: Instant.nullable(),
  /** It waits, but makes no notice. */
  isPaused: z.boolean(),
  match: ListMatch,
  /** False for a version that is withdrawn from sale. */
  isSold: z.boolean(),
  /** When an open order to a supplier should bring it to the warehouse of the customer. */
  arrivesOn: Day.nullable(),
});
export type ProductAlert = z.infer<typeof ProductAlert>;

/** The calls of alerts ("Avísame"), for the session's own customer. */
export const alertsApi = {
  /** The alerts that wait, the newest first, then those of the last 90 days that made their notice. */
  'GET /alerts': { query: Hints, response: resultsOf(z.array(ProductAlert)), errors: [...buyerErrors] },
  /** What there is to know of a version before an alert: when it should arrive, and the alerts that wait for it. */
  'GET /alerts/version': {
    query: Hints.extend({ versionId: CatalogueId }),
    response: resultsOf(z.object({ arrivesOn: Day.nullable(), alerts: z.array(ProductAlert) })),
    errors: [...buyerErrors, 'VERSION_NOT_FOUND'],
  },
  /** Waits for a version; a repeated request changes the quantity of the alert that waits, and resumes it. */
  'POST /alerts': {
    query: Hints,
    body: z.strictObject({
      versionId: CatalogueId,
      kind: AlertKind.default('stock'),
      quantity: z.int().min(1).max(maxLineQuantity).default(1),
    }),
    response: resultsOf(ProductAlert),
    errors: [...buyerErrors, 'VERSION_NOT_FOUND', 'ALERTS_FULL', 'TOO_MANY_REQUESTS'],
  },
  /** Pauses or resumes an alert that waits. */
  'PUT /alerts/{alertId}': {
    params: z.object({ alertId: Uuid }),
    query: Hints,
    body: z.strictObject({ isPaused: z.boolean() }),
    response: resultsOf(z.object({ alertId: Uuid, isPaused: z.boolean() })),
    errors: [...buyerErrors, 'ALERT_NOT_FOUND'],
  },
  'DELETE /alerts/{alertId}': {
    params: z.object({ alertId: Uuid }),
    query: Hints,
    response: resultsOf(z.object({ alertId: Uuid })),
    errors: [...buyerErrors, 'ALERT_NOT_FOUND'],
  },
} satisfies Service;
