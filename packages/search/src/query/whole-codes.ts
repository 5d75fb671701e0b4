import { floatAt, intAt, uintAt } from '../rows/checked.ts';
import type { CodeMatch, Codes } from '../index/codes.ts';
import type { StoredFacts } from '../index/stored-facts.ts';
import type { ScoredDocuments } from './matcher.ts';
import { WHOLE_CODE, codeWorth } from '../index/rank.ts';
import { compact, numberOf, rawWords } from '../language/text.ts';

/** Documents and variants with a code equal to the whole query. */
export interface FoundCodes {
  /** It can only be a code; words are not searched. */
  isAll: boolean;
  scored: ScoredDocuments;
  /** Variants with exactly this code. */
  variants: number[];
  addTo(words: ScoredDocuments): ScoredDocuments;
}

const MOST = 1500;
const LONGEST = 4;

/** Searches the whole query as one code, with any separators. */
export function findWholeCodes(
  codes: Codes,
  facts: StoredFacts,
  typed: string,
  isWord: (text: string) => boolean,
): FoundCodes {
  const raw = rawWords(typed.slice(0, 100));
  const text = compact(typed.slice(0, 100));
  const found = raw.length <= LONGEST && text.length > 1 ? codes.find(text, MOST) : new Map<number, CodeMatch>();
  const isLikeCode =
    /\d/.test(text) &&
    text.length > 2 &&
    (raw.length > 1 || numberOf(raw[0] ?? '') !== raw[0]?.replace(/[,/-]/g, '.') || text === raw[0]);
  const isCut = /[\p{L}\p{N}]{2}[._/-]$/u.test(typed.trim()) || (text.length > 2 && raw.length === 1 && !isWord(text));
  const isWhole = [...found.values()].includes('whole');
  const accepted = [...found].filter(
    ([, match]) => match === 'whole' || ((isLikeCode || isCut) && !isWhole && match !== 'inside'),
  );
  const variants = facts.docOfVariant.length;
  const best = new Map<number, { score: number; variant: number }>();
  for (const [owner, match] of accepted) {
    const isVariant = owner < variants;
    const doc = isVariant ? uintAt(facts.docOfVariant, owner) : owner - variants;
    const score = match === 'whole' ? WHOLE_CODE : codeWorth[match] * 3;
    const known = best.get(doc);
    const variant = isVariant ? owner : -1;
    const isFirst = known?.score === score && variant >= 0 && known.variant >= 0 && variant < known.variant;
    if (known === undefined || score > known.score || isFirst) best.set(doc, { score, variant });
  }
  const isMixed = /\d/.test(text) && (/\p{L}/u.test(text) || raw.length > 1 || raw[0] !== text);
  return {
    isAll: isWhole && isMixed,
    scored: scoredOf(best),
    variants: isWhole ? accepted.map(([owner]) => owner).filter((owner) => owner < variants) : [],
    addTo: (words) => (best.size === 0 ? words : scoredOf(withWords(best, words), words.labels)),
  };
}

function withWords(codes: ReadonlyMap<number, { score: number; variant: number }>, words: ScoredDocuments) {
  const all = new Map(codes);
  for (const [at, doc] of words.docs.entries()) {
    if (!all.has(doc)) all.set(doc, { score: floatAt(words.scores, at), variant: intAt(words.variants, at) });
  }
  return all;
}

function scoredOf(
  found: ReadonlyMap<number, { score: number; variant: number }>,
  labels: number[] = [],
): ScoredDocuments {
  const values = [...found.values()];
  return {
    docs: Uint32Array.from(found.keys()),
    scores: Float32Array.from(values, ({ score }) => score),
    variants: Int32Array.from(values, ({ variant }) => variant),
    labels,
  };
}
