import { AppError } from '@tonalia/contract/errors';
import type { productsApi } from '@tonalia/contract/products';
import type { z } from 'zod';
import type { Shopper } from '../../../platform/http/actor.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { toCard } from '../card/card.ts';
import type { CardRow } from '../card/card.sql.ts';
import { findDeals } from '../price/price.sql.ts';
import { type CustomListRow, findCustomList } from './custom-list.sql.ts';

type Answer = z.input<(typeof productsApi)['GET /product/custom-list/{url_name}']['response']>;

/** A page of a list the operator curates, in its order; what is no longer sold is left out. */
export async function readCustomList(
  { db, clock }: ModuleContext,
  shopper: Shopper,
  urlName: string,
  { page, limit }: { page: number; limit: number },
): Promise<Answer> {
  const now = clock.now();
  const { tradeTypeId, warehouseId } = shopper;
  const [deals, rows] = await Promise.all([
    findDeals(db, now, tradeTypeId),
    findCustomList(db, now, tradeTypeId, warehouseId, urlName, limit, (page - 1) * limit),
  ]);
  const [list] = rows;
  if (!list) throw new AppError('LIST_NOT_FOUND');
  const { title, total } = list;
  const results = rows.filter(isCard).map((row) => toCard(row, deals, shopper));
  return { results, page, limit, total, pages: Math.ceil(total / limit), title };
}

const isCard = (row: CustomListRow): row is CardRow & { title: string; total: number } => row.id !== null;
