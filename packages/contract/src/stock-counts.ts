import { z } from 'zod';
import type { OfficeService } from './office-call.ts';
import { OfficeListQuery, officePageOf } from './office-wire.ts';
import { StockVersion } from './stock-office.ts';
import { CatalogueId, Instant, Line, Uuid, resultsOf } from './wire.ts';

/** Counts of one call. */
const MOST_SENT = 100;
/** A phone that was without a network for a day still counts at the right moment. */
const OLDEST_MS = 172_800_000;

const Named = z.object({ _id: z.string(), name: z.string() });

/** Steps of a count. `applied`: its differences are in the books. */
export const StockCountState = z.enum(['open', 'applied', 'cancelled']);
export type StockCountState = z.infer<typeof StockCountState>;

/** Why a count differs from the books. */
export const CountReason = z.enum(['broken', 'lost', 'expired', 'elsewhere']);
export type CountReason = z.infer<typeof CountReason>;

/** A count as a list shows it. */
export const StockCountItem = z.object({
  _id: Uuid,
  code: z.string(),
  state: StockCountState,
  warehouse: Named,
  /** Begin of the shelves: "C" or "A-04"; null for all. */
  section: z.string().nullable(),
  brand: z.string().nullable(),
  /** What the books have shows only when every version is counted. */
  isBlind: z.boolean(),
  /** Versions to count, counted, and counted with a difference; null while a blind count hides it. */
  total: z.int(),
  counted: z.int(),
  differing: z.int().nullable(),
  createdAt: Instant,
  createdBy: z.string(),
  endedAt: Instant.nullable(),
  endedBy: z.string().nullable(),
});
export type StockCountItem = z.infer<typeof StockCountItem>;

/** A version of a count. */
export const CountedVersion = StockVersion.extend({
  barcode: z.string().nullable(),
  shelf: z.string().nullable(),
  /** Units of a box; 1 without one. */
  box: z.int(),
  /** On hand by the books now; null while a blind count hides it. */
  onHand: z.int().nullable(),
  /** As counted last; null before. */
  units: z.int().nullable(),
  /** On hand by the books at the moment of counting. */
  expected: z.int().nullable(),
  reason: CountReason.nullable(),
  countedAt: Instant.nullable(),
  countedBy: z.string().nullable(),
  /** Units by which the count changed the books; null before. */
  applied: z.int().nullable(),
});
export type CountedVersion = z.infer<typeof CountedVersion>;

/** A count with its versions in the order of the shelves. */
export const StockCount = StockCountItem.extend({ versions: z.array(CountedVersion) });
export type StockCount = z.infer<typeof StockCount>;

/** One version as a phone counted it. */
export const SentCount = z.strictObject({
  /** The phone's: what arrives twice counts once. */
  _id: Uuid,
  versionId: CatalogueId,
  units: z.int().min(0).max(1_000_000),
  reason: CountReason.nullable().default(null),
  /** How long ago it was counted, in ms: the phone's clock may be wrong. */
  ago: z.int().min(0).max(OLDEST_MS).default(0),
});
export type SentCount = z.infer<typeof SentCount>;

const one = z.object({ countId: Uuid });
const whole = resultsOf(StockCount);
const ended = ['COUNT_NOT_FOUND', 'COUNT_ENDED'] as const;

/** The office's calls about counts, under `/api/products`. */
export const stockCountsApi = {
  'GET /office/counts': {
    query: OfficeListQuery.omit({ q: true }).extend({ state: StockCountState.optional() }),
    response: officePageOf(StockCountItem).extend({ warehouses: z.array(Named), brands: z.array(Named) }),
    errors: [],
  },
  /** Starts a count of a part of a warehouse: shelves, a brand, or both. The id is the client's: sent again, it starts no second one. */
  'POST /office/counts': {
    body: z
      .strictObject({
        _id: Uuid,
        warehouseId: Line.pipe(z.string().min(1).max(40)),
        section: z
          .string()
          .trim()
          .toUpperCase()
          .max(20)
          .regex(/^[A-Z0-9]+(-[A-Z0-9]+){0,3}$/, 'debe ser como C o A-04')
          .nullable()
          .default(null),
        brandId: CatalogueId.nullable().default(null),
        isBlind: z.boolean().default(false),
      })
      .refine(({ section, brandId }) => section !== null || brandId !== null, 'elige un pasillo o una marca'),
    response: whole,
    errors: ['WAREHOUSE_NOT_FOUND', 'COUNT_EMPTY', 'COUNT_TOO_LARGE'],
  },
  'GET /office/counts/{countId}': { params: one, response: whole, errors: ['COUNT_NOT_FOUND'] },
  /** Counts versions; a version is counted again by another id, and the later moment counts. */
  'POST /office/counts/{countId}/lines': {
    params: one,
    body: z.strictObject({ lines: z.array(SentCount).min(1).max(MOST_SENT) }),
    response: whole,
    errors: [...ended, 'VERSION_NOT_FOUND'],
  },
  /**
   * Corrects the books by the differences, each once. A version of which orders hold more than would be left is in `refused`; its count stays open until
   * it is counted again or the orders change.
   */
  'POST /office/counts/{countId}/apply': {
    params: one,
    response: resultsOf(z.object({ count: StockCount, applied: z.int(), refused: z.array(CatalogueId) })),
    errors: ended,
  },
  'POST /office/counts/{countId}/cancel': { params: one, response: whole, errors: ended },
} satisfies OfficeService;
