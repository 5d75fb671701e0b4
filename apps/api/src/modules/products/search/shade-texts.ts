import { indexWords, isSilent, measure, numberOf, rawWords, shadeCodeAliases, shadeCodeWords } from './text.rules.ts';
import { ALIAS, type VocabularyBuilder } from './vocabulary.ts';
import type { SearchVersion } from './answers.ts';

export interface ShadeText {
  /** Of its number, name and contents. */
  terms: readonly number[];
  /** Of the section of the colour card it is in. */
  sectionTerms: readonly number[];
  /** How many words its number and name have. */
  words: number;
  /** As its maker writes it: "7.1 Rubio medio cenizo". */
  name: string | null;
}

export interface ShadeTexts {
  of(version: SearchVersion): ShadeText;
}

const MOST_REMEMBERED = 50_000;

/** The words of shades. The same ones come again and again, and are read once. */
export function createShadeTexts(vocabulary: VocabularyBuilder): ShadeTexts {
  const read = new Map<string, ShadeText>();
  return {
    of(version) {
      const { shadeCode, shadeName, section, volume } = version;
      const key = `${shadeCode}|${shadeName}|${section}|${volume}`;
      const known = read.get(key);
      if (known) return known;
      if (read.size >= MOST_REMEMBERED) read.clear();
      const name = [shadeCode, shadeName].filter(Boolean).join(' ') || null;
      // "Tan/Rich" is two words, "7/1" one number.
      const said = rawWords(name ?? '').flatMap((word) => (numberOf(word) === undefined ? word.split('/') : [word]));
      const words = new Set(said.filter((word) => !isSilent(word))).size;
      const own = new Set(wordsOf(version));
      const terms = [...own].map((word) => vocabulary.add(word));
      const around = new Set(sectionWords(section ?? '').filter((word) => !own.has(word)));
      const sectionTerms = [...around].map((word) => vocabulary.add(word));
      const text = { terms, sectionTerms, words, name };
      read.set(key, text);
      return text;
    },
  };
}

function wordsOf({ shadeCode, shadeName, volume }: SearchVersion): string[] {
  const code = shadeCode ?? '';
  return [
    ...shadeCodeWords(code),
    ...shadeCodeAliases(code).map((alias) => ALIAS + alias),
    ...indexWords(shadeName ?? ''),
    ...contentWords(volume ?? ''),
  ];
}

/** The number of a height is not the number of a shade. */
const sectionWords = (section: string): string[] =>
  indexWords(section).map((word) => (numberOf(word) === undefined ? word : ALIAS + word));

function contentWords(volume: string): string[] {
  const [number = '', unit] = rawWords(volume);
  const digits = numberOf(number);
  const measured = digits === undefined ? undefined : measure(digits, unit);
  return measured === undefined || digits === undefined ? [] : [measured, ALIAS + digits];
}
