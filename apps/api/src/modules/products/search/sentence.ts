import { isAsking } from './asking-words.rules.ts';
import type { AskedWord } from './knowledge.ts';
import { kindOf } from './word-kind.rules.ts';

/** So many telling words, several of them unknown, are a sentence and not a list of what the thing has. */
const SENTENCE = 5;
/** What an unknown word of a sentence weighs: a verb, rarely a brand. */
const UNKNOWN = 4;
/** What the first word of a sentence weighs more, each next one a little less. */
const EARLY = 1.5;
/** "porque soy alérgica": a clause after the thing says less than the thing. */
const CLAUSE = 0.6;
/** "para que no se caiga", "algo para los pies": a need, in words of its own. */
const purposes = new Set(['algo', 'para', 'pa', 'pal', 'que', 'con']);
const clauses = new Set(['que', 'porque', 'cuando', 'pues', 'si']);

/** Lets the words of a sentence weigh what they say: unknown ones little, those of a clause less than the thing before it. Answers whether it asks. */
export function weighSentence(words: readonly AskedWord[]): boolean {
  const telling = words.filter(({ silent }) => !silent);
  const isLong = telling.length >= SENTENCE && telling.filter(({ known }) => !known).length > 1;
  const isAsked =
    words.some(({ text, silent }) => silent && isAsking(text)) ||
    (words.length > 2 && purposes.has(words[0]?.text ?? ''));
  if (!isLong && !isAsked) return false;
  let hasThing = false;
  let isClause = false;
  for (const [at, word] of words.entries()) {
    const isActing = word.text === WITHOUT && kindOf(words[at + 1]?.text ?? '') === 'verb';
    if (isActing) word.silent = true;
    isClause ||= hasThing && (isActing || clauses.has(word.text));
    if (word.silent) continue;
    if (!word.known) word.weight = UNKNOWN;
    if (isClause) word.weight *= CLAUSE;
    word.weight += EARLY * (1 - at / words.length);
    hasThing ||= word.isThing;
  }
  return isAsked;
}

const having = new Set(
  'tenga tengan tiene tienen traiga traigan trae traen lleve lleven lleva contenga contengan contiene sea sean es use usa con'.split(
    ' ',
  ),
);
const articles = new Set(['de', 'el', 'la', 'los', 'las', 'con', 'nada', 'tanto', 'tanta']);

const sizes = new Map([
  ['ese', 's'],
  ['eme', 'm'],
  ['ele', 'l'],
  ['pequeña', 's'],
  ['mediana', 'm'],
  ['grande', 'l'],
]);

const times = new Set(['dia', 'dias', 'tardes', 'noches']);

/** "buenas noches" asks for no night cream, and "que no tenga amoniaco" is "sin amoniaco". */
export function plainlySaid(words: readonly string[]): string[] {
  const said: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (/^buen[oa]?s?$/.test(words[at - 1] ?? '') && times.has(words[at] ?? '')) continue;
    const size = words[at - 1] === 'talla' ? sizes.get(words[at] ?? '') : undefined;
    if (size !== undefined) {
      said.push(size);
      continue;
    }
    const isLack = words[at] === 'no' && having.has(words[at + 1] ?? '');
    if (!isLack) {
      said.push(words[at] ?? '');
      continue;
    }
    at += 1;
    while (articles.has(words[at + 1] ?? '')) at += 1;
    said.push(WITHOUT);
  }
  return said;
}

/** Says nothing without the word after it, nor that word without it. */
export const WITHOUT = 'sin';
