import { z } from 'zod';
import { BulkResult, UndoableAct } from './office-wire.ts';
import { CatalogueId, Day, Instant, Uuid } from './wire.ts';

/** Hour of leaving in Bogotá: "14:30". */
export const LeavingHour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** Three letters, as BOG. */
export const WarehouseId = z.string().regex(/^[A-Z]{3}$/);
/** The path of one wave: its code, as OLA-260930-BOG-1. */
export const WaveCode = z.object({ waveCode: z.string().regex(/^OLA-\d{6}-[A-Z]{3}-\d{1,3}$/) });

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

/** An operator, as a wave names them. */
export const WaveOperator = z.object({ _id: Uuid, name: z.string() });

/** A wave as a card shows it. */
export const Wave = z.object({
  code: z.string(),
  number: z.int(),
  name: z.string(),
  dispatchDate: Day,
  warehouseId: z.string(),
  leavesAt: LeavingHour,
  operator: WaveOperator.nullable(),
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
  /** Where more of it lies, as `shelf`; null without a reserve. */
  reserveShelf: z.string().nullable(),
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
  /** City of its warehouse. */
  warehouse: z.string(),
  lines: z.array(PickLine),
  shipments: z.array(PickShipment),
  shortages: z.array(Shortage),
});
export type WaveDetail = z.infer<typeof WaveDetail>;

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
      operator: WaveOperator.nullable(),
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
    /** The pick that these units are taken back of: no more of them than it counted. */
    undoes: Uuid.optional(),
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
