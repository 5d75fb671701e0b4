import { type RowMatch, createCarried } from './carried.ts';
import { type RowWords, explain, wordsOfRow } from './explain.ts';
import { type VersionsOfProduct, versionsFor } from './versions-of-product.ts';
import type { NamedVersion } from './named-version.ts';
import { nearVersions } from './near-versions.ts';
import type { AskedRow, RowReading } from './reading.ts';
import { isNumberAlone, searchesOf } from './searches.ts';

/** Where the recogniser looks versions up. */
export interface VersionSource {
  /** Products that may match these words, the likeliest first; it may return more. */
  find(words: string): readonly VersionsOfProduct[];
  /** What the words that begin at a place also mean. */
  meaningsAt(words: readonly string[], at: number): RowWords['meanings'][number];
  /** Whether a word is spelt as in the catalogue. */
  isKnown(word: string): boolean;
}

/** Why a version is the one: its code, all the words of the row, or these with what a row before named. */
export type Reason = 'code' | 'words' | 'carried';

/** The facts found in a row. */
export interface RowVerdict {
  row: AskedRow;
  /** The reading that matches, or the likeliest. */
  reading: RowReading;
  verdict: 'recognised' | 'choose' | 'unknown';
  version: NamedVersion | null;
  /** Of an unclear row, those to choose from; of an unknown one, a few with some of its words. */
  candidates: readonly NamedVersion[];
  reason: Reason | null;
}

const MOST_CANDIDATES = 12;
const MOST_WORDS = 20;

/** A verdict for each row, without those that only name what the rows after them are of. */
export function recognise(rows: readonly AskedRow[], source: VersionSource): RowVerdict[] {
  const carried = createCarried();
  const searches = searchesOf(rows);
  return rows.flatMap((row, at): RowVerdict[] => {
    const found = matchesOf(row, searches[at] ?? [], source);
    const matches = found?.matches ?? [];
    if (isHeading(row, found)) {
      carried.note(best(carried.narrow(best(matches))), true);
      return [];
    }
    const reading = found?.reading ?? likeliest(row);
    const alone = best(matches);
    const isNumber = isNumberAlone(reading);
    const isAmongOthers = alone.length > 1 || isNumber;
    const fitting = isAmongOthers ? carried.narrow(matches) : alone;
    const isElsewhere = isNumber && !carried.fits(matches);
    const narrowed = isElsewhere ? [] : best(fitting);
    carried.note(narrowed, false);
    const [first] = narrowed;
    if (!first) {
      const words = rowWords(wordsOfRow(reading.words), source);
      const asked = searches[at]?.[row.readings.indexOf(reading)] ?? [];
      const versions = pool(asked, source).flatMap((product) => product.versions);
      const near = nearVersions(words, isNumber ? carried.preferred(versions) : versions);
      return [{ row, reading, verdict: 'unknown', version: null, candidates: near, reason: null }];
    }
    const isUnsure = narrowed.length > 1 || (isNumber && !carried.isOfLine(first.version));
    const candidates = isUnsure ? narrowed.slice(0, MOST_CANDIDATES).map(({ version }) => version) : [];
    if (isUnsure) return [{ row, reading, verdict: 'choose', version: null, candidates, reason: null }];
    const reason = first.explanation.parts.has('code') ? 'code' : isAmongOthers ? 'carried' : 'words';
    return [{ row, reading, verdict: 'recognised', version: first.version, candidates, reason }];
  });
}

/** The matches of the first reading that has any. */
function matchesOf(row: AskedRow, searches: readonly (readonly string[])[], source: VersionSource) {
  for (const [at, reading] of row.readings.entries()) {
    const words = wordsOfRow(reading.words);
    if (words.length === 0 || words.length > MOST_WORDS) continue;
    const asked = rowWords(words, source);
    const versions = pool(searches[at] ?? [], source).flatMap((product) => versionsFor(product, asked));
    const matches = versions.flatMap((version): RowMatch[] => {
      const explanation = explain(asked, version);
      return explanation ? [{ version, explanation }] : [];
    });
    if (matches.length > 0) return { reading, matches };
  }
  return undefined;
}

const rowWords = (words: readonly string[], source: VersionSource): RowWords => ({
  words,
  meanings: words.map((_, at) => source.meaningsAt(words, at)),
  isKnown: (word) => source.isKnown(word),
});

const pool = (searches: readonly string[], source: VersionSource): VersionsOfProduct[] => [
  ...new Set(searches.flatMap((words) => source.find(words))),
];

/** Of an unmatched row the reading that counts, which has no quantity among its words. */
const likeliest = ({ readings }: AskedRow): RowReading => {
  const [first = { words: '', quantity: 1, unit: null, isCounted: false }] = readings;
  return readings.find(({ isCounted }) => isCounted) ?? first;
};

/** Those that explain the row most plainly; of these, the one product of which the row has the whole name. */
function best(matches: readonly RowMatch[]): readonly RowMatch[] {
  const least = Math.min(...matches.map(({ explanation }) => explanation.cost));
  const plainest = matches.filter(({ explanation }) => explanation.cost <= least);
  const coded = plainest.filter(({ explanation }) => explanation.isWholeCode);
  if (coded.length > 0) return coded;
  const whole = plainest.filter(({ explanation }) => explanation.unsaid === 0 && explanation.parts.has('name'));
  return whole.length > 0 ? whole : plainest;
}

/** A line that names no single thing to order: it ends with a colon, or is a brand or a product with shades, without a quantity. */
function isHeading(row: AskedRow, found: { reading: RowReading; matches: readonly RowMatch[] } | undefined): boolean {
  if (row.isHeading) return true;
  if (!found || found.reading.isCounted || found.matches.length < 2) return false;
  const { matches } = found;
  const [first] = matches;
  if (matches.every(({ explanation }) => explanation.parts.size === 1 && explanation.parts.has('brand'))) return true;
  const isProduct = best(matches).every(
    ({ explanation }) => !explanation.parts.has('label') && !explanation.parts.has('code'),
  );
  return isProduct && first !== undefined && best(matches).every(({ version }) => version.labelNumber !== null);
}
