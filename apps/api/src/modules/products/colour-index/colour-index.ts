import { deltaE, lightnessWeight, vividness } from '@tonalia/rules/colour-difference';
import { type Lab, rgbToLab } from '@tonalia/rules/colour-lab';
import { FARTHEST } from '@tonalia/rules/colour-nearness';

export interface NearVersion {
  version: number;
  /** CIEDE2000 distance to the requested colour, at most `FARTHEST`. */
  deltaE: number;
}

/** An index of the catalogue's colours for nearest-colour queries. */
export interface ColourIndex {
  /**
   * The `most` versions nearest to `hex` that `accept` allows, nearest first, ties by number. Excludes colours farther than `FARTHEST`.
   * `hex` is "#RRGGBB".
   */
  nearest(hex: string, most: number, accept: (version: number) => boolean): NearVersion[];
}

export interface ColourIndexBuilder {
  /** Versions must be added in ascending order. */
  add(version: number, hex: string): void;
  finish(): ColourIndex;
  /** Yields between steps, so that the event loop stays responsive. */
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

/** The requested colour with its chroma. */
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
/** Packs lightness (to a millionth) and colour into one float that sorts by lightness; much faster than a comparison function. */
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
  ]; // as: four arrays for four names
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
 * Walks from the requested lightness to lighter and darker colours. CIEDE2000 is never below its lightness term, which only grows on the
 * way: the walk ends where that term alone exceeds the limit.
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
  const best = createNearestFound(most);
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
    } else if (!isCertainlyFarther(search, at, byLightness, limit)) {
      keepNearest(search, at);
    }
  }
  return best.found;
}

/** Tolerance: below any rounding that matters, above the error of adding floats in another order. */
const SLACK = 1e-9;
/** Largest share of a distance removed by the rotation term in blue: sin 60°, for the most vivid colours. */
const MOST_ROTATION = Math.sin(Math.PI / 3);

/**
 * A lower bound of CIEDE2000 without trigonometry. In the plane of `a` and `b` the chroma and hue terms make up the Euclidean distance,
 * and neither is reduced by more than the weight of chroma; the rotation term in blue removes at most its share, and nothing in the yellow
 * half (b > 0 for both). Tested first with the least stretched `a`, which decides most cases.
 */
function isCertainlyFarther(
  { colours, wanted }: ColourSearch,
  at: number,
  byLightness: number,
  limit: number,
): boolean {
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
function keepNearest({ colours, wanted, accept, best }: ColourSearch, at: number): void {
  const { a, b, l, starts, versions } = colours;
  const difference = deltaE(wanted, { l: l[at] ?? 0, a: a[at] ?? 0, b: b[at] ?? 0 });
  const end = starts[at + 1] ?? 0;
  for (let n = starts[at] ?? 0; n < end && difference <= best.limit(); n += 1) {
    const version = versions[n] ?? 0;
    if (!accept(version)) continue;
    if (!best.keep({ version, deltaE: difference })) return; // the next versions of this colour have higher numbers
  }
}

/** The constants of one search, created once so that no object is allocated per colour. */
interface ColourSearch {
  colours: ColourColumns;
  wanted: LabChroma;
  accept: (version: number) => boolean;
  best: NearestFound;
}

interface NearestFound {
  found: NearVersion[];
  /** The greatest distance that can still enter; below 0 nothing can. */
  limit(): number;
  /** Adds a version if it is near enough; true when it was added. */
  keep(one: NearVersion): boolean;
}

/** The nearest versions found so far, sorted. */
function createNearestFound(most: number): NearestFound {
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
