import type { ProductCard } from '@tonalia/contract/products';
import type { Shopper } from '../../../platform/http/actor.ts';
import type { CatalogueContext } from '../catalogue-index/catalogue.ts';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import { closedCombos } from '../catalogue-index/closed-combos.ts';
import type { ShopperView } from '../catalogue-index/shopper-view.ts';
import { type KnownCard, type KnownCards, knownCards } from './known-cards.ts';
import type { Deal } from '@tonalia/rules/price';
import { findDeals } from '../price/price.sql.ts';
import { toCard } from './card.ts';
import { type CardRow, findCardStock, findCards, findMatchedShades } from './card.sql.ts';

/** A product to show; `versionId` is the shade that a search matched. */
export interface ShownProduct {
  id: string;
  versionId?: string | null;
}

/**
 * Cards with current prices and stock, in the given order; products no longer sold are omitted. Runs the statements of `readCardRows`, and
 * one more when a search matched shades.
 */
export async function readCards(
  context: CatalogueContext,
  index: CatalogueIndex,
  shopper: Shopper,
  products: readonly ShownProduct[],
): Promise<ProductCard[]> {
  if (products.length === 0) return [];
  const matchedVersion = new Map(products.map(({ id, versionId = null }) => [id, versionId]));
  const view = { index, shopper, now: context.clock.now() };
  const [{ rows, deals }, matchedBy] = await Promise.all([
    readCardRows(
      context,
      view,
      products.map(({ id }) => id),
    ),
    readMatchedShades(context, [...matchedVersion.values()]),
  ]);
  return rows.map((row) => {
    const matched = row.has_versions ? matchedBy.get(matchedVersion.get(row.id) ?? null) : undefined;
    return toCard(row, deals, shopper, matched);
  });
}

type MatchedShade = NonNullable<ProductCard['matched']>;

/** By version. */
async function readMatchedShades(
  { db }: CatalogueContext,
  matchedVersion: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, MatchedShade>> {
  const ids = matchedVersion.filter((id) => id !== null);
  const shades = ids.length === 0 ? [] : await findMatchedShades(db, ids);
  return new Map(shades.map(({ id, code, name, hex }) => [id, { code, name, color: hex }]));
}

/** The rows of cards, and the deals in force. */
interface CardRows {
  rows: CardRow[];
  deals: readonly Deal[];
}

/**
 * Without combos that are not sold to this shopper now. For callers that show more than cards. With an up-to-date index no statement, or one for
 * unknown stock; while the index is behind, and for a customer with agreed prices, one for the cards and one for the deals.
 */
export async function readCardRows(
  { db, catalogue }: CatalogueContext,
  view: ShopperView,
  shown: readonly string[],
): Promise<CardRows> {
  const { tradeTypeId, agreedFor, warehouseId } = view.shopper;
  const closed = new Set(closedCombos(view));
  const ids = shown.filter((id) => !closed.has(id));
  // the index knows the prices of trade types only
  if (agreedFor === null && catalogue.isCurrent(view.index))
    return readKnownCards(db, knownCards(view), warehouseId, ids);
  const [deals, rows] = await Promise.all([
    findDeals(db, view.now, tradeTypeId),
    findCards(db, { now: view.now, tradeTypeId, agreedFor, warehouseId, ids }),
  ]);
  return { rows, deals };
}

async function readKnownCards(
  db: CatalogueContext['db'],
  known: KnownCards,
  warehouseId: string,
  ids: readonly string[],
): Promise<CardRows> {
  const cards = ids.flatMap((id) => known.of(id) ?? []);
  const unknown = cards.filter(({ stock }) => stock === null);
  const read = unknown.length === 0 ? [] : await readStock(db, known, warehouseId, unknown);
  const stockOf = new Map(read.map(({ id, stock }) => [id, stock]));
  return {
    rows: cards.map((card) => ({ ...card, stock: card.stock ?? stockOf.get(card.id) ?? 0 })),
    deals: known.deals,
  };
}

async function readStock(
  db: CatalogueContext['db'],
  known: KnownCards,
  warehouseId: string,
  cards: readonly KnownCard[],
): Promise<{ id: string; stock: number }[]> {
  const found = await findCardStock(db, { warehouseId, ids: cards.map(({ id }) => id) });
  for (const { id, stock } of found) known.storeStock(id, stock);
  return found;
}
