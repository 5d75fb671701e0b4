import type { CodeMatch } from '../index/codes.ts';
import { quality } from '../index/rank.ts';
import { ALIAS } from '../index/vocabulary.ts';
import { measure, numberAndLetters } from '../language/text.ts';
import type { Knowledge, Reading } from './knowledge.ts';
import { exactReadings, readingOfMeaning, readingOfTerms } from './readings.ts';

const MOST_CODE_OWNERS = 1500;
const MOST_BEGINNINGS = 3000;
const SHORTEST_CODE = 3;

/** Every way to match one word. With `unfinished` it may be the beginning of a longer one. */
export function readingsOf(knowledge: Knowledge, word: string, unfinished: boolean): Reading[] {
  if (/\d/.test(word)) return readingsOfNumber(knowledge, word, unfinished);
  const { vocabulary } = knowledge;
  const whole = [
    ...exactReadings(knowledge, word),
    ...readingOfTerms(knowledge, vocabulary.sameNumber(word), quality.sameNumber),
  ];
  const readings = [
    ...whole,
    ...readingOfTerms(knowledge, vocabulary.sameStem(word), quality.sameStem),
    ...readingOfTerms(knowledge, word.includes('n') ? vocabulary.withEnye(word) : [], quality.withEnye),
  ];
  if (unfinished && (word.length > 1 || whole.length === 0)) {
    const terms = vocabulary.beginning(word, MOST_BEGINNINGS);
    readings.push(...readingOfTerms(knowledge, terms, whole.length > 0 ? quality.longer : quality.unfinished));
    if (readings.length === 0) readings.push(...synonymsOfBeginnings(knowledge, terms));
  }
  return whole.length > 0 ? readings : [...readings, ...codeOfLetters(knowledge, word)];
}

/** "chv" beside a brand: a whole code or its last part, never only its beginning. */
function codeOfLetters({ codes }: Knowledge, word: string): Reading[] {
  if (word.length < SHORTEST_CODE) return [];
  const owners = [...codes.find(word, MOST_CODE_OWNERS)].filter(([, match]) => match === 'whole' || match === 'part');
  return owners.length > 0 ? [{ kind: 'codes', owners: new Map(owners) }] : [];
}

/** What a beginning means that only words of synonyms have: "shampo". */
function synonymsOfBeginnings(knowledge: Knowledge, terms: readonly number[]): Reading[] {
  const { vocabulary, synonyms } = knowledge;
  return terms
    .slice(0, 5)
    .flatMap((term) =>
      synonyms
        .matchesAt([vocabulary.word(term)], 0)
        .flatMap(({ meanings }) => meanings.map((meaning) => readingOfMeaning(knowledge, meaning, quality.longer))),
    );
}

/** "7.1" is that label, "71" may be it, "1" is the label 001, "20v" is 20 volumes. */
function readingsOfNumber(knowledge: Knowledge, word: string, unfinished: boolean): Reading[] {
  const { vocabulary, codes } = knowledge;
  const measured = numberAndLetters(word);
  const also = [measured && measure(...measured), word.replace(/^0+(?=\d)/, ''), word.replace(/\.0+$/, '')];
  // "355" is the beginning of 355n, not of 3551.
  const isSameNumber = (term: number): boolean => !/^\d/.test(vocabulary.word(term).slice(word.length));
  const readings = [...new Set([word, ...also])].flatMap((way, at) =>
    way === undefined
      ? []
      : [
          ...exactReadings(knowledge, way),
          ...exactReadings(knowledge, ALIAS + way).map((reading) => ({ ...reading, quality: quality.alias - at })),
        ],
  );
  if (readings.length === 0 && unfinished)
    readings.push(...readingOfTerms(knowledge, vocabulary.beginning(word, 200).filter(isSameNumber), quality.longer));
  const isCode = !word.includes('.') && (/\p{L}/u.test(word) || word.length > 2);
  const owners = isCode ? codes.find(word, MOST_CODE_OWNERS) : new Map<number, CodeMatch>();
  return owners.size > 0 ? [...readings, { kind: 'codes', owners }] : readings;
}

/** Keeps each term in its best reading; in another it would change nothing. */
export function keepBestReadings(readings: readonly Reading[]): Reading[] {
  const seen = new Set<number>();
  return readings
    .toSorted((a, b) => qualityOf(b) - qualityOf(a))
    .flatMap((reading): Reading[] => {
      if (reading.kind !== 'any') return [reading];
      const terms = reading.terms.filter((term) => !seen.has(term));
      for (const term of terms) seen.add(term);
      return terms.length > 0 ? [{ ...reading, terms }] : [];
    });
}

const qualityOf = (reading: Reading): number => (reading.kind === 'codes' ? quality.exact : reading.quality);

/** Whether a term of the reading names a thing. */
export function namesThing(knowledge: Knowledge, reading: Reading): boolean {
  const hasThingTerm = (terms: readonly number[]): boolean => terms.some((term) => knowledge.isThing(term));
  if (reading.kind === 'any') return reading.quality >= quality.derived && hasThingTerm(reading.terms);
  return reading.kind === 'codes' || reading.groups.some(hasThingTerm);
}
