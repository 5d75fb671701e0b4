import { z } from 'zod';
import type { Service } from './call.ts';
import { Address, Credit } from './auth.ts';
import { PaymentMethod } from './payment.ts';
import { Approval } from './people.ts';
import { OrderStatus } from './purchase.ts';
import { CatalogueId, CityId, Code, Day, Hints, Instant, Pesos, Uuid, resultsOf } from './wire.ts';

const sellerErrors = ['GUEST_NOT_ALLOWED', 'ROLE_NOT_ALLOWED'] as const;

/** A column of texts, a line each. */
const Texts = z.string();
/** A column of whole numbers. */
const Numbers = z.array(z.int());
/** A column of whole numbers for each warehouse or trade type. */
const NumbersBy = z.record(z.string(), Numbers);
/** Bounds of a window in ms since 1970; null for none. */
const Bound = z.number().nullable();

/** Columns of products, by id. `ids` and `codes` of versions follow them in the order of their products. */
const OfflineProducts = z.object({
  /** Each as the difference from the one before. */
  ids: Numbers,
  codes: Texts,
  names: Texts,
  brands: Numbers,
  categories: Numbers,
  minimums: Numbers,
  /** 1 for a combo, 2 for a product with versions to choose from; 3 for both. */
  kinds: Numbers,
  tiles: Texts,
  photos: Texts,
  /** Units sold in the last ninety days, of all warehouses and by warehouse. */
  sold: Numbers,
  soldIn: NumbersBy,
  /** Names and values in turn, separated by tabs. */
  attributes: Texts,
  /** How many versions follow for each. */
  versions: Numbers,
});

/** Columns of versions. An empty text and 0 mean none. */
const OfflineVersions = z.object({
  ids: Numbers,
  /** `=` and the rest for a code that begins with its product's. */
  codes: Texts,
  barcodes: Texts,
  shadeCodes: Texts,
  shadeNames: Texts,
  sections: Texts,
  /** "60 ml" in two columns; units are 0 for ml, 1 for g, 2 for und. */
  volumes: Numbers,
  units: Numbers,
  hexes: Texts,
  photos: Texts,
  colourImages: Texts,
  /** List prices in pesos. */
  prices: Numbers,
  /** Prices of a trade type in pesos; 0 for the list price. */
  tradePrices: NumbersBy,
  stock: NumbersBy,
  /** 1 for a version that its product's presale leaves out. */
  noPresale: Numbers,
});

/** A deal that holds now or later; prices follow `Deal` of the rules. */
const OfflineDeal = z.object({
  id: z.string(),
  name: z.string(),
  discountType: z.enum(['percentage', 'value']),
  amount: z.int(),
  productId: CatalogueId.nullable(),
  manufacturerId: CatalogueId.nullable(),
  categoryId: CatalogueId.nullable(),
  minQuantity: z.int(),
  tradeTypeId: z.string().nullable(),
  from: Bound,
  until: Bound,
  /** ISO weekdays of Bogotá on which it holds; absent for every day, and in a snapshot that a phone kept from before. */
  weekdays: z.array(z.int()).optional(),
});

/** What products refer to, and the words of the search. */
const OfflineReference = z.object({
  brands: z.array(z.object({ id: CatalogueId, name: z.string() })),
  categories: z.array(z.object({ id: CatalogueId, name: z.string(), parentId: CatalogueId.nullable() })),
  deals: z.array(OfflineDeal),
  /** `left` is null without a limit. */
  presales: z.array(
    z.object({ productId: CatalogueId, from: Bound, until: Bound, dispatchDate: Day, left: z.int().nullable() }),
  ),
  synonyms: z.array(z.object({ term: z.string(), meaning: z.string() })),
  needs: z.array(z.object({ need: z.string(), finds: z.string() })),
  /** The roles of words: `Lexicon` of the search. */
  lexicon: z.record(z.string(), z.array(z.string())),
});
export type OfflineReference = z.infer<typeof OfflineReference>;

/** The catalogue on sale in columns, or what changed of it. */
export const OfflineSnapshot = z.object({
  /** Names exactly this content. */
  id: z.string(),
  /** The content that this changes; null for the whole. */
  since: z.string().nullable(),
  /** When it was read. */
  at: Instant,
  /** The trade types and warehouses it has columns for. */
  tradeTypeIds: z.array(z.string()),
  warehouseIds: z.array(z.string()),
  products: OfflineProducts,
  versions: OfflineVersions,
  /** Named prices that hold now or later: version, trade type (null for all), from, until, pesos, 1 where it replaces, id, name. */
  programmed: z.array(
    z.tuple([z.int(), z.string().nullable(), Bound, Bound, z.int(), z.int(), z.string(), z.string()]),
  ),
  /** Parts of combos: combo, product, version (0 where the shopper chooses), units. */
  parts: z.array(z.tuple([z.int(), z.int(), z.int(), z.int()])),
  /** Products that are no longer on sale; those in `products` replace the ones with their id. */
  removed: Numbers,
  /** Null where it did not change. */
  reference: OfflineReference.nullable(),
});
export type OfflineSnapshot = z.infer<typeof OfflineSnapshot>;

/** The warehouse that serves an address, with its terms. */
const OfflineDelivery = z.object({
  warehouseId: z.string(),
  leadDays: z.int(),
  /** ISO weekdays. */
  weekdays: z.array(z.int()),
  shippingFee: Pesos,
  /** Pesos of goods from which a delivery is free; null charges every order. */
  freeFrom: Pesos.nullable(),
  /** An order of several parts pays the fee for each of them, so many times at most. */
  maxShippingFees: z.int(),
  /** `HH:MM`; null for that of the policy. */
  cutoff: z.string().nullable(),
});

/** A customer of a portfolio, with all that an order without a network needs. */
export const OfflineCustomer = z.object({
  _id: Uuid,
  name: z.string(),
  city: z.string(),
  state: z.string(),
  cityId: CityId,
  /** The kind of business, and the one with its prices: a visitor's until the customer is approved. */
  tradeTypeId: z.string(),
  trade_type: z.string(),
  priceTradeTypeId: z.string(),
  /** Prices agreed with this customer that hold now or later, in pesos, with the id and name of their program. */
  agreed: z.array(
    z.object({
      versionId: z.int(),
      from: Bound,
      until: Bound,
      amount: z.int(),
      replaces: z.boolean(),
      id: z.string(),
      name: z.string(),
    }),
  ),
  approval: Approval.shape.state,
  /** The warehouse of the default address; of the installation without coverage. */
  warehouseId: z.string(),
  /** The default one first; `delivery` is null without coverage. */
  addresses: z.array(Address.extend({ delivery: OfflineDelivery.nullable() })),
  /** ISO weekdays of the customer's own route. */
  weekdays: z.array(z.int()).nullable(),
  /** `overdue` is what is due; null without own credit. */
  credit: Credit.nullable(),
  /** The last three, newest first. */
  orders: z.array(
    z.object({
      code: z.string(),
      status: OrderStatus,
      total: Pesos,
      placedAt: Instant,
      lines: z.array(z.object({ code: Code, quantity: z.int() })),
    }),
  ),
  /** Versions ordered on the most days of the last twelve months, with the usual units: ten at the most, as `SuggestedOrder.usual` has them. */
  usual: z.array(z.object({ code: Code, times: z.int(), quantity: z.int() })),
});
export type OfflineCustomer = z.infer<typeof OfflineCustomer>;

/** A payment method that an order without a network may name: none that a gateway charges at once. `own_credit` needs a customer's credit. */
export const OfflineMethod = PaymentMethod.pick({ reference: true, name: true, movement: true });
export type OfflineMethod = z.infer<typeof OfflineMethod>;

/** The catalogue that a seller takes along. */
export const offlineCatalogueApi = {
  /**
   * The prices of the portfolio's trade types and the stock of its warehouses, or of `warehouse` alone. `since`, the id of an earlier one, asks for
   * what changed; the whole comes when the server does not know it. 304 for the ETag of the current one.
   */
  'GET /offline/snapshot': {
    query: Hints.extend({ since: z.string().max(80).optional() }),
    response: resultsOf(OfflineSnapshot),
    errors: [...sellerErrors, 'INVALID_REQUEST', 'TOO_MANY_REQUESTS'],
  },
} satisfies Service;

/** The customers that a seller takes along; the base is `/api/customers`. */
export const offlineCustomersApi = {
  /** Every customer of the seller's portfolio, by name. */
  'GET /offline/portfolio': {
    query: Hints,
    response: resultsOf(
      z.object({ at: Instant, customers: z.array(OfflineCustomer), methods: z.array(OfflineMethod) }),
    ),
    errors: [...sellerErrors, 'TOO_MANY_REQUESTS'],
  },
} satisfies Service;
