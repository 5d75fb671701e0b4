/** OKLCH, hue in radians. */
export type OklchColour = { l: number; c: number; h: number };

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toGamma = (v: number) => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);

function channels(hex: string): [number, number, number] {
  const digits = hex.replace('#', '');
  const full = digits.length === 3 ? [...digits].map((d) => d + d).join('') : digits;
  const value = /^[\da-f]{6}$/i.test(full) ? Number.parseInt(full, 16) : 0x808080;
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

/** "#976f45" → OKLCH. Anything that is not a colour becomes middle grey. */
export function hexToLch(hex: string): OklchColour {
  const [r, g, b] = channels(hex).map(toLinear) as [number, number, number]; // map keeps the three channels
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, c: Math.hypot(a, bb), h: Math.atan2(bb, a) };
}

/** OKLCH → "#rrggbb", each channel clamped to the sRGB gamut. */
export function lchToHex({ l: L, c, h }: OklchColour): string {
  const a = c * Math.cos(h);
  const b = c * Math.sin(h);
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const byte = (v: number) => Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, v)))) * 255);
  return `#${rgb.map((v) => byte(v).toString(16).padStart(2, '0')).join('')}`;
}

/** Cache: a colour card renders again with every letter of its search. */
const known = new Map<string, string>();
const MOST_KNOWN = 2_000;

/** The sheen of hair or enamel over a shade's colour, as a CSS gradient. Equal on server and browser. */
export function sheen(hex: string): string {
  const before = known.get(hex);
  if (before !== undefined) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const shine = shineOf(hex);
  known.set(hex, shine);
  return shine;
}

function shineOf(hex: string): string {
  const base = hexToLch(hex);
  const lit = (by: number) => lchToHex({ ...base, l: Math.min(1, Math.max(0, base.l + by)) });
  return `linear-gradient(104deg,${lit(-0.035)} 0%,${lit(0.085)} 34%,${lit(0)} 62%,${lit(-0.045)} 100%)`;
}

/** WCAG relative luminance of "#rrggbb". */
export function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map(toLinear) as [number, number, number]; // map keeps the three channels
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast ratio of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** White or graphite, whichever has more contrast on this flat colour. */
export function inkOn(hex: string): string {
  return contrast('#ffffff', hex) > contrast('#171a16', hex) ? '#ffffff' : '#171a16';
}

/** Whether white text on this flat colour reaches a contrast of 4.5; otherwise it must be dark. */
export function takesWhiteText(hex: string): boolean {
  return contrast(hex, '#ffffff') >= 4.5;
}
