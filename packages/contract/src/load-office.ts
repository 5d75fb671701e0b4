import { z } from 'zod';
import { StopResult } from './dispatch-driver.ts';
import { LeavingHour } from './dispatch-wave.ts';
import type { OfficeService } from './office-call.ts';
import { BulkResult, RowVersion } from './office-wire.ts';
import { ReturnCode } from './return-state.ts';
import { CatalogueId, Day, Instant, Line, Pesos, Uuid, resultsOf } from './wire.ts';

/** `draft` is being loaded, `on_road` has left, `closed` is settled. */
export const LoadState = z.enum(['draft', 'on_road', 'closed']);
export type LoadState = z.infer<typeof LoadState>;

/** A box of a stop. */
export const LoadBox = z.object({
  number: z.int(),
  /** What its label says in bars. */
  code: z.string(),
  isClosed: z.boolean(),
  isAboard: z.boolean(),
});
export type LoadBox = z.infer<typeof LoadBox>;

/** A stop of a load sheet: a delivery, or the pickup of a return. */
export const LoadStop = z.object({
  _id: Uuid,
  /** From 1. */
  position: z.int(),
  kind: z.enum(['delivery', 'pickup']),
  /** Code of the return of a pickup; null for a delivery. */
  reference: z.string().nullable(),
  shipmentId: CatalogueId,
  orderCode: z.string(),
  dispatchDate: Day.nullable(),
  customer: z.string(),
  address: z.string(),
  city: z.string(),
  /** The customer's comment on the order. */
  comments: z.string(),
  person: z.string().nullable(),
  phone: z.string().nullable(),
  /** Planned hours of arrival: "12:50" to "13:15". */
  arrivesFrom: LeavingHour,
  arrivesUntil: LeavingHour,
  /** Days from the day of the load to the arrival: 1 past midnight. */
  arrivesAfterDays: z.int(),
  /** The promised window; null for none. */
  window: z.object({ day: Day, from: LeavingHour, until: LeavingHour }).nullable(),
  /** The planned arrival does not fit the promised window. */
  missesWindow: z.boolean(),
  /** It should have left before the day of the load. */
  isLate: z.boolean(),
  isPacked: z.boolean(),
  boxes: z.array(LoadBox),
  units: z.int(),
  /** In grams. */
  weight: z.int(),
  status: z.enum(['received', 'preparing', 'dispatched', 'delivered', 'cancelled']),
  /** What the driver recorded at the door; null before it, or where the office closed the stop. */
  result: StopResult.nullable(),
  /** Names of the methods that have paid, or lend. */
  methods: z.array(z.string()),
  /** To be paid at the door, in pesos; 0 for nothing, null without `amounts.read`. */
  toCollect: Pesos.nullable(),
  collects: z.boolean(),
  /** Units collected of a return; null for a delivery. */
  pickup: z
    .object({
      lines: z.array(z.object({ name: z.string(), units: z.int() })),
      /** It waits at the customer's door; false once a driver has it or the warehouse received it. */
      isDue: z.boolean(),
    })
    .nullable(),
});
export type LoadStop = z.infer<typeof LoadStop>;

const Driver = {
  driverName: z.string().nullable(),
  driverPhone: z.string().nullable(),
  driverDocument: z.string().nullable(),
  vehicle: z.string().nullable(),
  plate: z.string().nullable(),
  /** What the vehicle carries, in kilograms. */
  capacityKg: z.int().nullable(),
  /** Cash for change, in pesos. */
  changeAmount: Pesos,
  /** The driver asks for the customer's delivery code. */
  asksCode: z.boolean(),
  /** Customers get a message when it leaves; else their list of notices has the step only. */
  notifiesCustomers: z.boolean(),
  leavesAt: LeavingHour,
};

/** A return that waits for its pick-up and is in no load. */
export const DuePickup = z.object({
  /** "DV-0412" */
  code: z.string(),
  orderCode: z.string(),
  customer: z.string(),
  address: z.string(),
  city: z.string(),
  units: z.int(),
});
export type DuePickup = z.infer<typeof DuePickup>;

/** A load sheet (hoja de ruta) with its stops in their order. */
export const LoadSheet = z.object({
  code: z.string(),
  routeId: Uuid.nullable(),
  routeName: z.string(),
  dispatchDate: Day,
  warehouseId: z.string(),
  warehouse: z.string(),
  ...Driver,
  state: LoadState,
  stops: z.array(LoadStop),
  boxes: z.int(),
  aboard: z.int(),
  units: z.int(),
  weight: z.int(),
  /** Sum of what is paid at the door; null without `amounts.read`. */
  toCollect: Pesos.nullable(),
  /** Deliveries where something is paid. */
  collecting: z.int(),
  /** The driver's link; null before it was made, and after the load was closed. */
  link: z.object({ madeAt: Instant, openedAt: Instant.nullable() }).nullable(),
  dispatchedAt: Instant.nullable(),
  /** The reason for leaving without some boxes. */
  forcedReason: z.string().nullable(),
  version: z.int(),
  /** Facts of the company for the printed sheet. */
  sender: z.object({ name: z.string(), nit: z.string(), address: z.string() }),
});
export type LoadSheet = z.infer<typeof LoadSheet>;

const LoadCard = z.object({
  code: z.string(),
  routeId: Uuid.nullable(),
  routeName: z.string(),
  dispatchDate: Day,
  state: LoadState,
  stops: z.int(),
});

/** The loads of a warehouse and day, and the routes with shipments that are in none. */
export const LoadBoard = z.object({
  day: Day,
  warehouseId: z.string(),
  warehouses: z.array(z.object({ _id: z.string(), name: z.string() })),
  loads: z.array(LoadCard),
  /** Shipments and pick-ups due that are in no load, by route; null for no route. */
  free: z.array(
    z.object({
      routeId: Uuid.nullable(),
      name: z.string(),
      leavesAt: LeavingHour,
      shipments: z.array(
        z.object({ _id: CatalogueId, orderCode: z.string(), customer: z.string(), isPacked: z.boolean() }),
      ),
      /** Returns that wait for their pick-up. */
      pickups: z.int(),
    }),
  ),
});
export type LoadBoard = z.infer<typeof LoadBoard>;

const WarehouseId = z.string().regex(/^[A-Z]{3}$/);
const LoadCode = z.object({ loadCode: z.string().regex(/^HR-\d{5,9}$/) });
const version = { version: RowVersion };
/** Most stops of a load. */
export const MOST_STOPS = 500;
const stopIds = z.array(Uuid).min(1).max(MOST_STOPS);
const optional = (text: z.ZodString) => Line.pipe(text).nullable();

/** The office's calls of load sheets, under `/api/purchase`. */
export const loadOfficeApi = {
  /** Without a day and a warehouse: today's, of the default one. Loads on the road are there whatever their day. */
  'GET /office/loads': {
    query: z.strictObject({ day: Day.optional(), warehouseId: WarehouseId.optional() }),
    response: resultsOf(LoadBoard),
    errors: [],
  },
  /** Puts shipments of a route into its draft of that day, which is made when there is none. Without `shipmentIds`: all that are due, and on a route where none is, its pick-ups. */
  'POST /office/loads': {
    body: z.strictObject({
      dispatchDate: Day,
      warehouseId: WarehouseId,
      routeId: Uuid.nullable(),
      shipmentIds: z.array(CatalogueId).min(1).max(500).optional(),
    }),
    response: resultsOf(LoadSheet),
    errors: [
      'ROUTE_NOT_FOUND',
      'SHIPMENT_NOT_FOUND',
      'SHIPMENT_IN_LOAD',
      'LOAD_EMPTY',
      'LOAD_FULL',
      'RETURN_NOT_FOUND',
      'PICKUP_NOT_DUE',
      'PICKUP_IN_LOAD',
    ],
  },
  'GET /office/loads/{loadCode}': { params: LoadCode, response: resultsOf(LoadSheet), errors: ['LOAD_NOT_FOUND'] },
  /** Sets driver, vehicle, hour of leaving, and cash for change. */
  'PUT /office/loads/{loadCode}': {
    params: LoadCode,
    body: z.strictObject({
      driverName: optional(z.string().min(2).max(120)),
      driverPhone: optional(z.string().regex(/^\+?\d{7,15}$/)),
      driverDocument: optional(z.string().regex(/^\d{5,12}$/)),
      vehicle: optional(z.string().min(1).max(40)),
      plate: optional(z.string().regex(/^[A-Z0-9]{5,7}$/)),
      capacityKg: z.int().min(1).max(50_000).nullable(),
      changeAmount: z.int().min(0).max(10_000_000),
      asksCode: z.boolean(),
      notifiesCustomers: z.boolean().default(true),
      leavesAt: LeavingHour,
      ...version,
    }),
    response: resultsOf(LoadSheet),
    errors: ['LOAD_NOT_FOUND', 'LOAD_LEFT', 'VERSION_CONFLICT'],
  },
  /** Sets the order of all its stops. */
  'PUT /office/loads/{loadCode}/stops': {
    params: LoadCode,
    body: z.strictObject({ stopIds, ...version }),
    response: resultsOf(LoadSheet),
    errors: ['LOAD_NOT_FOUND', 'LOAD_LEFT', 'VERSION_CONFLICT', 'STOP_NOT_FOUND'],
  },
  /** The returns on the route of a load that wait for their pick-up, the oldest first. */
  'GET /office/loads/{loadCode}/pickups': {
    params: LoadCode,
    response: resultsOf(z.array(DuePickup)),
    errors: ['LOAD_NOT_FOUND'],
  },
  /** Adds the pick-ups of returns at the end of a draft. Taking the stop out makes them due again. */
  'POST /office/loads/{loadCode}/pickups': {
    params: LoadCode,
    body: z.strictObject({
      returnCodes: z.array(ReturnCode).min(1).max(MOST_STOPS),
    }),
    response: resultsOf(LoadSheet),
    errors: ['LOAD_NOT_FOUND', 'LOAD_LEFT', 'RETURN_NOT_FOUND', 'PICKUP_NOT_DUE', 'PICKUP_IN_LOAD', 'LOAD_FULL'],
  },
  /** Takes stops out of a draft; with a route they go to its draft of the same day. */
  'POST /office/loads/{loadCode}/leave': {
    params: LoadCode,
    body: z.strictObject({ stopIds, to: z.object({ routeId: Uuid }).nullable().default(null) }),
    response: resultsOf(LoadSheet),
    errors: ['LOAD_NOT_FOUND', 'LOAD_LEFT', 'STOP_NOT_FOUND', 'ROUTE_NOT_FOUND', 'LOAD_FULL'],
  },
  /** A box goes aboard, or is taken down; `label` is what its bars say. */
  'POST /office/loads/{loadCode}/boxes': {
    params: LoadCode,
    body: z.strictObject({ label: z.string().trim().min(3).max(40), aboard: z.boolean().default(true) }),
    response: resultsOf(LoadSheet),
    errors: ['LOAD_NOT_FOUND', 'LOAD_LEFT', 'BOX_ELSEWHERE', 'BOXES_OPEN'],
  },
  /** Makes the driver's link; the one before opens nothing. The token is shown once. */
  'POST /office/loads/{loadCode}/link': {
    params: LoadCode,
    response: resultsOf(z.object({ token: z.string(), load: LoadSheet })),
    errors: ['LOAD_NOT_FOUND', 'LOAD_LEFT'],
  },
  /**
   * Sends the load on its way: its packed shipments move, those that cannot leave the sheet and are named. Without all boxes aboard it asks
   * for a reason.
   */
  'POST /office/loads/{loadCode}/dispatch': {
    params: LoadCode,
    body: z.strictObject({
      dryRun: z.boolean().default(false),
      reason: Line.pipe(z.string().min(3).max(300)).optional(),
    }),
    response: resultsOf(BulkResult),
    errors: ['LOAD_NOT_FOUND', 'LOAD_EMPTY', 'LOAD_INCOMPLETE', 'VERSION_CONFLICT'],
  },
} satisfies OfficeService;
