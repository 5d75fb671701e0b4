import type { QueryWord } from './knowledge.ts';
import { WITHOUT } from '../language/plain-speech.ts';
import type { WordRoles } from '../language/lexicon.ts';
import { isPurpose } from '../language/purpose.ts';
import { kindOf } from '../language/word-kind.ts';

/** From this many words on, with several unknown ones, a query is a sentence. */
const SENTENCE = 5;
/** The weight of an unknown word of a sentence: it is a verb, rarely a brand. */
const UNKNOWN = 4;
/** Extra weight of the first word of a sentence, less for each next one. */
const EARLY = 1.5;
/** The share of its weight that a word of a later clause keeps: "porque soy alérgica". */
const CLAUSE = 0.6;
const clauses = new Set(['que', 'porque', 'cuando', 'pues', 'si']);

/** Sets the weights of words in a sentence: unknown words and later clauses weigh less. Returns whether the query is a question. */
export function weighSentence(words: readonly QueryWord[], { isAsking }: WordRoles): boolean {
  const telling = words.filter(({ silent }) => !silent);
  const isLong = telling.length >= SENTENCE && telling.filter(({ known }) => !known).length > 1;
  const isAsked =
    words.some(({ text, silent }) => silent && isAsking(text)) ||
    (words.length > 2 && beginsWithPurpose(words[0]?.text ?? ''));
  if (!isLong && !isAsked) return false;
  let hasThing = false;
  let isClause = false;
  for (const [at, word] of words.entries()) {
    const isActing = word.text === WITHOUT && kindOf(words[at + 1]?.text ?? '') === 'verb';
    if (isActing) word.silent = true;
    isClause ||= hasThing && (isActing || clauses.has(word.text));
    if (word.silent) continue;
    if (!word.known) word.weight = UNKNOWN;
    if (isClause && !word.isSubject) word.weight *= CLAUSE;
    word.weight += EARLY * (1 - at / words.length);
    hasThing ||= word.isThing;
  }
  return isAsked;
}

/** Whether a query begins with a purpose: "para que no se caiga", "algo para los pies". */
const beginsWithPurpose = (first: string): boolean => first === 'algo' || isPurpose(first);
