import { indexWords, measure, numberOf, rawWords, labelNumberAliases, labelNumberWords } from '../language/text.ts';
import type { WordRoles } from '../language/lexicon.ts';
import { ALIAS, type VocabularyBuilder } from './vocabulary.ts';
import type { SearchVariant } from './search-index.ts';

export interface LabelText {
  /** Terms of its number, name and contents. */
  terms: readonly number[];
  /** Terms of its series. */
  seriesTerms: readonly number[];
  /** How many words its number and name have. */
  words: number;
  /** As written: "7.1 Rubio medio cenizo". */
  name: string | null;
}

export interface LabelTexts {
  of(variant: SearchVariant): LabelText;
}

const MOST_REMEMBERED = 50_000;

/** Reads the words of labels, each distinct label once. */
export function createLabelTexts(vocabulary: VocabularyBuilder, { isSilent }: WordRoles): LabelTexts {
  const read = new Map<string, LabelText>();
  return {
    of(variant) {
      const { labelNumber, labelName, series, contents } = variant;
      const key = `${labelNumber}|${labelName}|${series}|${contents}`;
      const known = read.get(key);
      if (known) return known;
      if (read.size >= MOST_REMEMBERED) read.clear();
      const name = [labelNumber, labelName].filter(Boolean).join(' ') || null;
      // "Tan/Rich" is two words, "7/1" one number.
      const said = rawWords(name ?? '').flatMap((word) => (numberOf(word) === undefined ? word.split('/') : [word]));
      const words = new Set(said.filter((word) => !isSilent(word))).size;
      const own = new Set(wordsOf(variant));
      const terms = [...own].map((word) => vocabulary.add(word));
      const around = new Set(seriesWords(series ?? '').filter((word) => !own.has(word)));
      const seriesTerms = [...around].map((word) => vocabulary.add(word));
      const text = { terms, seriesTerms, words, name };
      read.set(key, text);
      return text;
    },
  };
}

function wordsOf({ labelNumber, labelName, contents }: SearchVariant): string[] {
  const code = labelNumber ?? '';
  return [
    ...labelNumberWords(code),
    ...labelNumberAliases(code).map((alias) => ALIAS + alias),
    ...indexWords(labelName ?? ''),
    ...contentWords(contents ?? ''),
  ];
}

/** A number in the name of a series is not the number of a label. */
const seriesWords = (series: string): string[] =>
  indexWords(series).map((word) => (numberOf(word) === undefined ? word : ALIAS + word));

function contentWords(contents: string): string[] {
  const [number = '', unit] = rawWords(contents);
  const digits = numberOf(number);
  const measured = digits === undefined ? undefined : measure(digits, unit);
  return measured === undefined || digits === undefined ? [] : [measured, ALIAS + digits];
}
