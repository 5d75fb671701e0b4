import { expect, test } from 'vitest';
import { isSameList, mergedItems, savedColumns } from './saved-lines.rules.ts';

const item = (versionId: string, quantity: number) => ({ versionId, quantity });

test('a version in several rows is one line in the place of the first, within the most of a line', () => {
  expect(mergedItems([item('2', 3), item('1', 1), item('2', 9)], 10)).toEqual([item('2', 10), item('1', 1)]);
});

test('a line keeps the price it was noted at, a new one has today’s, and an unknown version is no line', () => {
  const today = new Map([
    ['1', 200],
    ['2', 300],
  ]);
  const before = { versionIds: ['1', '9'], prices: [150, 90] };
  expect(savedColumns([item('1', 4), item('2', 5), item('3', 6), item('9', 1)], today, before)).toEqual({
    versionIds: ['1', '2', '9'],
    quantities: [4, 5, 1],
    prices: [150, 300, 90],
  });
});

test('lists are the same by name, scope, lines and their order', () => {
  const list = { name: 'a', isShared: true, versionIds: ['1', '2'], quantities: [1, 2] };
  expect(isSameList(list, { ...list })).toBe(true);
  for (const change of [
    { name: 'b' },
    { isShared: false },
    { versionIds: ['2', '1'] },
    { quantities: [1, 3] },
    { versionIds: ['1'], quantities: [1] },
  ])
    expect(isSameList(list, { ...list, ...change })).toBe(false);
});
