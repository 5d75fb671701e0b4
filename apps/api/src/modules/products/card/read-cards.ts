import type { ProductCard } from '@tonalia/contract/products';
import type { Shopper } from '../../../platform/http/actor.ts';
import type { CatalogueContext } from '../catalogue-index/catalogue.ts';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import type { ShopperView } from '../catalogue-index/shopper-view.ts';
import { type KnownCards, knownCards } from './known-cards.ts';
import type { Deal } from '@tonalia/rules/price';
import { findDeals } from '../price/price.sql.ts';
import { toCard } from './card.ts';
import { type CardRow, type MatchedRow, type CardRequest, columnsOf, findCards } from './card.sql.ts';

/** A product to show; with `versionId`, the shade that explains why. */
export interface ToShow {
  id: string;
  versionId?: string | null;
}

/**
 * Cards with the price and stock of the moment, in this order; one that is no longer sold is left out. One statement, which looks at the
 * versions of products only where the index does not know which is the cheapest and what is left of all; a second one for the deals
 * while the index is behind the database.
 */
export async function readCards(
  context: CatalogueContext,
  index: CatalogueIndex,
  shopper: Shopper,
  products: readonly ToShow[],
): Promise<ProductCard[]> {
  if (products.length === 0) return [];
  const { rows, deals } = await readCardRows(context, { index, shopper, now: context.clock.now() }, products);
  return rows.map((row) => toCard(row, deals, shopper, matchedOf(row)));
}

/** What cards are made of, and the deals of the moment, for callers that show more than cards. */
export async function readCardRows(
  { db, catalogue }: CatalogueContext,
  { index, shopper, now }: ShopperView,
  products: readonly ToShow[],
): Promise<{ rows: (CardRow & MatchedRow)[]; deals: readonly Deal[] }> {
  const { tradeTypeId, warehouseId } = shopper;
  const known = catalogue.isCurrent(index) ? knownCards(index, shopper, now) : undefined;
  const wanted = products.map((product) => toWanted(product, known));
  const [deals, rows] = await Promise.all([
    known?.deals ?? findDeals(db, now, tradeTypeId),
    findCards(db, { now, tradeTypeId, warehouseId, ...columnsOf(wanted) }),
  ]);
  if (wanted.some(({ stock }) => stock === null)) known?.learn(rows);
  return { rows, deals };
}

const nothing = { cheapest: null, stock: null, newsAt: null };

const toWanted = ({ id, versionId = null }: ToShow, known?: KnownCards): CardRequest => ({
  id,
  matched: versionId,
  ...(known?.of(id) ?? nothing),
});

function matchedOf({
  has_versions,
  matched_code,
  matched_name,
  matched_hex,
}: CardRow & MatchedRow): ProductCard['matched'] {
  if (!has_versions || matched_code === null || matched_name === null) return null;
  return { code: matched_code, name: matched_name, color: matched_hex };
}
