import { expect, test } from 'vitest';
import {
  LABEL_WORTH,
  PLACES,
  SERIES_WORTH,
  WHOLE_CODE,
  WHOLE_LABEL,
  WHOLE_NAME,
  codeWorth,
  field,
  inName,
  quality,
  worthOfFields,
} from './rank.ts';

const worthOf = (...places: number[]) => worthOfFields[places.reduce((sum, place) => sum | place, 0)] ?? -1;

test('a word is worth most at the head of a name, then as a brand, in the name, the categories, a trait, a label', () => {
  const order = [field.head, field.brand, field.name, field.category, field.parent, field.trait, field.label].map(
    (place) => worthOf(place),
  );
  expect(order).toEqual(order.toSorted((a, b) => b - a));
  expect(new Set(order).size).toBe(order.length);
  expect(worthOf()).toBe(0);
  expect(worthOfFields).toHaveLength(PLACES);
});

test('a word in several places has the best worth, and more when its category has it too', () => {
  expect(worthOf(field.label, field.name)).toBe(worthOf(field.name));
  for (const place of [field.category, field.parent]) {
    expect(worthOf(field.name, place)).toBeGreaterThan(worthOf(field.name));
    expect(worthOf(field.head, place)).toBeGreaterThan(worthOf(field.head));
    expect(worthOf(field.brand, place)).toBe(worthOf(field.brand));
  }
  expect(worthOf(field.category, field.parent)).toBe(worthOf(field.category));
});

test('the own label is worth more than another one, its series less, and a name or a brand more than both', () => {
  expect([
    worthOf(field.label) < SERIES_WORTH,
    SERIES_WORTH < LABEL_WORTH,
    LABEL_WORTH + WHOLE_LABEL < worthOf(field.category),
  ]).toEqual([true, true, true]);
  expect([worthOf(field.name) >= inName, worthOf(field.category) < inName]).toEqual([true, true]);
  expect(WHOLE_NAME).toBeLessThan(WHOLE_LABEL);
});

test('the better a code matches the more it is worth, and a whole one is above any word', () => {
  const { whole, part, start, inside } = codeWorth;
  expect([whole > part, part > start, start > inside, WHOLE_CODE > whole]).toEqual([true, true, true, true]);
  expect(WHOLE_CODE).toBeGreaterThan(3 * part);
});

test('a word itself is worth more than its plural, its stem, a synonym, a need, a derived word, a longer one', () => {
  const { exact, sameNumber, joined, sameStem, synonym, need, derived, unfinished, withEnye, longer } = quality;
  const order = [exact, sameNumber, joined, sameStem, synonym, need, derived, unfinished, withEnye, longer];
  expect(order).toEqual(order.toSorted((a, b) => b - a));
  expect(new Set(order).size).toBe(order.length);
});
