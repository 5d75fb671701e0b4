import { byteAt, itemAt, uintAt } from '../rows/checked.ts';
import { slipsBetween } from '../language/slips.ts';
import { soundOf } from '../language/sound.ts';

/** Letters of a pair: none (before the first and after the last), a to z, any other. */
const LETTERS = 28;
const letterOf = (code: number): number => (code >= 97 && code <= 122 ? code - 96 : 27);
/** Most words that are compared for typing errors. */
const MOST_LOOKED_AT = 300;
/** Most letters by which a whole word may be longer or shorter than the correct one. */
const MOST_LONGER = 3;

export interface NearWord {
  term: number;
  /** The cost of its slips; a wrong letter costs 10. */
  cost: number;
}

export interface NearWords {
  near(typed: string, unfinished: boolean): NearWord[];
}

/** Letters that are often confused count as one; mute and doubled letters do not count. */
const softened = new Map(
  [...'vbwbzsxsckqkñnyi'.matchAll(/../g)].map(([pair]) => [pair.charCodeAt(0), pair.charCodeAt(1)]),
);
const MUTE = 'h'.charCodeAt(0);

/** The pairs of letters of a word, each as one number. */
function pairsOf(word: string): number[] {
  const pairs: number[] = [];
  let before = 0;
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at);
    const letter = letterOf(softened.get(code) ?? code);
    if (code === MUTE || letter === before) continue;
    pairs.push(before * LETTERS + letter);
    before = letter;
  }
  return [...pairs, before * LETTERS];
}

/** Finds words that share enough pairs of letters with a misspelt one, or sound like it, then counts their slips. */
export function* nearWords(words: readonly string[]): Generator<undefined, NearWords> {
  const { starts, terms } = yield* wordsByPair(words);
  const { bySound, sounds } = yield* wordsBySound(words);

  function candidates(pairs: readonly number[]): number[] {
    /** How many pairs each word shares, up to 255. */
    const shared = new Uint8Array(words.length);
    const touched: number[] = [];
    for (const pair of pairs) {
      for (let at = uintAt(starts, pair); at < uintAt(starts, pair + 1); at += 1) {
        const term = uintAt(terms, at);
        if (shared[term] === 0) touched.push(term);
        shared[term] = byteAt(shared, term) + 1;
      }
    }
    const counts = new Uint32Array(256);
    for (const term of touched) counts[byteAt(shared, term)] = uintAt(counts, byteAt(shared, term)) + 1;
    let least = 255;
    for (let kept = 0; least > Math.max(2, Math.floor(pairs.length * 0.3)); least -= 1) {
      kept += uintAt(counts, least - 1);
      if (kept > MOST_LOOKED_AT) break;
    }
    return touched.filter((term) => byteAt(shared, term) >= least);
  }

  return {
    near(typed, unfinished) {
      if (typed.length < 3 || typed.length > 40 || /\d/.test(typed)) return [];
      const sound = soundOf(typed);
      const asked = { typed, sound, unfinished };
      const pairs = pairsOf(typed);
      const looked = candidates(unfinished ? pairs.slice(0, -1) : pairs);
      return [...new Set([...looked, ...(bySound.get(sound) ?? [])])]
        .flatMap((term) => {
          const word = itemAt(words, term);
          if (word === typed || (!unfinished && Math.abs(word.length - typed.length) > MOST_LONGER)) return [];
          const cost = slipsBetween(asked, word, sounds[term]);
          return cost === undefined ? [] : [{ term, cost }];
        })
        .toSorted((a, b) => a.cost - b.cost || a.term - b.term);
    },
  };
}

const isWord = (word: string): boolean => word.length > 2 && word.length < 41 && !/[\d~]/.test(word);

/** The sound of each word, and the words of each sound. */
function* wordsBySound(
  words: readonly string[],
): Generator<undefined, { bySound: Map<string, number[]>; sounds: readonly string[] }> {
  const bySound = new Map<string, number[]>();
  const sounds = words.map(() => '');
  for (const [term, word] of words.entries()) {
    if (term % 4096 === 4095) yield;
    if (!isWord(word)) continue;
    const sound = soundOf(word);
    sounds[term] = sound;
    const alike = bySound.get(sound);
    if (alike) alike.push(term);
    else bySound.set(sound, [term]);
  }
  return { bySound, sounds };
}

function* wordsByPair(words: readonly string[]): Generator<undefined, { starts: Uint32Array; terms: Uint32Array }> {
  const starts = new Uint32Array(LETTERS * LETTERS + 1);
  const pairsOfWords: number[][] = [];
  for (const [term, word] of words.entries()) {
    if (term % 4096 === 4095) yield;
    const pairs = isWord(word) ? [...new Set(pairsOf(word))] : [];
    pairsOfWords.push(pairs);
    for (const pair of pairs) starts[pair + 1] = uintAt(starts, pair + 1) + 1;
  }
  for (let at = 1; at < starts.length; at += 1) starts[at] = uintAt(starts, at) + uintAt(starts, at - 1);
  const next = starts.slice();
  const terms = new Uint32Array(uintAt(starts, starts.length - 1));
  for (const [term, pairs] of pairsOfWords.entries()) {
    for (const pair of pairs) {
      terms[uintAt(next, pair)] = term;
      next[pair] = uintAt(next, pair) + 1;
    }
  }
  return { starts, terms };
}
