import type { OfficeSetting } from '@tonalia/contract/settings-office';
import { type BrandPalette, brandPalette, readableUnderWhite } from '@tonalia/artwork/brand-palette';
import { parseHex } from '@tonalia/artwork/colour';
import type { SettingEdits } from './use-setting-edits.ts';

/** The colours that an owner chooses, and the drawn brand's where none is set. */
export const drawnColours = {
  'brand.colour': '#0B6549',
  'brand.header_colour': '#062E23',
  'brand.accent_colour': '#C2264A',
} as const;

/** The key of the setting of a colour. */
export type ColourKey = keyof typeof drawnColours;

/** A colour as it is typed, and the one that is shown for it. */
export interface ChosenColour {
  key: ColourKey;
  typed: string;
  /** `#rrggbb`; the last valid one while the typed text is none. */
  hex: string;
  isInvalid: boolean;
  /** The nearest colour with readable white text; undefined when this one is. */
  better: string | undefined;
}

const keys = Object.keys(drawnColours) as ColourKey[]; // Object.keys returns string[]

/** The three colours with what is typed over the saved ones. */
export function chosenColours(saved: readonly OfficeSetting[], { edits }: Pick<SettingEdits, 'edits'>): ChosenColour[] {
  return keys.map((key) => {
    const stored = saved.find((one) => one.key === key)?.value ?? drawnColours[key];
    const edit = edits.get(key);
    const typed = edit ? (edit.value ?? '') : stored;
    const hex = parseHex(typed) ?? (typed === '' ? drawnColours[key].toLowerCase() : undefined);
    const shown = hex ?? stored.toLowerCase();
    const readable = readableUnderWhite(shown);
    return { key, typed, hex: shown, isInvalid: hex === undefined, better: readable === shown ? undefined : readable };
  });
}

/** The tones of both themes for the chosen colours; unreadable ones are replaced, as a save would require. */
export function previewPalette(colours: readonly ChosenColour[]): BrandPalette {
  const of = (wanted: ColourKey) => {
    const { hex, better } = colours.find(({ key }) => key === wanted) ?? { hex: drawnColours[wanted] };
    return better ?? hex.toLowerCase();
  };
  return brandPalette({
    main: of('brand.colour'),
    header: of('brand.header_colour'),
    accent: of('brand.accent_colour'),
  });
}
