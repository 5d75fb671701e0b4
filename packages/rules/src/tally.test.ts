import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type TallyCounts, addUnits, countsWithin, setMissing } from './tally.ts';

const tally = fc
  .tuple(fc.nat(20), fc.nat(20), fc.nat(20))
  .map(([asked, picked, short]): TallyCounts => countsWithin(asked, { picked, short }));
const tallies = fc.array(tally, { maxLength: 8 });
const sum = (list: readonly TallyCounts[], of: keyof TallyCounts) => list.reduce((total, one) => total + one[of], 0);
const areWithin = (list: readonly TallyCounts[]) =>
  list.every(({ asked, picked, short }) => picked >= 0 && short >= 0 && picked + short <= asked);

test('no order is given more than it asks for, and what counted is what the sum grew by (OFC-203)', () => {
  fc.assert(
    fc.property(tallies, fc.integer({ min: -50, max: 50 }), (before, units) => {
      const { tallies: after, counted } = addUnits(before, units);
      expect(areWithin(after)).toBe(true);
      expect(sum(after, 'picked') - sum(before, 'picked')).toBe(counted);
      expect(Math.abs(counted)).toBeLessThanOrEqual(Math.abs(units));
      const room = sum(before, 'asked') - sum(before, 'picked');
      expect(counted).toBe(units < 0 ? -Math.min(-units, sum(before, 'picked')) || 0 : Math.min(units, room));
    }),
  );
});

test('missing units move what was picked to the other orders and lose none of it (OFC-203)', () => {
  fc.assert(
    fc.property(tallies, fc.nat(20), (before, missing) => {
      const { tallies: after, counted } = setMissing(before, () => missing);
      expect(areWithin(after)).toBe(true);
      expect(sum(after, 'picked')).toBe(sum(before, 'picked'));
      expect(sum(after, 'short')).toBe(counted);
    }),
  );
});

test('units go to the order placed first, and end a shortage only when no other has room', () => {
  const two = [
    { asked: 3, picked: 1, short: 2 },
    { asked: 4, picked: 0, short: 0 },
  ];
  expect(addUnits(two, 5).tallies).toEqual([
    { asked: 3, picked: 2, short: 1 },
    { asked: 4, picked: 4, short: 0 },
  ]);
});

test('one unit is taken back from the order placed last, and no unit changes nothing (OFC-203)', () => {
  const two = [
    { asked: 3, picked: 1, short: 2 },
    { asked: 4, picked: 2, short: 0 },
  ];
  expect(addUnits(two, -1)).toEqual({ tallies: [two[0], { asked: 4, picked: 1, short: 0 }], counted: -1 });
  expect(addUnits(two, 0)).toEqual({ tallies: two, counted: 0 });
});

test('a shortened order has no shortage above what it asks for', () => {
  expect(countsWithin(2, { picked: 2, short: 1 })).toEqual({ asked: 2, picked: 2, short: 0 });
  expect(countsWithin(1, { picked: 2, short: 1 })).toEqual({ asked: 1, picked: 1, short: 0 });
});
