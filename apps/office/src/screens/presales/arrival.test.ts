import { expect, test } from 'vitest';
import { arrival, isLater } from './arrival.ts';

test.each([
  ['2026-03-10', '2026-03-11', true],
  ['2026-03-10', '2026-03-10', false],
  ['2026-03-10', '2026-03-09', false],
  // no day at all is later than any
  ['2026-03-10', null, true],
  [null, '2026-03-11', false],
])('chosen for %s and brought on %s, it comes later: %s', (arrivesOn, willArriveOn, later) => {
  expect(isLater({ arrivesOn, willArriveOn })).toBe(later);
});

test('a move shows both days, and nothing without one of them', () => {
  expect([arrival('2026-03-10', '2026-03-11'), arrival(null, '2026-03-11'), arrival('2026-03-10', null)]).toEqual([
    'Mar 10 mar → Mié 11 mar',
    '',
    '',
  ]);
});
