import type { QueryWord } from './knowledge.ts';
import { WITHOUT } from '../language/plain-speech.ts';
import type { WordRoles } from '../language/lexicon.ts';
import { isPurpose } from '../language/purpose.ts';
import { kindOf } from '../language/word-kind.ts';

/** So many telling words, several of them unknown, are a sentence and not a list of what the thing has. */
const SENTENCE = 5;
/** What an unknown word of a sentence weighs: a verb, rarely a brand. */
const UNKNOWN = 4;
/** What the first word of a sentence weighs more, each next one a little less. */
const EARLY = 1.5;
/** "porque soy alérgica": a clause after the thing says less than the thing. */
const CLAUSE = 0.6;
const clauses = new Set(['que', 'porque', 'cuando', 'pues', 'si']);

/** Lets the words of a sentence weigh what they say: unknown ones little, those of a clause less than the thing before it. Answers whether it asks. */
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

/** "para que no se caiga", "algo para los pies": a need, in words of its own. */
const beginsWithPurpose = (first: string): boolean => first === 'algo' || isPurpose(first);
