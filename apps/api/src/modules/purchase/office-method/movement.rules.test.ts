import { expect, test } from 'vitest';
import {
  type StoredMovement,
  isLargeMovement,
  isRepeated,
  movementExamples,
  movementSpan,
  movementStateOf,
  overlapWords,
  overlaps,
} from './movement.rules.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour));
const [before, now, after, late] = [at(10), at(12), at(14), at(16)];
const charge = (percent: number) =>
  ({ type_movement: 'charge', discount_type: 'percentage', discount_amount: percent }) as const;
const discount = (pesos: number) =>
  ({ type_movement: 'discount', discount_type: 'value', discount_amount: pesos }) as const;
const draftOf = (from: Date, until: Date | null) => ({
  from: from.toISOString(),
  until: until?.toISOString() ?? null,
});

test('a movement holds from its first instant up to, not including, its end', () => {
  expect(movementStateOf({ from: now, until: after }, now)).toBe('running');
  expect(movementStateOf({ from: after, until: null }, now)).toBe('coming');
  expect(movementStateOf({ from: before, until: now }, now)).toBe('ended');
  expect(movementStateOf({ from: null, until: null }, now)).toBe('running');
});

test('more than 20 % of an order is large, up or down, 20 % is not', () => {
  expect([charge(20), charge(21)].map(isLargeMovement)).toEqual([false, true]);
  expect([discount(40_000), discount(40_001)].map(isLargeMovement)).toEqual([false, true]);
});

test('examples show orders of 200.000, 50.000 and 1.000.000 pesos, as the cart computes them', () => {
  expect(movementExamples(charge(3))).toEqual([
    { goods: 200_000, total: 206_000 },
    { goods: 50_000, total: 51_500 },
    { goods: 1_000_000, total: 1_030_000 },
  ]);
});

test('a window begins now at the earliest, keeps a begun start, and ends after both', () => {
  const draft = (from: Date, until: Date | null, saved?: { from: Date | null; until: Date | null }) =>
    movementSpan(draftOf(from, until), saved, now);
  expect(draft(before, null)).toEqual({ from: now, until: null });
  expect(draft(after, late)).toEqual({ from: after, until: late });
  expect(draft(late, null, { from: before, until: null })).toEqual({ from: before, until: null });
  expect(draft(late, null, { from: after, until: null })).toEqual({ from: late, until: null });
  expect(draft(late, late, { from: null, until: null })).toEqual({ from: null, until: late });
  expect(draft(after, after)).toBeUndefined();
  expect(draft(late, after)).toBeUndefined();
  expect(draft(late, now, { from: null, until: null })).toBeUndefined();
});

test('windows cross when they share an instant; one ends where the other begins without crossing', () => {
  expect(overlaps({ from: before, until: after }, { from: now, until: late })).toBe(true);
  expect(overlaps({ from: before, until: now }, { from: now, until: after })).toBe(false);
  expect(overlaps({ from: now, until: after }, { from: before, until: now })).toBe(false);
  expect(overlaps({ from: null, until: null }, { from: now, until: after })).toBe(true);
  expect(overlaps({ from: before, until: null }, { from: null, until: now })).toBe(true);
  expect(overlaps({ from: now, until: null }, { from: before, until: null })).toBe(true);
  expect(overlaps({ from: now, until: after }, { from: null, until: null })).toBe(true);
  expect(overlaps({ from: null, until: before }, { from: now, until: null })).toBe(false);
});

test('a request that arrives twice has the same terms and window; one that began meanwhile has the saved start', () => {
  const saved: StoredMovement = { id: '1', revision: 1, ...charge(2), from: before, until: late };
  const sent = { ...charge(2), ...draftOf(before, late) };
  expect(isRepeated(saved, sent, now)).toBe(true);
  expect(isRepeated(saved, { ...sent, from: at(9).toISOString() }, now)).toBe(true);
  expect(isRepeated(saved, { ...sent, from: now.toISOString() }, now)).toBe(true);
  expect(isRepeated(saved, { ...sent, from: after.toISOString() }, now)).toBe(false);
  expect(isRepeated({ ...saved, from: late, until: null }, { ...sent, until: null }, now)).toBe(false);
  expect(isRepeated(saved, { ...sent, until: after.toISOString() }, now)).toBe(false);
  expect(isRepeated(saved, { ...sent, until: null }, now)).toBe(false);
  expect(isRepeated(saved, { ...sent, discount_amount: 3 }, now)).toBe(false);
  expect(isRepeated(saved, { ...sent, discount_type: 'value' }, now)).toBe(false);
  expect(isRepeated(saved, { ...sent, type_movement: 'discount' }, now)).toBe(false);
});

test('the sentence of a crossing names the discount or charge and its days', () => {
  expect(overlapWords({ ...charge(3), from: now, until: null })).toBe(
    'Se cruza con el recargo del 3\u00A0% desde el mar 24 nov, sin fin.',
  );
  expect(overlapWords({ ...discount(5_000), from: null, until: late })).toMatch(
    /^Se cruza con el descuento de \$\s?5\.000 hasta el mar 24 nov\.$/,
  );
});
