import type { Manufacturer } from '@tonalia/contract/products';
import { withoutAccentSigns } from '@tonalia/rules/without-accent-signs';

export const ALPHABET = [...'ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'];
/** The section for brand names that start with another character than a letter. */
export const OTHERS = '#';

const inOrder = new Intl.Collator('es');
const plain = (text: string): string => withoutAccentSigns(text).toLowerCase();

/** The letter under which a name is listed: "Águila" under A, "Ñandú" under Ñ. */
export function letterOf(name: string): string {
  const first = (name.trim().normalize('NFC')[0] ?? '').toUpperCase();
  if (first === 'Ñ') return first;
  const letter = plain(first).toUpperCase();
  return ALPHABET.includes(letter) ? letter : OTHERS;
}

export interface Section {
  letter: string;
  brands: Manufacturer[];
}

/** The brands by letter, in alphabetical order; names without a letter last. */
export function byLetter(brands: readonly Manufacturer[]): Section[] {
  const sorted = brands.toSorted((one, other) => inOrder.compare(one.name, other.name));
  return [...ALPHABET, OTHERS].flatMap((letter) => {
    const own = sorted.filter(({ name }) => letterOf(name) === letter);
    return own.length === 0 ? [] : [{ letter, brands: own }];
  });
}

export interface RailStop {
  /** "A", "E-G". */
  text: string;
  /** Its target: the first of its letters. */
  letter: string;
  letters: string[];
}

/** The stops of a rail: one for each letter if they fit, else neighbours share a stop, later letters first. */
export function stopsOf(letters: readonly string[], most: number): RailStop[] {
  const stops: RailStop[] = [];
  const size = Math.floor(letters.length / most);
  const larger = letters.length <= most ? 0 : letters.length % most;
  const count = Math.min(letters.length, most);
  for (let at = 0, from = 0; at < count; at += 1) {
    const length = letters.length <= most ? 1 : size + (at >= count - larger ? 1 : 0);
    const own = letters.slice(from, from + length);
    from += length;
    const [letter = ''] = own;
    stops.push({ letter, letters: own, text: own.length === 1 ? letter : `${letter}-${own.at(-1)}` });
  }
  return stops;
}

/** The brands with these words in their name, ignoring accents and case. */
export function brandsNamed(brands: readonly Manufacturer[], words: string): Manufacturer[] {
  const query = plain(words.trim());
  return query === '' ? [...brands] : brands.filter(({ name }) => plain(name).includes(query));
}
