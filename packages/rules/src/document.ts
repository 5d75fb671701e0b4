/** Colombian identity documents: cédula de ciudadanía, cédula de extranjería, and the tax number of a company. */
export type DocumentKind = 'CC' | 'CE' | 'NIT';

/** A document number without dots, dashes and spaces, in capitals. */
export function bareDocument(typed: string): string {
  return typed.replace(/[\s.-]/g, '').toUpperCase();
}

/** DIAN's weights of the digits of a NIT, from the last to the first. */
const WEIGHTS = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71];

/** Check digit of a NIT given without it: DIAN, Orden Administrativa 4 de 1989. */
export function nitCheckDigit(digits: string): number {
  const sum = [...digits].toReversed().reduce((total, digit, at) => total + Number(digit) * (WEIGHTS[at] ?? 0), 0);
  const rest = sum % 11;
  return rest > 1 ? 11 - rest : rest;
}

/**
 * Whether a number is valid for its kind: CC four to ten digits; CE six or seven digits or letters; NIT eight to ten
 * digits (a person's NIT is the CC) and the check digit.
 */
export function isDocument(kind: DocumentKind, typed: string): boolean {
  const bare = bareDocument(typed);
  if (kind === 'CC') return /^[1-9]\d{3,9}$/.test(bare);
  if (kind === 'CE') return /^[0-9A-Z]{6,7}$/.test(bare);
  return /^[1-9]\d{8,10}$/.test(bare) && nitCheckDigit(bare.slice(0, -1)) === Number(bare.at(-1));
}

const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, '.');

/** Formatted for people: a NIT "900.555.014-1", a CC "1.020.345.678"; a CE unchanged. */
export function formatDocument(kind: DocumentKind, typed: string): string {
  const bare = bareDocument(typed);
  if (kind === 'CE' || !/^\d+$/.test(bare)) return bare;
  return kind === 'CC' ? grouped(bare) : `${grouped(bare.slice(0, -1))}-${bare.slice(-1)}`;
}

/** Adds the check digit to a NIT typed without it: "900555014" → "9005550141". Null when the text cannot be such a NIT. */
export function completedNit(typed: string): string | null {
  const bare = bareDocument(typed);
  if (!/^[1-9]\d{7,9}$/.test(bare) || isDocument('NIT', bare)) return null;
  return bare + nitCheckDigit(bare);
}
