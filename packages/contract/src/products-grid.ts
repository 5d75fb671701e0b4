import { z } from 'zod';
import { WarehouseId } from './dispatch-wave.ts';
import type { OfficeService } from './office-call.ts';
import { BulkResult, CountedTotal, OfficeListQuery, RowVersion, officePageOf } from './office-wire.ts';
import { CatalogueId, Day, Pesos, Uuid, resultsOf, wholeNumber } from './wire.ts';

/** Rows of a page of the grid. */
export const GRID_PAGE = 200;
/** Most cells of one change; more are saved as a job (`cells_change`). */
export const MOST_CELLS = 1_000;
/** Most cells of a preview, and of a job. */
export const MOST_BATCH = 20_000;

/** Tabs of the grid: `no_price` has no price of its own in the chosen list, `sold_out` no unit in any warehouse. */
export const GridTab = z.enum(['all', 'no_photo', 'no_price', 'sold_out', 'hidden']);
export type GridTab = z.infer<typeof GridTab>;

const TradeTypeId = z.string().regex(/^[\w-]{1,40}$/);
const filters = {
  tab: GridTab.default('all'),
  /** A category, with those below it. */
  categoryId: CatalogueId.optional(),
  brandId: CatalogueId.optional(),
  /** Versions with a unit in some warehouse, or with none. */
  stock: z.enum(['some', 'none']).optional(),
  /** Only this product. */
  productId: CatalogueId.optional(),
  /** The list of prices: that of a trade type; absent for the list price. */
  tradeTypeId: TradeTypeId.optional(),
  /** Only versions with a price of their own in the list of this trade type. */
  owned: TradeTypeId.optional(),
  /** Only versions with a price, in some list, that leaves less than the lowest margin. */
  margin: z.enum(['low']).optional(),
  /** Versions of products with an open presale, or of those without. */
  presale: z.enum(['some', 'none']).optional(),
};

/** Filters of the grid. `q` finds words of the product's name, codes, and the number or name of a shade: every word must fit. */
export const GridQuery = OfficeListQuery.extend({
  ...filters,
  sort: z.enum(['name', 'code', 'price', '-price']).default('name'),
  limit: wholeNumber(1, GRID_PAGE).default(GRID_PAGE),
});
export type GridQuery = z.infer<typeof GridQuery>;

/** Filters of the counts of the tabs. */
export const GridCountQuery = z
  .strictObject({ ...filters, q: z.string().trim().max(80).optional() })
  .omit({ tab: true });

/** Where the versions that the filters leave are downloaded as CSV or XLSX; a stream, so no call of the contract. */
export const PRODUCTS_EXPORT = '/api/products/office/versions/export';
/** Ids with commas, as many as a page of the grid has rows. */
const ChosenIds = z
  .string()
  .regex(/^\d{1,18}(,\d{1,18}){0,399}$/)
  .transform((ids) => ids.split(','));
/** Its filters. */
export const ProductExportQuery = GridQuery.omit({ page: true, limit: true, sort: true }).extend({
  format: z.enum(['csv', 'xlsx']).default('csv'),
  /** Only these products and versions. */
  products: ChosenIds.optional(),
  versions: ChosenIds.optional(),
  /** The warehouse with the available units; absent for all together. */
  warehouseId: WarehouseId.optional(),
  /** The columns, with commas; absent for all that the role sees. The code always comes first. */
  columns: z
    .string()
    .regex(/^[a-z]+(,[a-z]+)*$/i)
    .max(300)
    .optional(),
});
export type ProductExportQuery = z.output<typeof ProductExportQuery>;
/** Where the same versions are downloaded as a printed price list. */
export const PRICE_LIST_PDF = '/api/products/office/versions/price-list';
/** Its filters. */
export const PriceListPdfQuery = ProductExportQuery.omit({ format: true, columns: true, warehouseId: true });

/** What product and version rows share. */
const shared = {
  _id: CatalogueId,
  code: z.string(),
  brand: z.string(),
  image: z.string(),
  tile: z.string(),
  /** Fewest units that are sold of the product, over its versions. */
  minimum: z.int(),
  /** Units in all warehouses that are not reserved; null for a combo, and without `stock.read`. */
  available: z.int().nullable(),
  /** The best deal on one unit: whole percent, or pesos; null without one, and without `prices.read`. */
  offer: z.object({ type: z.enum(['percentage', 'value']), amount: z.int() }).nullable(),
  /** Computed from sales and arrivals, for the whole product. */
  isTopSeller: z.boolean(),
  isNew: z.boolean(),
  /** Day of dispatch of the open presale. */
  presale: Day.nullable(),
};

/** A version: one row of the grid. */
export const GridVersion = z.object({
  ...shared,
  productId: CatalogueId,
  productName: z.string(),
  /** Number and name of a shade, then the volume; both null for a product without versions. */
  shade: z.string().nullable(),
  name: z.string().nullable(),
  swatch: z.string().nullable(),
  /** Pesos in the chosen list; null without one of its own, and without `prices.read`. */
  price: Pesos.nullable(),
  /** Published, as its product is. */
  isVisible: z.boolean(),
  /** Rises with each change of the row; an edit names the version it was made for. */
  version: z.int(),
});
export type GridVersion = z.infer<typeof GridVersion>;

/** A product with those of its versions that the filters leave. `only` is the version of a product without shades and volumes. */
export const GridProduct = z.object({
  ...shared,
  name: z.string(),
  versions: z.int(),
  visible: z.int(),
  /** The lowest and the highest price of the versions in the chosen list; null without any. */
  prices: z.object({ from: Pesos, to: Pesos }).nullable(),
  /** A version that an edit of the minimum, which is the product's, is addressed to. */
  first: z.object({ _id: CatalogueId, version: z.int() }),
  only: GridVersion.nullable(),
});
export type GridProduct = z.infer<typeof GridProduct>;

/** What the filters of the grid offer. */
export const GridFilters = z.object({
  categories: z.array(z.object({ _id: CatalogueId, name: z.string(), parentId: CatalogueId.nullable() })),
  brands: z.array(z.object({ _id: CatalogueId, name: z.string() })),
});
export type GridFilters = z.infer<typeof GridFilters>;

const cell = { versionId: CatalogueId, version: RowVersion };
/** A new value of one cell. A null price removes that of the trade type, so that the list price applies. */
export const CellEdit = z.discriminatedUnion('field', [
  z.strictObject({
    ...cell,
    field: z.literal('price'),
    value: z.int().min(1).max(100_000_000).nullable(),
    tradeTypeId: TradeTypeId.nullable().default(null),
  }),
  z.strictObject({ ...cell, field: z.literal('minimum'), value: z.int().min(1).max(999) }),
  z.strictObject({ ...cell, field: z.literal('visible'), value: z.boolean() }),
]);
export type CellEdit = z.infer<typeof CellEdit>;

/** What edits do to what customers pay, counted in cells. `fallMuch`, more than 20 %, counts among `fall` too. */
export const GridEffect = z.object({
  rise: z.int(),
  fall: z.int(),
  fallMuch: z.int(),
  /** Below the lowest plausible price of the installation. */
  belowFloor: z.int(),
  /** Below what the version costs, without IVA; 0 without `costs.read` or a known cost. */
  belowCost: z.int(),
  /** Below the lowest margin of the installation, without those below cost; 0 as `belowCost`. */
  lowMargin: z.int(),
  other: z.int(),
  /** What stays of the changed prices after costs, in whole percent of them without IVA; null without a known cost, and without `costs.read`. */
  margin: z.object({ before: z.int(), after: z.int() }).nullable(),
});
export type GridEffect = z.infer<typeof GridEffect>;

/** An edit of a row that changed since it was read: what is saved now. Nothing of it was written. */
export const CellConflict = z.object({
  id: z.string(),
  versionId: CatalogueId,
  version: z.int(),
  saved: z.union([z.int(), z.boolean()]).nullable(),
});
export type CellConflict = z.infer<typeof CellConflict>;

/** The result per cell, each named `<versionId>:<field>`, with `:<tradeTypeId>` for a price of a trade type. */
export const CellsChanged = BulkResult.extend({ effect: GridEffect, conflicts: z.array(CellConflict) });
export type CellsChanged = z.infer<typeof CellsChanged>;

/** The office's calls of the grid of products, under `/api/products`. */
export const productsGridApi = {
  'GET /office/versions': { query: GridQuery, response: officePageOf(GridVersion), errors: [] },
  /** Products with a version that the filters leave; sorted by name, or by code. */
  'GET /office/version-groups': { query: GridQuery, response: officePageOf(GridProduct), errors: [] },
  /** Versions of each tab under the other filters. */
  'GET /office/versions/tabs': {
    query: GridCountQuery,
    response: resultsOf(z.array(CountedTotal.extend({ tab: GridTab }))),
    errors: [],
  },
  'GET /office/versions/filters': { response: resultsOf(GridFilters), errors: [] },
  /**
   * Writes cells in one transaction; those that cannot be written are refused one by one. `isConfirmed` accepts prices that the limits of
   * imports doubt. Prices need `prices.edit`, `visible` needs `catalogue.publish`. More than 50 prices that change by more than 20 % ask for
   * the second factor again. With `dryRun` nothing changes.
   */
  'PATCH /office/versions': {
    body: z
      .strictObject({
        edits: z.array(CellEdit).min(1).max(MOST_BATCH),
        isConfirmed: z.boolean().default(false),
        dryRun: z.boolean().default(false),
      })
      .refine(({ edits, dryRun }) => dryRun || edits.length <= MOST_CELLS, 'demasiadas celdas'),
    response: resultsOf(CellsChanged),
    errors: ['STEP_UP_REQUIRED', 'TRADE_TYPE_NOT_FOUND'],
  },
  /** What a job `cells_change` of the operator did, cell by cell; null before its end. */
  'GET /office/versions/batches/{id}': {
    params: z.object({ id: Uuid }),
    response: resultsOf(CellsChanged.nullable()),
    errors: ['JOB_NOT_FOUND'],
  },
  /** Gives the cells of a change their earlier values, except those that changed since. With `dryRun` nothing changes. */
  'POST /office/versions/changes/{id}/undo': {
    params: z.object({ id: Uuid }),
    body: z.strictObject({ dryRun: z.boolean().default(false) }),
    response: resultsOf(BulkResult),
    errors: ['UNDO_EXPIRED'],
  },
} satisfies OfficeService;
