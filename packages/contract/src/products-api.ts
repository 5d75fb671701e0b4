import { z } from 'zod';
import type { Service } from './call.ts';
import {
  Category,
  ComboPart,
  Facets,
  Favorite,
  KeptOnDevice,
  Manufacturer,
  Named,
  NearShade,
  Product,
  ProductCard,
  Shade,
  Shelf,
  Sort,
  partsPrice,
} from './products.ts';
import { MOST_ON_DEVICE } from './favourite-limits.ts';
import { CatalogueId, Code, Hints, PageQuery, flag, pageOf, resultsOf, wholeNumber } from './wire.ts';

/** Several ids of a filter, with commas between them: any of them will do. */
const ids = z
  .string()
  .regex(/^[1-9]\d{0,17}(,[1-9]\d{0,17}){0,29}$/)
  .transform((text) => text.split(','));
const pesosFilter = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);
/** Several contents as filters name them, with commas between them: any of them will do. */
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

const listResponse = pageOf(ProductCard).extend({ facets: Facets.nullable() });

/** What somebody typed to find something. */
const SearchWords = z.string().trim().min(1).max(120);

const favoriteThing = z.strictObject({ productId: CatalogueId, versionCode: Code.nullable().default(null) });
const favoriteThings = z.strictObject({ things: z.array(favoriteThing).max(MOST_ON_DEVICE) });

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
  /** Reads the products and shades that a device keeps, in the same order; those not sold now are left out. */
  'POST /favorite/read': {
    query: Hints,
    body: favoriteThings,
    response: resultsOf(z.array(KeptOnDevice)),
    errors: ['TOO_MANY_REQUESTS'],
  },
  /**
   * Adds what a device kept, newest first, to the favourites of its own customer; a seller may not. What the customer has already
   * changes nothing, what is not sold is left out, and so is what exceeds the most a customer keeps.
   */
  'POST /favorite/merge': {
    query: Hints,
    body: favoriteThings,
    response: resultsOf(z.object({ marks: z.array(z.string()) })),
    errors: ['TOO_MANY_REQUESTS'],
  },
} satisfies Service;
