import type { ShelfItem } from '@tonalia/contract/formulas';
import type { ListMatch } from '@tonalia/contract/order-list';
import type { MixText } from '@tonalia/rules/mix-text';
import { call } from '../../api/http/client.ts';
import type { SalonShelf } from './mix-figures.ts';

/** A dye of a typed mix: the versions that its words may mean, one when they are clear. */
export interface ReadDye {
  words: string;
  grams: number;
  matches: ListMatch[];
}

const plainShade = (words: string): string => words.trim().replace(',', '.').toLowerCase();

/** The dyes of a text: a bare number is a shade that the salon has; other words are understood as in an order. */
export async function resolveDyes(lines: MixText['lines'], shelf: SalonShelf): Promise<ReadDye[]> {
  const read = lines.map(({ words, grams }) => ({ words, grams, matches: onShelf(words, shelf) }));
  const asked = read.filter(({ matches }) => matches.length === 0);
  if (asked.length === 0) return read;
  const text = asked.map(({ words }) => `1 tinte ${words}`).join('\n');
  const { results } = await call('products', 'POST /recognise', { body: { text } });
  return read.map((dye) => {
    const at = asked.indexOf(dye);
    if (at < 0) return dye;
    const row = results.find(({ line }) => line === at + 1);
    const clear = row?.verdict === 'recognised' || row?.verdict === 'sold_out' ? row.match : null;
    return { ...dye, matches: clear ? [clear] : (row?.candidates ?? []) };
  });
}

function onShelf(words: string, shelf: SalonShelf): ListMatch[] {
  const shade = plainShade(words);
  return [...shelf.values()].flatMap((item) => (item.match && item.shade?.toLowerCase() === shade ? [item.match] : []));
}

/** The oxidant of that strength that the salon bought last; null when it has none. */
export function oxidantOf(volume: number, shelf: SalonShelf): string | null {
  const names = new RegExp(String.raw`(?<!\d)${volume}\s*vol`, 'i');
  const found = [...shelf.values()].find(
    ({ match, shade }) => shade === null && match && names.test(`${match.name} ${match.versionName ?? ''}`),
  );
  return found?.versionId ?? null;
}

/** A version that was just chosen, before the server has said what is left of it. */
export const asShelfItem = (match: ListMatch): ShelfItem => ({
  versionId: match.versionId,
  shade: null,
  content: null,
  left: 0,
  paid: null,
  match,
});
