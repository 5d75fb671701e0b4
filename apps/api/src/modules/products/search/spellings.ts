import type { AskedWord, Knowledge, Question } from './knowledge.ts';
import { isSameKind } from './word-kind.rules.ts';
import { isSilent } from './text.rules.ts';
import { split } from './typed-words.ts';

/** What may have been meant, and what the slips in it cost. */
export interface Spelling {
  words: string[];
  cost: number;
}

interface Guess extends Spelling {
  /** A word of it only stands in shades. */
  isShade: boolean;
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
export function nearSpellings(knowledge: Knowledge, { words, isSentence }: Question): Spelling[] {
  let spellings: Guess[] = [{ words: [], cost: 0, isShade: false }];
  for (const [at, word] of words.entries()) {
    const near = word.known ? [] : waysOf(knowledge, word, at === words.length - 1);
    const ways = isSentence ? near.filter(({ cost }) => cost <= SURE) : near;
    const options = ways.length > 0 ? ways : [{ words: [word.text], cost: 0, isShade: false }];
    spellings = spellings
      .flatMap((before) =>
        options.map((way) => ({
          words: [...before.words, ...way.words],
          cost: before.cost + way.cost,
          isShade: before.isShade || way.isShade,
        })),
      )
      .toSorted((a, b) => a.cost - b.cost)
      .slice(0, MOST_SPELLINGS);
  }
  const isKnown = words.some(({ known, silent }) => known && !silent);
  return spellings
    .filter(({ cost, isShade, words: spelled }) => cost > 0 && (isKnown || !isShade || hasNamed(knowledge, spelled)))
    .map(({ words: spelled, cost }) => ({ words: [...new Set(spelled)], cost }));
}

/** "fresca" alone is no shade "fresa": a word beside it says that something of a colour is meant. */
const hasNamed = ({ vocabulary, isNamed }: Named, words: readonly string[]): boolean =>
  words.some((word) => {
    const term = vocabulary.term(word);
    return term !== undefined && !isSilent(word) && isNamed(term);
  });

type Named = Pick<Knowledge, 'vocabulary' | 'isNamed'>;

/** What the words may be if one of them, without which something is found, is another word that looks much like it. */
export function sureSpellings(
  knowledge: Knowledge,
  { words }: Question,
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
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, MOST_SPELLINGS);
}

function waysOf(knowledge: Knowledge, { text }: AskedWord, unfinished: boolean): Guess[] {
  const { vocabulary } = knowledge;
  const term = vocabulary.term(text);
  // A word the catalogue has is no two, and two that say nothing are none.
  const isOne = term !== undefined && knowledge.isUsed(term);
  const parts = isOne ? undefined : split(vocabulary, text);
  const apart = parts?.every(isSilent) ? undefined : parts;
  const near = vocabulary.near(text, unfinished).filter(({ term }) => isSameKind(text, vocabulary.word(term)));
  return [
    ...(apart ? [{ words: apart, cost: RUN_TOGETHER * (apart.length - 1), isShade: false }] : []),
    ...near.slice(0, MOST_OF_A_WORD).map(({ term, cost }) => ({
      words: [vocabulary.word(term)],
      cost,
      isShade: knowledge.isUsed(term) && !knowledge.isNamed(term),
    })),
  ].toSorted((a, b) => a.cost - b.cost);
}
