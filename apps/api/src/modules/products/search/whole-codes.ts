import type { CodeMatch, Codes } from './codes.ts';
import type { KeptFacts } from './kept.ts';
import type { Scored } from './matcher.ts';
import { WHOLE_CODE, codeWorth } from './rank.rules.ts';
import { compact, numberOf, rawWords } from './text.rules.ts';

/** Products and versions whose code is all of what was typed. */
export interface FoundCodes {
  /** It can only be a code: nothing else is looked for. */
  isAll: boolean;
  scored: Scored;
  /** Versions whose code it is exactly. */
  versions: number[];
  addTo(words: Scored): Scored;
}

const MOST = 1500;
const LONGEST = 4;

/** Looks for all that was typed as one code, whatever stands between its parts. */
export function findWholeCodes(
  codes: Codes,
  facts: KeptFacts,
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
  const versions = facts.docOfVersion.length;
  const best = new Map<number, { score: number; version: number }>();
  for (const [owner, match] of accepted) {
    const isVersion = owner < versions;
    const doc = isVersion ? (facts.docOfVersion[owner] ?? 0) : owner - versions;
    const score = match === 'whole' ? WHOLE_CODE : codeWorth[match] * 3;
    const known = best.get(doc);
    const version = isVersion ? owner : -1;
    const isFirst = known?.score === score && version >= 0 && known.version >= 0 && version < known.version;
    if (known === undefined || score > known.score || isFirst) best.set(doc, { score, version });
  }
  const isMixed = /\d/.test(text) && (/\p{L}/u.test(text) || raw.length > 1 || raw[0] !== text);
  return {
    isAll: isWhole && isMixed,
    scored: scoredOf(best),
    versions: isWhole ? accepted.map(([owner]) => owner).filter((owner) => owner < versions) : [],
    addTo: (words) => (best.size === 0 ? words : scoredOf(withWords(best, words), words.shades)),
  };
}

function withWords(codes: ReadonlyMap<number, { score: number; version: number }>, words: Scored) {
  const all = new Map(codes);
  for (const [at, doc] of words.docs.entries()) {
    if (!all.has(doc)) all.set(doc, { score: words.scores[at] ?? 0, version: words.versions[at] ?? -1 });
  }
  return all;
}

function scoredOf(found: ReadonlyMap<number, { score: number; version: number }>, shades: number[] = []): Scored {
  const values = [...found.values()];
  return {
    docs: Uint32Array.from(found.keys()),
    scores: Float32Array.from(values, ({ score }) => score),
    versions: Int32Array.from(values, ({ version }) => version),
    shades,
  };
}
