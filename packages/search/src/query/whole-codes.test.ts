import { describe, expect, test } from 'vitest';
import type { CodeMatch, Codes } from '../index/codes.ts';
import type { StoredFacts } from '../index/stored-facts.ts';
import { findWholeCodes } from './whole-codes.ts';

/** Variants 0 to 3: two of the first document, one of each of two more. Owners from 4 on are the documents. */
const facts = { docOfVariant: Uint32Array.from([0, 0, 1, 2]) } as StoredFacts; // as: only this is read
const find = (typed: string, found: [number, CodeMatch][], isWord = false) => {
  const asked: string[] = [];
  // as: only `find` is asked
  const codes = { find: (text: string) => (asked.push(text), new Map(found)) } as unknown as Codes;
  return { ...findWholeCodes(codes, facts, typed, () => isWord), asked };
};
const rows = ({ scored }: ReturnType<typeof find>) =>
  [...scored.docs].map((doc, at) => [doc, scored.scores[at], scored.variants[at]]);

describe('a query that is a code', () => {
  test('finds its owners, whichever separators it has', () => {
    const found = find('ts 71', [
      [0, 'whole'],
      [6, 'whole'],
    ]);
    expect(found.asked).toEqual(['ts71']);
    expect(rows(found)).toEqual([
      [0, 1000, 0],
      [2, 1000, -1],
    ]);
    expect(found).toMatchObject({ isAll: true, variants: [0] });
    expect(find('ts71', [[4, 'whole']]).variants).toEqual([]);
  });

  test('that is found whole finds none that only begin with it', () => {
    expect(
      rows(
        find('ts71', [
          [0, 'whole'],
          [2, 'start'],
        ]),
      ),
    ).toEqual([[0, 1000, 0]]);
  });

  test.each<[string, CodeMatch, number]>([
    ['ts71', 'start', 270],
    ['ts71', 'part', 300],
  ])('"%s" that is a %s of one finds it for less', (typed, match, score) => {
    const found = find(typed, [[0, match]]);
    expect(rows(found)).toEqual([[0, score, 0]]);
    expect(found).toMatchObject({ isAll: false, variants: [] });
  });

  test('inside a longer one finds nothing', () => {
    expect(rows(find('ts71', [[0, 'inside']]))).toEqual([]);
  });

  test('shows the best match of a document, of equal ones its first variant', () => {
    expect(
      rows(
        find('ts71', [
          [1, 'start'],
          [0, 'start'],
        ]),
      ),
    ).toEqual([[0, 270, 0]]);
    expect(
      rows(
        find('ts71', [
          [0, 'start'],
          [1, 'start'],
        ]),
      ),
    ).toEqual([[0, 270, 0]]);
    expect(
      rows(
        find('ts71', [
          [0, 'start'],
          [1, 'part'],
        ]),
      ),
    ).toEqual([[0, 300, 1]]);
    expect(
      rows(
        find('ts71', [
          [0, 'part'],
          [1, 'start'],
        ]),
      ),
    ).toEqual([[0, 300, 0]]);
    expect(
      rows(
        find('ts71', [
          [0, 'start'],
          [4, 'start'],
        ]),
      ),
    ).toEqual([[0, 270, 0]]);
    expect(
      rows(
        find('ts71', [
          [4, 'start'],
          [0, 'start'],
        ]),
      ),
    ).toEqual([[0, 270, -1]]);
  });
});

test.each<[typed: string, isWord: boolean, isFound: boolean]>([
  // letters and digits, or several parts, are like a code
  ['ts7', true, true],
  ['7 71', true, true],
  ['t7', true, false],
  // a number is a number
  ['71', true, false],
  ['712', true, true],
  ['7,12', true, false],
  // a word is a word, but no word of the catalogue may be a code
  ['crema', true, false],
  ['chv', false, true],
  ['ch', false, false],
  ['ch v', false, false],
  // cut at a separator
  ['ch-', true, true],
  ['c-', true, false],
  ['a b c d e1', true, false],
])('the beginning of a code typed as "%s" (a word: %s) is found: %s', (typed, isWord, isFound) => {
  expect(rows(find(typed, [[0, 'start']], isWord)).length > 0).toBe(isFound);
});

test.each([
  ['71', false],
  ['ts71', true],
  ['7-1', true],
  ['crema', false],
])('a whole code "%s" can be nothing else: %s', (typed, isAll) => {
  expect(find(typed, [[0, 'whole']]).isAll).toBe(isAll);
});

test('codes come before what words found, each document once', () => {
  const words = {
    docs: Uint32Array.from([0, 1]),
    scores: Float32Array.from([50, 40]),
    variants: Int32Array.from([-1, 2]),
    labels: [3],
  };
  const all = find('ts71', [[0, 'whole']]).addTo(words);
  expect([[...all.docs], [...all.scores], [...all.variants], all.labels]).toEqual([[0, 1], [1000, 40], [0, 2], [3]]);
  expect(find('ts71', []).addTo(words)).toBe(words);
});

test('one letter is no code, and neither is a long text', () => {
  expect(find('7', []).asked).toEqual([]);
  expect(find('a b c d e', []).asked).toEqual([]);
  expect(find('a b c d', []).asked).toEqual(['abcd']);
  expect(find('a'.repeat(120), []).asked).toEqual(['a'.repeat(100)]);
});
