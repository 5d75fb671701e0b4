import { shortAt } from '../rows/checked.ts';
import { soundOf } from './sound.ts';

/** Costs of slips: a wrong letter 10, less for a similar sound or a neighbouring key. */
const WRONG = 10;
const NEAR_KEY = 7;
const SWAPPED = 7;
const SOUNDS_ALIKE = 3;
const DOUBLED = 3;
const FAR = 1000;

const rows = ['qwertyuiop', 'asdfghjklñ', 'zxcvbnm'];
const alike = ['bvw', 'sczx', 'kcq', 'gj', 'jh', 'iy', 'mn', 'nñ'];

const pairKey = (a: string, b: string): number => a.charCodeAt(0) * 512 + b.charCodeAt(0);
const cheap = new Map<number, number>();
for (const [row, keys] of rows.entries()) {
  for (const [at, key] of [...keys].entries()) {
    const below = rows[row + 1] ?? '';
    for (const near of [keys[at + 1], below[at], below[at - 1]]) {
      if (near === undefined) continue;
      cheap.set(pairKey(key, near), NEAR_KEY);
      cheap.set(pairKey(near, key), NEAR_KEY);
    }
  }
}
for (const group of alike)
  for (const a of group) for (const b of group) if (a !== b) cheap.set(pairKey(a, b), SOUNDS_ALIKE);

const substitutionCost = (a: number, b: number): number => (a === b ? 0 : (cheap.get(a * 512 + b) ?? WRONG));
/** An extra or missing letter: cheap when it doubles its neighbour or is mute. */
const insertionCost = (letter: number, before: number): number =>
  letter === before ? DOUBLED : letter === MUTE ? SOUNDS_ALIKE : WRONG;
const MUTE = 'h'.charCodeAt(0);

/** The cost of the slips from `typed` to `word`; a large number above `most`. With `unfinished` the rest of the word costs nothing. */
export function slipCost(typed: string, word: string, most: number, unfinished = false): number {
  const wide = word.length + 1;
  let older = new Uint16Array(wide);
  let last = new Uint16Array(wide);
  let row = new Uint16Array(wide);
  for (let j = 1; j < wide; j += 1)
    last[j] = shortAt(last, j - 1) + insertionCost(word.charCodeAt(j - 1), word.charCodeAt(j - 2));
  for (let i = 1; i <= typed.length; i += 1) {
    const letter = typed.charCodeAt(i - 1);
    const before = typed.charCodeAt(i - 2);
    row[0] = shortAt(last, 0) + insertionCost(letter, before);
    let least = shortAt(row, 0);
    for (let j = 1; j < wide; j += 1) {
      const there = word.charCodeAt(j - 1);
      const beforeThere = word.charCodeAt(j - 2);
      let cost = Math.min(
        shortAt(last, j - 1) + substitutionCost(letter, there),
        shortAt(last, j) + insertionCost(letter, before),
        shortAt(row, j - 1) + insertionCost(there, beforeThere),
      );
      if (letter === beforeThere && before === there && letter !== there)
        cost = Math.min(cost, shortAt(older, j - 2) + SWAPPED);
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return FAR;
    [older, last, row] = [last, row, older];
  }
  return unfinished ? Math.min(...last) : shortAt(last, word.length);
}

/** The most that slips may cost: one slip in a short word, two in a long one. */
export function maxSlipCost(length: number): number {
  if (length <= 4) return 10;
  if (length === 5) return 12;
  if (length === 6) return 14;
  return length < 9 ? 17 : 20;
}

/** A word as typed: one object for all terms it is compared with. */
export interface TypedWord {
  typed: string;
  sound: string;
  /** More letters may follow. */
  unfinished: boolean;
}

const FIRST_LETTER = 3;
const BY_EAR = 3;
const UNFINISHED = 4;

/** The cost from a misspelt word to a term, by spelling or by sound, the lower one; undefined when too far. */
export function slipsBetween(
  { typed, sound, unfinished }: TypedWord,
  word: string,
  heard = soundOf(word),
): number | undefined {
  const most = maxSlipCost(typed.length);
  const first = substitutionCost(typed.charCodeAt(0), word.charCodeAt(0));
  const start =
    first === 0 || typed.charCodeAt(0) === word.charCodeAt(1) ? 0 : first === SOUNDS_ALIKE ? 1 : FIRST_LETTER;
  let cost = slipCost(typed, word, most) + start;
  if (sound.length > 2 && cost > BY_EAR) {
    cost = Math.min(cost, heard === sound ? BY_EAR : BY_EAR + slipCost(sound, heard, most) + start);
  }
  if (unfinished && typed.length > 3 && word.length > typed.length) {
    cost = Math.min(cost, slipCost(typed, word, most, true) + start + UNFINISHED);
  }
  return cost <= (isShortOther(typed, word) ? NEAR_KEY : most) ? cost : undefined;
}

/** A changed letter in a word of three makes another word: "red" is not "rey". */
const isShortOther = (typed: string, word: string): boolean => typed.length < 4 && word.length === typed.length;
