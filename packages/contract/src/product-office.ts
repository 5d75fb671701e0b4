import { z } from 'zod';
import { TaxClass } from './fiscal.ts';
import { MOST_SHADES } from './office-job-limits.ts';
import type { OfficeService } from './office-call.ts';
import { RowVersion } from './office-wire.ts';
import { CatalogueId, Day, Pesos, resultsOf } from './wire.ts';

/** Whether a product, or one shade of it, is offered. A shade is on sale when both are published. */
export const SaleState = z.enum(['draft', 'published', 'withdrawn']);
export type SaleState = z.infer<typeof SaleState>;

/** The shapes of packs that are drawn. */
export const PackForm = z.enum([
  'tubotinte',
  'cajatinte',
  'champu',
  'crema',
  'tarro',
  'bomba',
  'sobre',
  'esmalte',
  'acondicionador',
  'oxidante',
  'pote',
  'labial',
  'gloss',
  'rimel',
  'gotero',
  'aerosol',
  'spray',
  'compacto',
  'paleta',
  'brocha',
]);
export type PackForm = z.infer<typeof PackForm>;
/** The tints of the tile below a picture. */
export const Tile = z.enum(['mantequilla', 'rubor', 'salvia', 'niebla', 'malva', 'piedra']);
const packColour = z.string().regex(/^#[0-9a-f]{6}$/);

/** A version on the page of its product. */
export const OfficeShade = z.object({
  _id: CatalogueId,
  code: z.string(),
  /** Number as the brand prints it: "7.1". */
  shade: z.string().nullable(),
  name: z.string().nullable(),
  /** "90 ml"; null without a volume. */
  volume: z.string().nullable(),
  swatch: z.string().nullable(),
  /** List price in pesos; null without `prices.read`. */
  price: Pesos.nullable(),
  /** Average cost of a unit in pesos without IVA; null without `costs.read` or a known cost. */
  cost: Pesos.nullable(),
  state: SaleState,
  /** Why it is withdrawn. */
  reason: z.string().nullable(),
  /** Units in all warehouses that are not reserved; null for a combo, and without `stock.read`. */
  available: z.int().nullable(),
  /** The same by the id of the warehouse; one without units is left out. */
  stock: z.record(z.string(), z.int()).nullable(),
  /** One of the shades that sell most of its product. */
  isTopSeller: z.boolean(),
  /** Added within `newProductDays`. */
  isNew: z.boolean(),
  /** The address of its own photograph without its size; null while it is drawn. */
  photo: z.string().nullable(),
});
export type OfficeShade = z.infer<typeof OfficeShade>;

/** Where the shop shows a product besides lists and searches. */
export const ProductPlaces = z.object({
  /** Combos on sale with the product as a part. */
  combos: z.int(),
  /** Curated lists that have it. */
  lists: z.array(z.string()),
  /** Deals in force for the product, its brand or its category, with the day of their end. */
  deals: z.array(z.object({ name: z.string(), until: Day.nullable() })),
});
export type ProductPlaces = z.infer<typeof ProductPlaces>;

/** A product as the office edits it. */
export const OfficeProduct = z.object({
  _id: CatalogueId,
  code: z.string(),
  name: z.string(),
  description: z.string(),
  brandId: CatalogueId,
  categoryId: CatalogueId,
  kind: z.enum(['simple', 'combo']),
  /** Sold by shades or volumes. Without them `shades` has the single version. */
  hasShades: z.boolean(),
  minimum: z.int(),
  taxClass: TaxClass,
  /** The best deal on one unit for everyone: whole percent, or pesos a unit; null without one, and without `prices.read`. */
  offer: z.object({ name: z.string(), type: z.enum(['percentage', 'value']), amount: z.int() }).nullable(),
  /** The pack that the shop draws while there is no photograph, and its colours; null where it draws several goods. */
  packForm: PackForm.nullable(),
  packBody: packColour.nullable(),
  packCap: packColour.nullable(),
  tile: Tile,
  state: SaleState,
  reason: z.string().nullable(),
  /** In the order of the colour card. */
  shades: z.array(OfficeShade),
  /** Where its shades can have units; none for a combo, and without `stock.read`. */
  warehouses: z.array(z.object({ _id: z.string(), name: z.string() })),
  presale: z
    .object({ dispatch: Day, closes: z.iso.datetime(), capacity: z.int().nullable(), taken: z.int() })
    .nullable(),
  places: ProductPlaces,
  /** Rises with each change of the product, of a shade and of a price; a save names the version it was made for. */
  version: z.int(),
});
export type OfficeProduct = z.infer<typeof OfficeProduct>;

const code = z
  .string()
  .trim()
  .min(1)
  .max(64)
  .transform((typed) => typed.toUpperCase());
const words = (most: number) => z.string().trim().max(most);
/** Empty words are none. */
const optionalWords = (most: number) => words(most).transform((typed) => typed || null);
const swatch = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/)
  .transform((hex) => hex.toUpperCase())
  .nullable();
const price = z.int().min(1).max(100_000_000);
const reason = words(200).optional();

/** New values of a shade; absent ones stay. */
export const ShadeEdit = z.strictObject({
  _id: CatalogueId,
  code: code.optional(),
  shade: optionalWords(40).optional(),
  name: optionalWords(120).optional(),
  swatch: swatch.optional(),
  price: price.optional(),
  state: SaleState.optional(),
  reason,
});
export type ShadeEdit = z.infer<typeof ShadeEdit>;

/** A shade to create. `key` names it within the call. */
export const NewShade = z.strictObject({
  key: z.string().min(1).max(40),
  code,
  shade: optionalWords(40),
  name: optionalWords(120),
  swatch,
  price,
  state: z.enum(['draft', 'published']),
});
export type NewShade = z.infer<typeof NewShade>;

const texts = {
  name: words(160).min(1),
  description: words(5_000),
  brandId: CatalogueId,
  categoryId: CatalogueId,
  minimum: z.int().min(1).max(999),
};

/** New values of a product and its shades, written whole or not at all. */
export const ProductSave = z.strictObject({
  version: RowVersion,
  product: z
    .strictObject({
      ...texts,
      taxClass: TaxClass,
      packForm: PackForm,
      packBody: packColour,
      packCap: packColour,
      tile: Tile,
      state: SaleState,
    })
    .partial()
    .extend({ reason })
    .default({}),
  shades: z.array(ShadeEdit).max(MOST_SHADES).default([]),
  added: z.array(NewShade).max(MOST_SHADES).default([]),
  /** Every shade in its new order: ids, and keys of new ones. Absent: new shades come last. */
  order: z
    .array(z.string().min(1).max(40))
    .max(4 * MOST_SHADES)
    .optional(),
  /** Accepts doubted prices. */
  isConfirmed: z.boolean().default(false),
  dryRun: z.boolean().default(false),
});
export type ProductSave = z.infer<typeof ProductSave>;
/** As a client sends it. */
export type ProductSaveBody = z.input<typeof ProductSave>;

/** A value that is refused. `id` is a shade's id or key, or "product". */
export const RefusedValue = z.object({ id: z.string(), field: z.string(), code: z.string(), message: z.string() });
export type RefusedValue = z.infer<typeof RefusedValue>;

/** What a save did. With a refusal nothing was written, and `product` is as it was. */
export const ProductSaved = z.object({
  refused: z.array(RefusedValue),
  /** Shades with a new value, and new shades. */
  changed: z.int(),
  added: z.int(),
  product: OfficeProduct,
});
export type ProductSaved = z.infer<typeof ProductSaved>;

/** Something to mend: `no_coverage` has units only in warehouses that deliver to no city, `below_minimum` fewer than the minimum in each. */
export const DoctorFinding = z.object({
  check: z.enum([
    'draft',
    'withdrawn',
    'no_shade_published',
    'no_stock',
    'combo_parts',
    'no_coverage',
    'below_minimum',
    'shades_hidden',
    'shades_sold_out',
    'no_photo',
    'no_colour',
    'price_low',
  ]),
  /** The shop does not sell it because of this. */
  isBlocking: z.boolean(),
  /** Shades that it is about. */
  count: z.int(),
});
export type DoctorFinding = z.infer<typeof DoctorFinding>;

/** The pack of a product in one form, as an SVG without script, link or text. */
export const PackDrawing = z.object({ form: PackForm, svg: z.string() });
export type PackDrawing = z.infer<typeof PackDrawing>;

/** A product to create, as a draft. */
export const NewProduct = z.strictObject({ ...texts, code, price, description: texts.description.default('') });
export type NewProduct = z.infer<typeof NewProduct>;

const product = z.object({ id: CatalogueId });

/** The office's calls of the page of a product, under `/api/products`. */
export const productPageApi = {
  'GET /office/products/{id}': { params: product, response: resultsOf(OfficeProduct), errors: ['PRODUCT_NOT_FOUND'] },
  /** Why the shop does not sell a product, or sells it badly; what blocks it comes first. */
  'GET /office/products/{id}/doctor': {
    params: product,
    response: resultsOf(z.array(DoctorFinding)),
    errors: ['PRODUCT_NOT_FOUND'],
  },
  /** The drawn pack of a product in every form, in the saved colours or others; none where the shop draws several goods. */
  'GET /office/products/{id}/packs': {
    params: product,
    query: z.strictObject({ body: packColour.optional(), cap: packColour.optional() }),
    response: resultsOf(z.array(PackDrawing)),
    errors: ['PRODUCT_NOT_FOUND'],
  },
  /**
   * Saves a product with its shades in one transaction: whole, or not at all with the refusals by row. VERSION_CONFLICT when another
   * operator saved first. Prices, IVA and new shades need `prices.edit`, states `catalogue.publish`. More than 50 prices that change by more than 20 % ask for the
   * second factor again. With `dryRun` nothing changes.
   */
  'PUT /office/products/{id}': {
    params: product,
    body: ProductSave,
    response: resultsOf(ProductSaved),
    errors: ['PRODUCT_NOT_FOUND', 'VERSION_CONFLICT', 'STEP_UP_REQUIRED', 'SHADE_CODE_TAKEN'],
  },
  /** Creates a draft with one version, which the first shades replace. */
  'POST /office/products': {
    body: NewProduct,
    response: resultsOf(z.object({ _id: CatalogueId })),
    errors: ['PRODUCT_CODE_TAKEN', 'BRAND_NOT_FOUND', 'CATEGORY_NOT_FOUND'],
  },
} satisfies OfficeService;
