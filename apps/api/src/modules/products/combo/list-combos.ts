import type { productsApi } from '@tonalia/contract/products-api';
import type { z } from 'zod';
import type { Shopper } from '../../../platform/http/actor.ts';
import { toCard } from '../card/card.ts';
import { columnsOf, findCards } from '../card/card.sql.ts';
import type { CatalogueContext } from '../catalogue-index/catalogue.ts';
import { choiceOf } from '../list/choose.ts';
import { choosePage } from '../list/list-products.ts';
import { findDeals } from '../price/price.sql.ts';
import { findParts } from './combo.sql.ts';
import { toPart } from './part.ts';
import { partsPrice } from './parts-price.ts';

type Answer = z.input<(typeof productsApi)['GET /combo/list']['response']>;

/** A page of combos, what sells first, each with its parts. Three statements, whatever is on it. */
export async function listCombos(
  { db, clock, catalogue }: CatalogueContext,
  shopper: Shopper,
  { page, limit }: { page: number; limit: number },
): Promise<Answer> {
  const index = await catalogue.current();
  const now = clock.now();
  const { tradeTypeId, warehouseId } = shopper;
  const choice = choiceOf(index, { combos: true }, shopper, now);
  const slots = index.orders.bestsellersIn(warehouseId).slots();
  const { total, chosen } = choosePage(slots, choice, (page - 1) * limit, limit);
  const ids = chosen.map((slot) => index.table.ids[slot] ?? '');
  const [deals, cards, found] = await Promise.all([
    findDeals(db, now, tradeTypeId),
    findCards(
      db,
      now,
      tradeTypeId,
      warehouseId,
      ...columnsOf(ids.map((id) => ({ id, matched: null, cheapest: null, stock: null, newsAt: null }))),
    ),
    findParts(db, now, tradeTypeId, ids),
  ]);
  const parts = Map.groupBy(found, (part) => part.combo_id);
  return {
    results: cards.map((row) => {
      const own = parts.get(row.id) ?? [];
      return { ...toCard(row, deals, shopper), assemblies: own.map(toPart), partsPrice: partsPrice(own, deals) };
    }),
    page,
    limit,
    total,
    pages: Math.ceil(total / limit),
  };
}
