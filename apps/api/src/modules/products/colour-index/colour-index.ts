import { deltaE, lightnessWeight, vividness } from '@tonalia/rules/colour-difference';
import { type Lab, rgbToLab } from '@tonalia/rules/colour-lab';
import { FARTHEST } from '@tonalia/rules/colour-nearness';

export interface NearVersion {
  version: number;
  /** CIEDE2000 from what was asked for, never above `FARTHEST`. */
  deltaE: number;
}

/** The colours of the catalogue, to be asked for the nearest. */
export interface ColourIndex {
  /**
   * The `most` versions nearest to `hex` among those `accept` lets through, nearest first, of two alike the lower number. What is
   * farther than alike is left out. `hex` is "#RRGGBB".
   */
  nearest(hex: string, most: number, accept: (version: number) => boolean): NearVersion[];
}

export interface ColourIndexBuilder {
  /** Versions come in ascending order. */
  add(version: number, hex: string): void;
  finish(): ColourIndex;
  /** In steps: others may have their turn between them. */
  finishInSteps(): Generator<undefined, ColourIndex>;
}

/** Distinct colours from dark to light, each with its versions: those of colour `i` are `versions[starts[i] … starts[i + 1]]`. */
interface ColourColumns {
  l: Float64Array;
  a: Float64Array;
  b: Float64Array;
  /** Chroma. */
  c: Float64Array;
  starts: Uint32Array;
  versions: Uint32Array;
}

/** What was asked for, with its chroma. */
type LabChroma = Lab & { c: number };

export function createColourIndexBuilder(): ColourIndexBuilder {
  const byColour = new Map<number, number[]>();
  function* finishInSteps(): Generator<undefined, ColourIndex> {
    const colours = yield* layOut(byColour);
    byColour.clear();
    return { nearest: (hex, most, accept) => findNearest(colours, hex, most, accept) };
  }
  return {
    add(version, hex) {
      const rgb = Number.parseInt(hex.slice(1), 16);
      const versions = byColour.get(rgb);
      if (versions) versions.push(version);
      else byColour.set(rgb, [version]);
    },
    finishInSteps,
    finish() {
      const steps = finishInSteps();
      for (;;) {
        const step = steps.next();
        if (step.done) return step.value;
      }
    },
  };
}

/** Colours laid out in a step. */
const STEP = 5_000;
/** A lightness and a colour in one float that sorts by lightness, to a millionth: far faster than a comparison in our own code. */
const FINE = 1e6;
const RGB = 2 ** 24;

function* layOut(byColour: ReadonlyMap<number, readonly number[]>): Generator<undefined, ColourColumns> {
  const count = byColour.size;
  const sorted = new Float64Array(count);
  let total = 0;
  let n = 0;
  for (const [rgb, versions] of byColour) {
    sorted[n++] = Math.round(rgbToLab(rgb).l * FINE) * RGB + rgb;
    total += versions.length;
    if (n % STEP === 0) yield;
  }
  sorted.sort();
  const [l, a, b, c] = [0, 0, 0, 0].map(() => new Float64Array(count)) as [
    Float64Column,
    Float64Column,
    Float64Column,
    Float64Column,
  ]; // four for four
  const starts = new Uint32Array(count + 1);
  const versions = new Uint32Array(total);
  for (n = 0; n < count; n += 1) {
    const rgb = (sorted[n] ?? 0) % RGB;
    const lab = rgbToLab(rgb);
    [l[n], a[n], b[n], c[n]] = [lab.l, lab.a, lab.b, Math.hypot(lab.a, lab.b)];
    const own = byColour.get(rgb) ?? [];
    versions.set(own, starts[n]);
    starts[n + 1] = (starts[n] ?? 0) + own.length;
    if (n % STEP === STEP - 1) yield;
  }
  return { l, a, b, c, starts, versions };
}

type Float64Column = Float64Array<ArrayBuffer>;

/**
 * Walks from the asked lightness to lighter and to darker ones. CIEDE2000 is never below its part in lightness, which only grows
 * on the way: where that part alone is too much, the walk ends.
 */
function findNearest(
  colours: ColourColumns,
  hex: string,
  most: number,
  accept: (version: number) => boolean,
): NearVersion[] {
  const lab = rgbToLab(Number.parseInt(hex.slice(1), 16));
  const wanted: LabChroma = { ...lab, c: Math.hypot(lab.a, lab.b) };
  const { l } = colours;
  const best = createBest(most);
  const search: ColourSearch = { colours, wanted, accept, best };
  let up = firstNotBelow(l, wanted.l);
  let down = up - 1;
  while (best.limit() >= 0 && (up < l.length || down >= 0)) {
    const above = (l[up] ?? Infinity) - wanted.l;
    const below = wanted.l - (l[down] ?? -Infinity);
    const at = above <= below ? up++ : down--;
    const byLightness = Math.min(above, below) / lightnessWeight((wanted.l + (l[at] ?? 0)) / 2);
    const limit = best.limit();
    if (byLightness > limit + 2 / FINE) {
      if (above <= below) up = l.length;
      else down = -1;
    } else if (!isFarther(search, at, byLightness, limit)) {
      offer(search, at);
    }
  }
  return best.found;
}

/** Smaller than any rounding that matters, larger than what adding floats in another order brings. */
const SLACK = 1e-9;
/** The most of a distance that the formula's turn in blue takes away: sin 60°, of colours as vivid as can be. */
const MOST_ROTATION = Math.sin(Math.PI / 3);

/**
 * A bound CIEDE2000 is never below, without its angles. In the plane of `a` and `b` its two parts make up the straight distance, and
 * neither is weighed down by more than chroma's weight; the turn in blue takes at most its share of them, in the yellow half
 * (b > 0 for both) nothing worth a float. First with `a` stretched as little as can be, which settles most.
 */
function isFarther({ colours, wanted }: ColourSearch, at: number, byLightness: number, limit: number): boolean {
  const a = colours.a[at] ?? 0;
  const b = colours.b[at] ?? 0;
  const chroma = (wanted.c + (colours.c[at] ?? 0)) / 2;
  const room = (limit + SLACK) ** 2 - byLightness * byLightness;
  const isYellow = wanted.b > 0 && b > 0;
  const apart = (wanted.a - a) ** 2 + (wanted.b - b) ** 2;
  if (apart * (isYellow ? 1 - 1e-6 : 1 - MOST_ROTATION) > room * (1 + 0.0675 * chroma) ** 2) return true;
  const stretch = 1.5 - 0.5 * vividness(chroma);
  const [a1, a2] = [wanted.a * stretch, a * stretch];
  const middle = (Math.sqrt(a1 * a1 + wanted.b * wanted.b) + Math.sqrt(a2 * a2 + b * b)) / 2;
  const share = isYellow ? 1 - 1e-6 : 1 - MOST_ROTATION * vividness(middle);
  return ((a1 - a2) ** 2 + (wanted.b - b) ** 2) * share > room * (1 + 0.045 * middle) ** 2;
}

/** Keeps the versions of a colour that are near enough. */
function offer({ colours, wanted, accept, best }: ColourSearch, at: number): void {
  const { a, b, l, starts, versions } = colours;
  const difference = deltaE(wanted, { l: l[at] ?? 0, a: a[at] ?? 0, b: b[at] ?? 0 });
  const end = starts[at + 1] ?? 0;
  for (let n = starts[at] ?? 0; n < end && difference <= best.limit(); n += 1) {
    const version = versions[n] ?? 0;
    if (!accept(version)) continue;
    if (!best.keep({ version, deltaE: difference })) return; // the next of this colour have higher numbers
  }
}

/** What stays the same on the walk of one search: made once, so that no colour costs an object. */
interface ColourSearch {
  colours: ColourColumns;
  wanted: LabChroma;
  accept: (version: number) => boolean;
  best: Best;
}

interface Best {
  found: NearVersion[];
  /** The greatest distance that can still enter; below 0 nothing can. */
  limit(): number;
  /** Adds a version if it is near enough; true when it was added. */
  keep(one: NearVersion): boolean;
}

/** The nearest so far, in order. */
function createBest(most: number): Best {
  const found: NearVersion[] = [];
  const isBefore = (one: NearVersion, other: NearVersion) =>
    one.deltaE < other.deltaE || (one.deltaE === other.deltaE && one.version < other.version);
  return {
    found,
    limit: () => (found.length < most ? FARTHEST : (found.at(-1)?.deltaE ?? -1)),
    keep(one) {
      const last = found.at(-1);
      if (found.length >= most && last && !isBefore(one, last)) return false;
      let low = 0;
      let high = found.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        const other = found[middle];
        if (other && isBefore(other, one)) low = middle + 1;
        else high = middle;
      }
      found.splice(low, 0, one);
      if (found.length > most) found.pop();
      return true;
    },
  };
}

/** Position of the first lightness that is not below `wanted`. */
function firstNotBelow(l: Float64Array, wanted: number): number {
  let low = 0;
  let high = l.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((l[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
