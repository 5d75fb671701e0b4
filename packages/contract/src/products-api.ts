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
import { maxFavouritesOnDevice } from './limits.ts';
import { alertsApi } from './alerts.ts';
import { ownPriceListApi } from './own-price-list.ts';
import { offlineCatalogueApi } from './offline.ts';
import { orderListApi } from './order-list.ts';
import { CatalogueId, Code, Hints, PageQuery, flag, pageOf, resultsOf, wholeNumber } from './wire.ts';

/** Ids of a filter, separated by commas; a product matches with any of them. */
const ids = z
  .string()
  .regex(/^[1-9]\d{0,17}(,[1-9]\d{0,17}){0,29}$/)
  .transform((text) => text.split(','));
const pesosFilter = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);
/** Contents of a filter ("60ml"), separated by commas; a product matches with any of them. */
const volumes = z
  .string()
  .regex(/^\d{1,7}(ml|g|und)(,\d{1,7}(ml|g|und)){0,29}$/)
  .transform((text) => text.split(','));

/** Filters of a list. Any value of one filter is enough; all filters must match. */
const listQuery = PageQuery.extend({
  categoryId: CatalogueId.optional(),
  manufacturerId: ids.optional(),
  colorFamilyId: ids.optional(),
  volume: volumes.optional(),
  /** Lowest and highest price for the shopper, in pesos, both inclusive. */
  minPrice: pesosFilter.optional(),
  maxPrice: pesosFilter.optional(),
  sort: Sort.optional(),
  /** Only products that can leave the warehouse today. */
  available: flag.optional(),
  offers: flag.optional(),
  news: flag.optional(),
  presale: flag.optional(),
  combos: flag.optional(),
  /** Also returns the facets. */
  facets: flag.optional(),
});

const listResponse = pageOf(ProductCard).extend({ facets: Facets.nullable() });

/** The text of a search. */
const SearchWords = z.string().trim().min(1).max(120);

const favoriteThing = z.strictObject({ productId: CatalogueId, versionCode: Code.nullable().default(null) });
const favoriteThings = z.strictObject({ things: z.array(favoriteThing).max(maxFavouritesOnDevice) });

/** Calls of the products service: catalogue, search, shades, combos, favourites. */
export const productsApi = {
  ...orderListApi,
  ...alertsApi,
  ...ownPriceListApi,
  ...offlineCatalogueApi,
  'GET /product/list': { query: listQuery, response: listResponse, errors: ['CATEGORY_NOT_FOUND'] },
  /** Products that a deal or a programmed price makes cheaper now. */
  'GET /discounts/products': { query: listQuery, response: listResponse, errors: ['CATEGORY_NOT_FOUND'] },
  /** `search`: Spanish words, a brand, a shade or the code of a shade, in any order; accents and case are ignored. */
  'GET /search': {
    query: listQuery.extend({
      search: SearchWords,
      /** Only exact matches: no correction, no dropped word. */
      exact: flag.optional(),
    }),
    response: listResponse.extend({
      /**
       * The words that were searched instead, when the query as typed finds nothing: corrected, or with a word dropped.
       */
      searchedFor: z.string().nullable(),
      /** Corrections that find something, most likely first. */
      didYouMean: z.array(z.string()),
    }),
    errors: ['CATEGORY_NOT_FOUND'],
  },
  /** Suggestions while typing. Products, shades, brands and categories exist; every suggested term has results. */
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
  /** A list curated by the operator, in its order unless `sort` asks for another. */
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
   * Shades similar to a colour, across brands, those in stock first, then by similarity. `hex` is a colour.
   * `versionCode` is a shade: shades of its own product come first (of a hair dye, those with the same reflection), and
   * the shade itself is left out.
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
      /** Only shades in stock or in presale. */
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
  /** Colour families, each with a representative tone and the number of products that have a shade of it. */
  'GET /attribute/color/list': {
    query: Hints,
    response: resultsOf(z.array(Named.extend({ color: z.string(), products: z.int() }))),
    errors: [],
  },
  'GET /manufacturer/list': { query: PageQuery, response: pageOf(Manufacturer), errors: [] },
  /**
   * Ids of all products on sale, and every curated list that shows one, for the sitemap. Each page repeats the lists:
   * they are few.
   */
  'GET /product/sitemap': {
    query: Hints.extend({ page: wholeNumber(1, 100_000).default(1) }),
    response: pageOf(Named).extend({ customLists: z.array(z.string()) }),
    errors: [],
  },
  'GET /category/list': { query: Hints, response: resultsOf(z.array(Category)), errors: [] },
  /**
   * The customer's favourites, newest first. `marks` has all of them, for the hearts: "productId", or "productId
   * versionCode" for a shade. With `marksOnly` only `marks` is read.
   */
  'POST /favorite/query': {
    query: PageQuery.extend({ user: z.string().max(60).optional() }),
    body: z.strictObject({ marksOnly: z.boolean().default(false) }),
    response: pageOf(Favorite).extend({ marks: z.array(z.string()) }),
    errors: [],
  },
  /** Adding an existing favourite changes nothing. */
  'POST /favorite/add': {
    query: Hints,
    body: favoriteThing,
    response: resultsOf(z.object({ marks: z.array(z.string()) })),
    errors: ['PRODUCT_NOT_FOUND', 'VERSION_NOT_FOUND', 'FAVORITES_FULL', 'TOO_MANY_REQUESTS'],
  },
  /** Removing a missing favourite changes nothing. */
  'POST /favorite/remove-item': {
    query: Hints,
    body: favoriteThing,
    response: resultsOf(z.object({ marks: z.array(z.string()) })),
    errors: ['TOO_MANY_REQUESTS'],
  },
  /** Reads products and shades that a device keeps, in the order asked for; those not on sale are left out. */
  'POST /favorite/read': {
    query: Hints,
    body: favoriteThings,
    response: resultsOf(z.array(KeptOnDevice)),
    errors: ['TOO_MANY_REQUESTS'],
  },
  /**
   * Adds the favourites of a device, newest first, to those of its customer; sellers are refused. Existing favourites
   * stay, and products not on sale are left out, as is the excess over the limit.
   */
  'POST /favorite/merge': {
    query: Hints,
    body: favoriteThings,
    response: resultsOf(z.object({ marks: z.array(z.string()) })),
    errors: ['TOO_MANY_REQUESTS'],
  },
} satisfies Service;
