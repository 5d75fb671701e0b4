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

/** Minimum share of queries with a right product in the first three, overall and for each kind. */
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

/** Types every third query letter by letter. */
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

describe('queries find the right products', () => {
  const demo = demoDocuments();
  const meant = withUsualSynonyms([]);

  test('in the demo: names, accents, plurals, synonyms, typos, shades, codes · API-42 GEN-05 R10 R11', () => {
    expectGood(judgeAll(indexOf(demo, meant), demo, read(demoQueries)), 300);
  });

  test('in the demo, for questions, regional words and needs · API-42 GEN-05 R10', () => {
    const [first, ...asked] = judgeAll(indexOf(demo, meant), demo, read(askedQueries));
    expect((first?.three ?? 0) / (first?.asked ?? 1)).toBeGreaterThanOrEqual(0.97);
    for (const { three, asked: of } of asked) expect(three / of).toBeGreaterThanOrEqual(0.93);
  });

  test('in the demo, for plain and spoken wording · API-42 GEN-05 R10', () => {
    const [plain, slang] = judgeAll(indexOf(demo, meant), demo, read(spokenQueries));
    expect((plain?.three ?? 0) / (plain?.asked ?? 1)).toBeGreaterThanOrEqual(0.985);
    expect((slang?.three ?? 0) / (slang?.asked ?? 1)).toBeGreaterThanOrEqual(0.965);
  });

  test('among other brands, with English names and other spellings of shades · API-42 GEN-05 R10 R11', () => {
    expectGood(judgeAll(indexOf(otherCatalogue, otherSynonyms), otherCatalogue, read(otherQueries)), 60);
  });

  test('when labels and queries use different words · API-42 GEN-05 R10 R11', () => {
    expectGood(judgeAll(indexOf(otherLabels, meant), otherLabels, read(otherWords)), 50);
  });

  test('with a wrong, missing, extra or swapped letter · API-42 R10', () => {
    const kinds = { demo: spoiled(demo, 150), other: spoiled(otherCatalogue, 80) };
    expectGood(judgeAll(indexOf(demo, meant), demo, { demo: kinds.demo }), 150);
    expectGood(judgeAll(indexOf(otherCatalogue, otherSynonyms), otherCatalogue, { other: kinds.other }), 80);
  });

  test('while typing: by the end of each word, mostly long before, a right suggestion is shown · API-42 R10', () => {
    const { plain, accents, plurals, synonyms, shades, codes } = demoQueries;
    const { brandsAndNames, spanish } = otherQueries;
    const kinds = read({ plain, accents, plurals, synonyms, shades, codes });
    expectGoodTyping(indexOf(demo, meant), demo, kinds);
    expectGoodTyping(indexOf(otherCatalogue, otherSynonyms), otherCatalogue, read({ brandsAndNames, spanish }));
  });
});
