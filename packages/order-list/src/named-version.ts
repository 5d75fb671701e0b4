import { compact, indexWords, labelNumberAliases, labelNumberWords, plain, rawWords, stem } from '@tonalia/search/text';

/** The names of a version of the catalogue. */
export interface VersionNames {
  id: string;
  productId: string;
  code: string;
  productCode: string;
  name: string;
  brand: string;
  category: string;
  /** "7.1"; null for a version without a number. */
  labelNumber: string | null;
  labelName: string | null;
  /** "60 ml". */
  contents: string | null;
}

/** What of a version explains a word. */
export type NamedPart = 'code' | 'label' | 'brand' | 'name' | 'contents' | 'category';

/** A version prepared for the recogniser. Words are stems. */
export interface NamedVersion extends VersionNames {
  words: Record<'brand' | 'name' | 'label' | 'category', ReadonlySet<string>>;
  /** "500", "500ml". */
  contentWords: ReadonlySet<string>;
  numbers: ReadonlySet<string>;
  aliases: ReadonlySet<string>;
  /** Beginnings of its code that end with a part of it: "ts", "ts71", "ts7160". */
  codes: ReadonlySet<string>;
  /** Words of the product's name that set it apart; numbers with units are contents. */
  telling: readonly string[];
  /** Stems of what its name says it has not: "formol" of "sin formol". */
  without: ReadonlySet<string>;
}

const stems = (text: string): ReadonlySet<string> => new Set(indexWords(text).map(stem));

/** Prepares versions; those of one product share the words of its name. */
export function listVersions(versions: readonly VersionNames[]): NamedVersion[] {
  const shared = new Map<
    string,
    Pick<NamedVersion, 'telling' | 'without'> & Record<'brand' | 'name' | 'category', ReadonlySet<string>>
  >();
  return versions.map((version) => {
    const known = shared.get(version.productId) ?? {
      brand: stems(version.brand),
      name: stems(version.name),
      category: stems(version.category),
      telling: rawWords(version.name)
        .filter((word) => /^\p{L}{4,}$/u.test(word))
        .map(stem),
      without: withoutOf(rawWords(version.name)),
    };
    shared.set(version.productId, known);
    const { brand, name, category, telling, without } = known;
    return {
      ...version,
      words: { brand, name, category, label: stems(version.labelName ?? '') },
      telling,
      without,
      contentWords: new Set(indexWords(version.contents ?? '')),
      numbers: new Set(version.labelNumber === null ? [] : labelNumberWords(version.labelNumber)),
      aliases: new Set(version.labelNumber === null ? [] : labelNumberAliases(version.labelNumber)),
      codes: new Set([...beginningsOf(version.code), compact(version.productCode)]),
    };
  });
}

const withoutOf = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.filter((_, at) => words[at - 1] === 'sin').map(stem));

/** Without the first part alone, which many codes share. */
function beginningsOf(code: string): string[] {
  const parts = plain(code)
    .split(/[^\p{L}\p{N}.]+/u)
    .filter(Boolean);
  return parts.map((_, at) => compact(parts.slice(0, at + 1).join(''))).slice(parts.length > 1 ? 1 : 0);
}
