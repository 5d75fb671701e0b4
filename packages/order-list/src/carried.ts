import type { WordsExplained } from './explain.ts';
import type { NamedVersion } from './named-version.ts';

/** A version that a row may mean. */
export interface RowMatch {
  version: NamedVersion;
  explanation: WordsExplained;
}

/** What rows named before. */
export interface Carried {
  /** Matches that fit the latest row that fits any; all of them when none does. */
  narrow(matches: readonly RowMatch[]): readonly RowMatch[];
  /** Whether a match is of what was named: of a product, or of the brand. Anything fits while nothing is named. */
  fits(matches: readonly RowMatch[]): boolean;
  /** Whether a version is of a product with numbers that was named; of any while none is. */
  isOfLine(version: NamedVersion): boolean;
  /** Versions with a number of what was named last, or of the brand; all when it has none of them. */
  preferred(versions: readonly NamedVersion[]): readonly NamedVersion[];
  /** Keeps what a row names: its product, and its brand when it says one. `isHeading` also keeps its contents. */
  note(matches: readonly RowMatch[], isHeading: boolean): void;
}

interface NamedBefore {
  /** Whether it has shades with numbers, so that a number alone may be one of them. */
  isNumbered: boolean;
  versions: ReadonlySet<string> | null;
  products: ReadonlySet<string>;
}

const names = (parts: ReadonlySet<string>): boolean =>
  parts.has('name') || parts.has('brand') || parts.has('code') || parts.has('category');

const isNamed = (matches: readonly RowMatch[]): boolean => matches.some(({ explanation }) => names(explanation.parts));

/** Starts with nothing named. */
export function createCarried(): Carried {
  let named: NamedBefore[] = [];
  let brands: ReadonlySet<string> | null = null;
  const isNamedLine = ({ productId }: NamedVersion): boolean =>
    named.some(({ isNumbered, products }) => isNumbered && products.has(productId));
  return {
    narrow(matches) {
      for (const { versions, products } of named.toReversed()) {
        const same = versions ? matches.filter(({ version }) => versions.has(version.id)) : [];
        const alike = same.length > 0 ? same : matches.filter(({ version }) => products.has(version.productId));
        if (alike.length > 0) return ofBrand(alike, brands);
      }
      return ofBrand(matches, brands);
    },
    fits: (matches) =>
      matches.some(({ version }) => isNamedLine(version)) ||
      (brands
        ? matches.some(({ version }) => brands?.has(version.brand))
        : !named.some(({ isNumbered }) => isNumbered)),
    isOfLine: (version) => isNamedLine(version) || !named.some(({ isNumbered }) => isNumbered),
    preferred: (versions) => {
      for (const { products } of named.toReversed()) {
        const own = versions.filter(({ productId, labelNumber }) => labelNumber !== null && products.has(productId));
        if (own.length > 0) return own;
      }
      const same = versions.filter(({ brand }) => brands?.has(brand));
      return same.length > 0 ? same : versions;
    },
    note(matches, isHeading) {
      if (!isNamed(matches)) return;
      if (matches.some(({ explanation }) => explanation.parts.has('brand')))
        brands = new Set(matches.map(({ version }) => version.brand));
      const isBrandAlone = matches.every(
        ({ explanation }) => explanation.parts.size === 1 && explanation.parts.has('brand'),
      );
      if (isBrandAlone) named = [];
      else
        named.push({
          isNumbered: matches.some(({ version }) => version.labelNumber !== null),
          versions: isHeading ? new Set(matches.map(({ version }) => version.id)) : null,
          products: new Set(matches.map(({ version }) => version.productId)),
        });
    },
  };
}

/** Those of the brands, unless the row names a brand itself or none is of them. */
function ofBrand(matches: readonly RowMatch[], brands: ReadonlySet<string> | null): readonly RowMatch[] {
  if (!brands || matches.some(({ explanation }) => explanation.parts.has('brand'))) return matches;
  const same = matches.filter(({ version }) => brands.has(version.brand));
  return same.length > 0 ? same : matches;
}
