import { fromLch } from '@tonalia/artwork/colour';

/** `#RRGGBB` of an OKLCH colour with its hue in degrees; out-of-gamut colours lose chroma, not hue. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  return fromLch([Math.min(0.98, Math.max(0.08, lightness)), Math.max(0, chroma), (hue * Math.PI) / 180]).toUpperCase();
}

/** `share` 0 gives `from`, 1 gives `to`. */
export function between(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
