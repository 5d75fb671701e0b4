import { z } from 'zod';
import type { OfficeService } from './office-call.ts';
import { RowVersion } from './office-wire.ts';
import { SaleState } from './product-office.ts';
import { CatalogueId, Instant, Pesos, resultsOf } from './wire.ts';

/** Parts of a combo at most, with each choice of a shade as a part. */
export const MOST_PARTS = 40;

/** A part of a combo: units of one version, or versions of a product that the buyer chooses. */
export const ComboPartDraft = z.strictObject({
  productId: CatalogueId,
  /** Null where the buyer chooses. */
  versionId: CatalogueId.nullable(),
  /** Units of the version, or of each version that is chosen. */
  quantity: z.int().min(1).max(99),
  /** How many versions the buyer chooses; 1 with a version. */
  choices: z.int().min(1).max(MOST_PARTS).default(1),
});
export type ComboPartDraft = z.infer<typeof ComboPartDraft>;

/** A part as the office shows it. */
export const OfficeComboPart = ComboPartDraft.extend({
  choices: z.int(),
  name: z.string(),
  brand: z.string(),
  code: z.string(),
  image: z.string(),
  tile: z.string(),
  /** List price of the version, or the lowest of those to choose; null without any on sale, and without `prices.read`. */
  price: Pesos.nullable(),
  /** Cost of a unit without IVA; null when it is not known, and without `costs.read`. */
  cost: z.number().nullable(),
  /** Units in all warehouses that are not reserved; null without `stock.read`. */
  available: z.int().nullable(),
  /** Colours of the versions to choose, the first of them, and how many versions there are. */
  swatches: z.array(z.string()),
  versions: z.int(),
});
export type OfficeComboPart = z.infer<typeof OfficeComboPart>;

const Limit = z.int().min(1).max(1_000_000).nullable();

/** When a combo is sold, to which customers and how many. */
export const ComboTerms = z.strictObject({
  /** Null is always. */
  from: Instant.nullable(),
  until: Instant.nullable(),
  perOrder: Limit,
  perCustomer: Limit,
  inTotal: Limit,
  /** Empty is every trade type, every warehouse. */
  tradeTypeIds: z.array(z.string().max(60)).max(60),
  warehouseIds: z.array(z.string().max(20)).max(60),
  /** False leaves the combo out of what a coupon counts. */
  addsCoupon: z.boolean(),
});
export type ComboTerms = z.infer<typeof ComboTerms>;

/** A combo as the office edits it. */
export const OfficeCombo = z.object({
  _id: CatalogueId,
  code: z.string(),
  name: z.string(),
  state: SaleState,
  /** Pesos; null without `prices.read`. */
  price: Pesos.nullable(),
  /** Percent of IVA in the price. */
  taxPercent: z.number(),
  parts: z.array(OfficeComboPart),
  terms: ComboTerms,
  unitsSold: z.int(),
  /** Rises with each change; a save names the version it was made for. */
  version: z.int(),
});
export type OfficeCombo = z.infer<typeof OfficeCombo>;

const parts = z.array(ComboPartDraft).min(1).max(MOST_PARTS);
const price = z.int().min(1).max(100_000_000);
const combo = z.object({ id: CatalogueId });

/** The office's calls of combos, under `/api/products`. */
export const comboOfficeApi = {
  'GET /office/combos/{id}': { params: combo, response: resultsOf(OfficeCombo), errors: ['PRODUCT_NOT_FOUND'] },
  /**
   * Writes the name, the price and all parts of a combo. VERSION_CONFLICT when another operator saved first, COMBO_PART_WRONG for a part that
   * is unknown or a combo itself, COMBO_TERMS_WRONG for an end
   * before the start. A price needs `prices.edit`.
   */
  'PUT /office/combos/{id}': {
    params: combo,
    body: z.strictObject({
      version: RowVersion,
      name: z.string().trim().min(1).max(160),
      price: price.optional(),
      /** Absent leaves them as they are. */
      terms: ComboTerms.optional(),
      parts,
    }),
    response: resultsOf(OfficeCombo),
    errors: ['PRODUCT_NOT_FOUND', 'VERSION_CONFLICT', 'COMBO_PART_WRONG', 'COMBO_TERMS_WRONG', 'STEP_UP_REQUIRED'],
  },
  /** Creates a draft with its parts. Its brand and category are those of the first part. */
  'POST /office/combos': {
    body: z.strictObject({
      name: z.string().trim().min(1).max(160),
      code: z
        .string()
        .trim()
        .min(1)
        .max(64)
        .transform((typed) => typed.toUpperCase()),
      price,
      parts,
    }),
    response: resultsOf(z.object({ _id: CatalogueId })),
    errors: ['PRODUCT_CODE_TAKEN', 'COMBO_PART_WRONG'],
  },
} satisfies OfficeService;
