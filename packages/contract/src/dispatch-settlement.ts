import { z } from 'zod';
import { BackReason, DeliveryResult, PickupReason, PickupResult, RefusalReason } from './dispatch-driver.ts';
import type { OfficeService } from './office-call.ts';
import { RowVersion } from './office-wire.ts';
import { Day, Instant, Line, Pesos, Uuid, resultsOf, wholeNumber } from './wire.ts';

/** The notes of a count, in pesos, the highest first; coins are one amount. */
export const noteValues = [100_000, 50_000, 20_000, 10_000, 5_000, 2_000] as const;

/** What the difference of a count is. */
export const ExplanationKind = z.enum(['expense', 'wrong_change', 'false_note', 'driver_pays', 'surplus']);
export type ExplanationKind = z.infer<typeof ExplanationKind>;

/** Most bytes of a receipt, before base64. */
export const maxReceiptBytes = 4 * 1024 * 1024;

/** The state of a settlement: the driver is out or back, a difference is not explained, or it is closed. */
export const SettlementView = z.enum(['open', 'difference', 'closed']);
export type SettlementView = z.infer<typeof SettlementView>;

/** The sums of a settlement, in pesos: `wentOut − pending − notCollected − electronic = mustHandOver`. */
const Sums = z.object({
  wentOut: Pesos,
  /** To collect at the stops that wait for their result. */
  pending: Pesos,
  notCollected: Pesos,
  electronic: Pesos,
  mustHandOver: Pesos,
  /** Null before the cash is counted. */
  counted: Pesos.nullable(),
  /** Counted less what must be handed over. */
  difference: Pesos.nullable(),
});
export type SettlementSums = z.infer<typeof Sums>;

/** A settlement as a list shows it. */
export const SettlementRow = z.object({
  code: z.string(),
  route: z.string(),
  driver: z.string().nullable(),
  dispatchDate: Day,
  stops: z.int(),
  /** Stops that wait for their result. */
  open: z.int(),
  closedAt: Instant.nullable(),
  sums: Sums,
});
export type SettlementRow = z.infer<typeof SettlementRow>;

/** A stop of a settlement. */
export const SettlementStop = z.object({
  _id: Uuid,
  position: z.int(),
  kind: z.enum(['delivery', 'pickup']),
  code: z.string(),
  customer: z.string(),
  /** Null while it waits, and where the driver recorded nothing. */
  result: DeliveryResult.nullable(),
  /** The delivery waits for its result; closing waits for it. */
  isPending: z.boolean(),
  reason: RefusalReason.nullable(),
  at: Instant.nullable(),
  expected: Pesos,
  cash: Pesos,
  electronic: Pesos,
  electronicReference: z.string().nullable(),
  /** Its electronic money was seen at the bank. */
  isSeen: z.boolean(),
  notCollected: Pesos,
  backs: z.array(z.object({ name: z.string(), units: z.int(), reason: BackReason })),
  /** Units that come back: those of `backs`, or all of a refused stop. */
  unitsBack: z.int(),
  /** How the pick-up of a return ended, with its units; null for a delivery, and while it waits. */
  pickup: z.object({ result: PickupResult, reason: PickupReason.nullable(), units: z.int() }).nullable(),
  photos: z.array(Uuid),
});
export type SettlementStop = z.infer<typeof SettlementStop>;

/** A part of the difference with its reason; its amounts add up to the difference. */
export const Explanation = z.object({
  _id: Uuid,
  kind: ExplanationKind,
  text: z.string(),
  /** Negative for money that is missing. */
  amount: Pesos,
  hasReceipt: z.boolean(),
  orderCode: z.string().nullable(),
});
export type Explanation = z.infer<typeof Explanation>;

/** A driver with what is to be received of each load on the road, the oldest first. */
export const SettlementDriver = z.object({ driver: z.string().nullable(), loads: z.array(SettlementRow) });
export type SettlementDriver = z.infer<typeof SettlementDriver>;

/** How many of each note, and the amount in coins. */
export const CashCount = z.strictObject({
  notes: z
    .array(z.strictObject({ value: z.literal([...noteValues]), count: z.int().min(0).max(9_999) }))
    .max(noteValues.length)
    .refine((notes) => new Set(notes.map(({ value }) => value)).size === notes.length, 'un valor está repetido'),
  coins: z.int().min(0).max(10_000_000),
});
export type CashCount = z.infer<typeof CashCount>;

const Name = z.object({ name: z.string(), at: Instant });

/** One settlement with its stops, count and explanations. */
export const Settlement = SettlementRow.omit({ stops: true }).extend({
  warehouseId: z.string(),
  /** Where the cash goes. */
  cashBox: z.string(),
  stops: z.array(SettlementStop),
  count: CashCount,
  /** Cash for change that the driver took along. */
  change: Pesos,
  isChangeReturned: z.boolean(),
  signedAt: Instant.nullable(),
  explanations: z.array(Explanation),
  /** The difference above which a second person approves, in pesos. */
  limit: Pesos,
  needsSecondPerson: z.boolean(),
  approved: Name.nullable(),
  closed: Name.nullable(),
  /** Another operator has it open to close it. */
  heldBy: z.string().nullable(),
  /** The newest change before it was closed; null for none. */
  lastSave: Name.nullable(),
  adjustments: z.array(z.object({ amount: Pesos, reason: z.string(), by: z.string(), at: Instant })),
  version: z.int(),
});
export type Settlement = z.infer<typeof Settlement>;

/** What closing does: cash that enters, explanations by kind, orders that are paid or still owe, and units that return to stock. */
export const SettlementClosing = z.object({
  cashBox: z.string(),
  cash: Pesos,
  explained: z.array(z.object({ kind: ExplanationKind, amount: Pesos })),
  electronic: Pesos,
  paidOrders: z.int(),
  /** What delivered orders did not pay at the door; it stays theirs to pay. */
  owed: z.object({ orders: z.int(), amount: Pesos }),
  unitsBack: z.int(),
  /** Stops of which something came back that is not counted in the warehouse. */
  uncounted: z.int(),
});
export type SettlementClosing = z.infer<typeof SettlementClosing>;

const LoadCode = z.object({ loadCode: z.string().regex(/^HR-\d{5,10}$/) });
const versioned = { version: RowVersion };
const errors = ['SETTLEMENT_NOT_FOUND', 'SETTLEMENT_CLOSED', 'VERSION_CONFLICT'] as const;

/** The office's calls of the settlement of drivers, under `/api/purchase`. */
export const dispatchSettlementApi = {
  'GET /office/settlements': {
    query: z.strictObject({
      view: SettlementView.default('open'),
      /** Loads of this route only; the numbers of the tabs too. */
      routeId: Uuid.optional(),
      page: wholeNumber(1, 10_000).default(1),
    }),
    response: z.object({
      results: z.array(SettlementRow),
      page: z.int(),
      limit: z.int(),
      total: z.int(),
      totalIsExact: z.boolean(),
      pages: z.int(),
      counts: z.object({ open: z.int(), difference: z.int(), closed: z.int(), drivers: z.int() }),
      /** What the filter offers. */
      routes: z.array(z.object({ _id: Uuid, name: z.string() })),
    }),
    errors: [],
  },
  /** Drivers with a settlement to receive, by name. */
  'GET /office/settlements/by-driver': {
    query: z.strictObject({ page: wholeNumber(1, 10_000).default(1) }),
    response: z.object({
      results: z.array(SettlementDriver),
      page: z.int(),
      limit: z.int(),
      total: z.int(),
      totalIsExact: z.boolean(),
      pages: z.int(),
    }),
    errors: [],
  },
  'GET /office/settlements/{loadCode}': {
    params: LoadCode,
    response: resultsOf(Settlement),
    errors: ['SETTLEMENT_NOT_FOUND'],
  },
  /** Saves the count of the cash. A changed count loses the driver's signature and the second person's approval. */
  'PUT /office/settlements/{loadCode}/count': {
    params: LoadCode,
    body: z.strictObject({ ...versioned, count: CashCount, isChangeReturned: z.boolean() }),
    response: resultsOf(Settlement),
    errors,
  },
  /** Electronic money of a stop was seen at the bank, or not. */
  'PUT /office/settlements/{loadCode}/stops/{stopId}/seen': {
    params: LoadCode.extend({ stopId: Uuid }),
    body: z.strictObject({ ...versioned, isSeen: z.boolean() }),
    response: resultsOf(Settlement),
    errors: [...errors, 'STOP_NOT_FOUND'],
  },
  /** Electronic money of a stop never reached the bank: its order owes it. */
  'POST /office/settlements/{loadCode}/stops/{stopId}/missed': {
    params: LoadCode.extend({ stopId: Uuid }),
    body: z.strictObject(versioned),
    response: resultsOf(Settlement),
    errors: [...errors, 'STOP_NOT_FOUND'],
  },
  /** Explains a part of the difference, with its receipt. */
  'POST /office/settlements/{loadCode}/explanations': {
    params: LoadCode,
    body: z.strictObject({
      ...versioned,
      kind: ExplanationKind,
      text: Line.pipe(z.string().min(3).max(200)),
      amount: z
        .int()
        .min(-1_000_000_000)
        .max(1_000_000_000)
        .refine((amount) => amount !== 0),
      orderCode: z.string().max(20).nullable().default(null),
      /** A picture. */
      receipt: z
        .string()
        .min(100)
        .max(Math.ceil((maxReceiptBytes * 4) / 3) + 4)
        .regex(/^[A-Za-z0-9+/]+={0,2}$/)
        .nullable()
        .default(null),
    }),
    response: resultsOf(Settlement),
    errors: [...errors, 'PHOTO_REFUSED'],
  },
  'DELETE /office/settlements/{loadCode}/explanations/{id}': {
    params: LoadCode.extend({ id: Uuid }),
    response: resultsOf(Settlement),
    errors: ['SETTLEMENT_NOT_FOUND', 'SETTLEMENT_CLOSED'],
  },
  /** A second person approves the difference of the count as it is. */
  'POST /office/settlements/{loadCode}/approve': {
    params: LoadCode,
    body: z.strictObject(versioned),
    response: resultsOf(Settlement),
    errors,
  },
  /** Closes it once: what came back is received, electronic money pays its orders, and the link dies. */
  'POST /office/settlements/{loadCode}/close': {
    params: LoadCode,
    body: z.strictObject({ ...versioned, dryRun: z.boolean().default(false) }),
    response: resultsOf(SettlementClosing),
    errors: [
      ...errors,
      'SETTLEMENT_OPEN_STOPS',
      'DIFFERENCE_UNEXPLAINED',
      'SECOND_PERSON_NEEDED',
      'ELECTRONIC_UNSEEN',
      'CHANGE_NOT_RETURNED',
    ],
  },
  /** Adds a correction to a closed settlement; what was closed stays as it is. Large ones need another person than the closer. */
  'POST /office/settlements/{loadCode}/adjustments': {
    params: LoadCode,
    body: z.strictObject({
      /** Made by the screen: a repeated call counts once. */
      clientId: Uuid,
      amount: z
        .int()
        .min(-1_000_000_000)
        .max(1_000_000_000)
        .refine((amount) => amount !== 0),
      reason: Line.pipe(z.string().min(3).max(200)),
    }),
    response: resultsOf(Settlement),
    errors: ['SETTLEMENT_NOT_FOUND', 'SECOND_PERSON_NEEDED'],
  },
} satisfies OfficeService;
