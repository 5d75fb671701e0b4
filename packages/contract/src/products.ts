import { z } from 'zod';
import type { Service } from './call.ts';
import {
  CatalogueId,
  Code,
  Day,
  Hints,
  Instant,
  PageQuery,
  Pesos,
  flag,
  pageOf,
  resultsOf,
  wholeNumber,
} from './wire.ts';

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
  /** When it came into the catalogue, or the last of its `newTones` did: what is new is told by its week. */
  newsAt: Instant,
  /** Tones that came after the product itself, while they count as new; for a strip of them. */
  newTones: z.array(z.string()),
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

/** One product inside a combo, `quantity` units of it in each combo. */
export const ComboPart = z.object({
  productId: CatalogueId,
  code: Code,
  name: z.string(),
  image: z.string(),
  tile: ProductCard.shape.tile,
  quantity: z.int(),
  /** The version that is in it, then alone in `versions`; null where the shopper chooses one of `versions`. */
  versionCode: Code.nullable(),
  /** Empty where the same choice is left by a part before it: then those of that part. */
  versions: z.array(Version),
});
export type ComboPart = z.infer<typeof ComboPart>;

/**
 * What a combo's parts cost the shopper when each is bought by itself, the cheapest version where one is chosen; null when a part
 * cannot be bought, and for everything but a combo.
 */
const partsPrice = Pesos.nullable();

export const Product = ProductCard.omit({ matched: true }).extend({
  description: z.string(),
  breadcrumbs: z.array(Named),
  gallery: z.array(z.string()),
  versions: z.array(Version),
  /** What a combo is made of, in its order; empty for everything else. */
  assemblies: z.array(ComboPart),
  partsPrice,
  /** What goes with it ("Se usa con"): what is bought together with it, then what is alike. */
  related: z.array(ProductCard),
});
export type Product = z.infer<typeof Product>;

export const Sort = z.enum(['relevance', 'bestsellers', 'price_asc', 'price_desc', 'newest', 'name']);

/** Several ids of a filter, with commas between them: any of them will do. */
const ids = z
  .string()
  .regex(/^[1-9]\d{0,17}(,[1-9]\d{0,17}){0,29}$/)
  .transform((text) => text.split(','));
const pesosFilter = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);
/** A content as filters name it: "60ml", "500g", "12und". */
const Volume = z.string().regex(/^\d{1,7}(ml|g|und)$/);
/** Several of them, with commas between them: any of them will do. */
const volumes = z
  .string()
  .regex(/^\d{1,7}(ml|g|und)(,\d{1,7}(ml|g|und)){0,29}$/)
  .transform((text) => text.split(','));

/** What narrows a list. Within one filter any value will do, between filters all must hold. */
const listQuery = PageQuery.extend({
  categoryId: CatalogueId.optional(),
  manufacturerId: ids.optional(),
  colorFamilyId: ids.optional(),
  volume: volumes.optional(),
  /** Lowest and highest price the shopper would pay, in pesos, both included. */
  minPrice: pesosFilter.optional(),
  maxPrice: pesosFilter.optional(),
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

/** How many products each choice would leave, all other filters as they are. A filter's own choice does not narrow its counts. */
export const Facets = z.object({
  manufacturers: z.array(Facet),
  categories: z.array(Facet),
  colorFamilies: z.array(Facet.extend({ color: z.string() })),
  /** `_id` is one of what the filter `volume` takes. */
  volumes: z.array(Facet.extend({ _id: Volume })),
  /** Price steps, lowest first; `to` is null for the last. */
  prices: z.array(z.object({ from: Pesos, to: Pesos.nullable(), count: z.int() })),
  flags: z.object({ available: z.int(), offers: z.int(), news: z.int(), presale: z.int(), combos: z.int() }),
});
export type Facets = z.infer<typeof Facets>;

const listResponse = pageOf(ProductCard).extend({ facets: Facets.nullable() });

/** A shade by itself, as suggestions and colour search show it. */
export const Shade = z.object({
  code: Code,
  /** Number and name as the maker prints them: "7.1 Rubio medio cenizo". */
  name: z.string(),
  /** Hex, null when the maker gives a picture only. */
  color: z.string().nullable(),
  productId: CatalogueId,
  productName: z.string(),
  manufacturer: Named,
});
export type Shade = z.infer<typeof Shade>;

/** Nearness in words, by CIEDE2000: up to 2, up to 5, up to 10. What is farther is not shown. */
export const Nearness = z.enum(['Casi igual', 'Muy parecido', 'Parecido']);
export type Nearness = z.infer<typeof Nearness>;

/** How the other shade differs, in the words a colourist would use; none when it looks the same. */
export const Difference = z.enum([
  'más claro',
  'más oscuro',
  'más cálido',
  'más frío',
  'más dorado',
  'más rojizo',
  'más verdoso',
  'más violeta',
  'más intenso',
  'más apagado',
]);
export type Difference = z.infer<typeof Difference>;

export const NearShade = Shade.extend({
  productCode: Code,
  category: Named,
  image: z.string(),
  tile: ProductCard.shape.tile,
  price: Pesos,
  originalPrice: Pesos,
  discount: Discount.nullable(),
  stock: z.int(),
  quantityAvailable: z.int(),
  minQuantity: z.int(),
  dispatchDate: Day.nullable(),
  applicableDealsId: CatalogueId.nullable(),
  programmedPriceId: CatalogueId.nullable(),
  programmedPriceName: z.string().nullable(),
  volume: z.string().nullable(),
  /** Null is farther than alike: only what replaces a shade within its own product is shown then. */
  nearness: Nearness.nullable(),
  difference: Difference.nullable(),
});
export type NearShade = z.infer<typeof NearShade>;

/** Something a customer keeps at hand: a product, or one shade of it. */
export const Favorite = z.object({
  _id: CatalogueId,
  versionCode: Code.nullable(),
  added_at: Instant,
  /** Price when it was added, to tell what became cheaper. */
  priceThen: Pesos,
  product: ProductCard,
  /** The kept shade with its price and stock of now; null for a whole product, and for a shade no longer sold. */
  version: Version.nullable(),
});
export type Favorite = z.infer<typeof Favorite>;

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

/** What somebody typed to find something. */
const SearchWords = z.string().trim().min(1).max(120);

const favoriteThing = z.strictObject({ productId: CatalogueId, versionCode: Code.nullable().default(null) });

/** Most a customer keeps at hand. */
export const MOST_FAVORITES = 500;

export const productsApi = {
  'GET /product/list': { query: listQuery, response: listResponse, errors: ['CATEGORY_NOT_FOUND'] },
  /** What a deal or a programmed price makes cheaper now. */
  'GET /discounts/products': { query: listQuery, response: listResponse, errors: ['CATEGORY_NOT_FOUND'] },
  /** `search` is Spanish words, a brand, a shade or the code of any shade, in any order, accents and case ignored. */
  'GET /search': {
    query: listQuery.extend({
      search: SearchWords,
      /** Only what is found as it was typed: no typo mended, no word left out. */
      exact: flag.optional(),
    }),
    response: listResponse.extend({
      /** The words whose results these are, when what was typed finds nothing as it is: a typo mended, a word left out. */
      searchedFor: z.string().nullable(),
      /** Other spellings that find something, the likeliest first. */
      didYouMean: z.array(z.string()),
    }),
    errors: ['CATEGORY_NOT_FOUND'],
  },
  /** What somebody who types this may mean. Products, shades, brands and categories exist; a term finds something. */
  'GET /suggest': {
    query: Hints.extend({ search: SearchWords }),
    response: resultsOf(
      z.object({
        terms: z.array(z.string()),
        products: z.array(ProductCard),
        shades: z.array(Shade),
        manufacturers: z.array(Named),
        categories: z.array(Named),
      }),
    ),
    errors: [],
  },
  /** A list the operator curates, in its order unless another one is asked for. */
  'GET /product/custom-list/{url_name}': {
    params: z.object({ url_name: z.string().regex(/^[a-z0-9-]{1,80}$/) }),
    query: listQuery,
    response: listResponse.extend({ title: z.string() }),
    errors: ['LIST_NOT_FOUND', 'CATEGORY_NOT_FOUND'],
  },
  /** Combos with their parts. */
  'GET /combo/list': {
    query: PageQuery,
    response: pageOf(ProductCard.extend({ assemblies: z.array(ComboPart.omit({ versions: true })), partsPrice })),
    errors: [],
  },
  /**
   * Shades like a colour, across brands, in stock first, then by nearness. `hex` is a colour; `versionCode` a shade, whose own
   * product is looked at first (a hair dye: the same reflection first) and which is not among the answers.
   */
  'GET /color/nearest': {
    query: Hints.extend({
      hex: z
        .string()
        .regex(/^#?[0-9A-Fa-f]{6}$/)
        .optional(),
      versionCode: Code.optional(),
      /** Only shades of the same product. */
      sameProduct: flag.optional(),
      /** Only what is in stock or may be ordered in presale. */
      available: flag.optional(),
      limit: wholeNumber(1, 60).default(24),
    }).refine(({ hex, versionCode }) => (hex === undefined) !== (versionCode === undefined), {
      message: 'debe tener hex o versionCode, uno de los dos',
      path: ['hex'],
    }),
    response: resultsOf(
      z.object({ wanted: z.object({ name: z.string().nullable(), color: z.string() }), shades: z.array(NearShade) }),
    ),
    errors: ['VERSION_NOT_FOUND'],
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
    response: resultsOf(z.array(Named.extend({ color: z.string(), products: z.int() }))),
    errors: [],
  },
  'GET /manufacturer/list': { query: PageQuery, response: pageOf(Manufacturer), errors: [] },
  /**
   * Every product on sale by its id, and every curated list that shows one, for a list of all addresses of the shop. The lists
   * come with each page: they are few.
   */
  'GET /product/sitemap': {
    query: Hints.extend({ page: wholeNumber(1, 100_000).default(1) }),
    response: pageOf(Named).extend({ customLists: z.array(z.string()) }),
    errors: [],
  },
  'GET /category/list': { query: Hints, response: resultsOf(z.array(Category)), errors: [] },
  /**
   * What the customer keeps at hand, newest first. `marks` has all of it, for the hearts: "productId", or "productId versionCode"
   * for a shade. With `marksOnly` nothing else is read.
   */
  'POST /favorite/query': {
    query: PageQuery.extend({ user: z.string().max(60).optional() }),
    body: z.strictObject({ marksOnly: z.boolean().default(false) }),
    response: pageOf(Favorite).extend({ marks: z.array(z.string()) }),
    errors: [],
  },
  /** Adding what is there already changes nothing. */
  'POST /favorite/add': {
    query: Hints,
    body: favoriteThing,
    response: resultsOf(z.object({ marks: z.array(z.string()) })),
    errors: ['PRODUCT_NOT_FOUND', 'VERSION_NOT_FOUND', 'FAVORITES_FULL', 'TOO_MANY_REQUESTS'],
  },
  /** Removing what is not there changes nothing. */
  'POST /favorite/remove-item': {
    query: Hints,
    body: favoriteThing,
    response: resultsOf(z.object({ marks: z.array(z.string()) })),
    errors: ['TOO_MANY_REQUESTS'],
  },
} satisfies Service;
