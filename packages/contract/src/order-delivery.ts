import { z } from 'zod';
import type { Service } from './call.ts';
import { LineNumber } from './return-state.ts';
import { MoneyTarget } from './purchase-adjust.ts';
import { TimeOfDay } from './purchase.ts';
import { CatalogueId, Hints, Instant, OrderCode, Pesos, buyerErrors, resultsOf } from './wire.ts';

/** How far a part is: `not_taken` was refused at the door, `partly` was delivered without some units. */
export const DeliveryState = z.enum([
  'received',
  'preparing',
  'on_way',
  'not_taken',
  'delivered',
  'partly',
  'cancelled',
]);
export type DeliveryState = z.infer<typeof DeliveryState>;

/** What lines of a part are worth less, and where that money went. */
export const MoneyBack = z.object({
  /** Fewer units are sent; they were not taken at the door; the customer returned them. */
  cause: z.enum(['short', 'door', 'return']),
  /** Pesos; the amounts of the lines add up to it. */
  amount: Pesos,
  lines: z.array(z.object({ line: LineNumber, units: z.int(), amount: Pesos })),
  /** `owed` was not paid yet, and the customer pays less. `name` is of what had paid. */
  portions: z.array(
    z.object({ to: z.enum([...MoneyTarget.options, 'owed']), name: z.string().nullable(), amount: Pesos }),
  ),
  at: Instant,
});
export type MoneyBack = z.infer<typeof MoneyBack>;

/** A part of an order on its way to the customer. */
export const PartDelivery = z.object({
  /** The `_id` of the part in the order. */
  _id: CatalogueId,
  state: DeliveryState,
  /** When all its boxes were closed; null before, and for a part that was not packed in boxes. */
  packedAt: Instant.nullable(),
  /** City of its warehouse. */
  leavesFrom: z.string(),
  /** While it is on its way with a load sheet: when the vehicle is expected today, and the stops before it that have not ended. */
  road: z
    .object({
      arrives: z.object({ from: TimeOfDay, to: TimeOfDay }).nullable(),
      stopsBefore: z.int(),
      stopsDone: z.int(),
      /** Null unless the installation shows it. */
      driver: z.object({ name: z.string(), vehicle: z.string().nullable() }).nullable(),
    })
    .nullable(),
  back: z.array(MoneyBack),
});
export type PartDelivery = z.infer<typeof PartDelivery>;

/** The delivery of an order as its buyer follows it, at the time `readAt`. */
export const OrderDelivery = z.object({ readAt: Instant, parts: z.array(PartDelivery) });
export type OrderDelivery = z.infer<typeof OrderDelivery>;

/** The call of an order's page while its parts are on the way; the module dispatch serves it. */
export const orderDeliveryApi = {
  'GET /order/{orderCode}/delivery': {
    params: OrderCode,
    query: Hints,
    response: resultsOf(OrderDelivery),
    errors: [...buyerErrors, 'ORDER_NOT_FOUND'],
  },
} satisfies Service;
