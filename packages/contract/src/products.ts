import { z } from 'zod';
import { CatalogueId, Code, Day, Instant, Pesos } from './wire.ts';

/** `image` is an address without the size, or null: then the screen paints `color` (hex). */
export const Colour = z.object({ name: z.string(), image: z.string().nullable(), color: z.string().nullable() });

/** A discount, in pesos and in whole percent. */
export const Discount = z.object({ value: Pesos, percent: z.int() });

/** A property of a product or version as its card shows it. */
export const Attribute = z.object({ name: z.string(), value: z.string() });

/**
 * A version: a shade, a volume or both, in the attributes `Tono` and `Volumen`. Stock is that of the shopper's
 * warehouse (ENT-07).
 */
export const Version = z.object({
  _id: CatalogueId,
  code: Code,
  attributes: z.array(Attribute),
  color: Colour.nullable(),
  /** Section of the colour card: the level of a dye ("7 Rubio medio") or the family of a nail colour. */
  section: z.string().nullable(),
  price: Pesos,
  originalPrice: Pesos,
  discount: Discount.nullable(),
  stock: z.int(),
  excluded_from_presale: z.boolean(),
  is_top_seller: z.boolean(),
  is_new: z.boolean(),
  /** Always 0 from the server; the client counts chosen units here. */
  quantity: z.int(),
  quantityPresale: z.int(),
  /** Units that can be ordered now: stock, plus the rest of the presale. */
  quantityAvailable: z.int(),
  programmedPriceId: CatalogueId.nullable(),
  programmedPriceName: z.string().nullable(),
  applicableDealsId: CatalogueId.nullable(),
  image: z.string(),
});
export type Version = z.infer<typeof Version>;

/** An id with the name to show for it. */
export const Named = z.object({ _id: CatalogueId, name: z.string() });

/** Price per unit of content: pesos per `unit` ("ml", "g"). */
export const UnitPrice = z.object({ amount: Pesos, unit: z.enum(['ml', 'g', 'und']) });

/** A product as a card shows it. `price` is its cheapest version for this shopper. */
export const ProductCard = z.object({
  _id: CatalogueId,
  code: Code,
  name: z.string(),
  manufacturer: Named,
  category: Named,
  image: z.string(),
  /** Name of the card's background tint. */
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
  /** Date of entry in the catalogue, or of the latest of `newTones`; new products are grouped by its week. */
  newsAt: Instant,
  /** Shades added after the product, while they count as new. */
  newTones: z.array(z.string()),
  /** Units in the shopper's warehouse, all versions together. */
  stock: z.int(),
  /** Units left in the presale; 0 without a presale. */
  presaleLeft: z.int(),
  warehouses: z.array(z.object({ warehouse: z.string(), stock: z.int() })),
  applicableDealsId: CatalogueId.nullable(),
  programmedPriceId: CatalogueId.nullable(),
  programmedPriceName: z.string().nullable(),
  attributes: z.array(Attribute),
  /** The first four shades, for the dots of the card. */
  tones: z.array(z.string()),
  tonesTotal: z.int(),
  /** The shade that matched a search by shade or code; the colour card opens on it. */
  matched: z.object({ code: Code, name: z.string(), color: z.string().nullable() }).nullable(),
});
export type ProductCard = z.infer<typeof ProductCard>;

/** A product in a combo: `quantity` units of it in each combo. */
export const ComboPart = z.object({
  productId: CatalogueId,
  code: Code,
  name: z.string(),
  image: z.string(),
  tile: ProductCard.shape.tile,
  quantity: z.int(),
  /** The fixed version, then the only one in `versions`; null where the shopper chooses one of `versions`. */
  versionCode: Code.nullable(),
  /** Empty when an earlier part offers the same choice: then its versions apply. */
  versions: z.array(Version),
});
export type ComboPart = z.infer<typeof ComboPart>;

/**
 * Price of a combo's parts bought separately, with the cheapest version where one is chosen; null when a part cannot be
 * bought, and for products that are no combo.
 */
export const partsPrice = Pesos.nullable();

/** A product as its own page shows it (ENT-06). */
export const Product = ProductCard.omit({ matched: true }).extend({
  description: z.string(),
  breadcrumbs: z.array(Named),
  gallery: z.array(z.string()),
  versions: z.array(Version),
  /** Parts of a combo, in order; empty for other products. */
  assemblies: z.array(ComboPart),
  partsPrice,
  /** Complements ("Se usa con"): products often bought together with it, then similar ones. */
  related: z.array(ProductCard),
});
export type Product = z.infer<typeof Product>;

/** Order of a list of products. `relevance` follows the query, and without one the units sold. */
export const Sort = z.enum(['relevance', 'bestsellers', 'price_asc', 'price_desc', 'newest', 'name']);

/** A content as filters write it: "60ml", "500g", "12und". */
const Volume = z.string().regex(/^\d{1,7}(ml|g|und)$/);

const Facet = Named.extend({ count: z.int() });

/**
 * Number of products that each value of a filter would leave, given all other filters. A filter does not narrow its own
 * counts.
 */
export const Facets = z.object({
  manufacturers: z.array(Facet),
  categories: z.array(Facet),
  colorFamilies: z.array(Facet.extend({ color: z.string() })),
  /** `_id` is a value of the filter `volume`. */
  volumes: z.array(Facet.extend({ _id: Volume })),
  /** Price ranges, lowest first; `to` is null for the last. */
  prices: z.array(z.object({ from: Pesos, to: Pesos.nullable(), count: z.int() })),
  flags: z.object({ available: z.int(), offers: z.int(), news: z.int(), presale: z.int(), combos: z.int() }),
});
export type Facets = z.infer<typeof Facets>;

/** A shade in suggestions and colour search. */
export const Shade = z.object({
  code: Code,
  /** Number and name printed by the maker: "7.1 Rubio medio cenizo". */
  name: z.string(),
  /** Hex; null when the maker provides only a picture. */
  color: z.string().nullable(),
  productId: CatalogueId,
  productName: z.string(),
  manufacturer: Named,
});
export type Shade = z.infer<typeof Shade>;

/** Similarity by CIEDE2000: up to 2, up to 5, up to 10. Beyond that a shade is not shown. */
export const Nearness = z.enum(['Casi igual', 'Muy parecido', 'Parecido']);
export type Nearness = z.infer<typeof Nearness>;

/** Differences of the other shade in a colourist's words; empty when it looks the same. */
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

/** A shade of another product that looks similar, with what is needed to buy it. */
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
  /** Null beyond 10: shown only when it replaces a shade of its own product. */
  nearness: Nearness.nullable(),
  difference: Difference.nullable(),
});
export type NearShade = z.infer<typeof NearShade>;

/** A favourite: a product, or one of its shades. */
export const Favorite = z.object({
  _id: CatalogueId,
  versionCode: Code.nullable(),
  added_at: Instant,
  /** Price in pesos when it was added, to show what became cheaper. */
  priceThen: Pesos,
  product: ProductCard,
  /** The favourite shade with today's price and stock; null for a product, and for a shade no longer sold. */
  version: Version.nullable(),
});
export type Favorite = z.infer<typeof Favorite>;

/** A favourite kept on a device, with today's catalogue data. */
export const KeptOnDevice = Favorite.pick({ versionCode: true, product: true, version: true });
export type KeptOnDevice = z.infer<typeof KeptOnDevice>;

/** A brand with the number of its products on sale. */
export const Manufacturer = Named.extend({
  image: z.string(),
  products: z.int(),
  /** Text and background colour of the brand's tile, hex. */
  ink: z.string(),
  ground: z.string(),
});
export type Manufacturer = z.infer<typeof Manufacturer>;

const Subcategory = Named.extend({ image: z.string(), products: z.int() });
/** A category of the first level with its subcategories; `products` counts what is on sale. */
export const Category = Subcategory.extend({ children: z.array(Subcategory) });
export type Category = z.infer<typeof Category>;

/** A row of products on the home page. */
export const Shelf = z.object({
  key: z.enum(['offers', 'bestsellers', 'news', 'combos']),
  products: z.array(ProductCard),
});
