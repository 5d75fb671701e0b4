import { z } from 'zod';
import type { OfficeService } from './office-call.ts';
import { BulkResult, UndoableAct } from './office-wire.ts';
import { CatalogueId, Day, Instant, Line, OrderCode, Uuid, resultsOf } from './wire.ts';

/** Hour of leaving in Bogotá: "14:30". */
export const LeavingHour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const WarehouseId = z.string().regex(/^[A-Z]{3}$/);
const WaveCode = z.object({ waveCode: z.string().regex(/^OLA-\d{6}-[A-Z]{3}-\d{1,3}$/) });

/** A part of an order that waits for its dispatch. */
export const PickShipment = z.object({
  _id: CatalogueId,
  orderCode: z.string(),
  customer: z.string(),
  city: z.string(),
  /** Date of the presale; null for what is in stock. */
  dispatchDate: Day.nullable(),
  route: z.object({ _id: Uuid, name: z.string() }).nullable(),
  /** An operator chose the route; else it is that of the address. */
  isMoved: z.boolean(),
  lines: z.int(),
  units: z.int(),
  picked: z.int(),
  short: z.int(),
  /** Every unit is in a closed box, or reported missing. */
  isPacked: z.boolean(),
  status: z.enum(['received', 'preparing', 'dispatched', 'delivered']),
});
export type PickShipment = z.infer<typeof PickShipment>;

/** `unassigned` has no operator, `short` misses units without a decision, `ready` has every unit. */
export const WaveState = z.enum(['unassigned', 'picking', 'short', 'ready', 'dispatched']);
export type WaveState = z.infer<typeof WaveState>;

const Operator = z.object({ _id: Uuid, name: z.string() });

/** A wave as a card shows it. */
export const Wave = z.object({
  code: z.string(),
  number: z.int(),
  name: z.string(),
  dispatchDate: Day,
  warehouseId: z.string(),
  leavesAt: LeavingHour,
  operator: Operator.nullable(),
  state: WaveState,
  orders: z.int(),
  units: z.int(),
  picked: z.int(),
  short: z.int(),
  version: z.int(),
});
export type Wave = z.infer<typeof Wave>;

/** A wave after an assignment; `undo` is null when it changed nothing. */
export const AssignedWave = Wave.extend({ undo: UndoableAct.nullable() });
export type AssignedWave = z.infer<typeof AssignedWave>;

/** Units of a version that were not found for an order, and wait for the desk's decision. */
export const Shortage = z.object({
  orderCode: z.string(),
  customer: z.string(),
  waveCode: z.string(),
  name: z.string(),
  code: z.string(),
  image: z.string(),
  tile: z.string(),
  color: z.string().nullable(),
  units: z.int(),
  /** What all orders of the wave ask of it. */
  asked: z.int(),
  by: z.string(),
  at: Instant,
});
export type Shortage = z.infer<typeof Shortage>;

/** A line of the pick list: one version, for every order of the wave that asks for it. */
export const PickLine = z.object({
  /** Id of the version. */
  _id: CatalogueId,
  code: z.string(),
  barcode: z.string().nullable(),
  /** Aisle, rack and level: "A-04-2"; null while it is not known. */
  shelf: z.string().nullable(),
  name: z.string(),
  brand: z.string(),
  shade: z
    .object({ code: z.string().nullable(), name: z.string().nullable(), color: z.string().nullable() })
    .nullable(),
  /** "90 ml" */
  volume: z.string().nullable(),
  category: z.string(),
  image: z.string(),
  tile: z.string(),
  units: z.int(),
  picked: z.int(),
  short: z.int(),
  /** The order that was placed first is first. */
  orders: z.array(
    z.object({
      shipmentId: CatalogueId,
      orderCode: z.string(),
      customer: z.string(),
      units: z.int(),
      picked: z.int(),
      short: z.int(),
    }),
  ),
});
export type PickLine = z.infer<typeof PickLine>;

/** A wave with its pick list in walking order. */
export const WaveDetail = Wave.extend({
  lines: z.array(PickLine),
  shipments: z.array(PickShipment),
  shortages: z.array(Shortage),
});
export type WaveDetail = z.infer<typeof WaveDetail>;

/** A route: the places it serves, in the order in which the first that fits an address wins. */
export const DispatchRoute = z.object({
  _id: Uuid,
  warehouseId: z.string(),
  name: z.string(),
  position: z.int(),
  leavesAt: LeavingHour,
  places: z.array(
    z.object({
      /** DANE's code of a municipality, or the id of a zone; one of both. */
      cityId: z.string().nullable(),
      zoneId: z.string().nullable(),
      name: z.string(),
      words: z.array(z.string()),
    }),
  ),
  version: z.int(),
});
export type DispatchRoute = z.infer<typeof DispatchRoute>;

const RoutePlace = z
  .strictObject({
    cityId: z.string().max(5).nullable().default(null),
    zoneId: z.string().max(60).nullable().default(null),
    /** With words, only addresses that contain one of them. */
    words: z
      .array(Line.pipe(z.string().min(2).max(40)))
      .max(20)
      .default([]),
  })
  .refine(({ cityId, zoneId }) => (cityId === null) !== (zoneId === null), {
    error: 'municipio o zona, uno de los dos',
    path: ['cityId'],
  });
const RouteFields = z.strictObject({
  name: Line.pipe(z.string().min(1).max(40)),
  position: z.int().min(1).max(200),
  leavesAt: LeavingHour,
  places: z.array(RoutePlace).max(200),
});

/** A day of the board: `late` is everything before today. */
export const BoardDay = z.union([Day, z.literal('late')]);

/** The day's work in a warehouse. */
export const PickBoard = z.object({
  /** Days with orders to dispatch, `late` first. */
  days: z.array(z.object({ day: BoardDay, isPreSales: z.boolean(), orders: z.int() })),
  /** Every warehouse, with its orders of the day. */
  warehouses: z.array(z.object({ _id: z.string(), name: z.string(), orders: z.int() })),
  /** The shown day and warehouse. */
  day: BoardDay,
  warehouseId: z.string(),
  orders: z.int(),
  units: z.int(),
  picked: z.int(),
  waves: z.array(Wave),
  /** Without a wave. */
  loose: z.array(PickShipment),
  shortages: z.array(Shortage),
  /** Operators that may pick. */
  pickers: z.array(Operator),
  routes: z.array(DispatchRoute.pick({ _id: true, name: true, leavesAt: true })),
});
export type PickBoard = z.infer<typeof PickBoard>;

/** How shipments are put together. */
export const WaveGrouping = z.enum(['route', 'hour', 'brand']);
export type WaveGrouping = z.infer<typeof WaveGrouping>;

/** Waves to make of the shipments of a date and warehouse that have none, or of those named. */
export const NewWaves = z.strictObject({
  dispatchDate: Day,
  warehouseId: WarehouseId,
  /** By hand: these shipments; absent for all that are due until that date. */
  shipmentIds: z.array(CatalogueId).min(1).max(500).optional(),
  groupBy: WaveGrouping.default('route'),
  maxOrders: z.int().min(1).max(500).default(8),
  maxUnits: z.int().min(1).max(100_000).default(160),
  /** Chosen for the wave at this place of the preview, from 1. */
  choices: z
    .array(
      z.strictObject({
        place: z.int().min(1).max(500),
        leavesAt: LeavingHour.optional(),
        operatorId: Uuid.nullable().optional(),
      }),
    )
    .max(500)
    .default([]),
  /** Of the preview; VERSION_CONFLICT when the waves would no longer be the same. */
  plan: z.string().max(64).optional(),
  dryRun: z.boolean().default(false),
});
export type NewWaves = z.infer<typeof NewWaves>;

/** The waves that were made, or would be. */
export const PlannedWaves = z.object({
  plan: z.string(),
  waves: z.array(
    z.object({
      /** Null in a preview. */
      code: z.string().nullable(),
      number: z.int(),
      name: z.string(),
      leavesAt: LeavingHour,
      operator: Operator.nullable(),
      orders: z.int(),
      units: z.int(),
      lines: z.int(),
      shipmentIds: z.array(CatalogueId),
    }),
  ),
  /** Of a preview: orders by code that have a wave already. */
  unchanged: BulkResult.shape.unchanged,
  /** Of a preview: orders by code that cannot be put into a wave here. */
  refused: BulkResult.shape.refused,
  /** Null in a preview. */
  undo: UndoableAct.nullable(),
});
export type PlannedWaves = z.infer<typeof PlannedWaves>;

/** What a phone sends: units found, or the units of each order that were not. `clientId` makes it count once. */
export const Pick = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('units'),
    clientId: Uuid,
    versionId: CatalogueId,
    /** Negative takes back. */
    units: z
      .int()
      .min(-9_999)
      .max(9_999)
      .refine((units) => units !== 0),
    at: Instant,
  }),
  z.strictObject({
    kind: z.literal('short'),
    clientId: Uuid,
    versionId: CatalogueId,
    /** Missing units of each order; an order that is not named misses none. */
    missing: z.array(z.strictObject({ shipmentId: CatalogueId, units: z.int().min(0).max(9_999) })).max(500),
    at: Instant,
  }),
]);
export type Pick = z.infer<typeof Pick>;

/** Most picks of one call. */
export const MOST_PICKS = 100;

/** What became of a pick. `counted` is less than its units when others had picked them, or the order no longer asks for them. */
export const PickOutcome = z.object({ clientId: Uuid, counted: z.int() });
export type PickOutcome = z.infer<typeof PickOutcome>;

/** Picked and missing units of each version of an order, by the version's code. */
export const OrderPicking = z.object({
  lines: z.array(
    z.object({ shipmentId: CatalogueId, code: z.string(), units: z.int(), picked: z.int(), short: z.int() }),
  ),
  /** Of each shipment with packing under way or done. */
  packings: z.array(
    z.object({
      shipmentId: CatalogueId,
      isPacked: z.boolean(),
      boxes: z.int(),
      /** In grams. */
      weight: z.int(),
      remission: z.string().nullable(),
    }),
  ),
});
export type OrderPicking = z.infer<typeof OrderPicking>;

const Id = z.object({ id: Uuid });
const ShipmentId = z.object({ shipmentId: CatalogueId });

/** The office's calls of the dispatch day, under `/api/purchase`. No answer has a price. */
export const dispatchOfficeApi = {
  /** Without a day and a warehouse: today's, of the first warehouse with orders. */
  'GET /office/waves': {
    query: z.strictObject({ day: BoardDay.optional(), warehouseId: WarehouseId.optional() }),
    response: resultsOf(PickBoard),
    errors: [],
  },
  'POST /office/waves': {
    body: NewWaves,
    response: resultsOf(PlannedWaves),
    errors: ['VERSION_CONFLICT', 'SHIPMENT_IN_WAVE', 'SHIPMENT_NOT_FOUND', 'OPERATOR_NOT_FOUND'],
  },
  'GET /office/waves/{waveCode}': { params: WaveCode, response: resultsOf(WaveDetail), errors: ['WAVE_NOT_FOUND'] },
  /** Assigns it, and sets its hour of leaving. */
  'PUT /office/waves/{waveCode}': {
    params: WaveCode,
    body: z.strictObject({ operatorId: Uuid.nullable(), leavesAt: LeavingHour, version: z.int() }),
    response: resultsOf(AssignedWave),
    errors: ['WAVE_NOT_FOUND', 'VERSION_CONFLICT', 'OPERATOR_NOT_FOUND'],
  },
  /** Takes shipments out of it; an empty wave is removed. Their counts stay. */
  'POST /office/waves/{waveCode}/leave': {
    params: WaveCode,
    body: z.strictObject({ shipmentIds: z.array(CatalogueId).min(1).max(500) }),
    response: resultsOf(z.object({ left: z.int() })),
    errors: ['WAVE_NOT_FOUND'],
  },
  /** Counts picks in their order. The first one of a shipment begins its preparation. */
  'POST /office/waves/{waveCode}/picks': {
    params: WaveCode,
    body: z.strictObject({ picks: z.array(Pick).min(1).max(MOST_PICKS) }),
    response: resultsOf(z.object({ outcomes: z.array(PickOutcome), wave: WaveDetail })),
    errors: ['WAVE_NOT_FOUND'],
  },
  /** Moves all its shipments on. An order with open lines, or with a shortage without a decision, is refused. */
  'POST /office/waves/{waveCode}/dispatch': {
    params: WaveCode,
    body: z.strictObject({ dryRun: z.boolean().default(false) }),
    response: resultsOf(BulkResult),
    errors: ['WAVE_NOT_FOUND'],
  },
  'GET /office/routes': { response: resultsOf(z.array(DispatchRoute)), errors: [] },
  'POST /office/routes': {
    body: RouteFields.extend({ warehouseId: WarehouseId }),
    response: resultsOf(DispatchRoute),
    errors: ['ROUTE_EXISTS', 'PLACE_NOT_FOUND'],
  },
  'PUT /office/routes/{id}': {
    params: Id,
    body: RouteFields.extend({ version: z.int() }),
    response: resultsOf(DispatchRoute),
    errors: ['ROUTE_NOT_FOUND', 'ROUTE_EXISTS', 'PLACE_NOT_FOUND', 'VERSION_CONFLICT'],
  },
  /** Its shipments go by their address again; waves keep its name. */
  'DELETE /office/routes/{id}': {
    params: Id,
    response: resultsOf(z.object({ _id: Uuid })),
    errors: ['ROUTE_NOT_FOUND'],
  },
  /** Moves a shipment to another route; null goes by its address again. */
  'PUT /office/shipments/{shipmentId}/route': {
    params: ShipmentId,
    body: z.strictObject({ routeId: Uuid.nullable() }),
    response: resultsOf(z.object({ _id: CatalogueId })),
    errors: ['SHIPMENT_NOT_FOUND', 'ROUTE_NOT_FOUND'],
  },
  'GET /office/orders/{orderCode}/picking': {
    params: OrderCode,
    response: resultsOf(OrderPicking),
    errors: ['ORDER_NOT_FOUND'],
  },
} satisfies OfficeService;
