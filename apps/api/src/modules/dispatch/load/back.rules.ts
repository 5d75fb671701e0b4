import { OfficeError } from '@tonalia/contract/office-errors';

/** Units of a line that came back: good for the shelf, and broken or expired. */
export interface CountedLine {
  line: number;
  toStock: number;
  damaged: number;
}

/** A counted line with its name and what the driver said. */
export interface CheckedLine extends CountedLine {
  name: string;
  units: number;
}

/**
 * Checks a count against what the driver brings: each line once, with no more units. BACK_MISCOUNTED; BACK_ALL_LOST when nothing of a
 * shipment that came back whole is good, for nothing of it can leave again.
 */
export function checkCount(
  said: readonly { line: number; name: string; units: number }[],
  counted: readonly CountedLine[],
  isWhole: boolean,
): CheckedLine[] {
  const checked = said.flatMap(({ line, name, units }) =>
    counted.filter((one) => one.line === line).map((one) => ({ ...one, name, units })),
  );
  const lines = new Set(checked.map(({ line }) => line));
  const isRight = lines.size === said.length && counted.length === said.length;
  if (!isRight || checked.some(({ units, toStock, damaged }) => toStock + damaged > units))
    throw new OfficeError('BACK_MISCOUNTED');
  if (isWhole && checked.every(({ toStock }) => toStock === 0)) throw new OfficeError('BACK_ALL_LOST');
  return checked;
}
