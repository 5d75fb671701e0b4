import { OfficeError } from '@tonalia/contract/office-errors';

/** Units of a line that a driver took along. */
export interface CollectedLine {
  line: number;
  units: number;
}

/** The units of every line of a return, 0 for one that is not named. PICKUP_TOO_MUCH for a line twice, an unknown one, more than is approved, or nothing. */
export function collectedOf(approved: readonly CollectedLine[], collected: readonly CollectedLine[]): CollectedLine[] {
  const unitsOf = new Map(collected.map(({ line, units }) => [line, units]));
  const isKnown = collected.every(({ line }) => approved.some((one) => one.line === line));
  if (unitsOf.size < collected.length || !isKnown) throw new OfficeError('PICKUP_TOO_MUCH');
  const lines = approved.map(({ line, units: most }) => {
    const units = unitsOf.get(line) ?? 0;
    if (units > most) throw new OfficeError('PICKUP_TOO_MUCH');
    return { line, units };
  });
  if (lines.every(({ units }) => units === 0)) throw new OfficeError('PICKUP_TOO_MUCH');
  return lines;
}
