import type { Lab } from './colour-lab.ts';

/** The perceived difference of two colours: total, and by lightness, chroma and hue. */
export interface ColourDifference {
  /** CIEDE2000, never negative: about 1 is the smallest visible difference. */
  deltaE: number;
  /** Lightness of the second minus that of the first. */
  lightness: number;
  /** Chroma of the second minus that of the first. */
  chroma: number;
  /** Positive when the hue turns from red over yellow to green. */
  hue: number;
}

const DEGREE = Math.PI / 180;
const TURN = 2 * Math.PI;
const POW7_OF_25 = 25 ** 7;

/** √(c⁷ / (c⁷ + 25⁷)): weight of the chroma, 0 to 1. */
export function vividness(chroma: number): number {
  const cube = chroma * chroma * chroma;
  const seventh = cube * cube * chroma;
  return Math.sqrt(seventh / (seventh + POW7_OF_25));
}

function hueOf(a: number, b: number): number {
  const hue = Math.atan2(b, a);
  return hue < 0 ? hue + TURN : hue;
}

/** Math.hypot is ten times slower, and a search compares many thousands of colours. */
const chromaOf = (a: number, b: number) => Math.sqrt(a * a + b * b);

/** Weight of a lightness difference around `l`. */
export const lightnessWeight = (l: number): number => 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);

/**
 * CIEDE2000 with all weights 1, after Sharma, Wu and Dalal: "The CIEDE2000 color-difference formula: implementation notes,
 * supplementary test data, and mathematical observations" (2005).
 */
export function colourDifference(one: Lab, other: Lab): ColourDifference {
  const stretch = 1 + 0.5 * (1 - vividness((chromaOf(one.a, one.b) + chromaOf(other.a, other.b)) / 2));
  const a1 = one.a * stretch;
  const a2 = other.a * stretch;
  const c1 = chromaOf(a1, one.b);
  const c2 = chromaOf(a2, other.b);
  const h1 = hueOf(a1, one.b);
  const h2 = hueOf(a2, other.b);
  const isGrey = c1 * c2 === 0;

  const turn = isGrey ? 0 : shortWay(h2 - h1);
  const middle = isGrey ? h1 + h2 : middleHue(h1, h2);
  const chroma = (c1 + c2) / 2;

  const lightness = (other.l - one.l) / lightnessWeight((one.l + other.l) / 2);
  const byChroma = (c2 - c1) / (1 + 0.045 * chroma);
  const byHue = (2 * Math.sqrt(c1 * c2) * Math.sin(turn / 2)) / (1 + 0.015 * chroma * hueWeight(middle));
  const sum = lightness ** 2 + byChroma ** 2 + byHue ** 2 + rotation(middle, chroma) * byChroma * byHue;
  return { deltaE: Math.sqrt(Math.max(0, sum)), lightness, chroma: byChroma, hue: byHue };
}

/** CIEDE2000 of two colours. */
export const deltaE = (one: Lab, other: Lab): number => colourDifference(one, other).deltaE;

function shortWay(turn: number): number {
  if (turn > Math.PI) return turn - TURN;
  return turn < -Math.PI ? turn + TURN : turn;
}

function middleHue(h1: number, h2: number): number {
  const sum = h1 + h2;
  if (Math.abs(h1 - h2) <= Math.PI) return sum / 2;
  return sum < TURN ? (sum + TURN) / 2 : (sum - TURN) / 2;
}

function hueWeight(h: number): number {
  return (
    1 -
    0.17 * Math.cos(h - 30 * DEGREE) +
    0.24 * Math.cos(2 * h) +
    0.32 * Math.cos(3 * h + 6 * DEGREE) -
    0.2 * Math.cos(4 * h - 63 * DEGREE)
  );
}

/** The rotation term: in blue, chroma and hue are not perceived independently. */
function rotation(h: number, chroma: number): number {
  const swing = 30 * DEGREE * Math.exp(-(((h / DEGREE - 275) / 25) ** 2));
  return -2 * vividness(chroma) * Math.sin(2 * swing);
}
