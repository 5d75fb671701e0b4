import { type Lch, contrast, fromLch, toLch } from './colour.ts';

/** The colours that an owner chooses, as `#rrggbb`. */
export interface OwnColours {
  /** Buttons and links. */
  main: string;
  /** The band at the top of the shop; a dark tone of `main` when absent. */
  header?: string | undefined;
  /** Offers and favourites; the drawn brand's when absent. */
  accent?: string | undefined;
}

/** Values of the custom properties of `packages/ui/src/tokens.css`, by name. */
export type BrandPalette = Record<`--color-${string}`, string>;

/** WCAG AA for text. */
export const READABLE = 4.5;
const WHITE = '#ffffff';
/** Canvas and surface of the dark theme. */
const DARK = ['#0e110f', '#161a17'];
/** A step of OKLCH lightness that no eye sees. */
const STEP = 0.004;

/** The drawn brand's tones, as in `tokens.css`. The derived ones keep their lightness and their share of chroma. */
const main = {
  50: '#eaf4ef',
  100: '#d3e9df',
  150: '#b9d8cb',
  200: '#a6d3bf',
  280: '#78cfae',
  300: '#5cc29b',
  320: '#6fcba7',
  400: '#2f9b76',
  500: '#177d5e',
  600: '#0b6549',
  700: '#084f3a',
  800: '#073d2e',
  840: '#24543f',
  950: '#041e17',
  960: '#12291f',
  975: '#04231a',
} as const;
const header = { 900: '#062e23', 920: '#0a2e23' } as const;
const accent = {
  50: '#fdeef0',
  100: '#fad9de',
  200: '#f5b3be',
  300: '#f08a9b',
  400: '#ea6079',
  500: '#e03e5c',
  600: '#c2264a',
  700: '#9c1b3a',
  900: '#530b20',
  960: '#34161d',
  980: '#3a0614',
} as const;

/** The colour itself when white text on it is readable; otherwise the nearest darker one of its hue. */
export function readableUnderWhite(hex: string): string {
  let found = hex;
  const [lightness, chroma, hue] = toLch(hex);
  for (let down = STEP; contrast(found, WHITE) < READABLE; down += STEP)
    found = inGamut([Math.max(0, lightness - down), chroma, hue]);
  return found;
}

/**
 * All tones of a brand, for both themes. White text on each chosen colour must be readable (`readableUnderWhite`); then the text pairs of
 * both themes are: a tone that would fail gets lighter or darker until it passes.
 */
export function brandPalette(chosen: OwnColours): BrandPalette {
  const tones = derive(main, main[600], chosen.main);
  for (const name of ['200', '280', '300', '320'] as const)
    tones[name] = lightened(tones[name], [...DARK, tones[960], tones[975]]);
  tones[50] = lightened(tones[50], [tones[600]]);
  const band = chosen.header ?? derive(header, main[600], chosen.main)[900];
  const bands = derive(header, header[900], band);
  tones[150] = lightened(tones[150], Object.values(bands));
  const marks = chosen.accent === undefined ? {} : accentTones(chosen.accent);
  return Object.fromEntries([
    ...named('esmeralda', { ...tones, ...bands }),
    ...named('guayaba', marks),
  ]) as BrandPalette; // as: every name comes from `named`
}

function accentTones(chosen: string): Record<string, string> {
  const tones = derive(accent, accent[600], chosen);
  tones[300] = lightened(tones[300], [...DARK, tones[960], tones[980]]);
  return tones;
}

const named = (scale: string, tones: Record<string, string>) =>
  Object.entries(tones).map(([step, hex]) => [`--color-${scale}-${step}`, hex] as const);

/** The tones of `scale` around `chosen`, as they are around `middle`. Steps from the middle to the dark follow its lightness. */
function derive<T extends Record<number, string>>(scale: T, middle: string, chosen: string): Record<keyof T, string> {
  const [light, chroma, hue] = toLch(middle);
  const [newLight, newChroma, newHue] = toLch(chosen);
  const strength = Math.min(1.5, newChroma / chroma);
  const tones = Object.entries(scale).map(([step, hex]) => {
    if (hex === middle) return [step, chosen];
    const [l, c, h] = toLch(hex);
    const isDarkerStep = step === '700' || step === '800';
    const lightness = isDarkerStep ? Math.max(0.12, newLight + l - light) : l;
    return [step, inGamut([lightness, c * strength, h + newHue - hue])];
  });
  return Object.fromEntries(tones) as Record<keyof T, string>; // as: the same steps
}

/** Lighter until it has the contrast of text with each of `others`, which are darker or carry it as text. */
function lightened(hex: string, others: readonly string[]): string {
  const [lightness, chroma, hue] = toLch(hex);
  const isReadable = (tone: string) => others.every((other) => contrast(tone, other) >= READABLE);
  let found = hex;
  for (let up = STEP; !isReadable(found) && lightness + up < 0.99; up += STEP)
    found = inGamut([lightness + up, chroma, hue]);
  return isReadable(found) ? found : WHITE;
}

/** The colour with as much of its chroma as sRGB has at its lightness. */
function inGamut([lightness, chroma, hue]: Lch): string {
  for (let c = chroma; c > 0; c -= STEP) {
    const hex = fromLch([lightness, c, hue]);
    const [l, , h] = toLch(hex);
    if (Math.abs(l - lightness) < 0.01 && (c < 0.02 || Math.abs(Math.sin(h - hue)) < 0.05)) return hex;
  }
  return fromLch([lightness, 0, hue]);
}
