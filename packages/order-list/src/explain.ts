import { compact, measure, numberAndLetters, numberOf, rawWords, stem } from '@tonalia/search/text';
import type { NamedVersion, NamedPart } from './named-version.ts';
import { isSlipOf } from './near-spelling.ts';

/** How a version explains all the words of a row. The lower the cost, the more plainly. */
export interface WordsExplained {
  cost: number;
  parts: ReadonlySet<NamedPart>;
  /** Whether a code of the version is named whole. */
  isWholeCode: boolean;
  /** Words of the product's name that the row does not have. */
  unsaid: number;
}

/** What a version is compared with. */
export interface RowWords {
  words: readonly string[];
  /** Meanings of the words that begin at a place. */
  meanings: readonly (readonly { length: number; meanings: readonly (readonly string[])[] }[])[];
  /** Whether a word is spelt as in the catalogue, so that it is no slip. */
  isKnown: (word: string) => boolean;
}

const SILENT = new Set(
  `a al con cn c de del e el en es la las los lo o para pa por y sin tono tonos ref referencia cod codigo num numero nro no n marca linea tipo
  presentacion und x`.split(/\s+/),
);
/** "sin amoniaco" and "con amoniaco" differ; both words are in the name when they are in the row. */
const CONTRARY = new Set(['sin']);
/** Whether a word says nothing about a product. */
export const isSilent = (word: string): boolean => SILENT.has(word) && !CONTRARY.has(word);

type WordsSoFar = Omit<WordsExplained, 'unsaid'>;
const NOTHING: WordsSoFar = { cost: Infinity, parts: new Set(), isWholeCode: false };

interface WordStep {
  length: number;
  cost: number;
  part: NamedPart | null;
  isWholeCode?: boolean;
}

/** Undefined when a word is left that nothing of the version explains. */
export function explain(row: RowWords, version: NamedVersion): WordsExplained | undefined {
  const best = from(row, version, 0);
  if (best.cost === Infinity || best.parts.size === 0) return undefined;
  const said = new Set(row.words.map(stem));
  const meant = row.meanings.flatMap((here) => here.flatMap(({ meanings }) => meanings.flat().map(stem)));
  const unsaid = version.telling.filter((word) => !said.has(word) && !meant.includes(word)).length;
  return { ...best, unsaid };
}

function from(row: RowWords, version: NamedVersion, at: number): WordsSoFar {
  if (at >= row.words.length) return { cost: 0, parts: new Set(), isWholeCode: false };
  let best = NOTHING;
  for (const step of stepsAt(row, version, at)) {
    const rest = from(row, version, at + step.length);
    const cost = step.cost + rest.cost;
    if (cost >= best.cost) continue;
    const parts = step.part === null ? rest.parts : new Set([...rest.parts, step.part]);
    best = { cost, parts, isWholeCode: rest.isWholeCode || step.isWholeCode === true };
  }
  return best;
}

function stepsAt(row: RowWords, version: NamedVersion, at: number): WordStep[] {
  const word = row.words[at] ?? '';
  const next = row.words[at + 1];
  if (version.without.has(stem(word)) && row.words[at - 1] !== 'sin') return [];
  return [
    ...codeSteps(row.words, version, at),
    ...numberSteps(word, next, version),
    ...wordSteps(row, version, word),
    ...(row.meanings[at] ?? [])
      .filter(({ meanings }) => meanings.some((meaning) => meaning.every((one) => partOf(version, one) !== undefined)))
      .map(({ length }) => ({ length, cost: 0, part: 'name' as const })), // as: the name of the part
    ...(isSilent(word) ? [{ length: 1, cost: 0.1, part: null }] : []),
    ...(CONTRARY.has(word) && version.words.name.has(word) ? [{ length: 1, cost: 0, part: null }] : []),
  ];
}

/** A code in one word or several: "TS-71", "ts 71 60". Needs a letter and a digit. */
function codeSteps(words: readonly string[], { codes, code }: NamedVersion, at: number): WordStep[] {
  const steps: WordStep[] = [];
  for (let length = 1; length <= 4 && at + length <= words.length; length += 1) {
    const typed = compact(words.slice(at, at + length).join(''));
    if (!/\p{L}/u.test(typed) || (!/\d/.test(typed) && length === 1 && typed !== compact(code))) continue;
    if (codes.has(typed)) steps.push({ length, cost: 0, part: 'code', isWholeCode: typed === compact(code) });
  }
  return steps;
}

function numberSteps(word: string, next: string | undefined, version: NamedVersion): WordStep[] {
  const steps: WordStep[] = [];
  const pair = numberAndLetters(word);
  const number = numberOf(word);
  const has = (one: string | undefined) =>
    one !== undefined && (version.contentWords.has(one) || version.words.name.has(one));
  if (number !== undefined) {
    if (version.numbers.has(number)) steps.push({ length: 1, cost: 0, part: 'label' });
    if (has(measure(number, next))) steps.push({ length: 2, cost: 0, part: 'contents' });
    if (version.words.brand.has(number)) steps.push({ length: 1, cost: 0, part: 'brand' });
    if (has(number)) steps.push({ length: 1, cost: 0.5, part: 'contents' });
    if (has(`${number}vol`)) steps.push({ length: 1, cost: 0, part: 'name' });
  }
  if (pair && has(measure(...pair))) steps.push({ length: 1, cost: 0, part: 'contents' });
  // "8.3" is not 83.
  const isWhole = /^[\p{L}\d]+$|\p{L}/u.test(word);
  if (isWhole && version.numbers.has(compact(word))) steps.push({ length: 1, cost: 0, part: 'label' });
  if (isWhole && /\d/.test(word) && version.aliases.has(compact(word)))
    steps.push({ length: 1, cost: 1, part: 'label' });
  // "n 24" is N24; "2 4.1" is two of 4.1, and never 241.
  const isNamed = next !== undefined && /\d/.test(next) && /\p{L}/u.test(word + next);
  if (isNamed && version.numbers.has(compact(word + next))) steps.push({ length: 2, cost: 0, part: 'label' });
  if (/^medio$/.test(word) && has(measure('0.5', next))) steps.push({ length: 2, cost: 0, part: 'contents' });
  if (has(measure('1', word)) && /^(?:l|lt|lts|litros?|kg|kilos?)$/.test(word))
    steps.push({ length: 1, cost: 0, part: 'contents' });
  return steps;
}

function wordSteps({ isKnown }: RowWords, version: NamedVersion, word: string): WordStep[] {
  if (numberOf(word) !== undefined) return [];
  const part = partOf(version, word);
  if (part !== undefined) return [{ length: 1, cost: part === 'category' ? 0.2 : 0, part }];
  if (!/^\p{L}{3,}$/u.test(word) || isKnown(word)) return [];
  const one = stem(word);
  for (const [name, words] of Object.entries(version.words))
    for (const known of words)
      if (
        known.length > one.length && known.startsWith(word)
          ? word.length >= 3
          : isSlipOf(word, known) || isSlipOf(one, known) || isShort(word, one, known)
      )
        // as: the keys of `words`
        return [{ length: 1, cost: known.startsWith(word) ? 0.4 : 1, part: name as NamedPart }];
  return [];
}

/** "dordo" is "dorado": a letter is missing in a short word, which ends as the other does without its gender. */
const isShort = (word: string, one: string, known: string): boolean =>
  word.length === 5 && one.length === 4 && known.length === 5 && known[0] === one[0] && isWithoutOne(known, one);

const isWithoutOne = (known: string, one: string): boolean =>
  Array.from(known, (_, at) => known.slice(0, at) + known.slice(at + 1)).includes(one);

function partOf({ words }: NamedVersion, word: string): NamedPart | undefined {
  const one = stem(word);
  if (words.brand.has(one)) return 'brand';
  if (words.name.has(one)) return 'name';
  if (words.label.has(one)) return 'label';
  return words.category.has(one) ? 'category' : undefined;
}

/** The words of a reading, as versions are asked for them. */
export const wordsOfRow = (text: string): string[] =>
  rawWords(text.replace(/(\d)([-/])(?=\p{L}{3,})/gu, '$1 ')).flatMap((word) =>
    /^\p{L}+-\p{L}+$/u.test(word) ? word.split('-') : [word],
  );
