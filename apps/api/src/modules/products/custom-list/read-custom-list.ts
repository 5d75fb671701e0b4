import { AppError } from '@tonalia/contract/errors';
import type { productsApi } from '@tonalia/contract/products-api';
import type { z } from 'zod';
import type { Shopper } from '../../../platform/http/actor.ts';
import type { CatalogueContext } from '../catalogue-index/catalogue.ts';
import { type ListQuery, readPage } from '../list/list-products.ts';
import { inOrder, orderOf } from '../list/page.ts';
import { findCustomList } from './custom-list.sql.ts';

type CustomListPage = z.input<(typeof productsApi)['GET /product/custom-list/{url_name}']['response']>;

/** A page of a curated list, in its order unless another is requested, without products that are no longer sold. */
export async function readCustomList(
  context: CatalogueContext,
  shopper: Shopper,
  urlName: string,
  query: ListQuery,
): Promise<CustomListPage> {
  const [list] = await findCustomList(context.db, urlName);
  if (!list) throw new AppError('LIST_NOT_FOUND');
  const index = await context.catalogue.current();
  const now = context.clock.now();
  const own = Int32Array.from(list.product_ids.flatMap((id) => index.table.slotOf(id) ?? []));
  const { sort = 'relevance' } = query;
  const prices = index.pricesFor(shopper.tradeTypeId, now.getTime());
  const slots = sort === 'relevance' ? own : inOrder(own, orderOf(index, prices, sort, shopper.warehouseId));
  return { ...(await readPage(context, shopper, query, { index, now, slots })), title: list.name };
}
