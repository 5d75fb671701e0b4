import { z } from 'zod';
import { CatalogueId, Code, Day, Instant, Pesos } from './wire.ts';

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

export const Named = z.object({ _id: CatalogueId, name: z.string() });

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
export const partsPrice = Pesos.nullable();

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

/** A content as filters name it: "60ml", "500g", "12und". */
const Volume = z.string().regex(/^\d{1,7}(ml|g|und)$/);

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

/** A product or shade that a device keeps, as it is sold now. */
export const KeptOnDevice = Favorite.pick({ versionCode: true, product: true, version: true });
export type KeptOnDevice = z.infer<typeof KeptOnDevice>;

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
