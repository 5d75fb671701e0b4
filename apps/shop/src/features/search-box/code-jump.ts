import type { QueryClient } from '@tanstack/react-query';
import { suggestQuery } from '../../api/queries/search.ts';
import type { Suggestions } from '../../api/queries/search.ts';
import { paths } from '../../paths.ts';
import { shadeHref } from './choices.ts';

/** Longest wait for a code before the results page opens instead. */
const PATIENCE_MS = 4000;

const same = (one: string, other: string) => one.toLowerCase() === other.trim().toLowerCase();

/** The address that the code `words` opens directly: the shade on its colour card, or the product. */
export function hrefOfCode(words: string, { shades, products }: Suggestions): string | null {
  const shade = shades.find(({ code }) => same(code, words));
  if (shade) return shadeHref(shade);
  const product = products.find(({ code }) => same(code, words));
  return product ? paths.product(product) : null;
}

/** Looks the code up; null when it is unknown or no answer comes in time. */
export async function findCode(cache: QueryClient, words: string): Promise<string | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  const found = await Promise.race([cache.fetchQuery(suggestQuery(words.trim())).catch(() => null), late]);
  return found && hrefOfCode(words, found);
}
