import { hexToLch, takesWhiteText } from '@tonalia/ui/sheen';
import { withoutAccentSigns } from '@tonalia/rules/without-accent-signs';
import type { CardShade } from './shades.ts';

export interface ShadeSection {
  /** "7 Rubio medio", "Rojos". */
  id: string;
  /** The height of a dye, or null for a family. */
  height: string | null;
  name: string;
  shades: CardShade[];
  /** The colour that represents the section: its natural tone, or the middle one. */
  color: string;
  /** Colours of its chip in the rail: one tone, or the light, middle and deep ones of a family. */
  bands: string[];
  isDark: boolean;
}

const grey = '#808080';

/** Normalises text for comparison: lower case, without accents. */
export const plain = (text: string) => withoutAccentSigns(text).toLowerCase();

export interface ShadeFilter {
  search: string;
  topSeller: boolean;
  isNew: boolean;
}

/** The searchable text of each shade, cached because every typed letter searches all shades. */
const searched = new WeakMap<CardShade, string>();

function searchTextOf(shade: CardShade): string {
  const known = searched.get(shade);
  if (known !== undefined) return known;
  const text = plain([shade.fullName, shade.code, shade.version.code].join('\n'));
  searched.set(shade, text);
  return text;
}

/** A search matches the shade's name or code; the switches filter further. */
export function matchesFilter(shade: CardShade, { search, topSeller, isNew }: ShadeFilter): boolean {
  if (topSeller && !shade.version.is_top_seller) return false;
  if (isNew && !shade.version.is_new) return false;
  const text = plain(search.trim());
  return text === '' || searchTextOf(shade).includes(text);
}

/** Groups shades by their height or family in the catalogue, in the order of the card. */
export function sectionsOf(shades: readonly CardShade[]): ShadeSection[] {
  const groups = new Map<string, CardShade[]>();
  for (const shade of shades) {
    const id = shade.version.section ?? '';
    const group = groups.get(id);
    if (group) group.push(shade);
    else groups.set(id, [shade]);
  }
  return [...groups].map(([id, members]) => toSection(id, members));
}

/** The sections with the shades that match a filter. They keep their place and colours; a complete section stays the same object. */
export function filterSections(sections: readonly ShadeSection[], filter: ShadeFilter): readonly ShadeSection[] {
  const left = sections.flatMap((section) => {
    const shades = section.shades.filter((shade) => matchesFilter(shade, filter));
    if (shades.length === section.shades.length) return section;
    return shades.length === 0 ? [] : { ...section, shades };
  });
  return left.length === sections.length && left.every((one, at) => one === sections[at]) ? sections : left;
}

function toSection(id: string, shades: CardShade[]): ShadeSection {
  const [, height = null, name = id] = /^(\d{1,2})\s+(.+)$/.exec(id) ?? [];
  const bands = height === null ? bandsOf(shades) : [naturalOf(shades)];
  const color = bands[1] ?? bands[0] ?? grey;
  return { id, height, name, shades, color, bands, isDark: takesWhiteText(color) };
}

const naturalOf = (shades: readonly CardShade[]): string =>
  shades.find(({ code }) => /\.0+$/.test(code) || /^\d+$/.test(code))?.color ?? shades[0]?.color ?? grey;

/** The light, middle and deep colours. */
function bandsOf(shades: readonly CardShade[]): string[] {
  const byLight = shades.map(({ color }) => ({ color, l: hexToLch(color).l })).toSorted((a, b) => b.l - a.l);
  return [0.12, 0.5, 0.88].map((share) => byLight[Math.floor((byLight.length - 1) * share)]?.color ?? grey);
}
