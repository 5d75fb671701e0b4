import { z } from 'zod';
import { maxMoveWords, moveVariables } from './move-words.ts';
import type { OfficeService } from './office-call.ts';
import { RowVersion } from './office-wire.ts';
import { CatalogueId, Day, Instant, Pesos, Uuid, resultsOf } from './wire.ts';

/** Most orders that a preview names; its sums are of all. */
export const MOST_MOVED_SHOWN = 200;

/** `late`: its day has passed. `closed`: it sells no more, and orders wait for it. `ended`: no order waits for it. */
export const PresaleState = z.enum(['coming', 'open', 'full', 'late', 'closed', 'ended']);
export type PresaleState = z.infer<typeof PresaleState>;

/** Why the day of a presale moves: its customers read it, but for `other`. */
export const PresaleMoveReason = z.enum(['supplier', 'transport', 'import', 'sooner', 'other']);
export type PresaleMoveReason = z.infer<typeof PresaleMoveReason>;

/** The presale of a product, with the orders that wait for it. Amounts are null without `amounts.read`. */
export const OfficePresale = z.object({
  product: z.object({
    _id: CatalogueId,
    code: z.string(),
    name: z.string(),
    brand: z.string(),
    /** Versions that it sells. */
    versions: z.int(),
    image: z.string(),
    tile: z.string(),
  }),
  state: PresaleState,
  dispatchDate: Day,
  opensAt: Instant,
  closesAt: Instant,
  /** Units; null without a limit. */
  capacity: z.int().nullable(),
  /** Units sold, also of orders that have left. */
  taken: z.int(),
  /** Orders with units that have not left, their customers, units and amount. */
  waiting: z.object({ orders: z.int(), customers: z.int(), units: z.int(), amount: Pesos.nullable() }),
  /** The open purchase order that brings its goods, the one that arrives first. */
  purchase: z.object({ _id: Uuid, code: z.string() }).nullable(),
  version: RowVersion,
});
export type OfficePresale = z.infer<typeof OfficePresale>;

/** An order that a move takes to another day. */
export const MovedOrder = z.object({
  code: z.string(),
  customer: z.object({ _id: Uuid, name: z.string() }),
  city: z.string(),
  units: z.int(),
  amount: Pesos.nullable(),
  /** Whether nothing else of the order waits or has left. */
  isWhole: z.boolean(),
  leavesOn: Day,
  /** The day of its delivery now and after the move; null without a window. */
  arrivesOn: Day.nullable(),
  willArriveOn: Day.nullable(),
  /** Whether its customer got a message about an earlier move of the presale. */
  wasInformed: z.boolean(),
  /** Of its customer, when it arrives later than the day that was chosen; null for others, and without `customers.read`. */
  phone: z.string().nullable(),
});
export type MovedOrder = z.infer<typeof MovedOrder>;

/** What a move of the day does, and what its customers get. */
export const PresaleMovePreview = z.object({
  presale: OfficePresale,
  dispatchDate: Day,
  /** At most `MOST_MOVED_SHOWN`, the greatest amount first. */
  orders: z.array(MovedOrder),
  moving: z.object({ orders: z.int(), customers: z.int(), units: z.int(), amount: Pesos.nullable() }),
  /** Orders that are delivered later than the day that their customers chose. */
  later: z.int(),
  /** Orders of which the customer got a message about an earlier move. */
  informed: z.int(),
  /** Orders that wait and stay: something of them is being prepared. */
  staying: z.int(),
  /** The message of one order; null when none moves. */
  message: z
    .object({
      orderCode: z.string(),
      subject: z.string(),
      paragraphs: z.array(z.string()),
      push: z.string(),
      /** Its lines, as the mail lists them below an operator's own text. */
      goods: z.string(),
      /** What the variables of an operator's own text become. */
      values: z.record(z.enum(moveVariables), z.string()),
      /** Of its customer, for WhatsApp; null without `customers.read`. */
      phone: z.string().nullable(),
    })
    .nullable(),
});
export type PresaleMovePreview = z.infer<typeof PresaleMovePreview>;

const capacity = z.int().min(1).max(1_000_000).nullable();
const one = z.object({ productId: CatalogueId });
const version = RowVersion.min(1);
const changed = resultsOf(OfficePresale);
const missing = ['PRESALE_NOT_FOUND', 'VERSION_CONFLICT'] as const;

/** The office's calls about presales, under `/api/purchase`. */
export const presalesOfficeApi = {
  /** All presales, those that sell or are waited for first. */
  'GET /office/presales': { response: resultsOf(z.array(OfficePresale)), errors: [] },
  /** Opens a presale until the end of a day. Sent again, it opens no second one. */
  'POST /office/presales': {
    body: z.strictObject({ productId: CatalogueId, dispatchDate: Day, closesOn: Day, capacity }),
    response: changed,
    errors: ['PRODUCT_NOT_FOUND', 'PRESALE_EXISTS', 'PRESALE_DAY_WRONG'],
  },
  /** Changes the units and the last day of sale; a later one opens a closed presale again. */
  'PUT /office/presales/{productId}': {
    params: one,
    body: z.strictObject({ version, closesOn: Day, capacity }),
    response: changed,
    errors: [...missing, 'PRESALE_BELOW_TAKEN', 'PRESALE_DAY_WRONG'],
  },
  /** Sells no more from now on; the orders that wait for it stay. */
  'POST /office/presales/{productId}/close': {
    params: one,
    body: z.strictObject({ version }),
    response: changed,
    errors: missing,
  },
  /** What a move would do; `orderCode` asks for the message of another order, `reason` for its words. */
  'GET /office/presales/{productId}/move': {
    params: one,
    query: z.strictObject({
      dispatchDate: Day,
      orderCode: z.string().trim().min(1).max(40).optional(),
      reason: PresaleMoveReason.optional(),
    }),
    response: resultsOf(PresaleMovePreview),
    errors: ['PRESALE_NOT_FOUND', 'PRESALE_DAY_WRONG'],
  },
  /** Moves the day; its orders follow after a minute, and their messages unless it is `quiet`. Sent again, it changes nothing. */
  'POST /office/presales/{productId}/move': {
    params: one,
    body: z.strictObject({
      version,
      dispatchDate: Day,
      reason: PresaleMoveReason,
      quiet: z.boolean(),
      /** The operator's own text with its variables, instead of the usual one. */
      words: z.string().trim().min(1).max(maxMoveWords).optional(),
      /** Ends the sale with the move. */
      closes: z.boolean().optional(),
    }),
    response: changed,
    errors: [...missing, 'PRESALE_DAY_WRONG', 'MESSAGE_VARIABLE_WRONG'],
  },
} satisfies OfficeService;
