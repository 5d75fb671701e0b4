import type { productsApi } from '@tonalia/contract/products-api';
import type { z } from 'zod';
import type { CatalogueContext } from '../catalogue-index/catalogue.ts';
import { findListsOnSale, findProductsOnSale } from './sitemap.sql.ts';

type SitemapPage = z.input<(typeof productsApi)['GET /product/sitemap']['response']>;

/** A sitemap allows 50,000 addresses; this limit keeps a response small. */
const PRODUCTS_OF_A_SITEMAP = 5_000;

/** Every product on sale, page by page, and the curated lists. */
export async function listAddresses(
  { db, catalogue }: Pick<CatalogueContext, 'db' | 'catalogue'>,
  page: number,
): Promise<SitemapPage> {
  const limit = PRODUCTS_OF_A_SITEMAP;
  const [{ table }, rows, lists] = await Promise.all([
    catalogue.current(),
    findProductsOnSale(db, limit, (page - 1) * limit),
    findListsOnSale(db),
  ]);
  const total = table.slots().length;
  return {
    results: rows.map(({ id, name }) => ({ _id: id, name })),
    page,
    limit,
    total,
    pages: Math.ceil(total / limit),
    customLists: lists.map(({ url_name: urlName }) => urlName),
  };
}
