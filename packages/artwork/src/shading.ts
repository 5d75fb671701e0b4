import { fromLch, luminance, mix, tone, toLch } from './colour.ts';

/** A stop of a gradient: position (0–1), colour, opacity (1 by default). */
export type GradientStop = readonly [offset: number, color: string, opacity?: number];

/** How a surface takes light. */
export type Finish = {
  /** Strength of the highlight, 0–1. */
  gloss?: number;
  /** Strength of the shadow sides; 1 by default. */
  depth?: number;
};

/**
 * The light on a cylinder, as a layer over any colour: key light from the upper left, core shadow on the right, some
 * reflected light at the edge. Shadows take the hue of the pack; pale packs get less.
 */
export function cylinderLight(base: string, { gloss = 0.5, depth = 1 }: Finish = {}): GradientStop[] {
  const [, chroma, hue] = toLch(base);
  const dark = fromLch([0.2, Math.min(0.05, chroma), hue]);
  const strength = depth * (luminance(base) > 0.55 ? 0.62 : 1);
  return [
    [0, dark, 0.4 * strength],
    [0.06, dark, 0.2 * strength],
    [0.14, '#fff', 0.05 * gloss],
    [0.23, '#fff', 0.62 * gloss],
    [0.31, '#fff', 0.4 * gloss],
    [0.4, '#fff', 0.06 * gloss],
    [0.52, dark, 0],
    [0.74, dark, 0.1 * strength],
    [0.9, dark, 0.3 * strength],
    [0.965, dark, 0.34 * strength],
    [1, dark, 0.2 * strength],
  ];
}

/** Polished metal of a base colour. */
export function metal(base: string): GradientStop[] {
  const dark = tone(base, -0.26);
  const middle = tone(base, -0.06);
  const light = tone(base, 0.16, 0.55);
  const flash = mix(tone(base, 0.2, 0.3), '#ffffff', 0.6);
  return [
    [0, dark],
    [0.1, middle],
    [0.2, flash],
    [0.3, light],
    [0.42, middle],
    [0.55, dark],
    [0.7, middle],
    [0.82, light],
    [0.93, middle],
    [1, dark],
  ];
}

/** The narrow reflection of a window, fading downwards. */
export const reflection = (strength: number): GradientStop[] => [
  [0, '#fff', 0],
  [0.12, '#fff', strength],
  [0.7, '#fff', strength * 0.45],
  [1, '#fff', 0],
];

/** Metal of caps and rings. */
export const gold = '#d6b272';
/** Metal of tubes and tools. */
export const silver = '#c9cccb';
/** Engraved lines on gold. */
export const goldLine = '#7d5f2a';
/** Shadow on the floor: warm, never black. */
export const shadow = '#2a2723';
