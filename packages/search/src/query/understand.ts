import { intAt, uintAt } from '../rows/checked.ts';
import type { StoredFacts } from '../index/stored-facts.ts';
import type { Matcher, MatchedDocuments, ScoredDocuments } from './matcher.ts';
import { matchedWords, minimumShare, representsQuery, shareOf, trustOf } from './fewer-words.ts';
import type { QueryWord, Knowledge, ParsedQuery } from './knowledge.ts';
import { parseQuery } from './question.ts';
import { wordsOf } from './typed-words.ts';
import { type FoundCodes, findWholeCodes } from './whole-codes.ts';
import { type Spelling, correctUnknown, correctKnown } from './spellings.ts';
import { numberKey } from '../language/text.ts';
import type { SearchAnswer } from '../index/search-index.ts';

/** How a query was read, and what it matches. */
export interface QueryResult {
  scored: ScoredDocuments;
  question: ParsedQuery;
  codes: FoundCodes;
  /** The words that were searched, when they are not those of the query. */
  instead: string[] | null;
  /** Other spellings that find something. */
  others: string[][];
  met: number;
}

export interface Interpreter {
  understand(typed: string): QueryResult;
  answer(typed: string): SearchAnswer;
}

/** Most that a spelling may cost above the best one to compete with it. */
const MAX_EXTRA_COST = 3;
/** The share of its weight that a corrected word keeps. */
const CORRECTED_SHARE = 0.5;
const MOST_OTHERS = 3;

/** Reads queries: as typed, then corrected, then with words left out. */
export function createInterpreter(
  knowledge: Knowledge,
  matcher: Matcher,
  facts: StoredFacts,
  spelled: (word: string) => string,
): Interpreter {
  const none: ScoredDocuments = {
    docs: new Uint32Array(0),
    scores: new Float32Array(0),
    variants: new Int32Array(0),
    labels: [],
  };

  /** Whether a text is a word of the catalogue or its beginning. */
  const isWordStart = (text: string): boolean => knowledge.vocabulary.beginning(text, 1).length > 0;

  function understand(typed: string): QueryResult {
    const words = wordsOf(knowledge, typed);
    const codes = findWholeCodes(knowledge.codes, facts, typed, isWordStart);
    const question = parseQuery(knowledge, words, true);
    const asTyped = { question, codes, instead: null, others: [], met: 1 };
    if (words.length === 0 || codes.isAll) return { ...asTyped, scored: codes.scored };
    const nothing = { ...asTyped, scored: none, met: 0 };
    if (isUnserved(question, (term) => knowledge.isUsed(term))) return nothing;
    const met = matcher.meet(question);
    if (met.docs.length > 0 || codes.scored.docs.length > 0) {
      const isCode = met.docs.length === 0;
      const scored = codes.addTo(isCode ? none : matcher.score(met));
      return { ...asTyped, codes: { ...codes, isAll: isCode }, scored, others: enyeSpellings(words) };
    }
    if (isUnserved(question, (term) => knowledge.isNamed(term))) return nothing;
    const spellings = lazy(() => correctUnknown(knowledge, question));
    return correct(met, codes, spellings) ?? leaveOut(words, question, codes, spellings);
  }

  /** Whether a need belongs to another trade, and no document has its words. */
  const isUnserved = ({ words, unserved }: ParsedQuery, isKnownTerm: (term: number) => boolean): boolean =>
    unserved.some((places) =>
      places.every((place) => {
        const text = words[place]?.text ?? '';
        const term = knowledge.vocabulary.term(text);
        const terms = [...(term === undefined ? [] : [term]), ...knowledge.vocabulary.sameNumber(text)];
        return !terms.some(isKnownTerm);
      }),
    );

  /** The likeliest correction that finds something; undefined when none does. */
  function correct(typed: MatchedDocuments, codes: FoundCodes, near: () => Spelling[]): QueryResult | undefined {
    const { question, bits } = typed;
    const known = question.words.reduce((sum, word, at) => (word.known ? sum | (1 << at) : sum), 0) & bits;
    // Before the next match replaces this one.
    const hindering = question.words.map((_, at) => matcher.finds(typed, bits & ~(1 << at)));
    const isHindering = (at: number): boolean => hindering[at] ?? false;
    const spellings =
      known === bits ? correctKnown(knowledge, question, isHindering) : matcher.finds(typed, known) ? near() : [];
    const found: { spelling: Spelling; docs: number }[] = [];
    for (const spelling of spellings) {
      const { docs } = matcher.meet(parseQuery(knowledge, spelling.words, true));
      if (docs.length > 0) found.push({ spelling, docs: docs.length });
    }
    const least = Math.min(...found.map(({ spelling }) => spelling.cost));
    const best = found
      .filter(({ spelling }) => spelling.cost <= least + MAX_EXTRA_COST)
      .toSorted((a, b) => a.spelling.cost - b.spelling.cost || b.docs - a.docs)[0];
    if (!best) return undefined;
    const met = matcher.meet(parseQuery(knowledge, best.spelling.words, true));
    const others = found
      .filter((each) => each !== best && isOther(each.spelling.words, best.spelling.words))
      .map(({ spelling }) => spelling.words);
    return {
      scored: matcher.score(met),
      question: met.question,
      codes,
      instead: best.spelling.words,
      others,
      met: 0.9,
    };
  }

  /** Whether a spelling differs in more than the plural, and the catalogue has its words. */
  function isOther(words: readonly string[], best: readonly string[]): boolean {
    const terms = words.map((word) => knowledge.vocabulary.term(word));
    const isUsed = terms.every((term) => term === undefined || knowledge.isUsed(term));
    return isUsed && words.map(numberKey).join(' ') !== best.map(numberKey).join(' ');
  }

  /** Leaves out words: of the best correction when that says enough, otherwise of the query as typed. */
  function leaveOut(
    words: readonly string[],
    question: ParsedQuery,
    codes: FoundCodes,
    near: () => Spelling[],
  ): QueryResult {
    const [spelling] = near();
    const found =
      (spelling && searchWithFewerWords(words, spelling)) ??
      searchWithFewerWords(words, { words: [...words], cost: 0 });
    if (found) return { ...found, codes, others: [] };
    return { scored: none, question, codes, instead: null, others: [], met: 0 };
  }

  function searchWithFewerWords(
    words: readonly string[],
    spelling: Spelling,
  ): Pick<QueryResult, 'scored' | 'question' | 'instead' | 'met'> | undefined {
    const query = parseQuery(knowledge, spelling.words, true);
    const isTyped = ({ text }: QueryWord): boolean => words.includes(text);
    // A word as typed says more than a corrected one.
    const weighed = query.words.map((word) => ({
      ...word,
      weight: word.weight * (isTyped(word) ? 1 : CORRECTED_SHARE),
    }));
    const met = matcher.meetMost({ ...query, words: weighed });
    const share = trustOf(spelling, words) * shareOf(query.words, met);
    if (words.every(saysNothing) || met.docs.length === 0 || share < minimumShare(query.words, met)) return undefined;
    if (!representsQuery(query, met)) return undefined;
    const instead = matchedWords(met.question.words, met);
    return { scored: matcher.score(met), question: met.question, instead, met: share * 0.8 };
  }

  /** Spellings with ñ for words typed without it. */
  function enyeSpellings(words: readonly string[]): string[][] {
    return words.flatMap((word, at) => {
      const term = word.includes('n') ? knowledge.vocabulary.withEnye(word)[0] : undefined;
      const withEnye = term === undefined ? undefined : knowledge.vocabulary.word(term);
      return withEnye === undefined || knowledge.vocabulary.term(word) === undefined ? [] : [words.with(at, withEnye)];
    });
  }

  const saysNothing = (word: string): boolean => knowledge.roles.isSilent(word) || knowledge.roles.isAsking(word);
  const shown = (words: readonly string[]): string => words.map(spelled).join(' ');

  return {
    understand,
    answer(typed) {
      const { scored, instead, others, met } = understand(typed);
      const searchedFor = instead === null ? null : shown(instead);
      const didYouMean = [...new Set(others.map(shown))].filter((text) => text !== searchedFor).slice(0, MOST_OTHERS);
      return { matches: withOrdinals(scored, facts), met, searchedFor, didYouMean };
    },
  };
}

/** Computes a value at its first use. */
function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Copies that outlive the query. A variant by its place in its document; a document of one variant without a label needs none to explain it. */
function withOrdinals(
  { docs, scores, variants: numbers }: ScoredDocuments,
  { variantsOf, labelWords }: StoredFacts,
): SearchAnswer['matches'] {
  const variants = numbers.slice();
  for (let at = 0; at < variants.length; at += 1) {
    const variant = intAt(variants, at);
    if (variant < 0) continue;
    const doc = uintAt(docs, at);
    const first = uintAt(variantsOf, doc);
    const isOnly = uintAt(variantsOf, doc + 1) - first === 1;
    variants[at] = isOnly && labelWords[variant] === 0 ? -1 : variant - first;
  }
  return { docs: docs.slice(), scores: scores.slice(), variants };
}
