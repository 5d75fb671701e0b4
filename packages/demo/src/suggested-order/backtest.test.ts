import { expect, test } from 'vitest';
import { backtest, byLastOrder, byRhythm, byTop, recallAt } from './backtest.ts';
import { demoHistories } from './demo-histories.ts';
import { knownRhythms } from './known-rhythms.ts';

const regular = knownRhythms({ seed: 'regular', customers: 200, forgets: 0.1, jitter: 2 });
const forgetful = knownRhythms({ seed: 'forgetful', customers: 200, forgets: 0.3, jitter: 4 });

test.each([
  ['regular', regular],
  ['forgetful', forgetful],
  ['the demo’s', demoHistories(new Date('2026-11-27T15:00:00Z'))],
])(
  'of %s customers the rule finds more of the next order than the last order again, and less that is not in it · SEL-108',
  (_, set) => {
    const [rule, last] = [backtest(set, byRhythm), backtest(set, byLastOrder)];
    expect(rule.recall).toBeGreaterThan(last.recall + 0.1);
    expect(rule.precision).toBeGreaterThan(last.precision + 0.1);
    for (const other of [byLastOrder, byTop]) expect(recallAt(set, other, rule.precision)).toBeLessThan(rule.recall);
  },
);

test('recall and precision count what was proposed of an order that the proposal has not seen', () => {
  const order = (day: string, ...ids: string[]) => ids.map((versionId) => ({ versionId, day, units: 1 }));
  const history = [
    ...order('2026-01-01', 'a', 'b'),
    ...order('2026-01-02', 'a', 'c'),
    ...order('2026-01-03', 'a', 'd'),
    ...order('2026-01-04', 'a', 'b', 'x', 'y'),
  ];
  expect(backtest([history], byLastOrder)).toEqual({ recall: 0.25, precision: 0.5, proposed: 2, ordered: 4 });
  expect(backtest([history], byTop)).toEqual({ recall: 0.5, precision: 1, proposed: 2, ordered: 4 });
  expect([recallAt([history], byLastOrder, 0.9), recallAt([history], byLastOrder, 0.5)]).toEqual([0.25, 0.25]);
});

test('the same seed makes the same customers', () => {
  expect(knownRhythms({ seed: 'one', customers: 2, forgets: 0, jitter: 0 })).toEqual(
    knownRhythms({ seed: 'one', customers: 2, forgets: 0, jitter: 0 }),
  );
});
