import type { productsApi } from '@tonalia/contract/products-api';
import type { z } from 'zod';
import type { Shopper } from '../../../platform/http/actor.ts';
import { toCard } from '../card/card.ts';
import { readCardRows } from '../card/read-cards.ts';
import type { CatalogueContext } from '../catalogue-index/catalogue.ts';
import { choiceOf } from '../list/choose.ts';
import { choosePage } from '../list/list-products.ts';
import { findParts } from './combo.sql.ts';
import { toPart } from './part.ts';
import { partsPrice } from './parts-price.ts';

type ComboList = z.input<(typeof productsApi)['GET /combo/list']['response']>;

/** A page of combos with their parts, best sellers first. Two statements. */
export async function listCombos(
  context: CatalogueContext,
  shopper: Shopper,
  { page, limit }: { page: number; limit: number },
): Promise<ComboList> {
  const { db, clock, catalogue } = context;
  const index = await catalogue.current();
  const now = clock.now();
  const view = { index, shopper, now };
  const choice = choiceOf(view, { combos: true });
  const slots = index.orders.bestsellersIn(shopper.warehouseId).slots();
  const { total, chosen } = choosePage(slots, choice, (page - 1) * limit, limit);
  const comboIds = chosen.map((slot) => index.table.ids[slot] ?? '');
  const [{ rows, deals }, found] = await Promise.all([
    readCardRows(context, view, comboIds),
    findParts(db, { now, tradeTypeId: shopper.tradeTypeId, agreedFor: shopper.agreedFor, comboIds }),
  ]);
  const parts = Map.groupBy(found, (part) => part.combo_id);
  return {
    results: rows.map((row) => {
      const own = parts.get(row.id) ?? [];
      return { ...toCard(row, deals, shopper), assemblies: own.map(toPart), partsPrice: partsPrice(own, deals) };
    }),
    page,
    limit,
    total,
    pages: Math.ceil(total / limit),
  };
}
