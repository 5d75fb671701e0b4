import type { Shelf as ShelfSchema } from '@tonalia/contract/products';
import type { z } from 'zod';
import type { Shopper } from '../../../platform/http/actor.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { type ListQuery, listProducts } from '../list/list-products.ts';

type Shelf = z.infer<typeof ShelfSchema>;

const SHELF = 12;

const shelves: { key: Shelf['key']; query: Partial<ListQuery> }[] = [
  { key: 'offers', query: { offers: true } },
  { key: 'bestsellers', query: { sort: 'bestsellers' } },
  { key: 'news', query: { news: true, sort: 'newest' } },
  { key: 'combos', query: { combos: true } },
];

/** The shelves of the home screen. One that cannot be filled is left out; an error of one never empties the others. */
export async function listHome(
  context: ModuleContext,
  shopper: Shopper,
  onFailure: (error: unknown, shelf: string) => void,
): Promise<{ shelves: Shelf[] }> {
  const filled = await Promise.allSettled(
    shelves.map(({ query }) => listProducts(context, shopper, { page: 1, limit: SHELF, ...query })),
  );
  const answered = filled.some((shelf) => shelf.status === 'fulfilled');
  return {
    shelves: shelves.flatMap(({ key }, at) => {
      const shelf = filled[at];
      if (shelf?.status === 'fulfilled')
        return shelf.value.results.length > 0 ? [{ key, products: shelf.value.results }] : [];
      if (!answered) throw shelf?.reason;
      onFailure(shelf?.reason, key);
      return [];
    }),
  };
}
