import { withUsualSynonyms } from '../../src/modules/products/search-terms/usual-synonyms.ts';
import { describe, expect, test } from 'vitest';
import type { SearchDocument, SearchIndex } from '@tonalia/search';
import { demoDocuments, indexOf } from './demo-documents.ts';
import { askedQueries } from './asked-queries.ts';
import { demoQueries } from './demo-queries.ts';
import { otherCatalogue, otherQueries, otherSynonyms } from './other-catalogue.ts';
import { otherLabels, otherWords } from './other-labels.ts';
import { type Query, type Score, judge, readQueries } from './quality.ts';
import { spokenQueries } from './spoken-queries.ts';
import { spoiled } from './spoiled.ts';
import { judgeTyping } from './typing.ts';

/** Of all queries so many find a right product among the first three, of each kind so many. */
const OVERALL = 0.9;
const EACH_KIND = 0.8;

function judgeAll(
  index: SearchIndex,
  docs: readonly SearchDocument[],
  kinds: Record<string, readonly Query[]>,
): Score[] {
  const scores = Object.entries(kinds).map(([kind, queries]) => ({ kind, score: judge(index, docs, queries) }));
  const percent = (part: number, of: number): string => `${Math.round((100 * part) / of)} %`;
  const lines = scores.map(
    ({ kind, score }) =>
      `${kind}: ${score.asked} asked, first ${percent(score.first, score.asked)}, in three ${percent(score.three, score.asked)}` +
      score.missed.map((missed) => `\n    ${missed}`).join(''),
  );
  process.stdout.write(`${lines.join('\n')}\n`);
  return scores.map(({ score }) => score);
}

function expectGood(scores: readonly Score[], least: number): void {
  const asked = scores.reduce((sum, score) => sum + score.asked, 0);
  const three = scores.reduce((sum, score) => sum + score.three, 0);
  expect(asked).toBeGreaterThanOrEqual(least);
  expect(three / asked).toBeGreaterThanOrEqual(OVERALL);
  expect(Math.min(...scores.map((score) => score.three / score.asked))).toBeGreaterThanOrEqual(EACH_KIND);
}

/** Every third of the queries, letter by letter. */
function expectGoodTyping(index: SearchIndex, docs: readonly SearchDocument[], kinds: Record<string, Query[]>): void {
  const sample = Object.values(kinds).flatMap((queries) =>
    queries.filter(({ right }, at) => right.length > 0 && at % 3 === 0),
  );
  const { letters, words, ends, missed } = judgeTyping(index, docs, sample);
  const share = ({ right, asked }: { right: number; asked: number }): number => right / asked;
  process.stdout.write(
    `letters ${share(letters)}, words ${share(words)}, ends ${share(ends)}\n    ${missed.join('\n    ')}\n`,
  );
  expect(ends.asked).toBeGreaterThanOrEqual(15);
  expect(share(ends)).toBeGreaterThanOrEqual(0.95);
  expect(share(words)).toBeGreaterThanOrEqual(0.9);
  expect(share(letters)).toBeGreaterThanOrEqual(0.8);
}

const read = (texts: Record<string, string>): Record<string, Query[]> =>
  Object.fromEntries(Object.entries(texts).map(([kind, text]) => [kind, readQueries(text)]));

describe('what people type finds what they mean', () => {
  const demo = demoDocuments();
  const meant = withUsualSynonyms([]);

  test('in the demo: names, accents, plurals, synonyms, typos, shades, codes · API-42 GEN-05 R10 R11', () => {
    expectGood(judgeAll(indexOf(demo, meant), demo, read(demoQueries)), 300);
  });

  test('in the demo, asked as a question, in the words of a region or by a need · API-42 GEN-05 R10', () => {
    const [first, ...asked] = judgeAll(indexOf(demo, meant), demo, read(askedQueries));
    expect((first?.three ?? 0) / (first?.asked ?? 1)).toBeGreaterThanOrEqual(0.97);
    for (const { three, asked: of } of asked) expect(three / of).toBeGreaterThanOrEqual(0.93);
  });

  test('in the demo, typed plainly and said as over the counter · API-42 GEN-05 R10', () => {
    const [plain, slang] = judgeAll(indexOf(demo, meant), demo, read(spokenQueries));
    expect((plain?.three ?? 0) / (plain?.asked ?? 1)).toBeGreaterThanOrEqual(0.985);
    expect((slang?.three ?? 0) / (slang?.asked ?? 1)).toBeGreaterThanOrEqual(0.965);
  });

  test('among other brands, English names and other ways to write a shade · API-42 GEN-05 R10 R11', () => {
    expectGood(judgeAll(indexOf(otherCatalogue, otherSynonyms), otherCatalogue, read(otherQueries)), 60);
  });

  test('where the labels have other words than the customers · API-42 GEN-05 R10 R11', () => {
    expectGood(judgeAll(indexOf(otherLabels, meant), otherLabels, read(otherWords)), 50);
  });

  test('with a letter wrong, missing, too many or swapped somewhere · API-42 R10', () => {
    const kinds = { demo: spoiled(demo, 150), other: spoiled(otherCatalogue, 80) };
    expectGood(judgeAll(indexOf(demo, meant), demo, { demo: kinds.demo }), 150);
    expectGood(judgeAll(indexOf(otherCatalogue, otherSynonyms), otherCatalogue, { other: kinds.other }), 80);
  });

  test('while it is typed: by the end of each word, mostly long before, what goes on to it is suggested · API-42 R10', () => {
    const { plain, accents, plurals, synonyms, shades, codes } = demoQueries;
    const { brandsAndNames, spanish } = otherQueries;
    const kinds = read({ plain, accents, plurals, synonyms, shades, codes });
    expectGoodTyping(indexOf(demo, meant), demo, kinds);
    expectGoodTyping(indexOf(otherCatalogue, otherSynonyms), otherCatalogue, read({ brandsAndNames, spanish }));
  });
});
