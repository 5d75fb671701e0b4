import type { Product, Version } from '@tonalia/contract/products';
import { hexToLch, takesWhiteText } from '@tonalia/ui/sheen';

/** A shade as the colour card shows it. */
export interface Shade {
  version: Version;
  /** On its tab: "7.1". */
  code: string;
  /** Beneath it: "Rubio medio cenizo". */
  name: string;
  /** Read aloud and in lists: "7.1 Rubio medio cenizo". */
  fullName: string;
  /** "#rrggbb". */
  color: string;
}

export interface ShadeSection {
  /** "7 Rubio medio", "Rojos". */
  id: string;
  /** The height of a dye, or null for a family. */
  height: string | null;
  name: string;
  shades: Shade[];
  /** The tone the section stands for: a natural one, or the middle one. */
  color: string;
  /** What its chip in the rail is painted with: one tone, or the light, the middle and the deep one of a family. */
  bands: string[];
  isDark: boolean;
}

const grey = '#808080';

const attribute = (version: Version, name: string): string | null =>
  version.attributes.find((one) => one.name === name)?.value ?? null;

export const toneOf = (version: Version): string | null => attribute(version, 'Tono') ?? version.color?.name ?? null;
export const volumeOf = (version: Version): string | null => attribute(version, 'Volumen');

/** The volumes a product comes in, as its versions name them; one alone is no choice. */
export function volumesOf(product: Pick<Product, 'versions'>): string[] {
  const volumes = [...new Set(product.versions.map(volumeOf))].filter((volume) => volume !== null);
  return volumes.length > 1 ? volumes : [];
}

/** The first volume that can be bought, for a page that shows one as chosen. */
export function firstVolumeOf(product: Pick<Product, 'versions'>): string | null {
  const isSold = (volume: string) =>
    product.versions.some((version) => volumeOf(version) === volume && version.quantityAvailable > 0);
  return volumesOf(product).find(isSold) ?? null;
}

/** The shades of a volume; while none is chosen, each shade once, so that the card can be looked at. */
export function shadesOf(product: Pick<Product, 'versions'>, volume: string | null): Shade[] {
  const shades = new Map<string, Shade>();
  for (const version of product.versions) {
    const tone = toneOf(version);
    if (tone === null || (volume !== null && volumeOf(version) !== volume) || shades.has(tone)) continue;
    shades.set(tone, { version, ...readTone(tone, version.code), fullName: tone, color: version.color?.color ?? grey });
  }
  return [...shades.values()];
}

/** "7.1 Rubio medio cenizo" → its number and its name. A shade without a number goes by the end of its SKU. */
export function readTone(tone: string, sku: string): { code: string; name: string } {
  const [, code, name] = /^(\S*\d\S*)\s+(.+)$/.exec(tone) ?? [];
  if (code !== undefined && name !== undefined) return { code, name };
  return { code: /\d/.test(tone) && tone.length < 8 ? tone : (sku.split('-').at(-1) ?? sku), name: tone };
}

/** A text as it is compared: lower case, without accents. */
export const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

export interface ShadeFilter {
  search: string;
  topSeller: boolean;
  isNew: boolean;
}

/** What a search looks through of each shade, made when it is first searched: each letter asks all of them. */
const searched = new WeakMap<Shade, string>();

function searchedOf(shade: Shade): string {
  const known = searched.get(shade);
  if (known !== undefined) return known;
  const text = plain([shade.fullName, shade.code, shade.version.code].join('\n'));
  searched.set(shade, text);
  return text;
}

/** A search matches the shade's name or code; the switches narrow it further. */
export function matchesFilter(shade: Shade, { search, topSeller, isNew }: ShadeFilter): boolean {
  if (topSeller && !shade.version.is_top_seller) return false;
  if (isNew && !shade.version.is_new) return false;
  const text = plain(search.trim());
  return text === '' || searchedOf(shade).includes(text);
}

/** Groups shades by the height or family the catalogue gives them, in the order of the card. */
export function sectionsOf(shades: readonly Shade[]): ShadeSection[] {
  const groups = new Map<string, Shade[]>();
  for (const shade of shades) {
    const id = shade.version.section ?? '';
    const group = groups.get(id);
    if (group) group.push(shade);
    else groups.set(id, [shade]);
  }
  return [...groups].map(([id, members]) => toSection(id, members));
}

/** The sections with what a filter leaves of them. They keep their place and colours; one that is whole is the same as before. */
export function narrowed(sections: readonly ShadeSection[], filter: ShadeFilter): readonly ShadeSection[] {
  const left = sections.flatMap((section) => {
    const shades = section.shades.filter((shade) => matchesFilter(shade, filter));
    if (shades.length === section.shades.length) return section;
    return shades.length === 0 ? [] : { ...section, shades };
  });
  return left.length === sections.length && left.every((one, at) => one === sections[at]) ? sections : left;
}

function toSection(id: string, shades: Shade[]): ShadeSection {
  const [, height = null, name = id] = /^(\d{1,2})\s+(.+)$/.exec(id) ?? [];
  const bands = height === null ? bandsOf(shades) : [naturalOf(shades)];
  const color = bands[1] ?? bands[0] ?? grey;
  return { id, height, name, shades, color, bands, isDark: takesWhiteText(color) };
}

const naturalOf = (shades: readonly Shade[]): string =>
  shades.find(({ code }) => /\.0+$/.test(code) || /^\d+$/.test(code))?.color ?? shades[0]?.color ?? grey;

/** The light, the middle and the deep one. */
function bandsOf(shades: readonly Shade[]): string[] {
  const byLight = shades.map(({ color }) => ({ color, l: hexToLch(color).l })).toSorted((a, b) => b.l - a.l);
  return [0.12, 0.5, 0.88].map((share) => byLight[Math.floor((byLight.length - 1) * share)]?.color ?? grey);
}

/** A few of them for the page of the product: what sells first, then one from all over the card; what can be had only. */
export function picked(shades: readonly Shade[], n: number): Shade[] {
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
