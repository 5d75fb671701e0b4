import { plain } from '../language/text.ts';

/** Letters and digits of codes as 1 to 37, in order; every other letter is 37. */
export const BASE = 38;
const OTHER = 37;

export function codeLetter(code: number): number {
  if (code >= 48 && code <= 57) return code - 47;
  return code >= 97 && code <= 122 ? code - 86 : OTHER;
}

const DIGIT = 2;
const LETTER = 1;
const NOTHING = 0;

function kindOf(code: number): number {
  if (code >= 48 && code <= 57) return DIGIT;
  if (code >= 97 && code <= 122) return LETTER;
  return code < 128 || !/[\p{L}\p{N}]/u.test(String.fromCharCode(code)) ? NOTHING : LETTER;
}

const toLowerCode = (code: number): number => (code >= 65 && code <= 90 ? code + 32 : code);

/** Whether a code is ASCII, as nearly all are. */
function isPlain(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 127) return false;
  return true;
}

export interface CodeText {
  /** Its letters and digits, without separators. */
  letters: number[];
  /** Where its parts begin: after a separator, and at the digits at its end. */
  parts: number[];
}

export function readCode(text: string): CodeText {
  const plainText = isPlain(text) ? text : plain(text);
  const letters: number[] = [];
  const parts: number[] = [];
  let before = NOTHING;
  let digits = -1;
  for (let at = 0; at < plainText.length; at += 1) {
    const code = toLowerCode(plainText.charCodeAt(at));
    const kind = kindOf(code);
    if (kind !== NOTHING) {
      if (before === NOTHING) parts.push(letters.length);
      if (before === LETTER && kind === DIGIT) digits = letters.length;
      letters.push(codeLetter(code));
    }
    if (kind !== DIGIT) digits = -1;
    before = kind;
  }
  if (digits > 0) parts.push(digits);
  return { letters, parts };
}
