import { expect, test } from 'vitest';
import { type History, MOST_STEPS, act, emptyHistory, redo, settled, undo } from './history.rules.ts';

const step = (history: History<number>, ...cells: [string, number | undefined][]) => act(history, new Map(cells));
const seen = ({ pending }: History<number>) => Object.fromEntries(pending);

test('acts are taken back one by one, and done again in their order', () => {
  const done = step(step(step(emptyHistory<number>(), ['a', 1], ['b', 2]), ['a', 3]), ['b', undefined]);
  expect(seen(done)).toEqual({ a: 3 });
  const [one, two] = [undo(done), undo(undo(done))];
  expect([seen(one), seen(two), seen(undo(two)), seen(undo(undo(two)))]).toEqual([
    { a: 3, b: 2 },
    { a: 1, b: 2 },
    {},
    {},
  ]);
  const again = redo(two);
  expect([seen(again), again.future.length, seen(redo(again)), redo(redo(again)).future.length]).toEqual([
    { a: 3, b: 2 },
    1,
    { a: 3 },
    0,
  ]);
  expect(redo(done)).toBe(done);
});

test('after a new act nothing can be done again, and an act without cells is none', () => {
  const history = undo(step(emptyHistory<number>(), ['a', 1]));
  expect(history.future).toHaveLength(1);
  expect(step(history, ['b', 2]).future).toEqual([]);
  expect(step(history)).toBe(history);
  expect(undo(emptyHistory())).toEqual(emptyHistory());
});

test('only the last acts can be taken back', () => {
  let history = emptyHistory<number>();
  for (let n = 0; n <= MOST_STEPS; n += 1) history = step(history, ['a', n]);
  expect([history.past.length, MOST_STEPS]).toEqual([100, 100]);
});

test('saved cells are forgotten with all steps, and what is still pending stays', () => {
  const saved = settled(step(emptyHistory<number>(), ['a', 1], ['b', 2]), ['a']);
  expect(saved).toEqual({ pending: new Map([['b', 2]]), past: [], future: [] });
});
