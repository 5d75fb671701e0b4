import { type Area, areaOf, areas, wantedShare } from './areas.ts';
import { type Mutant, describeMutant } from './mutant.ts';
import type { Killer } from './try-mutant.ts';

export interface Tried {
  mutant: Mutant;
  killer: Killer;
  isEquivalent: boolean;
}

interface AreaResult {
  area: Area;
  killed: number;
  survived: number;
  equivalent: number;
}

function rowsOf(tried: readonly Tried[]): AreaResult[] {
  return areas.flatMap((area): AreaResult[] => {
    const own = tried.filter(({ mutant }) => areaOf(mutant.file) === area);
    const counted = own.filter((one) => !one.isEquivalent);
    const killed = counted.filter(({ killer }) => killer !== null).length;
    if (own.length === 0) return [];
    return [{ area, killed, survived: counted.length - killed, equivalent: own.length - counted.length }];
  });
}

const shareOf = ({ killed, survived }: AreaResult): number => killed / Math.max(1, killed + survived);

/** Whether every area reached its share. */
export const isGood = (tried: readonly Tried[]): boolean =>
  rowsOf(tried).every((row) => row.survived === 0 || shareOf(row) >= wantedShare[row.area]);

/** A table by area, then the surviving mutants with file and line. */
export function report(tried: readonly Tried[], seed: number): string {
  const lines = rowsOf(tried).map((row) =>
    [
      row.area,
      row.killed,
      row.survived,
      row.equivalent,
      `${Math.floor(100 * shareOf(row))} % of ${100 * wantedShare[row.area]}`,
    ].join(' | '),
  );
  const survivors = tried.filter(({ killer, isEquivalent }) => killer === null && !isEquivalent);
  return [
    `seed ${seed}, ${tried.length} mutants`,
    '',
    '| area | killed | survived | equivalent | share |',
    '|---|---|---|---|---|',
    ...lines.map((line) => `| ${line} |`),
    '',
    ...survivors.map(({ mutant }) => `survived: ${describeMutant(mutant)}`),
  ].join('\n');
}
