import type { Random } from '@tonalia/demo/random';
import type { SearchDocument } from '@tonalia/search';

/** A version that a row may mean. */
export interface Target {
  product: string;
  code: string;
  brand: string;
  name: string;
  /** "7.1"; empty without one. */
  number: string;
  /** "7.1 Rubio medio cenizo"; empty without a shade. */
  label: string;
  contents: string | null;
  /** The name of the product ends with its contents. */
  isSizeInName: boolean;
}

/** The versions that their brand, name, shade and contents tell from all others. */
export function targetsOf(docs: readonly SearchDocument[]): Target[] {
  const all = docs.flatMap(({ code: product, brand, name, variants }) =>
    variants.map(({ code, labelNumber, labelName, contents }) => ({
      product,
      code,
      brand,
      name,
      number: labelNumber ?? '',
      label: [labelNumber, labelName].filter(Boolean).join(' '),
      contents,
      isSizeInName: contents !== null && name.includes(contents),
    })),
  );
  const named = Map.groupBy(all, (one) => [one.brand, one.name, one.label, one.contents].join('|').toLowerCase());
  return [...named.values()].flatMap((same) => (same.length === 1 ? same : []));
}

/** As typed on a keyboard without accents. */
export const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/(?!\u0303)\p{M}/gu, '')
    .normalize('NFC');

/** With one slip in the longest word: a letter left out, doubled or exchanged with the next. The first letter stays. */
export function spoiled(text: string, random: Random): string {
  const [longest = ''] = text.match(/\p{L}{6,}/gu)?.toSorted((one, other) => other.length - one.length) ?? [];
  if (longest === '') return text;
  const at = 1 + random.whole(0, longest.length - 3 - 1);
  const [before, letter, next, after] = [longest.slice(0, at), longest[at], longest[at + 1], longest.slice(at + 2)];
  const slip = [
    `${before}${next}${after}`,
    `${before}${letter}${letter}${next}${after}`,
    `${before}${next}${letter}${after}`,
  ];
  return text.replace(longest, slip[random.whole(0, 3 - 1)] ?? longest);
}
