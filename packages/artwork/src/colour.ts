/** Colour arithmetic in OKLCH, where a step of lightness looks equal in every hue. Colours are `#rrggbb` outside. */

/** Lightness 0–1, chroma 0–0.4, hue in radians. */
export type Lch = readonly [lightness: number, chroma: number, hue: number];

const hexPattern = /^#?(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** The colour as `#rrggbb`; undefined when the text is not a hex colour. */
export function parseHex(text: unknown): string | undefined {
  if (typeof text !== 'string' || !hexPattern.test(text)) return undefined;
  const digits = text.replace('#', '').toLowerCase();
  return digits.length === 6 ? `#${digits}` : `#${[...digits].map((digit) => digit + digit).join('')}`;
}

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function fromChannels(red: number, green: number, blue: number): string {
  const byte = (value: number): string =>
    Math.round(Math.min(255, Math.max(0, value)))
      .toString(16)
      .padStart(2, '0');
  return `#${byte(red)}${byte(green)}${byte(blue)}`;
}

const toLinear = (byte: number): number => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const fromLinear = (value: number): number =>
  255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

/** OKLCH of an sRGB colour `#rrggbb`, by the matrices of Björn Ottosson's OKLab. */
export function toLch(hex: string): Lch {
  const [r, g, b] = channels(hex).map(toLinear) as [number, number, number]; // map keeps the length
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const beta = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [lightness, Math.hypot(a, beta), Math.atan2(beta, a)];
}

/** The colour as `#rrggbb`; a colour outside sRGB is clipped by channel. */
export function fromLch([lightness, chroma, hue]: Lch): string {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return fromChannels(
    fromLinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    fromLinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    fromLinear(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  );
}

/** The same hue, lighter or darker by `step` of OKLCH lightness; chroma is multiplied by `chromaFactor`. */
export function tone(hex: string, step: number, chromaFactor = 1): string {
  const [lightness, chroma, hue] = toLch(hex);
  return fromLch([Math.min(0.99, Math.max(0.04, lightness + step)), chroma * chromaFactor, hue]);
}

/** `share` 0 gives `from`, 1 gives `to`. */
export function mix(from: string, to: string, share: number): string {
  const a = channels(from);
  const b = channels(to);
  return fromChannels(a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share);
}

/** WCAG relative luminance, 0–1. */
export function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map(toLinear) as [number, number, number]; // map keeps the length
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast ratio, 1–21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]; // two in, two out
  return (light + 0.05) / (dark + 0.05);
}

/** Text colour for a background: a dark ink of the same hue on a light one, near-white on a dark one. */
export function inkOn(ground: string): string {
  if (luminance(ground) <= 0.36) return mix('#ffffff', ground, 0.06);
  return tone(ground, 0.26 - toLch(ground)[0], 0.55);
}
