import { z } from 'zod';
import {
  LeavingHour,
  WarehouseId,
  WaveCode,
  PickShipment,
  WaveOperator,
  Wave,
  AssignedWave,
  Shortage,
  WaveDetail,
  NewWaves,
  PlannedWaves,
  Pick,
  MOST_PICKS,
  PickOutcome,
} from './dispatch-wave.ts';
import type { OfficeService } from './office-call.ts';
import { BulkResult, RowVersion } from './office-wire.ts';
import { CatalogueId, Day, Line, OrderCode, Uuid, resultsOf } from './wire.ts';

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
  pickers: z.array(WaveOperator),
  routes: z.array(DispatchRoute.pick({ _id: true, name: true, leavesAt: true })),
});
export type PickBoard = z.infer<typeof PickBoard>;

/** Picked and missing units of each version of an order, by the version's code, with their shelf, and the route of each shipment. */
export const OrderPicking = z.object({
  lines: z.array(
    z.object({
      shipmentId: CatalogueId,
      code: z.string(),
      units: z.int(),
      picked: z.int(),
      short: z.int(),
      /** In the warehouse of the shipment; null without one. */
      shelf: z.string().nullable(),
    }),
  ),
  /** Of each shipment with a route for its address. */
  routes: z.array(z.object({ shipmentId: CatalogueId, name: z.string() })),
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
    body: z.strictObject({ operatorId: Uuid.nullable(), leavesAt: LeavingHour, version: RowVersion }),
    response: resultsOf(AssignedWave),
    errors: ['WAVE_NOT_FOUND', 'VERSION_CONFLICT', 'OPERATOR_NOT_FOUND'],
  },
  /** Takes shipments that are still here out of it; an empty wave is removed. Their counts stay. */
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
    body: RouteFields.extend({ version: RowVersion }),
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
