import type { QueryWord, Knowledge, ParsedQuery } from './knowledge.ts';
import { isSameKind } from '../language/word-kind.ts';
import { WORD_BITS } from './put.ts';
import { split } from './typed-words.ts';

/** What may have been meant, and what the slips in it cost. */
export interface Spelling {
  words: string[];
  cost: number;
}

interface Guess extends Spelling {
  /** A word of it only stands in labels. */
  isLabel: boolean;
}

const MOST_SPELLINGS = 8;
const MOST_OF_A_WORD = 6;
/** Words that run together are a smaller slip than a wrong letter. */
const RUN_TOGETHER = 2;
/** A word the catalogue has is another one only if the slip is a small one. */
const SURE = 7;
/** The beginning of a word may as well be another one with a wrong letter. */
const ONE_LETTER = 10;

/** What the words may be if those nobody knows are mistyped, the likeliest first. */
export function nearSpellings(knowledge: Knowledge, { words, isSentence }: ParsedQuery): Spelling[] {
  let spellings: Guess[] = [{ words: [], cost: 0, isLabel: false }];
  for (const [at, word] of words.entries()) {
    const near = word.known ? [] : waysOf(knowledge, word, at === words.length - 1);
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

/** "fresca" alone is no label "fresa": a word beside it says that something of a colour is meant. */
const hasNamed = ({ vocabulary, isNamed, roles }: Named, words: readonly string[]): boolean =>
  words.some((word) => {
    const term = vocabulary.term(word);
    return term !== undefined && !roles.isSilent(word) && isNamed(term);
  });

type Named = Pick<Knowledge, 'vocabulary' | 'isNamed' | 'roles'>;

/** What the words may be if one of them, without which something is found, is another word that looks much like it. */
export function sureSpellings(
  knowledge: Knowledge,
  { words }: ParsedQuery,
  findsWithout: (at: number) => boolean,
): Spelling[] {
  const texts = words.map(({ text }) => text);
  return words
    .flatMap((word, at) =>
      word.silent || words.length < 2 || word.text.length < 3 || !findsWithout(at)
        ? []
        : waysOf(knowledge, word, false)
            .filter(({ cost }) => cost <= (knowledge.vocabulary.term(word.text) === undefined ? ONE_LETTER : SURE))
            .map((way) => ({ words: texts.toSpliced(at, 1, ...way.words), cost: way.cost })),
    )
    .filter(({ words: spelled }) => spelled.length <= WORD_BITS)
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, MOST_SPELLINGS);
}

function waysOf(knowledge: Knowledge, { text }: QueryWord, unfinished: boolean): Guess[] {
  const { vocabulary, roles } = knowledge;
  const term = vocabulary.term(text);
  // A word the catalogue has is no two, and two that say nothing are none.
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
