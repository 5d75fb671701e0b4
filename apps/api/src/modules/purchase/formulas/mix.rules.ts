import type { Mix } from '@tonalia/contract/formulas';
import { type MixPart, costOfGrams, developerGrams, dyeGrams } from '@tonalia/rules/mix';
import { writeMix } from '@tonalia/rules/mix-text';

/** A mix as it is stored. */
export interface MixColumns {
  title: string;
  versionIds: string[];
  grams: number[];
  developerVolume: number | null;
  developerId: string | null;
  proportion: number;
  minutes: number | null;
  charge: number | null;
  note: string;
}

/** What a salon knows of a version: how it is called in a mix, its grams and what it paid. */
export interface MixVersion {
  label: string;
  content: number | null;
  paid: number | null;
  today: number | null;
}

/** The columns of a mix. */
export function toColumns({ title, lines, developer, proportion, minutes, charge, note }: Mix): MixColumns {
  return {
    title,
    versionIds: lines.map(({ versionId }) => versionId),
    grams: lines.map(({ grams }) => grams),
    developerVolume: developer?.volume ?? null,
    developerId: developer?.versionId ?? null,
    proportion,
    minutes,
    charge,
    note,
  };
}

/** The mix of stored columns. */
export function toMix({ versionIds, grams, developerVolume, developerId, ...mix }: MixColumns): Mix {
  const { title, proportion, minutes, charge, note } = mix;
  return {
    title,
    lines: versionIds.map((versionId, at) => ({ versionId, grams: grams[at] ?? 0 })),
    developer: developerVolume === null ? null : { volume: developerVolume, versionId: developerId },
    proportion,
    minutes,
    charge,
    note,
  };
}

/** The versions of a mix, with those of its developer. */
export const versionsOf = ({ lines, developer }: Mix): string[] => [
  ...lines.map(({ versionId }) => versionId),
  ...(developer?.versionId ? [developer.versionId] : []),
];

/** Grams of each version that a mix takes from the shelf. */
export function partsOf({ lines, developer, proportion }: Mix): MixPart[] {
  const grams = developerGrams(dyeGrams(lines), proportion);
  return [...lines, ...(developer?.versionId && grams > 0 ? [{ versionId: developer.versionId, grams }] : [])];
}

/** Pesos that a mix costs: each version at the price paid last, or at today's when it was never bought. Unknown contents cost nothing. */
export const costOfMix = (mix: Mix, versionOf: ReadonlyMap<string, MixVersion>): number =>
  partsOf(mix).reduce((sum, { versionId, grams }) => {
    const { content = null, paid = null, today = null } = versionOf.get(versionId) ?? {};
    const price = paid ?? today;
    return content === null || price === null ? sum : sum + costOfGrams(grams, price, content);
  }, 0);

/** A mix in one line: "7.1 30 g + 7.3 15 g, 20 vol, 1:1,5". */
export const textOfMix = ({ lines, developer, proportion }: Mix, versionOf: ReadonlyMap<string, MixVersion>): string =>
  writeMix({
    lines: lines.map(({ versionId, grams }) => ({ words: versionOf.get(versionId)?.label ?? '¿?', grams })),
    ...(developer && { volume: developer.volume }),
    proportion,
  });
