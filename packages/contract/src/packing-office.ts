import { z } from 'zod';
import type { OfficeService } from './office-call.ts';
import { MOST_PRINTED } from './office-job-limits.ts';
import { several } from './office-wire.ts';
import { CompanyRegime } from './settings.ts';
import { CatalogueId, Day, Instant, OrderCode, Pesos, resultsOf } from './wire.ts';

/** Sizes of a box. */
export const BoxSize = z.enum(['small', 'medium', 'large']);
export type BoxSize = z.infer<typeof BoxSize>;

/** Weight of the heaviest box, in grams. */
export const MOST_GRAMS = 200_000;

/** A version in the packing of a shipment. */
export const PackLine = z.object({
  /** Id of the version. */
  _id: CatalogueId,
  code: z.string(),
  barcode: z.string().nullable(),
  name: z.string(),
  brand: z.string(),
  shade: z
    .object({ code: z.string().nullable(), name: z.string().nullable(), color: z.string().nullable() })
    .nullable(),
  /** "90 ml" */
  volume: z.string().nullable(),
  image: z.string(),
  tile: z.string(),
  /** Asked at first; more than `units` when some are missing or were removed. */
  asked: z.int(),
  /** What goes into boxes. */
  units: z.int(),
  packed: z.int(),
  /** Reported missing, without a decision. */
  short: z.int(),
  /** Number or name of the shade that this version replaces: "8.3"; null when it was ordered. */
  replaces: z.string().nullable(),
});
export type PackLine = z.infer<typeof PackLine>;

/** A box of a shipment. */
export const PackBox = z.object({
  number: z.int(),
  size: BoxSize,
  /** In grams; null while it was not weighed. */
  weight: z.int().nullable(),
  units: z.int(),
  contents: z.array(z.object({ versionId: CatalogueId, units: z.int() })),
  closedAt: Instant.nullable(),
  closedBy: z.string().nullable(),
  isAboard: z.boolean(),
  /** What its label says in bars: "TN48213-1-2", "TN48213-261126MDE-1-2". */
  code: z.string(),
});
export type PackBox = z.infer<typeof PackBox>;

/** The packing of a shipment: its lines and its boxes. It has no price. */
export const Packing = z.object({
  /** Id of the shipment. */
  _id: CatalogueId,
  orderCode: z.string(),
  customer: z.string(),
  /** Date of the presale; null for what is in stock. */
  dispatchDate: Day.nullable(),
  /** The number of the shipment among those of its order. */
  part: z.object({ at: z.int(), of: z.int() }),
  route: z.string().nullable(),
  /** `open` may be packed; `packed` is whole in boxes; `changed` was packed, and its order changed since; `closed` may not be packed. */
  state: z.enum(['open', 'packed', 'changed', 'closed']),
  lines: z.array(PackLine),
  boxes: z.array(PackBox),
  units: z.int(),
  packed: z.int(),
  /** Units missing from the boxes; a negative number is too many. */
  missing: z.array(z.object({ versionId: CatalogueId, name: z.string(), units: z.int() })),
  packedAt: Instant.nullable(),
  packedBy: z.string().nullable(),
  /** Number of the delivery note (remisión), given when the shipment is packed first. */
  remission: z.string().nullable(),
});
export type Packing = z.infer<typeof Packing>;

/** What the labels of a shipment say. */
export const PackLabels = z.object({
  orderCode: z.string(),
  customer: z.string(),
  person: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string(),
  city: z.string(),
  warehouse: z.string(),
  route: z.string().nullable(),
  /** When it leaves, or today. */
  day: Day,
  /** Latest hour of its promised window: "16:00"; null without one. */
  until: z.string().nullable(),
  /** Whether something is paid at the door. */
  collects: z.boolean(),
  boxes: z.array(z.object({ number: z.int(), weight: z.int().nullable(), code: z.string() })),
  sender: z.object({ name: z.string(), address: z.string() }),
});
export type PackLabels = z.infer<typeof PackLabels>;

/** A delivery note (remisión): what goes of a shipment, with its IVA. Amounts are null without `amounts.read`. */
export const Remission = z.object({
  /** "RM-00018"; null until the shipment was packed. */
  number: z.string().nullable(),
  at: Instant.nullable(),
  orderCode: z.string(),
  part: z.object({ at: z.int(), of: z.int() }),
  customer: z.string(),
  /** "NIT 900.482.117-5" */
  document: z.string().nullable(),
  person: z.string().nullable(),
  phone: z.string().nullable(),
  seller: z.string().nullable(),
  address: z.string(),
  city: z.string(),
  until: z.string().nullable(),
  warehouse: z.string(),
  route: z.string().nullable(),
  boxes: z.int(),
  /** In grams. */
  weight: z.int(),
  lines: z.array(
    z.object({
      line: z.int(),
      code: z.string(),
      name: z.string(),
      detail: z.string(),
      color: z.string().nullable(),
      /** Null for a substitute, which was not asked. */
      asked: z.int().nullable(),
      units: z.int(),
      replaces: z.string().nullable(),
      price: Pesos.nullable(),
      /** In percent. */
      rate: z.number(),
      amount: Pesos.nullable(),
    }),
  ),
  units: z.int(),
  money: z
    .object({
      subtotal: Pesos,
      /** Share of coupon and payment method; above 0 is less to pay. */
      discount: Pesos,
      shipping: Pesos,
      base: Pesos,
      tax: Pesos,
      total: Pesos,
    })
    .nullable(),
  /** Asked, and sent neither now nor by a substitute. */
  pending: z.array(z.object({ name: z.string(), units: z.int() })),
  /** The order's later shipments. */
  next: z.array(z.object({ day: Day.nullable(), units: z.int() })),
  sender: z.object({
    name: z.string(),
    nit: z.string(),
    regime: CompanyRegime.nullable(),
    /** The number of the DIAN's permission to invoice. */
    dianResolution: z.string().nullable(),
    address: z.string(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
  }),
});
export type Remission = z.infer<typeof Remission>;

const Shipment = z.object({ shipmentId: CatalogueId });
const Box = Shipment.extend({ number: z.coerce.number().int().min(1).max(99) });
const refusals = ['SHIPMENT_NOT_FOUND', 'SHIPMENT_LEFT', 'ORDER_UNPAID', 'ORDER_ENDED'] as const;

/** The office's calls of packing, under `/api/purchase`. */
export const packingOfficeApi = {
  /** The packing of an order's shipment; without its id or a date the one in stock, or the only one. */
  'GET /office/orders/{orderCode}/packing': {
    params: OrderCode,
    query: z.strictObject({ dispatchDate: Day.optional(), shipmentId: CatalogueId.optional() }),
    response: resultsOf(Packing),
    errors: ['ORDER_NOT_FOUND', 'SHIPMENT_NOT_FOUND', 'SHIPMENT_AMBIGUOUS'],
  },
  /** Sets the units of a version in a box, which is made when it is new. `was` is what the packer saw; a repeated call changes nothing. */
  'PUT /office/shipments/{shipmentId}/boxes/{number}/units': {
    params: Box,
    body: z.strictObject({
      versionId: CatalogueId,
      units: z.int().min(0).max(9_999),
      was: z.int().min(0).max(9_999),
    }),
    response: resultsOf(Packing),
    errors: [...refusals, 'VERSION_CONFLICT', 'UNITS_PACKED', 'LINE_NOT_FOUND', 'BOX_CLOSED'],
  },
  /** Closes a box with its size and weight in grams. */
  'POST /office/shipments/{shipmentId}/boxes/{number}/close': {
    params: Box,
    body: z.strictObject({ size: BoxSize, weight: z.int().min(1).max(MOST_GRAMS) }),
    response: resultsOf(Packing),
    errors: [...refusals, 'BOX_EMPTY'],
  },
  /** Opens a closed box, and the packing of its shipment with it. */
  'POST /office/shipments/{shipmentId}/boxes/{number}/open': {
    params: Box,
    response: resultsOf(Packing),
    errors: [...refusals, 'BOX_NOT_FOUND'],
  },
  /** Closes the packing: every unit is in a closed box, or reported missing. */
  'POST /office/shipments/{shipmentId}/pack': {
    params: Shipment,
    response: resultsOf(Packing),
    errors: [...refusals, 'PACKING_INCOMPLETE', 'BOXES_OPEN'],
  },
  'GET /office/shipments/{shipmentId}/labels': {
    params: Shipment,
    response: resultsOf(PackLabels),
    errors: ['SHIPMENT_NOT_FOUND'],
  },
  /** The labels of several orders, shipment by shipment in the order of the codes, and the codes without a box. */
  'GET /office/labels': {
    query: z.strictObject({ orders: several(z.string().max(40), MOST_PRINTED) }),
    response: resultsOf(z.object({ labels: z.array(PackLabels), without: z.array(z.string()) })),
    errors: [],
  },
  'GET /office/shipments/{shipmentId}/remission': {
    params: Shipment,
    response: resultsOf(Remission),
    errors: ['SHIPMENT_NOT_FOUND'],
  },
} satisfies OfficeService;
