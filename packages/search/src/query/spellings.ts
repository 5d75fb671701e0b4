import type { QueryWord, Knowledge, ParsedQuery } from './knowledge.ts';
import { isSameKind } from '../language/word-kind.ts';
import { WORD_BITS } from './reading-writer.ts';
import { split } from './typed-words.ts';

/** Words that may be meant, and the cost of their slips. */
export interface Spelling {
  words: string[];
  cost: number;
}

interface Guess extends Spelling {
  /** Whether one of its words is only in labels. */
  isLabel: boolean;
}

const MOST_SPELLINGS = 8;
const MOST_OF_A_WORD = 6;
/** The cost of a missing space. */
const RUN_TOGETHER = 2;
/** The most that slips of a word of the catalogue may cost. */
const SURE = 7;
/** The most that slips of the beginning of a word may cost. */
const ONE_LETTER = 10;

/** Spellings in which unknown words are corrected, the likeliest first. */
export function correctUnknown(knowledge: Knowledge, { words, isSentence }: ParsedQuery): Spelling[] {
  let spellings: Guess[] = [{ words: [], cost: 0, isLabel: false }];
  for (const [at, word] of words.entries()) {
    const near = word.known ? [] : guessesFor(knowledge, word, at === words.length - 1);
    const ways = isSentence ? near.filter(({ cost }) => cost <= SURE) : near;
    const options = ways.length > 0 ? ways : [{ words: [word.text], cost: 0, isLabel: false }];
    spellings = spellings
      .flatMap((before) =>
        options.map((way) => ({
          words: [...before.words, ...way.words],
          cost: before.cost + way.cost,
          isLabel: before.isLabel || way.isLabel,
        })),
      )
      .toSorted((a, b) => a.cost - b.cost)
      .slice(0, MOST_SPELLINGS);
  }
  const isKnown = words.some(({ known, silent }) => known && !silent);
  return spellings
    .filter(({ words: spelled }) => spelled.length <= WORD_BITS)
    .filter(({ cost, isLabel, words: spelled }) => cost > 0 && (isKnown || !isLabel || hasNamed(knowledge, spelled)))
    .map(({ words: spelled, cost }) => ({ words: [...new Set(spelled)], cost }));
}

/** Whether a word is outside labels too: "fresca" alone is not the label "fresa". */
const hasNamed = ({ vocabulary, isNamed, roles }: TermKnowledge, words: readonly string[]): boolean =>
  words.some((word) => {
    const term = vocabulary.term(word);
    return term !== undefined && !roles.isSilent(word) && isNamed(term);
  });

type TermKnowledge = Pick<Knowledge, 'vocabulary' | 'isNamed' | 'roles'>;

/** Spellings in which one known word is replaced, when the other words find something. */
export function correctKnown(
  knowledge: Knowledge,
  { words }: ParsedQuery,
  findsWithout: (at: number) => boolean,
): Spelling[] {
  const texts = words.map(({ text }) => text);
  return words
    .flatMap((word, at) =>
      word.silent || words.length < 2 || !findsWithout(at)
        ? []
        : guessesFor(knowledge, word, false)
            .filter(({ cost }) => cost <= (knowledge.vocabulary.term(word.text) === undefined ? ONE_LETTER : SURE))
            .map((way) => ({ words: texts.toSpliced(at, 1, ...way.words), cost: way.cost })),
    )
    .filter(({ words: spelled }) => spelled.length <= WORD_BITS)
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, MOST_SPELLINGS);
}

function guessesFor(knowledge: Knowledge, { text }: QueryWord, unfinished: boolean): Guess[] {
  const { vocabulary, roles } = knowledge;
  const term = vocabulary.term(text);
  // A word of the catalogue is not split, nor one into silent words.
  const isOne = term !== undefined && knowledge.isUsed(term);
  const parts = isOne ? undefined : split(knowledge, text);
  const apart = parts?.every(roles.isSilent) ? undefined : parts;
  const near = vocabulary.near(text, unfinished).filter(({ term }) => isSameKind(text, vocabulary.word(term)));
  return [
    ...(apart ? [{ words: apart, cost: RUN_TOGETHER * (apart.length - 1), isLabel: false }] : []),
    ...near.slice(0, MOST_OF_A_WORD).map(({ term, cost }) => ({
      words: [vocabulary.word(term)],
      cost,
      isLabel: knowledge.isUsed(term) && !knowledge.isNamed(term),
    })),
  ].toSorted((a, b) => a.cost - b.cost);
}
