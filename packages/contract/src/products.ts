import { z } from 'zod';
import type { Service } from './call.ts';
import { CatalogueId, Code, Day, Hints, PageQuery, Pesos, flag, pageOf, resultsOf } from './wire.ts';

/** `image` is a picture address without its size, or null: then the screen paints `color` (hex) itself. */
export const Colour = z.object({ name: z.string(), image: z.string().nullable(), color: z.string().nullable() });

/** What was taken off, in pesos and in whole percent. */
export const Discount = z.object({ value: Pesos, percent: z.int() });

export const Attribute = z.object({ name: z.string(), value: z.string() });

/** A shade and/or a volume of a product; attributes `Tono` and `Volumen` say which. Stock is that of the shopper's warehouse. */
export const Version = z.object({
  _id: CatalogueId,
  code: Code,
  attributes: z.array(Attribute),
  color: Colour.nullable(),
  /** Section of the colour card: the height of a dye ("7 Rubio medio") or the family of a nail colour. */
  section: z.string().nullable(),
  price: Pesos,
  originalPrice: Pesos,
  discount: Discount.nullable(),
  stock: z.int(),
  excluded_from_presale: z.boolean(),
  is_top_seller: z.boolean(),
  is_new: z.boolean(),
  /** Units of it the shopper chose; always 0 from the server, the client's own place to count. */
  quantity: z.int(),
  quantityPresale: z.int(),
  /** Units that may be ordered now: stock, plus what the presale still takes. */
  quantityAvailable: z.int(),
  programmedPriceId: CatalogueId.nullable(),
  programmedPriceName: z.string().nullable(),
  applicableDealsId: CatalogueId.nullable(),
  image: z.string(),
});
export type Version = z.infer<typeof Version>;

const Named = z.object({ _id: CatalogueId, name: z.string() });

/** Price per unit of content: pesos per `unit` ("ml", "g"). */
export const UnitPrice = z.object({ amount: Pesos, unit: z.enum(['ml', 'g', 'und']) });

/** A product as a card shows it. `price` is the lowest of its versions for this shopper. */
export const ProductCard = z.object({
  _id: CatalogueId,
  code: Code,
  name: z.string(),
  manufacturer: Named,
  category: Named,
  image: z.string(),
  /** Name of the tile's tint. */
  tile: z.enum(['rubor', 'salvia', 'niebla', 'mantequilla', 'malva', 'piedra']),
  price: Pesos,
  originalPrice: Pesos,
  discount: Discount.nullable(),
  unitPrice: UnitPrice.nullable(),
  minQuantity: z.int(),
  has_versions: z.boolean(),
  has_colors: z.boolean(),
  has_volumes: z.boolean(),
  is_PreSales: z.boolean(),
  dispatchDate: Day.nullable(),
  is_top_seller: z.boolean(),
  is_new: z.boolean(),
  /** Units in the shopper's warehouse, over all versions. */
  stock: z.int(),
  /** What the presale still takes, 0 without presale. */
  presaleLeft: z.int(),
  warehouses: z.array(z.object({ warehouse: z.string(), stock: z.int() })),
  applicableDealsId: CatalogueId.nullable(),
  programmedPriceId: CatalogueId.nullable(),
  programmedPriceName: z.string().nullable(),
  attributes: z.array(Attribute),
  /** The first four tones, for the dots of the card. */
  tones: z.array(z.string()),
  tonesTotal: z.int(),
  /** The shade a search by shade or code matched; the colour card opens on it. */
  matched: z.object({ code: Code, name: z.string(), color: z.string().nullable() }).nullable(),
});
export type ProductCard = z.infer<typeof ProductCard>;

export const Product = ProductCard.omit({ matched: true }).extend({
  description: z.string(),
  breadcrumbs: z.array(Named),
  gallery: z.array(z.string()),
  versions: z.array(Version),
  related: z.array(ProductCard),
});
export type Product = z.infer<typeof Product>;

export const Sort = z.enum(['relevance', 'bestsellers', 'price_asc', 'price_desc', 'newest', 'name']);

const listQuery = PageQuery.extend({
  categoryId: CatalogueId.optional(),
  manufacturerId: CatalogueId.optional(),
  sort: Sort.optional(),
  /** Only what can leave the warehouse today. */
  available: flag.optional(),
  offers: flag.optional(),
  news: flag.optional(),
  presale: flag.optional(),
  combos: flag.optional(),
  /** Asks for the counts beside each filter. */
  facets: flag.optional(),
});

const Facet = Named.extend({ count: z.int() });
const listResponse = pageOf(ProductCard).extend({
  facets: z.object({ manufacturers: z.array(Facet), categories: z.array(Facet) }).nullable(),
});

export const Manufacturer = Named.extend({
  image: z.string(),
  products: z.int(),
  /** Ink and ground of the brand's tile, hex. */
  ink: z.string(),
  ground: z.string(),
});
export type Manufacturer = z.infer<typeof Manufacturer>;

const Subcategory = Named.extend({ image: z.string(), products: z.int() });
export const Category = Subcategory.extend({ children: z.array(Subcategory) });
export type Category = z.infer<typeof Category>;

export const Shelf = z.object({
  key: z.enum(['offers', 'bestsellers', 'news', 'combos']),
  products: z.array(ProductCard),
});

export const productsApi = {
  'GET /product/list': { query: listQuery, response: listResponse, errors: [] },
  /** `search` is Spanish words, a brand, a shade or the code of any shade, in any order, accents and case ignored. */
  'GET /search': {
    query: listQuery.extend({ search: z.string().trim().min(1).max(120) }),
    response: listResponse,
    errors: [],
  },
  'GET /product/query': {
    query: Hints.extend({ _id: CatalogueId }),
    response: resultsOf(Product),
    errors: ['PRODUCT_NOT_FOUND'],
  },
  'GET /product/listHome': {
    query: Hints,
    response: resultsOf(z.object({ shelves: z.array(Shelf) })),
    errors: [],
  },
  /** Colour families with a middle tone and how many products have a shade of each. */
  'GET /attribute/color/list': {
    query: Hints,
    response: resultsOf(z.array(z.object({ name: z.string(), color: z.string(), products: z.int() }))),
    errors: [],
  },
  'GET /manufacturer/list': { query: PageQuery, response: pageOf(Manufacturer), errors: [] },
  'GET /category/list': { query: Hints, response: resultsOf(z.array(Category)), errors: [] },
} satisfies Service;
