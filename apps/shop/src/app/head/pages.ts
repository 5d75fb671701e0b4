import type { QueryClient } from '@tanstack/react-query';
import { allManufacturersQuery } from '../../api/queries/brands.ts';
import { customListQuery } from '../../api/queries/lists.ts';
import { categoriesQuery, listingQuery, productQuery } from '../../api/queries/queries.ts';
import type { ListPage, Listing } from '../../api/queries/queries.ts';
import { headMessages as words } from '../../messages/head.es-CO.ts';
import { paths } from '../../paths.ts';
import { findCategory } from '../../screens/search/find-category.ts';
import { places } from '../places.ts';
import type { PlaceName } from '../places.ts';
import { fixedPages } from './fixed-pages.ts';
import {
  brandThing,
  breadcrumbThing,
  itemListThing,
  previewPicture,
  productThing,
  websiteThing,
} from './structured.ts';
import type { AbsoluteAddress, SchemaThing } from './structured.ts';

/** The public description of a page. */
export interface PageDescription {
  /** The canonical address, without filters and campaign. */
  path: string;
  description: string;
  /** The path of its picture. */
  image?: string;
  things: SchemaThing[];
}

/** The data of the page. */
export interface PageData {
  params: Record<string, string | undefined>;
  cache: QueryClient;
  at: AbsoluteAddress;
}

/** The places with one page for each thing of the catalogue. */
const pagesOfThings: Partial<Record<PlaceName, (shown: PageData) => PageDescription | null>> = {
  manufacturer: brandPage,
  category: categoryPage,
  customList: customListPage,
  product: productPage,
};

/**
 * The public description of a place, or null for pages that search engines must not index: private pages, steps of a flow,
 * other orders of a list, missing things. A new place is not indexed until it is added here.
 */
export function pageOf(place: PlaceName, shown: PageData): PageDescription | null {
  const fixed = fixedPages[place];
  if (fixed === undefined) return pagesOfThings[place]?.(shown) ?? null;
  const isFront = place === 'landing' || place === 'homeCustomer';
  const { path, description } = fixed;
  return {
    path,
    description: typeof description === 'string' ? description : description(),
    things: isFront ? [websiteThing(shown.at)] : [],
  };
}

function productPage({ params, cache, at }: PageData): PageDescription | null {
  const product = cache.getQueryData(productQuery(params['productId'] ?? '').queryKey);
  if (product === undefined) return null;
  const path = paths.product(product);
  const trail = product.breadcrumbs.map((category) => ({ name: category.name, path: paths.category(category) }));
  return {
    path,
    description: words.product(product.name, product.manufacturer.name, product.description),
    image: previewPicture(product.image),
    things: [productThing(at, product), breadcrumbThing(at, [...trail, { name: product.name, path }])],
  };
}

function categoryPage({ params, cache, at }: PageData): PageDescription | null {
  const id = params['categoryId'] ?? '';
  const found = findCategory(cache.getQueryData(categoriesQuery.queryKey) ?? [], id);
  if (found === null) return null;
  const { parent, current } = found;
  const trail = parent._id === current._id ? [current] : [parent, current];
  return {
    path: paths.category(current),
    description: words.category(current.name, current.products),
    image: previewPicture(current.image),
    things: [
      breadcrumbThing(
        at,
        trail.map((one) => ({ name: one.name, path: paths.category(one) })),
      ),
      ...firstProducts(cache, at, current.name, { categoryId: id }),
    ],
  };
}

function brandPage({ params, cache, at }: PageData): PageDescription | null {
  const id = params['manufacturerId'] ?? '';
  const brand = cache.getQueryData(allManufacturersQuery.queryKey)?.find(({ _id }) => _id === id);
  if (brand === undefined) return null;
  const path = paths.manufacturer(brand);
  const trail = [
    { name: places.manufacturers.title, path: paths.manufacturers() },
    { name: brand.name, path },
  ];
  return {
    path,
    description: words.manufacturer(brand.name, brand.products),
    image: previewPicture(brand.image),
    things: [
      brandThing(at, brand),
      breadcrumbThing(at, trail),
      ...firstProducts(cache, at, brand.name, { manufacturerId: id }),
    ],
  };
}

function customListPage({ params, cache, at }: PageData): PageDescription | null {
  const urlName = params['urlName'] ?? '';
  const page = cache.getQueryData(customListQuery(urlName).queryKey)?.pages[0];
  if (page?.title === undefined) return null;
  const [first] = page.results;
  return {
    path: paths.customList(urlName),
    description: words.customList(page.title),
    ...(first && { image: previewPicture(first.image) }),
    things: listThings(at, page.title, page),
  };
}

/** The first products of the unfiltered list; a filtered list does not belong to the canonical address. */
function firstProducts(cache: QueryClient, at: AbsoluteAddress, name: string, listing: Listing): SchemaThing[] {
  return listThings(at, name, cache.getQueryData(listingQuery(listing).queryKey)?.pages[0]);
}

function listThings(at: AbsoluteAddress, name: string, page: ListPage | undefined): SchemaThing[] {
  return page === undefined || page.results.length === 0 ? [] : [itemListThing(at, name, page.total, page.results)];
}
