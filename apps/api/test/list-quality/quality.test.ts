import { expect, test } from 'vitest';
import { type WrittenList, corpus, strangers } from './corpus.ts';
import { recogniserOfDemo } from './recognise-demo.ts';

/** Least share of rows with the right version, for each style. */
const EACH_STYLE = 0.95;

const { docs, recognise } = recogniserOfDemo();
const lists = corpus(docs);
/** The matcher may be tuned on the lists with an even number; the others were kept back until it was done. */
const isKeptBack = (_: WrittenList, at: number): boolean => at % 2 === 1;

/** Rows with the right version as verdict, and those that are taken for another one. */
function judge({ text, means }: WrittenList): { right: number; wrong: string[] } {
  const verdicts = recognise(text);
  const isRight = (code: string, at: number) => verdicts[at]?.version?.code === code;
  const wrong = means.filter((code, at) => verdicts[at]?.verdict === 'recognised' && !isRight(code, at));
  return { right: means.filter(isRight).length, wrong };
}

test.each([...new Set(lists.map(({ style }) => style))])(
  'in the style %s nearly every row is the right version, and none another one · SEL-005',
  (style) => {
    const kept = lists.filter(isKeptBack).filter((list) => list.style === style);
    const judged = kept.map(judge);
    const rows = kept.reduce((sum, { means }) => sum + means.length, 0);
    const right = judged.reduce((sum, each) => sum + each.right, 0);
    expect(rows).toBe(150);
    expect(right / rows).toBeGreaterThanOrEqual(EACH_STYLE);
    expect(judged.flatMap(({ wrong }) => wrong)).toEqual([]);
  },
);

test('nothing that is not in the catalogue is recognised · SEL-005', () => {
  const recognised = strangers(docs).filter((text) => recognise(text).some(({ verdict }) => verdict === 'recognised'));
  expect(recognised).toEqual([]);
});

test('500 rows are understood in less than two seconds · SEL-002', () => {
  const rows = lists.filter(({ style }) => style === 'message' || style === 'short');
  const texts = [0, 1].map((half) => {
    const own = rows.filter((_, at) => at % 2 === half).flatMap(({ text }) => text.split('\n'));
    return [...own, ...own].slice(0, 500).join('\n');
  });
  // Processor time of this thread, because other tests run beside it.
  const times = texts.map((text) => {
    const start = process.threadCpuUsage();
    expect(recognise(text).length).toBeGreaterThan(350);
    const { user, system } = process.threadCpuUsage(start);
    return (user + system) / 1000;
  });
  expect(Math.min(...times)).toBeLessThan(2_000);
});
