import { queryOptions } from '@tanstack/react-query';
import type { SavedList } from '@tonalia/contract/saved-lists';
import { call } from '../../../api/http/client.ts';

export const SAVED_LISTS = ['saved-lists'] as const;

/** The saved lists at today's prices. */
export const savedListsQuery = queryOptions({
  queryKey: SAVED_LISTS,
  queryFn: async ({ signal }) => (await call('purchase', 'GET /lists', { signal })).results,
});

export type SavedLine = SavedList['lines'][number];

/** What ordering a list adds now: lines that are sold and in stock or presale for all their units. */
export function sumOfList(lines: readonly SavedLine[]) {
  const ready = lines.filter((line) => orderable(line) > 0);
  return {
    lines: ready.length,
    units: ready.reduce((sum, line) => sum + orderable(line), 0),
    pesos: ready.reduce((sum, line) => sum + orderable(line) * (line.match?.price ?? 0), 0),
    dearer: ready.filter(({ match, priceBefore }) => match !== null && match.price > priceBefore).length,
    cheaper: ready.filter(({ match, priceBefore }) => match !== null && match.price < priceBefore).length,
    missing: lines.length - ready.length,
  };
}

/** Units of a line that can be ordered now, from stock and presale. */
export function orderable({ match, quantity }: SavedLine): number {
  if (!match) return 0;
  const later = match.presale ? (match.presale.left ?? quantity) : 0;
  return Math.min(quantity, match.stock + later);
}
