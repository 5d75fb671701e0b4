import type { Product, Version } from '@tonalia/contract/products';

/** A shade as the colour card shows it. */
export interface CardShade {
  version: Version;
  /** The number on its tab: "7.1". */
  code: string;
  /** The name below: "Rubio medio cenizo". */
  name: string;
  /** For lists and screen readers: "7.1 Rubio medio cenizo". */
  fullName: string;
  /** "#rrggbb". */
  color: string;
}

const grey = '#808080';

const attribute = (version: Version, name: string): string | null =>
  version.attributes.find((one) => one.name === name)?.value ?? null;

export const toneOf = (version: Version): string | null => attribute(version, 'Tono') ?? version.color?.name ?? null;
export const volumeOf = (version: Version): string | null => attribute(version, 'Volumen');

/** The volumes of a product's versions; empty when there is only one. */
export function volumesOf(product: Pick<Product, 'versions'>): string[] {
  const volumes = [...new Set(product.versions.map(volumeOf))].filter((volume) => volume !== null);
  return volumes.length > 1 ? volumes : [];
}

/** The first volume that can be bought, preselected on the product page. */
export function firstVolumeOf(product: Pick<Product, 'versions'>): string | null {
  const isSold = (volume: string) =>
    product.versions.some((version) => volumeOf(version) === volume && version.quantityAvailable > 0);
  return volumesOf(product).find(isSold) ?? null;
}

/** The shades of a volume; without a volume, each shade once, so that the card can be browsed. */
export function shadesOf(product: Pick<Product, 'versions'>, volume: string | null): CardShade[] {
  const shades = new Map<string, CardShade>();
  for (const version of product.versions) {
    const tone = toneOf(version);
    if (tone === null || (volume !== null && volumeOf(version) !== volume) || shades.has(tone)) continue;
    shades.set(tone, { version, ...readTone(tone, version.code), fullName: tone, color: version.color?.color ?? grey });
  }
  return [...shades.values()];
}

/** "7.1 Rubio medio cenizo" → number and name. A shade without a number uses the end of its SKU. */
export function readTone(tone: string, sku: string): { code: string; name: string } {
  const [, code, name] = /^(\S*\d\S*)\s+(.+)$/.exec(tone) ?? [];
  if (code !== undefined && name !== undefined) return { code, name };
  return { code: /\d/.test(tone) && tone.length < 8 ? tone : (sku.split('-').at(-1) ?? sku), name: tone };
}

/** `n` available shades for the product page: top sellers first, then shades spread over the card. */
export function picked(shades: readonly CardShade[], n: number): CardShade[] {
  const free = shades.filter(({ version }) => version.quantityAvailable > 0);
  const [top, rest] = [
    free.filter((one) => one.version.is_top_seller),
    free.filter((one) => !one.version.is_top_seller),
  ];
  const missing = Math.max(0, n - top.length);
  const spread = Array.from({ length: missing }, (_, at) => rest[Math.floor((at * rest.length) / missing)]);
  const chosen = [...new Set([...top, ...spread.filter((one) => one !== undefined)])];
  return (chosen.length > 0 ? chosen : [...shades]).slice(0, n);
}
