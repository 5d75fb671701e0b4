import { expect, test } from 'vitest';
import { numberKey, plain, rawWords, singular, stem } from '@tonalia/search/text';
import type { SearchDocument } from '@tonalia/search';
import { demoDocuments, indexOf, isSilent } from './demo-documents.ts';
import { firstThree } from './quality.ts';
import { seeded, slip } from './spoiled.ts';

const docs = demoDocuments();
const index = indexOf(docs);

/** Verbs and words of other languages have no plural. */
const isInvariable = /x$|zz$|sh$|st$|ar$/;

/** Nouns of a name, which have singular and plural. */
const nounsOf = (doc: SearchDocument): string[] => [
  ...new Set(
    rawWords(doc.name).filter((word) => /^\p{L}{4,}$/u.test(word) && !isSilent(word) && !isInvariable.test(word)),
  ),
];

/** "peine" is "peines", "peines" is "peine"; "lápiz" is "lápices". */
function otherNumber(word: string): string {
  if (singular(word) !== word) return singular(word);
  if (word.endsWith('z')) return `${word.slice(0, -1)}ces`;
  return /[aeiou]$/.test(word) ? `${word}s` : `${word}es`;
}

const hasWord = (doc: SearchDocument, word: string): boolean =>
  rawWords(`${doc.name} ${doc.category}`).some((each) => numberKey(each) === numberKey(word));

/** Each word of each brand, once. */
function* wordsOfBrands(): Generator<{ brand: string; word: string }> {
  const seen = new Set<string>();
  for (const doc of docs) {
    for (const word of nounsOf(doc)) {
      const key = `${doc.brand} ${word}`;
      const isOfBrand = rawWords(doc.brand).some((each) => numberKey(each) === numberKey(word));
      if (!seen.has(key) && !isOfBrand) yield { brand: doc.brand, word };
      seen.add(key);
    }
  }
}

test('every word of the catalogue, in the other number and with its brand, finds the products with that word', () => {
  const missed: string[] = [];
  let asked = 0;
  for (const { brand, word } of wordsOfBrands()) {
    const typed = `${otherNumber(word)} ${brand}`;
    const found = firstThree(index, docs, typed);
    asked += 1;
    if (!found.some(({ doc }) => doc.brand === brand && hasWord(doc, word)))
      missed.push(`${typed}: ${found[0]?.doc.name}`);
  }
  expect(asked).toBeGreaterThan(1500);
  expect(missed).toEqual([]);
});

test('a word with one or two typing errors never ranks above a correct one', () => {
  const random = seeded(7);
  const heads = [...new Set(docs.map(({ name }) => rawWords(name)[0] ?? ''))].filter((word) => word.length > 3);
  const words = [...new Set(docs.flatMap(nounsOf))];
  const missed: string[] = [];
  let asked = 0;
  for (const [at, word] of words.entries()) {
    const head = heads[at % heads.length] ?? '';
    for (const typed of [slip(word, random), slip(slip(word, random), random)]) {
      if (words.some((each) => stem(each) === stem(typed))) continue;
      asked += 1;
      const { searchedFor } = index.search(`${head} ${typed}`);
      const isKept = searchedFor === null || rawWords(searchedFor).some((each) => stem(each) === stem(head));
      if (!isKept) missed.push(`${head} ${typed}: ${searchedFor}`);
    }
  }
  expect(asked).toBeGreaterThan(500);
  expect(missed).toEqual([]);
});

test('every code with its brand, in any spelling, finds that product', () => {
  const isWord = new Set(docs.flatMap(({ name }) => rawWords(name)));
  const missed: string[] = [];
  for (const doc of docs) {
    const bare = doc.code.replaceAll('-', '');
    const own = doc.code.split('-').slice(1).join('');
    if (bare.length < 3) continue; // a code of two letters is the beginning of many words
    const ways = [doc.code, doc.code.toLowerCase(), bare, ...(/\d/.test(own) ? [own] : [])];
    for (const typed of ways.flatMap((code) => [`${doc.brand} ${code}`, `${code} ${doc.brand}`])) {
      const found = firstThree(index, docs, typed);
      // "Espuma MO1" is a brand and also another brand's product name: then the brand need not be first.
      const isFound = isWord.has(plain(doc.brand)) ? found.some((each) => each.doc === doc) : found[0]?.doc === doc;
      if (!isFound) missed.push(`${typed}: ${found[0]?.doc.code}`);
    }
  }
  expect(missed).toEqual([]);
});

/** The name without its volume: any volume of the product is right. */
const withoutContent = (name: string): string => name.replace(/ [\d.]+ (?:ml|g|und)\b\.?$/, '');

test('every product is found by its own name', () => {
  const missed: string[] = [];
  for (const name of new Set(docs.map((doc) => doc.name))) {
    const found = firstThree(index, docs, name);
    if (!found.some(({ doc }) => withoutContent(doc.name) === withoutContent(name)))
      missed.push(`${name}: ${found[0]?.doc.name}`);
  }
  expect(missed).toEqual([]);
});

test('two words of a name without the space between them find one of the three they find apart', () => {
  const missed: string[] = [];
  let asked = 0;
  for (const { name } of docs) {
    const [first = '', second = ''] = rawWords(name);
    // a short word or a number may join to another word or a code
    if (![first, second].every((word) => /^\p{L}{4,}$/u.test(word))) continue;
    asked += 1;
    const apart = firstThree(index, docs, `${first} ${second}`).map(({ doc }) => doc);
    const joined = firstThree(index, docs, `${first}${second}`).map(({ doc }) => doc);
    if (!joined.some((doc) => apart.includes(doc))) missed.push(`${first}${second}: ${joined[0]?.name}`);
  }
  expect(asked).toBeGreaterThan(200);
  expect(missed).toEqual([]);
});
