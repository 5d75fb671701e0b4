import { expect, test } from 'vitest';
import { type SuggestedLine, chosenOf } from './suggested-choice.ts';

// as: what a choice does not read is left out
const line = (versionId: string, quantity: number, isDue: boolean) =>
  ({ match: { versionId, price: 1_000 }, quantity, isDue }) as SuggestedLine;
const lines = [line('a', 3, true), line('b', 2, false), line('c', 1, true)];

test('what is due is chosen in its usual units, and what is near is not', () => {
  expect(chosenOf(lines, {})).toEqual({
    items: [
      { versionId: 'a', quantity: 3 },
      { versionId: 'c', quantity: 1 },
    ],
    units: 4,
    pesos: 4_000,
    isAsSuggested: true,
  });
});

test('a person may change each line, and back again', () => {
  expect(chosenOf(lines, { a: 0, b: 5 })).toMatchObject({
    items: [{ versionId: 'b' }, { versionId: 'c' }],
    units: 6,
    pesos: 6_000,
    isAsSuggested: false,
  });
  expect(chosenOf(lines, { a: 3, b: 0 })).toMatchObject({ units: 4, isAsSuggested: true });
});
