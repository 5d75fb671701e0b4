import type { QueryClient } from '@tanstack/react-query';
import { suggestQuery } from '../../api/queries/search.ts';
import type { Suggestions } from '../../api/queries/search.ts';
import { paths } from '../../paths.ts';
import { shadeHref } from './choices.ts';

/** Longer than this nobody waits before they see results. */
const PATIENCE_MS = 4000;

const same = (one: string, other: string) => one.toLowerCase() === other.trim().toLowerCase();

/** Where the code `words` leads by itself: the shade on its colour card, or the product. */
export function hrefOfCode(words: string, { shades, products }: Suggestions): string | null {
  const shade = shades.find(({ code }) => same(code, words));
  if (shade) return shadeHref(shade);
  const product = products.find(({ code }) => same(code, words));
  return product ? paths.product(product) : null;
}

/** Asks what the code is; null when it is none, or when nobody says so in time. */
export async function findCode(cache: QueryClient, words: string): Promise<string | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  const found = await Promise.race([cache.fetchQuery(suggestQuery(words.trim())).catch(() => null), late]);
  return found && hrefOfCode(words, found);
}
