import { wordsOfRow } from './explain.ts';
import type { AskedRow, RowReading } from './reading.ts';

/** How many of the latest namings each row is searched with. A number alone is in more versions than a search returns. */
const WITH_WORDS = 1;
const NUMBER_ALONE = 4;
const LONGEST = 110;

/** Whether a row has nothing but the number of a shade: "7.1". It is of what the rows before name. */
export const isNumberAlone = ({ words }: RowReading): boolean => /^#?\d{1,4}(?:[.,/-]\d{1,3})?$/.test(words);

/**
 * The searches that each reading of each row needs: its words alone, and with the words of the latest heading and of the latest rows that
 * named something.
 */
export function searchesOf(rows: readonly AskedRow[]): string[][][] {
  let heading = '';
  let named: string[] = [];
  return rows.map((row) => {
    const searches = row.readings.map((reading) => {
      const isNumber = isNumberAlone(reading);
      const before = new Set([heading, ...named.slice(0, isNumber ? NUMBER_ALONE : WITH_WORDS)]);
      const withBefore = ['', ...before].map((words) => `${words} ${reading.words}`);
      // Of what was named, also those without the number: it may have the nearest one.
      const searches = isNumber ? [...withBefore, ...before] : withBefore;
      return [...new Set(searches.map((words) => words.trim().slice(0, LONGEST)))].filter(Boolean);
    });
    const words = namingWords(row.readings[0]?.words ?? '');
    if (words !== '') {
      if (row.isHeading || row.readings.every(({ isCounted }) => !isCounted)) heading = words;
      named = [words, ...named.filter((one) => one !== words)].slice(0, NUMBER_ALONE);
    }
    return searches;
  });
}

/** Every search once. */
export const distinctSearches = (rows: readonly AskedRow[]): string[] => [...new Set(searchesOf(rows).flat(2))];

const namingWords = (text: string): string =>
  wordsOfRow(text)
    .filter((word) => /^\p{L}{3,}$/u.test(word))
    .join(' ');
