import { z } from 'zod';
import { Address } from './auth.ts';
import { OfficeOrderFacts } from './fiscal.ts';
import type { OfficeService } from './office-call.ts';
import {
  BulkChoice,
  BulkResult,
  CountedTotal,
  OfficeListQuery,
  hasOneChoice,
  officePageOf,
  several,
} from './office-wire.ts';
import { Payment, Refund } from './payment.ts';
import { OfficeMessage, OfficeNote, OfficeOrderEvent, orderOfficeApi } from './purchase-office-order.ts';
import { OrderLine, OrderStatus, Shipment, ShipmentProgress, TimeOfDay } from './purchase.ts';
import { CatalogueId, CityId, Day, Instant, Line, OrderCode, Pesos, Uuid, resultsOf } from './wire.ts';

/**
 * Tabs of the order list: `unpaid` waits for its payment, `to_pick` for its preparation, `ended` is cancelled or rejected. `problem` has orders
 * of any state with a problem that waits for the desk.
 */
export const OfficeOrderTab = z.enum([
  'all',
  'unpaid',
  'to_pick',
  'picking',
  'dispatched',
  'delivered',
  'problem',
  'ended',
]);
export type OfficeOrderTab = z.infer<typeof OfficeOrderTab>;

/** Order of the list; `-` is descending. Sorting by `total` asks for `amounts.read` (ROLE_NOT_ALLOWED). */
export const OfficeOrderSort = z.enum([
  '-createdAt',
  'createdAt',
  '-total',
  'total',
  '-units',
  'units',
  'customer',
  '-customer',
]);
export type OfficeOrderSort = z.infer<typeof OfficeOrderSort>;

/** Pesos of a filter. */
const pesos = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number);

/** The id of a warehouse, or the reference of a payment method. */
const Reference = z.string().regex(/^[\w-]{1,40}$/);

/**
 * Filters of the list. `q` finds an order by its code (with or without the prefix), a customer by name, document or telephone, and a
 * SKU in an order that is not delivered yet.
 */
export const OfficeOrderQuery = OfficeListQuery.extend({
  tab: OfficeOrderTab.default('all'),
  /** The day a part is due to leave; `late` for parts that should have left before today. */
  dispatchDate: several(z.union([Day, z.literal('late')])).optional(),
  /** First and last day a part is due to leave, beside the days of `dispatchDate`: an order fits with either. */
  dispatchFrom: Day.optional(),
  dispatchTo: Day.optional(),
  /** The warehouse that a part leaves from; a cancelled part counts once all are. */
  warehouseId: several(Reference).optional(),
  /** States of orders; only those of the tab count. */
  status: several(OrderStatus).optional(),
  /** Zone of the delivery address, as the coverage has it now. */
  zoneId: several(Reference).optional(),
  /** Brand of a line. */
  brandId: several(CatalogueId).optional(),
  /** A line's SKU, code of a product, or number of a shade ("7.1"); also as a part of a combo. */
  sku: z.string().trim().min(1).max(64).optional(),
  /** Reference of the order's payment method; own credit beside another one does not count. */
  method: several(Reference).optional(),
  /** The seller of its customer now; `direct` for customers without one. */
  sellerId: several(z.union([Uuid, z.literal('direct')])).optional(),
  /** One customer. */
  customerId: Uuid.optional(),
  /** Name of the route of a part: of its load once it left, before by its address or as it was moved. */
  route: several(z.string().max(40), 20).optional(),
  /** City of the delivery address (DANE code). */
  cityId: several(CityId).optional(),
  /** Least and greatest total; asks for `amounts.read` (ROLE_NOT_ALLOWED). */
  minTotal: pesos.optional(),
  maxTotal: pesos.optional(),
  /** First and last day of the order's date. */
  from: Day.optional(),
  to: Day.optional(),
  sort: OfficeOrderSort.default('-createdAt'),
});
export type OfficeOrderQuery = z.infer<typeof OfficeOrderQuery>;

/** The filters of a list of orders, as in its address. */
export const OfficeOrderFilter = OfficeOrderQuery.omit({ page: true, limit: true, sort: true });

/** Filters of an exported list; `codes` are chosen orders among them. */
export const OfficeExportQuery = OfficeOrderFilter.extend({
  format: z.enum(['csv', 'xlsx']),
  codes: several(z.string().max(40)).optional(),
});
export type OfficeExportQuery = z.infer<typeof OfficeExportQuery>;
/** Where a filtered list of orders is downloaded; a stream, so no call of the contract. */
export const ORDERS_EXPORT = '/api/purchase/office/orders/export';

/** An order in the list. Amounts are null without `amounts.read`. */
export const OfficeOrderItem = z.object({
  _id: Uuid,
  code: z.string(),
  status: OrderStatus,
  /** Whether a proof of a transfer waits for its review. */
  hasProof: z.boolean(),
  createdAt: Instant,
  customer: z.object({ _id: Uuid, name: z.string() }),
  /** City of the delivery address. */
  city: z.string(),
  /** The customer's seller; null for none. */
  seller: z.string().nullable(),
  /** The operator that took it by telephone; null when it was ordered in the shop. */
  takenBy: z.string().nullable(),
  warehouseId: z.string(),
  /** Those that its parts leave from. */
  warehouseIds: z.array(z.string()),
  /** Its customer wished to get everything at once. */
  together: z.boolean(),
  /** While a proof is under review, the days count as if it were approved now. */
  shipments: z.array(
    ShipmentProgress.pick({ _id: true, dispatchDate: true, status: true, leavesBy: true, arrivesBy: true }),
  ),
  /** Names of the routes that its parts go by. */
  routes: z.array(z.string()),
  /** Units that were not found, or that a driver on the road brings back, and wait for the desk; null for none. */
  problem: z.enum(['missing', 'back']).nullable(),
  /** Names of the methods that pay it: "PSE", "Cupo". */
  methods: z.array(z.string()),
  units: z.int(),
  total: Pesos.nullable(),
  /** Codes of the labels of its boxes. */
  labels: z.array(z.string()),
  /** Document of its customer: "NIT 900123456-7"; null without one, and without `customers.read`. */
  document: z.string().nullable(),
  /** Pesos without IVA above the cost of its lines; null without `costs.read`, and while a cost is not known. */
  profit: Pesos.nullable(),
});
export type OfficeOrderItem = z.infer<typeof OfficeOrderItem>;

/** A page of orders, with the total of each tab under the same filters. */
export const OfficeOrderPage = officePageOf(OfficeOrderItem).extend({
  tabs: z.array(CountedTotal.extend({ tab: OfficeOrderTab })),
  /** Sum of what the filter gives; null when the total is not exact, and without `amounts.read`. */
  amount: Pesos.nullable(),
});
export type OfficeOrderPage = z.infer<typeof OfficeOrderPage>;

/** What the filters of the list offer, and the open orders by due day and warehouse. */
export const OfficeOrderFilters = z.object({
  warehouses: z.array(z.object({ _id: z.string(), name: z.string() })),
  methods: z.array(z.object({ reference: z.string(), name: z.string() })),
  sellers: z.array(z.object({ _id: Uuid, name: z.string() })),
  zones: z.array(z.object({ _id: z.string(), name: z.string() })),
  brands: z.array(z.object({ _id: CatalogueId, name: z.string() })),
  /** Names of the routes, each once. */
  routes: z.array(z.string()),
  /** Cities with coverage. */
  cities: z.array(z.object({ _id: CityId, name: z.string() })),
  /** Orders with a part that has not left, earliest day first; an order with two days counts once for each. */
  due: z.array(
    z.object({
      day: Day,
      isLate: z.boolean(),
      /** Whether every part of that day is a presale. */
      isPreSales: z.boolean(),
      warehouseId: z.string(),
      orders: z.int(),
    }),
  ),
  /** When routes with orders of today still leave today, earliest first, by warehouse. */
  leaving: z.array(z.object({ warehouseId: z.string(), at: TimeOfDay, orders: z.int() })),
});
export type OfficeOrderFilters = z.infer<typeof OfficeOrderFilters>;

/** Acts on a part of an order, and `reject` on the whole order. */
export const OfficeOrderAct = z.enum(['pick', 'dispatch', 'deliver', 'reject']);
export type OfficeOrderAct = z.infer<typeof OfficeOrderAct>;

/** A line of an order. Prices are null without `amounts.read`. */
export const OfficeOrderLine = OrderLine.extend({
  price: Pesos.nullable(),
  originalPrice: Pesos.nullable(),
  amount: Pesos.nullable(),
});

/** The part of an order that leaves on one date from one warehouse. */
export const OfficeShipment = ShipmentProgress.extend({
  leavesFrom: Shipment.shape.leavesFrom,
  isPreSales: z.boolean(),
  /** The warehouse it leaves from. */
  warehouseId: z.string(),
  lines: z.array(OfficeOrderLine),
  /** The act that follows and that the operator may do; null for none. */
  next: OfficeOrderAct.exclude(['reject']).nullable(),
});
export type OfficeShipment = z.infer<typeof OfficeShipment>;

/** One order. */
export const OfficeOrder = z.object({
  _id: Uuid,
  code: z.string(),
  status: OrderStatus,
  createdAt: Instant,
  units: z.int(),
  /** The operator that took it by telephone; null when it was ordered in the shop. */
  takenBy: z.string().nullable(),
  warehouseId: z.string(),
  /** Rises with each change of status and each adjustment; a change names the version it was made for. */
  version: z.int(),
  /** The customer's comment. */
  comments: z.string(),
  /** Its customer wished to get everything at once. */
  together: z.boolean(),
  customer: z.object({
    _id: Uuid,
    name: z.string(),
    document: z.string().nullable(),
    phone: z.string().nullable(),
    /** Full name of the owner. */
    person: z.string().nullable(),
    seller: z.string().nullable(),
    /** Orders in all states. */
    orders: z.int(),
    /** Null without credit, and without `receivables.read`. */
    credit: z.object({ available: Pesos, overdue: Pesos }).nullable(),
  }),
  address: Address,
  shipments: z.array(OfficeShipment),
  /** Null without `amounts.read`. */
  money: z
    .object({
      subtotal: Pesos,
      savings: Pesos,
      couponSavings: Pesos,
      movement: Pesos,
      shipping: Pesos,
      total: Pesos,
      /** Payment deadline; null when no payment is expected. */
      payBy: Instant.nullable(),
      payments: z.array(Payment.omit({ redirectUrl: true })),
      refunds: z.array(Refund),
    })
    .nullable(),
  /** Null without `amounts.read`. */
  facts: OfficeOrderFacts.nullable(),
  canReject: z.boolean(),
  /** Whether a part has not left, and the operator may adjust it. */
  canAdjust: z.boolean(),
  /** Whether the operator may change where it goes, and when a part leaves: no part has left. */
  canChangeDelivery: z.boolean(),
  /** Newest first. */
  notes: z.array(OfficeNote),
  /** Newest first. */
  messages: z.array(OfficeMessage),
  /** Earliest first. */
  history: z.array(OfficeOrderEvent),
});
export type OfficeOrder = z.infer<typeof OfficeOrder>;

const choose = { error: 'escoge por id, por código o por filtro', path: ['ids'] };
/** Orders of a bulk act: ids, codes, or those that the filters of the list give, at most `MOST_AT_ONCE`; more of them are work for a job. */
const OrderChoice = BulkChoice.extend({ filter: OfficeOrderFilter.optional() });
const bulk = {
  /** `shipmentId` or `dispatchDate` names the part of an order that has several; without them the part in stock, or the only one. */
  body: OrderChoice.extend({ dispatchDate: Day.optional(), shipmentId: CatalogueId.optional() }).refine(
    hasOneChoice,
    choose,
  ),
  response: resultsOf(BulkResult),
  errors: ['JOB_TOO_LARGE'],
} as const;

/** The office's calls of purchase, under `/api/purchase`. */
export const purchaseOfficeApi = {
  ...orderOfficeApi,
  'GET /office/orders': { query: OfficeOrderQuery, response: OfficeOrderPage, errors: [] },
  'GET /office/orders/filters': { response: resultsOf(OfficeOrderFilters), errors: [] },
  'GET /office/orders/{orderCode}': {
    params: OrderCode,
    response: resultsOf(OfficeOrder),
    errors: ['ORDER_NOT_FOUND'],
  },
  /** Begins the preparation of a part. */
  'POST /office/orders/pick': bulk,
  'POST /office/orders/dispatch': bulk,
  'POST /office/orders/deliver': bulk,
  /**
   * Rejects or cancels whole orders before any part has left; the customer reads the reason. An order with an approved payment is refunded, which
   * asks for the second factor again before anything changes.
   */
  'POST /office/orders/reject': {
    body: OrderChoice.extend({
      reason: Line.pipe(z.string().min(3).max(200)),
      /** `cancelled` when the customer asked for it. */
      to: z.enum(['rejected', 'cancelled']).default('rejected'),
      /** Whether its customer gets a message; the list of notices has it all the same. */
      notify: z.boolean().default(true),
    }).refine(hasOneChoice, choose),
    response: resultsOf(BulkResult),
    errors: ['STEP_UP_REQUIRED', 'JOB_TOO_LARGE'],
  },
} satisfies OfficeService;
