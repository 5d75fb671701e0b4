import { z } from 'zod';
import { OrderStatus } from './purchase.ts';
import { CatalogueId, CityId, Instant, Line, Pesos, Uuid } from './wire.ts';

/** The kinds of things that the office's search finds. */
export const FinderGroup = z.enum(['customers', 'orders', 'shades', 'products']);
export type FinderGroup = z.infer<typeof FinderGroup>;

/** `q` are the typed words; `group` limits the search to one group and gives more of it. */
export const OfficeSearchQuery = z.strictObject({
  q: z
    .string()
    // PostgreSQL refuses NUL, and a search has no reason to
    .overwrite((typed) => typed.replaceAll('\0', ' '))
    .pipe(Line)
    .pipe(z.string().min(2).max(200)),
  group: FinderGroup.optional(),
});

/** A customer; `contact` is the person of the account. `debt` is null without `receivables.read`, and without own credit. */
export const FoundCustomerItem = z.object({
  group: z.literal('customers'),
  _id: Uuid,
  name: z.string(),
  contact: z.string().nullable(),
  city: z.string(),
  cityId: CityId,
  document: z.object({ type: z.enum(['CC', 'CE', 'NIT']), number: z.string() }).nullable(),
  phone: z.string().nullable(),
  debt: Pesos.nullable(),
});
export type FoundCustomerItem = z.infer<typeof FoundCustomerItem>;

/** An order; `total` is null without `amounts.read`. */
export const FoundOrderItem = z.object({
  group: z.literal('orders'),
  _id: Uuid,
  code: z.string(),
  customer: z.object({ _id: Uuid, name: z.string() }),
  createdAt: Instant,
  status: OrderStatus,
  /** Whether a proof of a transfer waits for its review. */
  hasProof: z.boolean(),
  total: Pesos.nullable(),
});
export type FoundOrderItem = z.infer<typeof FoundOrderItem>;

/** What a product and a shade have. `units` are those of all warehouses; null without `stock.read`, and for a combo. */
const CatalogueItem = z.object({
  productId: CatalogueId,
  code: z.string(),
  productName: z.string(),
  brand: z.string(),
  units: z.int().nullable(),
  /** The path of the picture, without its size, and the tint behind it. */
  image: z.string(),
  tile: z.string(),
});

/** A version: its shade or its contents, and the colour when it is known. */
export const FoundShadeItem = CatalogueItem.extend({
  group: z.literal('shades'),
  _id: CatalogueId,
  name: z.string(),
  color: z.string().nullable(),
});
export type FoundShadeItem = z.infer<typeof FoundShadeItem>;

/** A product on sale. */
export const FoundProductItem = CatalogueItem.extend({ group: z.literal('products'), _id: CatalogueId });
export type FoundProductItem = z.infer<typeof FoundProductItem>;

/** One thing that the search found. */
export const FoundItem = z.discriminatedUnion('group', [
  FoundCustomerItem,
  FoundOrderItem,
  FoundShadeItem,
  FoundProductItem,
]);
export type FoundItem = z.infer<typeof FoundItem>;

/** Found things, the best of each group first; `missing` are groups that could not be searched now. */
export const OfficeSearchAnswer = z.object({ items: z.array(FoundItem), missing: z.array(FinderGroup) });
export type OfficeSearchAnswer = z.infer<typeof OfficeSearchAnswer>;
