import type { ProductCard, Shelf as ShelfSchema } from '@tonalia/contract/products';
import type { z } from 'zod';
import type { Shopper } from '../../../platform/http/actor.ts';
import { readCards } from '../card/read-cards.ts';
import type { CatalogueContext } from '../catalogue-index/catalogue.ts';
import { type Filters, choiceOf } from '../list/choose.ts';
import { type Sort, orderOf } from '../list/page.ts';

type Shelf = z.infer<typeof ShelfSchema>;
type Key = Shelf['key'];

const SHELF = 12;

const shelves: { key: Key; filters: Filters; sort: Sort }[] = [
  { key: 'offers', filters: { offers: true }, sort: 'relevance' },
  { key: 'bestsellers', filters: {}, sort: 'bestsellers' },
  { key: 'news', filters: { news: true }, sort: 'newest' },
  { key: 'combos', filters: { combos: true }, sort: 'relevance' },
];

type Chosen = { key: Key; ids: string[] };

/** The shelves of the home screen. One that cannot be filled is left out; an error of one never empties the others. */
export async function listHome(
  context: CatalogueContext,
  shopper: Shopper,
  onFailure: (error: unknown, shelf: string) => void,
): Promise<{ shelves: Shelf[] }> {
  const chosen = await chooseProducts(context, shopper);
  const cards = await readTogether(context, shopper, chosen).catch(() =>
    readApart(context, shopper, chosen, onFailure),
  );
  return {
    shelves: chosen.flatMap(({ key, ids }) => {
      const products = ids.flatMap((id) => cards.get(key)?.get(id) ?? []);
      return products.length > 0 ? [{ key, products }] : [];
    }),
  };
}

async function chooseProducts({ catalogue, clock }: CatalogueContext, shopper: Shopper): Promise<Chosen[]> {
  const index = await catalogue.current();
  const now = clock.now();
  const prices = index.pricesFor(shopper.tradeTypeId, now.getTime());
  return shelves.map(({ key, filters, sort }) => {
    const choice = choiceOf(index, filters, shopper, now);
    const ids: string[] = [];
    for (const slot of orderOf(index, prices, sort, shopper.warehouseId).slots()) {
      if (ids.length === SHELF) break;
      if (choice.fails[slot] === 0) ids.push(index.table.ids[slot] ?? '');
    }
    return { key, ids };
  });
}

type Cards = Map<Key, Map<string, ProductCard>>;

/** All shelves at once: a product may stand on several. */
async function readTogether(context: CatalogueContext, shopper: Shopper, chosen: Chosen[]): Promise<Cards> {
  const cards = await readById(context, shopper, [...new Set(chosen.flatMap(({ ids }) => ids))]);
  return new Map(chosen.map(({ key }) => [key, cards]));
}

/** Something is amiss with a product: whichever shelf does without it is shown. */
async function readApart(
  context: CatalogueContext,
  shopper: Shopper,
  chosen: Chosen[],
  onFailure: (error: unknown, shelf: string) => void,
): Promise<Cards> {
  const read = await Promise.allSettled(chosen.map(({ ids }) => readById(context, shopper, ids)));
  const cards: Cards = new Map();
  for (const [at, { key }] of chosen.entries()) {
    const shelf = read[at];
    if (shelf?.status === 'fulfilled') cards.set(key, shelf.value);
    else if (read.every(({ status }) => status === 'rejected')) throw shelf?.reason;
    else onFailure(shelf?.reason, key);
  }
  return cards;
}

async function readById(context: CatalogueContext, shopper: Shopper, ids: string[]): Promise<Map<string, ProductCard>> {
  const cards = await readCards(
    context,
    shopper,
    ids.map((id) => ({ id })),
  );
  return new Map(cards.map((card) => [card._id, card]));
}
