import type { CodeMatch } from '../index/codes.ts';
import type { Knowledge } from './knowledge.ts';
import { toPlainSpeech } from '../language/plain-speech.ts';
import { baseWord } from './small-words.ts';
import { measure, numberOf, partsOf, rawWords } from '../language/text.ts';
import { ALIAS } from '../index/vocabulary.ts';

const MOST_WORDS = 12;
const MOST_READ = 30;
/** Most codes that begin like one without digits. */
const MOST_OF_CODE = 50;

/** Reads a query as words that can be looked up. */
export function wordsOf(knowledge: Knowledge, typed: string): string[] {
  const { vocabulary, roles } = knowledge;
  const raw = toPlainSpeech(rawWords(typed.slice(0, 400)).slice(0, MOST_READ));
  const words: string[] = [];
  for (let at = 0; at < raw.length; at += 1) {
    const word = raw[at] ?? '';
    const number = numberOf(word);
    const measured =
      word === 'medio' ? halfMeasure(raw[at + 1]) : number === undefined ? undefined : measure(number, raw[at + 1]);
    const one = /^(?:litro|kilo)$/.test(word) && vocabulary.term(word) === undefined ? measure('1', word) : undefined;
    if (one !== undefined && vocabulary.term(one) !== undefined) words.push(one);
    else if (measured !== undefined && vocabulary.term(measured) !== undefined) {
      words.push(measured);
      at += 1;
    } else if (number === undefined && isWordAndNumber(knowledge, word)) {
      const digits = word.search(/\d/);
      raw.splice(at + 1, 0, word.slice(digits));
      words.push(word.slice(0, digits));
    } else if (number === undefined && partsOf(word).length > 1) {
      words.push(...wordsOfParts(knowledge, word));
    } else words.push(number ?? word);
  }
  const big = words.map((word) => baseWord(knowledge, word));
  // A second "en" says where the thing is used; other words count once.
  const each = big.filter((word, at) => word === 'en' || big.indexOf(word) === at);
  const all = each.length > MOST_WORDS ? [...new Set(each)] : each;
  const telling = all.length > MOST_WORDS ? all.filter((word) => !roles.isSilent(word) && !roles.isAsking(word)) : all;
  return telling.slice(0, MOST_WORDS);
}

/** "fps50" and "lamparaled48w" are a word and a number, unless a label or code has that name. */
function isWordAndNumber(knowledge: Knowledge, word: string): boolean {
  const { vocabulary, codes } = knowledge;
  const letters = /^(\p{L}{3,})\d[\d.,]*\p{L}{0,3}$/u.exec(word)?.[1];
  if (letters === undefined || vocabulary.term(word) !== undefined || vocabulary.term(ALIAS + word) !== undefined)
    return false;
  const isWord = vocabulary.term(letters) !== undefined || split(knowledge, letters) !== undefined;
  return isWord && codes.find(word, 1).size === 0;
}

/** "medio litro" is a measure, "rubio medio" is not. */
const halfMeasure = (unit: string | undefined): string | undefined =>
  unit !== undefined && /^(?:litro|kilo)s?$/.test(unit) ? measure('0.5', unit) : undefined;

/** "peel-off" is one word when the catalogue writes it so, "na-214" a code, "champu-tratante" two words. */
function wordsOfParts({ vocabulary, codes }: Knowledge, word: string): string[] {
  const parts = partsOf(word);
  const joined = parts.join('');
  const found = joined.length > 2 ? codes.find(joined, MOST_OF_CODE) : new Map<number, CodeMatch>();
  const isCode = /\d/.test(joined) ? found.size > 0 : [...found.values()].includes('whole');
  return isCode || vocabulary.term(joined) !== undefined ? [joined] : parts.map((part) => numberOf(part) ?? part);
}

/** Splits a joined word: "aguaoxigenada" is "agua" and "oxigenada". Undefined when its parts are not words. */
export function split(knowledge: Knowledge, word: string, most = 3): string[] | undefined {
  const { vocabulary, roles } = knowledge;
  if (/\d/.test(word) || word.length > 40) return undefined;
  const isWord = (part: string): boolean =>
    part.length > 2 ? vocabulary.term(part) !== undefined : roles.isSilent(part);
  let best: string[] | undefined;
  for (let at = 2; at <= word.length - 2; at += 1) {
    const [begin, rest] = [word.slice(0, at), word.slice(at)];
    if (!isWord(begin)) continue;
    const parts = isWord(rest) ? [rest] : most > 2 ? split(knowledge, rest, most - 1) : undefined;
    if (parts && (!best || parts.length + 1 < best.length || shortest([begin, ...parts]) > shortest(best)))
      best = [begin, ...parts];
  }
  return best;
}

const shortest = (words: readonly string[]): number => Math.min(...words.map((word) => word.length));
