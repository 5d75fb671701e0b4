import { compact, measure, numberAndLetters, numberOf, stem } from '@tonalia/search/text';
import { type RowWords, isSilent } from './explain.ts';
import { type NamedVersion, type VersionNames, listVersions } from './named-version.ts';

/** A product with its versions, and those that have a number, a size or a code among them. */
export interface VersionsOfProduct {
  id: string;
  versions: readonly NamedVersion[];
  byKey: ReadonlyMap<string, readonly NamedVersion[]>;
  /** Stems of all its words, those of its shades among them. */
  words: ReadonlySet<string>;
}

/** Products of versions, in the order of the versions. */
export function listProducts(versions: readonly VersionNames[]): VersionsOfProduct[] {
  // `Map.groupBy` is missing on phones of 2023
  const byProduct = new Map<string, NamedVersion[]>();
  for (const version of listVersions(versions)) {
    const own = byProduct.get(version.productId);
    if (own) own.push(version);
    else byProduct.set(version.productId, [version]);
  }
  return [...byProduct].map(([id, own]) => {
    const byKey = new Map<string, NamedVersion[]>();
    for (const version of own)
      for (const key of new Set([...version.numbers, ...version.aliases, ...version.contentWords, ...version.codes])) {
        const others = byKey.get(key);
        if (others) others.push(version);
        else byKey.set(key, [version]);
      }
    const words = new Set(own.flatMap(({ words: each }) => Object.values(each).flatMap((part) => [...part])));
    return { id, versions: own, byKey, words };
  });
}

/** The versions of a product that may explain a row: all its numbers are theirs, and no word is another product's alone. */
export function versionsFor(product: VersionsOfProduct, row: RowWords): readonly NamedVersion[] {
  const { words, meanings, isKnown } = row;
  let few = product.versions;
  for (const [at, word] of words.entries()) {
    if (!/\d/.test(word)) {
      if (product.words.has(stem(word)) || isSilent(word) || product.byKey.has(compact(word))) continue;
      const isMeant = meanings.some((here, from) => here.some(({ length }) => from <= at && at < from + length));
      if (!isMeant && isKnown(word) && !isOfCode(product, words, at)) return [];
      continue;
    }
    const number = numberOf(word);
    // the words of a product are stems: "cee9f44a" is kept as "cee9f44"
    if (
      product.words.has(word) ||
      product.words.has(stem(word)) ||
      (number !== undefined && product.words.has(`${number}vol`))
    )
      continue;
    const keys = keysAt(words, at);
    if (keys.some((key) => product.words.has(key))) continue;
    const found = new Set(keys.flatMap((key) => product.byKey.get(key) ?? []));
    if (found.size === 0) return [];
    if (found.size < few.length) few = [...found];
  }
  return few;
}

/** Whether a word is a part of a code in several words: "ts" of "ts 71". Before the first word there is none to join. */
const isOfCode = (product: VersionsOfProduct, words: readonly string[], at: number): boolean =>
  [2, 3].some((length) => product.byKey.has(compact(words.slice(at, at + length).join('')))) ||
  product.byKey.has(compact(words.slice(at - 1, at + 1).join('')));

/** What a number may be, with the words beside it. */
function keysAt(words: readonly string[], at: number): string[] {
  const [word = '', next] = [words[at], words[at + 1]];
  const number = numberOf(word);
  const pair = numberAndLetters(word);
  const joined = [
    [at, at + 1],
    [at, at + 2],
    [at - 1, at + 1],
    [at - 1, at + 2],
    [at - 2, at + 1],
    [at - 3, at + 1],
  ] as const; // as: pairs
  return [
    number,
    number === undefined ? undefined : measure(number, next),
    pair && measure(...pair),
    ...joined.filter(([from]) => from >= 0).map(([from, to]) => compact(words.slice(from, to).join(''))),
  ].filter((key) => key !== undefined);
}
