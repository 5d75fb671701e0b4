import type { StockTransferLine } from '@tonalia/contract/stock-transfers';

type TravellingLine = Pick<StockTransferLine, 'units' | 'cost' | 'grams'>;

/** A sum over lines, and the lines for which it is not known. */
export interface PartialSum {
  sum: number;
  unknown: number;
}

const sumOf = (lines: readonly TravellingLine[], of: 'cost' | 'grams'): PartialSum =>
  lines.reduce(
    ({ sum, unknown }, line) => {
      const one = line[of];
      return one === null ? { sum, unknown: unknown + 1 } : { sum: sum + one * line.units, unknown };
    },
    { sum: 0, unknown: 0 },
  );

/** Pesos that the units cost. */
export const costOfLines = (lines: readonly TravellingLine[]): PartialSum => sumOf(lines, 'cost');

/** Grams of what the units contain, without their packs. */
export const gramsOfLines = (lines: readonly TravellingLine[]): PartialSum => sumOf(lines, 'grams');

/** In walking order of the warehouse that they leave; without a shelf last. */
export const inWalkingOrder = (lines: readonly StockTransferLine[]): StockTransferLine[] =>
  lines.toSorted(
    (one, other) =>
      Number(one.from.shelf === null) - Number(other.from.shelf === null) ||
      (one.from.shelf ?? '').localeCompare(other.from.shelf ?? '', 'es-CO', { numeric: true }) ||
      one.name.localeCompare(other.name, 'es-CO', { numeric: true }),
  );
