import { plainText } from '@tonalia/rules/plain-text';

/** A piece of a text, and whether the typed words are in it. */
export interface MarkedPiece {
  text: string;
  isMarked: boolean;
}

/** The words of a typed text as they are compared: without accents and capitals. */
export const wordsOf = (typed: string): string[] => plainText(typed).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a text has one of the words. */
export const hasWord = (text: string, typed: string): boolean =>
  wordsOf(typed).some((word) => plainText(text).includes(word));

/** Cuts a text where the typed words are in it, whatever their accents and capitals; the longest word wins. */
export function markWords(text: string, typed: string): MarkedPiece[] {
  const letters = [...text];
  const plain = letters.map((letter) => plainText(letter));
  const words = wordsOf(typed).toSorted((one, other) => other.length - one.length);
  const pieces: MarkedPiece[] = [];
  for (let at = 0; at < letters.length;) {
    const length = words.map((word) => matchLength(plain, at, word)).find((found) => found > 0) ?? 0;
    const piece = letters.slice(at, at + (length || 1)).join('');
    const last = pieces.at(-1);
    if (last && last.isMarked === length > 0) last.text += piece;
    else pieces.push({ text: piece, isMarked: length > 0 });
    at += length || 1;
  }
  return pieces;
}

/** The number of letters from `at` on that are the word; 0 when they are not. */
function matchLength(plain: readonly string[], at: number, word: string): number {
  let seen = '';
  for (let end = at; end < plain.length && seen.length < word.length; end += 1) {
    seen += plain[end] ?? '';
    if (seen === word) return end - at + 1;
    if (!word.startsWith(seen)) return 0;
  }
  return 0;
}
