import type { ProductCard } from '@tonalia/contract/products';
import type { Clock } from '../../../platform/clock.ts';
import type { Shopper } from '../../../platform/http/actor.ts';
import type { Database } from '../../../platform/transaction.ts';
import { findDeals } from '../price/price.sql.ts';
import { toCard } from './card.ts';
import { type CardRow, type MatchedRow, findCards } from './card.sql.ts';

/** A product to show; with `versionId`, the shade that explains why. */
export interface ToShow {
  id: string;
  versionId?: string | null;
}

/** Cards with the price and stock of the moment, in this order; one that is no longer sold is left out. Two statements. */
export async function readCards(
  { db, clock }: { db: Database; clock: Clock },
  shopper: Shopper,
  products: readonly ToShow[],
): Promise<ProductCard[]> {
  if (products.length === 0) return [];
  const now = clock.now();
  const { tradeTypeId, warehouseId } = shopper;
  const ids = products.map(({ id }) => id);
  const matched = products.map(({ versionId }) => versionId ?? null);
  const [deals, rows] = await Promise.all([
    findDeals(db, now, tradeTypeId),
    findCards(db, now, tradeTypeId, warehouseId, ids, matched),
  ]);
  return rows.map((row) => toCard(row, deals, shopper, matchedOf(row)));
}

function matchedOf({
  has_versions,
  matched_code,
  matched_name,
  matched_hex,
}: CardRow & MatchedRow): ProductCard['matched'] {
  if (!has_versions || matched_code === null || matched_name === null) return null;
  return { code: matched_code, name: matched_name, color: matched_hex };
}
