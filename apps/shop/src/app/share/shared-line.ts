import type { SharedLine } from '@tonalia/contract/shares';
import { readTone } from '../../features/colour-card/shades.ts';

/** A line as the page shows it. */
export interface ShownLine extends SharedLine {
  /** The number on its tab: "7.1"; of a product without shades, none. */
  number: string;
  /** "Rubio medio cenizo", or the product's name. */
  label: string;
  /** "60 ml"; empty when it comes in one size. */
  volume: string;
  /** Its reflection in small letters, "cenizo"; empty for other shades. */
  family: string;
  /** Number, name and volume, for lists and screen readers. */
  fullName: string;
  hex: string | null;
}

const reflections =
  /\b(natural|cenizo|irisado|dorado|cobrizo|caoba|rojo|marrón|violeta|beige|nacarado|mate|chocolate)s?$/i;

/** A line with what its version is called. */
export function toShownLine(line: SharedLine): ShownLine {
  const { color, versionName, name, code } = line;
  const volume = color && versionName ? versionName.slice(color.name.length).replace(/^, /, '') : '';
  const tone = color ? readTone(color.name, code) : { code: '', name: versionName ? `${name}, ${versionName}` : name };
  return {
    ...line,
    number: tone.code,
    label: tone.name,
    volume,
    family: color ? (reflections.exec(tone.name)?.[1]?.toLowerCase() ?? '') : '',
    fullName: [tone.code, tone.name].filter(Boolean).join(' ') + (volume ? `, ${volume}` : ''),
    hex: color?.color ?? null,
  };
}

/** Shades of one height or family. */
export interface CardSection {
  /** The height of a dye, or null for a family of colours. */
  height: string | null;
  name: string;
  lines: readonly ShownLine[];
  /** The colour of its natural tone, else of the first. */
  color: string | null;
}

/** The sections of a card, in its order. */
export function cardSections(lines: readonly ShownLine[]): CardSection[] {
  const groups = Map.groupBy(lines, ({ section }) => section ?? '');
  return Array.from(groups, ([id, members]) => {
    const [, height = null, name = id] = /^(\d{1,2})\s+(.+)$/.exec(id) ?? [];
    const natural = members.find(({ number }) => /\.0+$|^\d+$/.test(number)) ?? members[0];
    return { height, name, lines: members, color: natural?.hex ?? null };
  });
}

/** The values that at least two lines have, in their order. */
export const sharedValues = (lines: readonly ShownLine[], of: 'family' | 'volume', least: number): string[] =>
  [...Map.groupBy(lines, (line) => line[of])].flatMap(([value, members]) =>
    value !== '' && members.length >= least ? [value] : [],
  );
