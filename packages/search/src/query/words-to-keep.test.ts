import { describe, expect, test } from 'vitest';
import type { ParsedQuery, QueryWord } from './knowledge.ts';
import { matchedWords, minimumShare, representsQuery, shareOf, trustOf } from './fewer-words.ts';
import type { MatchedDocuments } from './matcher.ts';
import { unwantedBits, weightOf, wordsToKeep } from './words-to-keep.ts';

const word = (text: string, more: Partial<QueryWord> = {}): QueryWord => ({
  text,
  silent: false,
  weight: 10,
  readings: [],
  known: true,
  isThing: false,
  isSubject: false,
  isNamed: false,
  ...more,
});
const met = (bits: number) => ({ bits }) as MatchedDocuments; // as: only the kept words are read
/** The kept words when documents have these words, each as bits; the first word is bit 1. */
const kept = (words: QueryWord[], ...docs: number[]) =>
  wordsToKeep(
    words,
    (1 << words.length) - 1,
    Uint16Array.from(docs),
    words.map(() => Uint8Array.from(docs, () => 50)),
  );

describe('the words to keep', () => {
  const [a, b, c] = [word('a'), word('b'), word('c')];

  test('weigh most, and of alike ones come first', () => {
    expect(kept([a, b, c], 0b011, 0b100)).toBe(0b011);
    expect(kept([a, word('b', { weight: 30 })], 0b01, 0b10)).toBe(0b10);
    expect(kept([a, b], 0b01, 0b10)).toBe(0b01);
    expect(kept([a, b], 0b00)).toBe(0);
  });

  test('are the rarer ones', () => {
    expect(kept([a, b], 0b01, 0b01, 0b01, 0b01, 0b10)).toBe(0b10);
  });

  test('name the thing, and the subject above all', () => {
    expect(kept([a, word('b', { isThing: true })], 0b01, 0b10)).toBe(0b10);
    expect(kept([a, b, word('c', { isSubject: true, weight: 1 })], 0b011, 0b100)).toBe(0b100);
  });

  test('have the highest worth where all else is alike', () => {
    const words = [a];
    expect(wordsToKeep(words, 1, Uint16Array.from([1, 1]), [Uint8Array.from([10, 90])])).toBe(1);
  });

  test('are never "sin" without its word, nor the word without "sin"', () => {
    const [sin, silent] = [word('sin'), word('sin', { silent: true })];
    expect(kept([sin, a], 0b01)).toBe(0);
    expect(kept([sin, a], 0b10)).toBe(0);
    expect(kept([sin, a], 0b11)).toBe(0b11);
    expect(kept([silent, a], 0b10)).toBe(0b10);
    expect(kept([a, sin, b], 0b001, 0b100)).toBe(0b001);
  });

  test('leave out words that documents must not have', () => {
    const sin = word('sin');
    expect(unwantedBits([a, sin, b], 0b001)).toBe(0b100);
    expect([
      unwantedBits([a, sin, b], 0b111),
      unwantedBits([a, sin, b], 0b011),
      unwantedBits([a, sin, b], 0b101),
    ]).toEqual([0, 0, 0]);
    expect(unwantedBits([a, sin, word('b', { silent: true })], 0b001)).toBe(0);
    expect(unwantedBits([a, sin], 0b01)).toBe(0);
    expect(unwantedBits([a, word('sin', { silent: true }), b], 0b001)).toBe(0);
  });

  test('have the weight of each', () => {
    expect([weightOf([a, word('b', { weight: 5 })], 0b11), weightOf([a, b], 0b10), weightOf([a, b], 0)]).toEqual([
      15, 10, 0,
    ]);
  });
});

describe('fewer words', () => {
  const query = (words: QueryWord[], isSentence = false): ParsedQuery => ({ words, isSentence, unserved: [] });
  const [thing, named, label, unknown] = [
    word('lampara', { isThing: true, isNamed: true }),
    word('portatil', { isNamed: true }),
    word('verde'),
    word('computador', { known: false }),
  ];

  test.each<[string, QueryWord[], number, boolean]>([
    ['the thing without an unknown word', [thing, unknown], 0b01, true],
    ['no thing without an unknown word', [unknown, named], 0b10, false],
    ['a named word without a label', [named, label], 0b01, true],
    ['a label without a named word', [label, named], 0b01, false],
    ['a label without another label', [label, word('lima')], 0b01, true],
  ])('are the query when it is %s', (_, words, bits, isQuery) => {
    expect(representsQuery(query(words), met(bits))).toBe(isQuery);
  });

  test('of a sentence may leave out what is not known', () => {
    expect([
      representsQuery(query([unknown, named], true), met(0b10)),
      representsQuery(query([unknown, label], true), met(0b10)),
    ]).toEqual([true, false]);
    expect(representsQuery(query([word('de', { silent: true, known: false }), named]), met(0b10))).toBe(true);
  });

  test('must be less of a query whose thing or subject they have', () => {
    const silent = word('de', { silent: true });
    expect(minimumShare([silent, thing, label], met(0b010))).toBe(0.2);
    expect(minimumShare([thing, label], met(0b10))).toBe(0.3);
    expect(minimumShare([label, thing], met(0b10))).toBe(0.3);
    expect(minimumShare([label, word('gel', { isSubject: true })], met(0b10))).toBe(0.2);
    expect(minimumShare([label, word('gel', { isSubject: true })], met(0b01))).toBe(0.3);
    expect(minimumShare([label], met(0b1))).toBe(0.3);
  });

  test('have their share of the weight, and a number alone has none', () => {
    const number = word('15');
    expect([shareOf([thing, label], met(0b01)), shareOf([thing, label], met(0b11))]).toEqual([0.5, 1]);
    expect([
      shareOf([thing, number], met(0b10)),
      shareOf([word('7.1'), label], met(0b01)),
      shareOf([thing, number], met(0b11)),
    ]).toEqual([0, 0.5, 1]);
  });

  test('are trusted less the more they were corrected', () => {
    const trust = (cost: number, ...words: string[]) => trustOf({ words, cost }, ['gel', 'uñas']);
    expect([trust(0, 'gel'), trust(9, 'gel', 'uñas')]).toEqual([1, 1]);
    expect([trust(10, 'gel', 'unas'), trust(10, 'gil', 'unas'), trust(90, 'gil')]).toEqual([0.75, 0.875, 0.5]);
  });

  test('are said with the silent words between them', () => {
    const silent = (text: string) => word(text, { silent: true });
    const words = [silent('quiero'), word('gel'), silent('de'), word('uñas'), silent('por'), word('favor')];
    expect(matchedWords(words, met(0b001010))).toEqual(['gel', 'de', 'uñas']);
    expect(matchedWords(words, met(0b100010))).toEqual(['gel', 'de', 'por', 'favor']);
    expect(matchedWords([word('gel')], met(0b1))).toEqual(['gel']);
  });
});
