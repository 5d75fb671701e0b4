import type { ProductCard, Shelf as ShelfSchema } from '@tonalia/contract/products';
import type { z } from 'zod';
import type { Shopper } from '../../../platform/http/actor.ts';
import { readCards } from '../card/read-cards.ts';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import type { CatalogueContext } from '../catalogue-index/catalogue.ts';
import { type Filters, choiceOf } from '../list/choose.ts';
import { type Sort, orderOf } from '../list/page.ts';

type Shelf = z.infer<typeof ShelfSchema>;
type ShelfKey = Shelf['key'];

const SHELF = 12;

const shelves: { key: ShelfKey; filters: Filters; sort: Sort }[] = [
  { key: 'offers', filters: { offers: true }, sort: 'relevance' },
  { key: 'bestsellers', filters: {}, sort: 'bestsellers' },
  { key: 'news', filters: { news: true }, sort: 'newest' },
  { key: 'combos', filters: { combos: true }, sort: 'relevance' },
];

type ShelfChoice = { key: ShelfKey; ids: string[] };

/** The shelves of the home screen. An empty or failing shelf is omitted; the others are unaffected. */
export async function listHome(
  context: CatalogueContext,
  shopper: Shopper,
  onFailure: (error: unknown, shelf: string) => void,
): Promise<{ shelves: Shelf[] }> {
  const index = await context.catalogue.current();
  const chosen = chooseProducts(context, index, shopper);
  const read = (ids: string[]) => readById(context, index, shopper, ids);
  const cards = await readTogether(chosen, read).catch(() => readSeparately(chosen, read, onFailure));
  return {
    shelves: chosen.flatMap(({ key, ids }) => {
      const products = ids.flatMap((id) => cards.get(key)?.get(id) ?? []);
      return products.length > 0 ? [{ key, products }] : [];
    }),
  };
}

function chooseProducts({ clock }: CatalogueContext, index: CatalogueIndex, shopper: Shopper): ShelfChoice[] {
  const now = clock.now();
  const prices = index.pricesFor(shopper.tradeTypeId, now.getTime());
  return shelves.map(({ key, filters, sort }) => {
    const { fails } = choiceOf({ index, shopper, now }, filters);
    const ids: string[] = [];
    for (const slot of orderOf(index, prices, sort, shopper.warehouseId).slots()) {
      if (ids.length === SHELF) break;
      if (fails[slot] === 0) ids.push(index.table.ids[slot] ?? '');
    }
    return { key, ids };
  });
}

type CardsByShelf = Map<ShelfKey, Map<string, ProductCard>>;
type ReadCards = (ids: string[]) => Promise<Map<string, ProductCard>>;

/** Reads all shelves together, because a product may be on several. */
async function readTogether(chosen: ShelfChoice[], read: ReadCards): Promise<CardsByShelf> {
  const cards = await read([...new Set(chosen.flatMap(({ ids }) => ids))]);
  return new Map(chosen.map(({ key }) => [key, cards]));
}

/** Reads each shelf separately after a failure, so that only shelves with the faulty product are omitted. */
async function readSeparately(
  chosen: ShelfChoice[],
  read: ReadCards,
  onFailure: (error: unknown, shelf: string) => void,
): Promise<CardsByShelf> {
  const shelvesRead = await Promise.allSettled(chosen.map(({ ids }) => read(ids)));
  const cards: CardsByShelf = new Map();
  for (const [at, { key }] of chosen.entries()) {
    const shelf = shelvesRead[at];
    if (shelf?.status === 'fulfilled') cards.set(key, shelf.value);
    else if (shelvesRead.every(({ status }) => status === 'rejected')) throw shelf?.reason;
    else onFailure(shelf?.reason, key);
  }
  return cards;
}

async function readById(
  context: CatalogueContext,
  index: CatalogueIndex,
  shopper: Shopper,
  ids: string[],
): Promise<Map<string, ProductCard>> {
  const cards = await readCards(
    context,
    index,
    shopper,
    ids.map((id) => ({ id })),
  );
  return new Map(cards.map((card) => [card._id, card]));
}
