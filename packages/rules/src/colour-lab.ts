/** A colour in CIELAB, D65, 2° observer: `l` 0 to 100, `a` green to red, `b` blue to yellow. */
export interface Lab {
  l: number;
  a: number;
  b: number;
}

/** White of D65, Y = 1. */
const white = { x: 0.95047, z: 1.08883 };
/** Where the cube root changes to a straight line, and the slope of the line (CIE 15). */
const EPSILON = 216 / 24_389;
const KAPPA = 24_389 / 27;

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const fold = (t: number) => (t > EPSILON ? Math.cbrt(t) : (KAPPA * t + 16) / 116);

/** The 256 values of a channel, linearised once. */
const linear = Float64Array.from({ length: 256 }, (_, byte) => toLinear(byte / 255));
const channel = (rgb: number, shift: number) => linear[(rgb >> shift) & 255] ?? 0;

/** 0xrrggbb of sRGB → CIELAB. */
export function rgbToLab(rgb: number): Lab {
  const r = channel(rgb, 16);
  const g = channel(rgb, 8);
  const b = channel(rgb, 0);
  const x = fold((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / white.x);
  const y = fold(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = fold((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / white.z);
  return { l: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z) };
}

/** "#976F45" → CIELAB. The hex must be valid: check foreign input with `readHex`. */
export function hexToLab(hex: string): Lab {
  return rgbToLab(Number.parseInt(hex.replace('#', ''), 16));
}
