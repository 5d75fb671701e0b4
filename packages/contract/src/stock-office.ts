import { z } from 'zod';
import type { OfficeService } from './office-call.ts';
import { OfficeListQuery, officePageOf } from './office-wire.ts';
import { CatalogueId, Day, Instant, Line, Pesos, Uuid, resultsOf, wholeNumber } from './wire.ts';

/** Most units of a stock row. */
const MOST_UNITS = 1_000_000;

/** The tabs of the list. `running_out`: units for ten days at most. `idle`: units, and no sale in 28 days. */
export const StockTab = z.enum(['all', 'running_out', 'out', 'idle']);
export type StockTab = z.infer<typeof StockTab>;

/** Units of a version in a warehouse: `onHand` = `available` + `reserved`. */
export const WarehouseUnits = z.object({
  warehouseId: z.string(),
  onHand: z.int(),
  reserved: z.int(),
  available: z.int(),
});

/** A version as lists of stock name it. */
export const StockVersion = z.object({
  versionId: CatalogueId,
  code: z.string(),
  name: z.string(),
  /** Brand, and the product of a shade. */
  detail: z.string(),
  image: z.string(),
  tile: z.string(),
  /** Hex of a shade; null without one. */
  swatch: z.string().nullable(),
});

/** A version with its units in all warehouses together, or in the one that the list is filtered by. */
export const StockItem = StockVersion.extend({
  onHand: z.int(),
  reserved: z.int(),
  available: z.int(),
  warehouses: z.array(WarehouseUnits),
  /** The open presale of its product, with the units that it sold of all its versions; null without one. */
  presale: z.object({ units: z.int(), dispatchDate: Day }).nullable(),
  /** Units sold a day, the mean of 28 days. */
  perDay: z.number(),
  /** Whole days that the available units last at that rate; null without a sale. */
  coverDays: z.int().nullable(),
  /** Pesos that one unit costs without IVA; null while it is not known, and without `costs.read`. */
  cost: Pesos.nullable(),
  /** Grams of what one unit contains, a millilitre as one; null for what is counted. */
  grams: z.int().nullable(),
});
export type StockItem = z.infer<typeof StockItem>;

/** How the list is sorted. `cover`: what ends first. */
export const StockSort = z.enum(['cover', 'name', 'available', '-available']);
export type StockSort = z.infer<typeof StockSort>;

/** Whether a version has something, as a filter. */
export const WithOrWithout = z.enum(['with', 'without']);
export type WithOrWithout = z.infer<typeof WithOrWithout>;

/** Filters and page of the list. */
export const StockQuery = OfficeListQuery.extend({
  tab: StockTab.default('all'),
  sort: StockSort.default('cover'),
  warehouseId: z.string().max(40).optional(),
  brandId: CatalogueId.optional(),
  categoryId: CatalogueId.optional(),
  /** Only versions that last at most these days. */
  cover: wholeNumber(1, 365).optional(),
  /** An open presale. */
  presale: WithOrWithout.optional(),
  /** Units that orders hold. */
  reserved: WithOrWithout.optional(),
  /** A shelf in every warehouse that has units; `without` lists those that lack one. Versions without units are in neither. */
  shelf: WithOrWithout.optional(),
  /** Only these versions, at most a page of them, with commas between. */
  ids: z
    .string()
    .regex(/^\d{1,18}(,\d{1,18}){0,99}$/)
    .optional(),
});
export type StockQuery = z.infer<typeof StockQuery>;

const Named = z.object({ _id: z.string(), name: z.string() });

/** A page of the stock, with the number of each tab. */
export const StockPage = officePageOf(StockItem).extend({
  counts: z.record(StockTab, z.int()),
  /** Pesos that the units of all its versions cost; null without `costs.read`. Units of an unknown cost count nothing. */
  value: Pesos.nullable(),
  /** Transfers on their way, and open counts. */
  open: z.object({ traslados: z.int(), conteos: z.int() }),
  warehouses: z.array(Named),
});
export type StockPage = z.infer<typeof StockPage>;

/** Why the units on hand changed. `outside`: a program that gave no cause. */
export const MovementCause = z.enum([
  'opening',
  'order',
  'return',
  'adjustment',
  'count',
  'transfer',
  'receipt',
  'import',
  'loss',
  'outside',
]);
export type MovementCause = z.infer<typeof MovementCause>;

/** A change of the units on hand, newest first. */
export const StockMovement = z.object({
  _id: z.string(),
  at: Instant,
  warehouseId: z.string(),
  /** Signed. */
  units: z.int(),
  cause: MovementCause,
  reason: z.string().nullable(),
  /** Code of the order, transfer or count. */
  document: z.string().nullable(),
  /** On hand in its warehouse afterwards. */
  onHandAfter: z.int(),
});
export type StockMovement = z.infer<typeof StockMovement>;

/** A version's units with its last movements. */
export const StockOfVersion = z.object({
  item: StockItem,
  warehouses: z.array(
    Named.extend({
      onHand: z.int(),
      reserved: z.int(),
      available: z.int(),
      shelf: z.string().nullable(),
      /** Where more of it lies; how many is not kept. */
      reserveShelf: z.string().nullable(),
      /** When it was counted last; null for never. */
      countedAt: Instant.nullable(),
    }),
  ),
  /** The next purchase order with units of it that have not arrived; null without one. */
  arriving: z.object({ orderId: Uuid, code: z.string(), units: z.int(), arrivesOn: Day }).nullable(),
  movements: z.array(StockMovement),
  /** The id to ask older ones with; null when there are none. */
  older: z.string().nullable(),
});
export type StockOfVersion = z.infer<typeof StockOfVersion>;

/** Why an operator corrects units. */
export const AdjustReason = z.enum(['count', 'broken', 'lost', 'sample']);
export type AdjustReason = z.infer<typeof AdjustReason>;

/** The office's calls about stock, under `/api/products`. */
export const stockOfficeApi = {
  'GET /office/stock': { query: StockQuery, response: StockPage, errors: [] },
  'GET /office/stock/{versionId}/movements': {
    params: z.object({ versionId: CatalogueId }),
    query: z.strictObject({
      warehouseId: z.string().max(40).optional(),
      /** Movements of so many days. */
      days: wholeNumber(1, 3_650).default(30),
      before: CatalogueId.optional(),
    }),
    response: resultsOf(StockOfVersion),
    errors: ['VERSION_NOT_FOUND'],
  },
  /** Sets the units on hand in a warehouse to what was counted. */
  'POST /office/stock/adjust': {
    body: z.strictObject({
      versionId: CatalogueId,
      warehouseId: Line.pipe(z.string().min(1).max(40)),
      /** On hand, as counted. */
      units: z.int().min(0).max(MOST_UNITS),
      /** On hand, as the screen showed it: another number by now is STOCK_CHANGED. */
      seen: z.int().min(0).max(2_147_483_647),
      reason: AdjustReason,
    }),
    response: resultsOf(z.object({ before: z.int(), after: z.int() })),
    errors: ['VERSION_NOT_FOUND', 'WAREHOUSE_NOT_FOUND', 'STOCK_CHANGED', 'STOCK_RESERVED'],
  },
} satisfies OfficeService;
