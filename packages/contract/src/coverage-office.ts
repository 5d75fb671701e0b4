import { z } from 'zod';
import type { OfficeService } from './office-call.ts';
import { RowVersion } from './office-wire.ts';
import { CityId, Day, Instant, Line, Pesos, StateId, resultsOf } from './wire.ts';

const Named = z.object({ _id: z.string(), name: z.string() });
/** Opaque: `npm run warehouse` names a zone as its warehouse. */
const ZoneId = z.string().min(1).max(60);
const Hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const Weekdays = z
  .array(z.int().min(1).max(7))
  .min(1)
  .max(7)
  .transform((days) => [...new Set(days)].toSorted((a, b) => a - b));

/** A delivery zone: a set of municipalities, each in one zone at most, with its terms. */
export const CoverageZone = z.object({
  _id: ZoneId,
  name: z.string(),
  warehouseId: z.string(),
  /** Days from the warehouse to the door. */
  leadDays: z.int(),
  /** ISO weekdays of delivery (1 Monday). */
  weekdays: z.array(z.int()),
  shippingFee: Pesos,
  /** Pesos of goods, after deals and before a coupon, from which there is no fee; null charges every order. */
  freeFrom: Pesos.nullable(),
  /** The zone's own cutoff hour; null is that of the policy. */
  cutoff: Hour.nullable(),
  /** Keeps its municipalities and delivers to none. */
  isPaused: z.boolean(),
  /** The day an order of now leaves. */
  nextDispatch: Day,
  /** Shipments with a delivery day that its municipalities of now received in the last 30 days, and those that came by that day. */
  received: z.object({ all: z.int(), inTime: z.int() }),
  /** Rises with each change of its terms or municipalities. */
  version: z.int(),
});
export type CoverageZone = z.infer<typeof CoverageZone>;

/** A municipality. Without a zone, or in a paused one, it is a hole. */
export const CoverageCity = z.object({
  _id: CityId,
  name: z.string(),
  stateId: StateId,
  zoneId: z.string().nullable(),
  /** Customers there: by their own municipality or by an address. */
  customers: z.int(),
  /** Orders to it of the last 30 days. */
  orders: z.int(),
});
export type CoverageCity = z.infer<typeof CoverageCity>;

/** All zones, departments and municipalities. */
export const CoverageMap = z.object({
  zones: z.array(CoverageZone),
  states: z.array(Named),
  cities: z.array(CoverageCity),
  warehouses: z.array(Named),
  /** The cutoff hour of the policy. */
  cutoff: Hour,
  /** Public holidays of this year and the next, from today on: nothing leaves or arrives. */
  holidays: z.array(Day),
});
export type CoverageMap = z.infer<typeof CoverageMap>;

/** What a change does, or would do. Placed orders keep their dates and their fee. */
export const CoverageEffect = z.object({
  added: z.int(),
  removed: z.int(),
  /** Municipalities that leave other zones, by zone. */
  taken: z.array(z.object({ zone: Named, cities: z.array(z.string()) })),
  /** Municipalities that get delivery, and those that are left without it, with their customers. */
  gained: z.object({ cities: z.int(), customers: z.int() }),
  lost: z.object({ cities: z.int(), customers: z.int() }),
  /** Orders to the zone's municipalities that have not left. */
  openOrders: z.int(),
});
export type CoverageEffect = z.infer<typeof CoverageEffect>;

const dryRun = z.boolean().default(false);
const ZoneSave = z.strictObject({
  name: Line.pipe(z.string().min(1).max(60)),
  warehouseId: z.string().min(1).max(10),
  leadDays: z.int().min(0).max(30),
  weekdays: Weekdays,
  shippingFee: Pesos.min(0).max(10_000_000),
  freeFrom: Pesos.min(1).max(1_000_000_000).nullable(),
  cutoff: Hour.nullable(),
  isPaused: z.boolean(),
  /** All municipalities of the zone. They leave their zones of before. */
  cityIds: z.array(CityId).max(1_500),
  /** The version that the operator saw; null creates the zone. */
  version: RowVersion.min(1).nullable(),
  dryRun,
});
/** As a client sends it. */
export type ZoneSaveBody = z.input<typeof ZoneSave>;

/** When an order to a municipality leaves and arrives, as the shop says it. */
export const CoverageAnswer = z.object({
  city: z.string(),
  state: z.string(),
  zone: Named.nullable(),
  isCovered: z.boolean(),
  /** The rest is null or empty without coverage. */
  warehouse: Named.nullable(),
  shippingFee: Pesos.nullable(),
  freeFrom: Pesos.nullable(),
  leavesOn: Day.nullable(),
  windows: z.array(z.object({ day: Day, from: Hour, to: Hour })),
});
export type CoverageAnswer = z.infer<typeof CoverageAnswer>;

/** Where the municipalities with the terms of their zones are downloaded as CSV; a stream, so no call of the contract. */
export const coverageExport = '/api/purchase/office/coverage/export';

const one = z.object({ zoneId: ZoneId });

/** The office's calls about delivery zones, under `/api/purchase`. */
export const coverageOfficeApi = {
  'GET /office/coverage': { response: resultsOf(CoverageMap), errors: [] },
  /**
   * Creates or changes a zone; the shop follows in every process. Sent again, it creates no second one. With `dryRun` nothing changes, and the
   * answer says what would.
   */
  'PUT /office/coverage/zones/{zoneId}': {
    params: one,
    body: ZoneSave,
    response: resultsOf(CoverageEffect),
    errors: [
      'ZONE_NOT_FOUND',
      'VERSION_CONFLICT',
      'ZONE_NAME_TAKEN',
      'WAREHOUSE_NOT_FOUND',
      'CITY_NOT_FOUND',
      'LAST_ZONE',
    ],
  },
  /** Removes a zone; its municipalities are left without delivery. */
  'POST /office/coverage/zones/{zoneId}/remove': {
    params: one,
    body: z.strictObject({ version: RowVersion.min(1), dryRun }),
    response: resultsOf(CoverageEffect),
    errors: ['ZONE_NOT_FOUND', 'VERSION_CONFLICT', 'LAST_ZONE'],
  },
  /** The fee and the dates of an order to a municipality that is placed at `at`; absent, now. */
  'GET /office/coverage/cities/{cityId}': {
    params: z.object({ cityId: CityId }),
    query: z.strictObject({ at: Instant.optional() }),
    response: resultsOf(CoverageAnswer),
    errors: ['CITY_NOT_FOUND'],
  },
} satisfies OfficeService;
