import { z } from 'zod';
import { Address } from './auth.ts';
import type { OfficeService } from './office-call.ts';
import { RowVersion, UndoableAct } from './office-wire.ts';
import { PaymentStatus } from './payment.ts';
import { OrderStatus } from './purchase.ts';
import { CatalogueId, CityId, Day, Instant, Line, Lines, OrderCode, Pesos, StateId, Uuid, resultsOf } from './wire.ts';

/** A message to a person about an order. `sent` means that the provider took it. */
export const OfficeMessage = z.object({
  _id: Uuid,
  title: z.string(),
  channel: z.enum(['email', 'whatsapp', 'sms', 'push']),
  recipient: z.enum(['customer', 'seller']),
  state: z.enum(['pending', 'sent', 'failed']),
  at: Instant,
  sentAt: Instant.nullable(),
});
export type OfficeMessage = z.infer<typeof OfficeMessage>;

/** An internal note; the shop never shows it. */
export const OfficeNote = z.object({ _id: Uuid, at: Instant, by: z.string(), text: z.string() });
export type OfficeNote = z.infer<typeof OfficeNote>;

const common = {
  at: Instant,
  /** The operator; null for customers and jobs. */
  by: z.string().nullable(),
  /** The network an operator acted from. */
  from: z.string().nullable(),
};

/** Something that happened to an order. Amounts are null without `amounts.read`. */
export const OfficeOrderEvent = z.discriminatedUnion('kind', [
  z.object({
    ...common,
    kind: z.literal('step'),
    status: OrderStatus,
    why: z.string(),
    /** The part that moved: null for what was in stock, absent when the whole order changed. */
    dispatchDate: Day.nullable().optional(),
    /** The wave that was picked first; absent for other steps. */
    wave: z.object({ number: z.int(), name: z.string() }).optional(),
  }),
  /** A payment that failed or was voided. */
  z.object({
    ...common,
    kind: z.literal('payment'),
    name: z.string(),
    amount: Pesos.nullable(),
    status: PaymentStatus,
    why: z.string(),
  }),
  z.object({
    ...common,
    kind: z.literal('refund'),
    name: z.string(),
    amount: Pesos.nullable(),
    step: z.enum(['requested', 'sent', 'manual', 'done', 'retried']),
  }),
  z.object({ ...common, kind: z.literal('note'), text: z.string() }),
  z.object({ ...common, kind: z.literal('message'), ...OfficeMessage.omit({ at: true, _id: true }).shape }),
  /** Another act of an operator, as its audit event names it, with the dates and the warehouse that a move led to. */
  z.object({
    ...common,
    kind: z.literal('act'),
    action: z.string(),
    dispatchDate: Day.nullable(),
    to: Day.nullable(),
    /** The other warehouse; null when the units stayed in theirs. */
    into: z.string().nullable(),
    /** What an adjustment says to the customer. */
    words: z.string(),
    /** Units that a picker reported as missing, with the line they belong to; its number is null when the order has it no more. */
    missing: z.array(z.object({ line: z.int().nullable(), units: z.int() })).optional(),
  }),
]);
export type OfficeOrderEvent = z.infer<typeof OfficeOrderEvent>;

/** What a move of units to another date or warehouse would do. */
export const OfficeMove = z.object({
  /** Units that move. */
  units: z.int(),
  dispatchDate: Day.nullable(),
  to: Day,
  /** The warehouse they leave from after the move. */
  warehouseId: z.string(),
  /** They leave with a part of that date and warehouse that the order already has. */
  joins: z.boolean(),
  /** The delivery window after the move; null without one. */
  delivery: z.object({ day: Day, from: z.string(), to: z.string() }).nullable(),
  version: z.int(),
  /** Null when nothing moved. */
  undo: UndoableAct.nullable(),
});
export type OfficeMove = z.infer<typeof OfficeMove>;

const version = RowVersion.min(1);

/** The office's calls about one order, under `/api/purchase`. */
export const orderOfficeApi = {
  'POST /office/orders/{orderCode}/notes': {
    params: OrderCode,
    body: z.strictObject({ text: Lines.pipe(z.string().trim().min(1).max(1000)) }),
    response: resultsOf(OfficeNote),
    errors: ['ORDER_NOT_FOUND'],
  },
  /** Sends a message again, with the order as it is now; without an id the message of its present state. */
  'POST /office/orders/{orderCode}/message': {
    params: OrderCode,
    body: z.strictObject({ messageId: Uuid.optional() }),
    response: resultsOf(z.object({ sent: z.int() })),
    errors: ['ORDER_NOT_FOUND', 'MESSAGE_NOT_FOUND', 'MESSAGE_OUTDATED', 'NO_RECIPIENT', 'TOO_MANY_REQUESTS'],
  },
  /** Changes where an order goes, until a part has left. The fee stays as charged; a higher one is refused. */
  'POST /office/orders/{orderCode}/address': {
    params: OrderCode,
    body: z.strictObject({
      address: Line.pipe(z.string().min(5).max(160)),
      cityid: CityId,
      stateid: StateId,
      version,
      dryRun: z.boolean().default(false),
    }),
    response: resultsOf(z.object({ address: Address, version: z.int() })),
    errors: [
      'ORDER_NOT_FOUND',
      'VERSION_CONFLICT',
      'ORDER_ENDED',
      'SHIPMENT_LEFT',
      'CITY_NOT_FOUND',
      'NO_COVERAGE',
      'OTHER_WAREHOUSE',
      'SHIPPING_COSTS_MORE',
    ],
  },
  /** Moves a part of an order to another dispatch date or warehouse, or some of its lines, which then leave apart. */
  'POST /office/orders/{orderCode}/move': {
    params: OrderCode,
    body: z.strictObject({
      /** Date of the part; null for what is in stock. */
      dispatchDate: Day.nullable(),
      /** The part, of those with that date; absent when it is the only one. */
      shipmentId: CatalogueId.optional(),
      to: Day,
      /** Where it leaves from; as before when absent. */
      warehouseId: z
        .string()
        .regex(/^[A-Z]{3}$/)
        .optional(),
      /** Numbers of the lines that move; absent for all of the part. */
      lines: z.array(z.int().min(1).max(9999)).min(1).max(500).optional(),
      version,
      dryRun: z.boolean().default(false),
    }),
    response: resultsOf(OfficeMove),
    errors: [
      'ORDER_NOT_FOUND',
      'VERSION_CONFLICT',
      'ORDER_ENDED',
      'SHIPMENT_NOT_FOUND',
      'SHIPMENT_LEFT',
      'SHIPMENT_IN_WORK',
      'LINE_NOT_FOUND',
      'DISPATCH_DAY_WRONG',
      'PRESALE_LATER',
      'SHIPMENT_AMBIGUOUS',
      'WAREHOUSE_NOT_FOUND',
      'INSUFFICIENT_STOCK',
    ],
  },
} satisfies OfficeService;
