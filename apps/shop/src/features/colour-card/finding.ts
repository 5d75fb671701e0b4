import type { Product, Version } from '@tonalia/contract/products';
import { matchesFilter, plain } from './sections.ts';
import { readTone, toneOf, volumeOf } from './shades.ts';
import type { ShadeFilter } from './sections.ts';
import type { CardShade } from './shades.ts';

/** The version a link names: by its own code, or by the code of its shade ("6.66"). */
export function versionNamed({ versions }: Pick<Product, 'versions'>, name: string | null): Version | undefined {
  if (name === null) return undefined;
  const isShade = (version: Version) => readTone(toneOf(version) ?? '', version.code).code === name;
  return versions.find(({ code }) => code === name) ?? versions.find(isShade);
}

/** The volume of the version a link names. */
export function volumeNamed(product: Pick<Product, 'versions'>, name: string | null): string | null {
  const version = versionNamed(product, name);
  return version ? volumeOf(version) : null;
}

/** The version to show for `wanted` among those of a volume: itself, or the same tone in that volume. */
export function shownFor(shades: readonly CardShade[], wanted: Version | undefined): string | null {
  if (wanted === undefined) return null;
  const itself = shades.find(({ version }) => version.code === wanted.code);
  return (itself ?? shades.find(({ fullName }) => fullName === toneOf(wanted)))?.version.code ?? null;
}

/** The shade that Enter in 'Buscar tono' goes to: the one with exactly that code, else the first that matches. */
export function bestMatch(shades: readonly CardShade[], filter: ShadeFilter): CardShade | undefined {
  const text = plain(filter.search.trim());
  const matching = shades.filter((shade) => matchesFilter(shade, filter));
  return matching.find(({ code, version }) => [code, version.code].some((one) => plain(one) === text)) ?? matching[0];
}
