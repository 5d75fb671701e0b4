import { type ColourIndex, type NearVersion, createColourIndexBuilder } from './colour-index.ts';

/** The colours of all versions: one big index, and small ones for later changes. The colour of a version never changes. */
export interface Colours extends ColourIndex {
  add(versions: readonly VersionColour[]): void;
}

export type VersionColour = readonly [version: number, hex: string];

interface ColourSegment {
  versions: readonly VersionColour[];
  index: ColourIndex;
}

/** `main` with nothing added yet. */
export function createColours(main: ColourIndex): Colours {
  let added: ColourSegment[] = [];
  return {
    add(versions) {
      if (versions.length > 0) added = mergeSimilar([...added, segmentOf(versions)]);
    },
    nearest(hex, most, accept) {
      const found = [main, ...added.map(({ index }) => index)].map((index) => index.nearest(hex, most, accept));
      return found.length === 1 ? (found[0] ?? []) : found.flat().toSorted(byNearness).slice(0, most);
    },
  };
}

/** Merges two segments of similar size, so that there are few segments and versions are rarely copied. */
function mergeSimilar(segments: ColourSegment[]): ColourSegment[] {
  const [last, before] = [segments.at(-1), segments.at(-2)];
  if (!last || !before || before.versions.length > 2 * last.versions.length) return segments;
  return mergeSimilar([...segments.slice(0, -2), segmentOf([...before.versions, ...last.versions])]);
}

function segmentOf(versions: readonly VersionColour[]): ColourSegment {
  const builder = createColourIndexBuilder();
  for (const [version, hex] of versions) builder.add(version, hex);
  return { versions, index: builder.finish() };
}

const byNearness = (one: NearVersion, other: NearVersion): number =>
  one.deltaE - other.deltaE || one.version - other.version;
