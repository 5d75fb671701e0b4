import type { Product, Version } from '@tonalia/contract/products';
import { matchesFilter, plain } from './sections.ts';
import { readTone, toneOf, volumeOf } from './shades.ts';
import type { ShadeFilter } from './sections.ts';
import type { CardShade } from './shades.ts';

/** The version named in a link, by its code or by the code of its shade ("6.66"). */
export function findVersionByName({ versions }: Pick<Product, 'versions'>, name: string | null): Version | undefined {
  if (name === null) return undefined;
  const isShade = (version: Version) => readTone(toneOf(version) ?? '', version.code).code === name;
  return versions.find(({ code }) => code === name) ?? versions.find(isShade);
}

/** The volume of the version named in a link. */
export function findVolumeByName(product: Pick<Product, 'versions'>, name: string | null): string | null {
  const version = findVersionByName(product, name);
  return version ? volumeOf(version) : null;
}

/** The code to show for the version `named` in a link, in a volume: its own, or that of the same tone in that volume. */
export function shownCodeFor(shades: readonly CardShade[], named: Version | undefined): string | null {
  if (named === undefined) return null;
  const itself = shades.find(({ version }) => version.code === named.code);
  return (itself ?? shades.find(({ fullName }) => fullName === toneOf(named)))?.version.code ?? null;
}

/** The shade that Enter in 'Buscar tono' goes to: the one with exactly that code, else the first that matches. */
export function bestMatch(shades: readonly CardShade[], filter: ShadeFilter): CardShade | undefined {
  const text = plain(filter.search.trim());
  const matching = shades.filter((shade) => matchesFilter(shade, filter));
  return matching.find(({ code, version }) => [code, version.code].some((one) => plain(one) === text)) ?? matching[0];
}
