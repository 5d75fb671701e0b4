import { z } from 'zod';
import type { OfficeService } from './office-call.ts';
import { SaleState } from './product-office.ts';
import { CatalogueId, Day, Instant, Uuid, resultsOf, wholeNumber } from './wire.ts';

/** Lines of the history of a product at most. */
export const MOST_HISTORY = 200;

/** Fields that a save of the page of a product can change. */
export const SavedField = z.enum([
  'name',
  'description',
  'brandId',
  'categoryId',
  'minimum',
  'taxClass',
  'packForm',
  'packBody',
  'packCap',
  'tile',
  'code',
  'shade',
  'swatch',
  'state',
  'order',
]);

const line = {
  _id: z.string(),
  at: Instant,
  /** The name of the author; null for a command. */
  by: z.string().nullable(),
  /** The version that it is about: number and name, else the code. Null for the product, or for several versions. */
  shade: z.string().nullable(),
};
const value = z.union([z.int(), z.boolean()]).nullable();

/** One line of the history of a product. */
export const ProductEvent = z.discriminatedUnion('kind', [
  /** Cells of one field that one act changed. */
  z.object({
    ...line,
    kind: z.literal('cells'),
    field: z.enum(['price', 'minimum', 'visible']),
    /** The list of prices; null for the base price, and for other fields. */
    tradeTypeId: z.string().nullable(),
    /** Versions of the product. */
    count: z.int(),
    /** Null for no price of its own; both null with `isMixed`. */
    before: value,
    after: value,
    /** The versions had different values, or have. */
    isMixed: z.boolean(),
    isUndone: z.boolean(),
    /** Cells that its undoing gives back, of other products too; null where it cannot be undone. */
    undo: z.object({ _id: Uuid, until: Instant, cells: z.int() }).nullable(),
  }),
  /** A save of the page. `state` is the new one of the product; that of a shade is only named among the fields. */
  z.object({
    ...line,
    kind: z.literal('saved'),
    fields: z.array(SavedField),
    added: z.int(),
    state: SaleState.nullable(),
  }),
  z.object({ ...line, kind: z.literal('created') }),
  /** The parts of a combo. */
  z.object({ ...line, kind: z.literal('parts'), count: z.int() }),
  z.object({
    ...line,
    kind: z.literal('state'),
    before: SaleState.nullable(),
    after: SaleState,
    reason: z.string().nullable(),
  }),
  z.object({ ...line, kind: z.literal('stock'), warehouse: z.string(), before: z.int(), after: z.int() }),
  z.object({
    ...line,
    kind: z.literal('presale'),
    act: z.enum(['opened', 'changed', 'closed', 'moved']),
    day: Day.nullable(),
  }),
  z.object({ ...line, kind: z.literal('photos'), count: z.int() }),
]);
export type ProductEvent = z.infer<typeof ProductEvent>;

/** The office's calls of the history of a product, under `/api/products`. */
export const productHistoryApi = {
  /** What changed a product and its versions, the newest first. Prices need `prices.read`, stock `stock.read`; others are left out. */
  'GET /office/products/{id}/history': {
    params: z.object({ id: CatalogueId }),
    query: z.strictObject({ limit: wholeNumber(1, MOST_HISTORY).default(20) }),
    response: resultsOf(z.array(ProductEvent)),
    errors: ['PRODUCT_NOT_FOUND'],
  },
} satisfies OfficeService;
