import { z } from 'zod';
import type { OfficeService } from './office-call.ts';
import { OfficeListQuery, RowVersion, officePageOf } from './office-wire.ts';
import { StockItem, StockVersion } from './stock-office.ts';
import { CatalogueId, Day, Instant, Line, Lines, Uuid, resultsOf } from './wire.ts';

/** Most versions of one transfer or receipt. */
const MOST_LINES = 200;
const WarehouseId = Line.pipe(z.string().min(1).max(40));
const Units = z.int().min(1).max(1_000_000);
const Named = z.object({ _id: z.string(), name: z.string() });

/** Steps of a transfer. `sent`: the units left one warehouse and are not in the other yet. */
export const StockTransferState = z.enum(['draft', 'sent', 'received', 'cancelled']);
export type StockTransferState = z.infer<typeof StockTransferState>;

/** Why other units arrived than left. */
export const StockTransferReason = z.enum(['missing', 'broken', 'extra']);
export type StockTransferReason = z.infer<typeof StockTransferReason>;

/** A transfer as a list shows it. */
export const StockTransferItem = z.object({
  _id: Uuid,
  code: z.string(),
  state: StockTransferState,
  from: Named,
  to: Named,
  leavesOn: Day.nullable(),
  arrivesOn: Day.nullable(),
  lines: z.int(),
  units: z.int(),
  /** Lines of which other units arrived than left. */
  differing: z.int(),
  createdAt: Instant,
  createdBy: z.string(),
  sentAt: Instant.nullable(),
  sentBy: z.string().nullable(),
  receivedAt: Instant.nullable(),
  receivedBy: z.string().nullable(),
});
export type StockTransferItem = z.infer<typeof StockTransferItem>;

/** A version in one of the two warehouses: units that can be sold there now, units sold a day, and its shelf. */
const StockTransferSide = z.object({
  available: z.int(),
  perDay: z.number(),
  shelf: z.string().nullable(),
});

/** A version of a transfer, in both warehouses as they are now. */
export const StockTransferLine = StockVersion.extend({
  ...StockItem.pick({ cost: true, grams: true }).shape,
  units: z.int(),
  received: z.int().nullable(),
  reason: StockTransferReason.nullable(),
  from: StockTransferSide,
  to: StockTransferSide,
});
export type StockTransferLine = z.infer<typeof StockTransferLine>;

/** A transfer with its lines. */
export const StockTransfer = StockTransferItem.omit({ lines: true }).extend({
  /** What brings it; empty while it is not known. */
  carrier: z.string(),
  note: z.string(),
  version: z.int(),
  lines: z.array(StockTransferLine),
  warehouses: z.array(Named),
});
export type StockTransfer = z.infer<typeof StockTransfer>;

const WishedLines = z
  .array(z.strictObject({ versionId: CatalogueId, units: Units }))
  .max(MOST_LINES)
  .refine((lines) => new Set(lines.map(({ versionId }) => versionId)).size === lines.length, 'una versión va una vez');

/** A draft as an operator wants it. */
const TransferWish = z.strictObject({
  fromId: WarehouseId,
  toId: WarehouseId,
  leavesOn: Day.nullable().default(null),
  arrivesOn: Day.nullable().default(null),
  carrier: Line.pipe(z.string().max(80)).default(''),
  note: Lines.pipe(z.string().max(500)).default(''),
  lines: WishedLines,
});

const Version = z.strictObject({ version: RowVersion.min(1) });
const one = z.object({ transferId: Uuid });
const whole = resultsOf(StockTransfer);
const missing = ['STOCK_TRANSFER_NOT_FOUND', 'VERSION_CONFLICT', 'TRANSFER_STEP_WRONG'] as const;
const wrong = ['WAREHOUSE_NOT_FOUND', 'TRANSFER_SAME_WAREHOUSE', 'TRANSFER_DAYS_WRONG', 'VERSION_NOT_FOUND'] as const;

/** The office's calls about transfers and arrivals, under `/api/products`. */
export const stockTransfersApi = {
  'GET /office/transfers': {
    query: OfficeListQuery.omit({ q: true }).extend({ state: StockTransferState.optional() }),
    response: officePageOf(StockTransferItem).extend({ warehouses: z.array(Named) }),
    errors: [],
  },
  /** Makes a draft. The id is the client's: sent again, it makes no second one. */
  'POST /office/transfers': {
    body: TransferWish.extend({ _id: Uuid }),
    response: whole,
    errors: wrong,
  },
  'GET /office/transfers/{transferId}': { params: one, response: whole, errors: ['STOCK_TRANSFER_NOT_FOUND'] },
  /** Saves a draft whole. */
  'PUT /office/transfers/{transferId}': {
    params: one,
    body: TransferWish.extend(Version.shape),
    response: whole,
    errors: [...missing, ...wrong],
  },
  /** The units leave the first warehouse. TRANSFER_SHORT when one has fewer available; nothing moves then. */
  'POST /office/transfers/{transferId}/send': {
    params: one,
    body: Version,
    response: whole,
    errors: [...missing, 'TRANSFER_EMPTY', 'TRANSFER_SHORT'],
  },
  /** The units are in the second warehouse; a line that is not listed arrived whole. */
  'POST /office/transfers/{transferId}/receive': {
    params: one,
    body: Version.extend({
      differences: z
        .array(
          z.strictObject({
            versionId: CatalogueId,
            received: z.int().min(0).max(1_000_000),
            reason: StockTransferReason,
          }),
        )
        .max(MOST_LINES)
        .default([]),
    }),
    response: whole,
    errors: [...missing, 'LINE_NOT_FOUND', 'TRANSFER_REASON_WRONG'],
  },
  'POST /office/transfers/{transferId}/cancel': { params: one, body: Version, response: whole, errors: missing },
  /** Enters goods that arrived without a purchase order. The id is the client's: sent again, it enters nothing. */
  'POST /office/receipts': {
    body: z.strictObject({
      _id: Uuid,
      warehouseId: WarehouseId,
      /** The cause or the supplier: "Preventa Tinta Sur". */
      reason: Line.pipe(z.string().min(3).max(200)),
      lines: WishedLines.min(1),
    }),
    response: resultsOf(z.object({ code: z.string(), units: z.int() })),
    errors: ['WAREHOUSE_NOT_FOUND', 'VERSION_NOT_FOUND'],
  },
} satisfies OfficeService;
