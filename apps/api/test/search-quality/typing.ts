import { rawWords, singular } from '@tonalia/search/text';
import type { SearchDocument, SearchIndex } from '@tonalia/search';
import { isSilent } from './demo-documents.ts';
import { type Query, isRight } from './quality.ts';

/** Right suggestions out of expected ones. */
interface Share {
  asked: number;
  right: number;
}

export interface TypingScore {
  /** Letters from the third on. */
  letters: Share;
  /** At the last letters of significant words. */
  words: Share;
  /** At the end of the query, where the right product or shade must be suggested. */
  ends: Share;
  missed: string[];
}

const FIRST = 3;

/**
 * Types each query letter by letter. A right suggestion is a product or shade that the query means; before its end also a term, brand or
 * category that completes the word being typed.
 */
export function judgeTyping(
  index: SearchIndex,
  docs: readonly SearchDocument[],
  queries: readonly Query[],
): TypingScore {
  const [letters, words, ends] = [0, 0, 0].map((): Share => ({ asked: 0, right: 0 })) as [Share, Share, Share]; // as: there are three
  const missed: string[] = [];
  for (const query of queries) {
    for (let length = FIRST; length <= query.words.length; length += 1) {
      const typed = query.words.slice(0, length);
      if (typed.endsWith(' ')) continue;
      const hasThing = suggestsThing(index, docs, query, typed);
      const isRightSoFar = hasThing || suggestsText(index, query, typed);
      count(letters, isRightSoFar);
      const rest = query.words.slice(length);
      if (rest === '') count(ends, hasThing);
      const isWord = (rest === '' || rest.startsWith(' ')) && !isSilent(rawWords(typed).at(-1) ?? '');
      if (isWord) count(words, isRightSoFar);
      if ((rest === '' && !hasThing) || (isWord && !isRightSoFar)) missed.push(`${typed}|${rest}`);
    }
  }
  return { letters, words, ends, missed };
}

function count(share: Share, isAsItShouldBe: boolean): void {
  share.asked += 1;
  if (isAsItShouldBe) share.right += 1;
}

function suggestsThing(index: SearchIndex, docs: readonly SearchDocument[], { right }: Query, typed: string): boolean {
  const { documents, variants } = index.suggest(typed);
  const named = documents.flatMap(({ doc }) => docs[doc] ?? []);
  return right.some(
    (way) =>
      (way.shade === null && named.some((doc) => isRight(doc, undefined, way))) ||
      variants.some(({ doc, variant }) => {
        const owner = docs[doc];
        return owner !== undefined && isRight(owner, owner.variants[variant], way);
      }),
  );
}

function suggestsText(index: SearchIndex, { words, right }: Query, typed: string): boolean {
  const { terms, brands, categories } = index.suggest(typed);
  const meant = new Set(wordsOf([words, ...right.flatMap((way) => [...way.words, way.shade ?? ''])].join(' ')));
  const begun = singular(rawWords(typed).at(-1) ?? '');
  return [...terms, ...brands.map(({ name }) => name), ...categories.map(({ name }) => name)].some((text) => {
    const said = wordsOf(text);
    return said.some((word) => word.startsWith(begun)) && said.every((word) => meant.has(word));
  });
}

const wordsOf = (text: string): string[] =>
  rawWords(text)
    .filter((word) => !isSilent(word))
    .map(singular);
