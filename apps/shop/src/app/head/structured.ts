import type { Manufacturer, Product, ProductCard } from '@tonalia/contract/products';
import { shop } from '../../api/settings/shop-settings.ts';
import { messages } from '../../messages/es-CO.ts';
import { paths } from '../../paths.ts';
import { pictureUrl } from '../../components/picture.tsx';

/** A schema.org thing. */
export type SchemaThing = { '@type': string; [property: string]: unknown };

/** The absolute address of a path. */
export type AbsoluteAddress = (path: string) => string;

const schema = 'https://schema.org';

/** The picture of a thing in its page size. */
const largePicture = (image: string): string => pictureUrl(image, 960);

/** The preview for links in messages: a JPEG, which all messengers read. */
export function previewPicture(image: string): string {
  const [path = '', query] = image.split('?');
  return `${path}/preview.jpg${query === undefined ? '' : `?${query}`}`;
}

/** The shop with its search address. */
export function websiteThing(at: AbsoluteAddress): SchemaThing {
  return {
    '@context': schema,
    '@type': 'WebSite',
    name: shop().brand,
    url: at(paths.landing()),
    inLanguage: 'es-CO',
    potentialAction: {
      '@type': 'SearchAction',
      // Search engines fill in the braces; a path function would escape them.
      target: { '@type': 'EntryPoint', urlTemplate: `${at(paths.search())}?search={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** The breadcrumbs of a page. */
export function breadcrumbThing(at: AbsoluteAddress, trail: readonly { name: string; path: string }[]): SchemaThing {
  const whole = [{ name: messages.shell.home, path: paths.homeCustomer() }, ...trail];
  return {
    '@context': schema,
    '@type': 'BreadcrumbList',
    itemListElement: whole.map(({ name, path }, n) => ({
      '@type': 'ListItem',
      position: n + 1,
      name,
      item: at(path),
    })),
  };
}

/** The first products of a list, in list order. */
export function itemListThing(
  at: AbsoluteAddress,
  name: string,
  total: number,
  cards: readonly ProductCard[],
): SchemaThing {
  return {
    '@context': schema,
    '@type': 'ItemList',
    name,
    numberOfItems: total,
    itemListElement: cards.map((card, n) => ({
      '@type': 'ListItem',
      position: n + 1,
      name: card.name,
      url: at(paths.product(card)),
    })),
  };
}

/** A brand, without products. */
export function brandThing(at: AbsoluteAddress, brand: Manufacturer): SchemaThing {
  return { '@context': schema, '@type': 'Brand', name: brand.name, url: at(paths.manufacturer(brand)) };
}

/** A product with price and availability for guests. */
export function productThing(at: AbsoluteAddress, product: Product): SchemaThing {
  const images = [product.image, ...product.gallery].map(largePicture);
  return {
    '@context': schema,
    '@type': 'Product',
    name: product.name,
    description: product.description,
    image: [...new Set(images)].map(at),
    sku: product.code,
    category: product.breadcrumbs.map(({ name }) => name).join(' > '),
    brand: { '@type': 'Brand', name: product.manufacturer.name },
    url: at(paths.product(product)),
    offers: offerThing(at, product),
  };
}

/** One price, or the lowest and highest price of the versions. */
function offerThing(at: AbsoluteAddress, product: Product): SchemaThing {
  const prices = product.versions.map(({ price }) => price);
  const [low, high] = [Math.min(product.price, ...prices), Math.max(product.price, ...prices)];
  const common = {
    priceCurrency: 'COP',
    availability: `${schema}/${availabilityOf(product)}`,
    itemCondition: `${schema}/NewCondition`,
    url: at(paths.product(product)),
    ...(product.minQuantity > 1 && {
      eligibleQuantity: { '@type': 'QuantitativeValue', minValue: product.minQuantity },
    }),
  };
  if (product.versions.length < 2) return { '@type': 'Offer', price: low, ...common };
  return {
    '@type': 'AggregateOffer',
    lowPrice: low,
    highPrice: high,
    offerCount: product.versions.length,
    ...common,
  };
}

/** Availability of a product with shades: whether at least one is available. */
function availabilityOf({ versions, minQuantity }: Product): 'InStock' | 'PreOrder' | 'OutOfStock' {
  if (versions.some(({ stock }) => stock >= minQuantity)) return 'InStock';
  return versions.some(({ quantityAvailable }) => quantityAvailable >= minQuantity) ? 'PreOrder' : 'OutOfStock';
}
