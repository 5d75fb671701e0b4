import type { AskedRow } from './reading.ts';

const isBarcode = (words: string): boolean => /^\d{8,14}$/.test(words);

/** The rows that are a barcode (EAN), without the other rows and each once. */
export const barcodesIn = (rows: readonly AskedRow[]): string[] => [
  ...new Set(rows.flatMap(({ readings }) => readings.map(({ words }) => words.trim()).filter(isBarcode))),
];

/** The rows with the code of the version in the place of its barcode, by barcode. */
export const withCodes = (rows: readonly AskedRow[], codes: ReadonlyMap<string, string>): readonly AskedRow[] =>
  codes.size === 0
    ? rows
    : rows.map((row) => ({
        ...row,
        readings: row.readings.map((reading) => ({
          ...reading,
          words: codes.get(reading.words.trim()) ?? reading.words,
        })),
      }));
