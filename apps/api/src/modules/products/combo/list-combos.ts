import type { productsApi } from '@tonalia/contract/products';
import type { z } from 'zod';
import type { Shopper } from '../../../platform/http/actor.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { toCard } from '../card/card.ts';
import type { CardRow } from '../card/card.sql.ts';
import { findDeals } from '../price/price.sql.ts';
import { type ComboPageRow, findCombos, findParts } from './combo.sql.ts';
import { toPart } from './part.ts';
import { partsPrice } from './parts-price.ts';

type Answer = z.input<(typeof productsApi)['GET /combo/list']['response']>;

/** A page of combos, each with its parts. Three statements, whatever is on it. */
export async function listCombos(
  { db, clock }: ModuleContext,
  shopper: Shopper,
  { page, limit }: { page: number; limit: number },
): Promise<Answer> {
  const now = clock.now();
  const { tradeTypeId, warehouseId } = shopper;
  const [deals, rows] = await Promise.all([
    findDeals(db, now, tradeTypeId),
    findCombos(db, now, tradeTypeId, warehouseId, limit, (page - 1) * limit),
  ]);
  const total = rows[0]?.total ?? 0;
  const combos = rows.filter(isCard);
  const found = await findParts(
    db,
    now,
    tradeTypeId,
    combos.map(({ id }) => id),
  );
  const parts = Map.groupBy(found, (part) => part.combo_id);
  return {
    results: combos.map((row) => {
      const own = parts.get(row.id) ?? [];
      return { ...toCard(row, deals, shopper), assemblies: own.map(toPart), partsPrice: partsPrice(own, deals) };
    }),
    page,
    limit,
    total,
    pages: Math.ceil(total / limit),
  };
}

const isCard = (row: ComboPageRow): row is CardRow & { total: number } => row.id !== null;
