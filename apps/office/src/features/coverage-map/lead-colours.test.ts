import { expect, test } from 'vitest';
import { leadColour, leadOf, legendColours } from './lead-colours.ts';

test.each([
  [0, '0-1'],
  [1, '0-1'],
  [2, '2'],
  [3, '3'],
  [4, '4'],
  [30, '4'],
])('%i days on the road are the step %s', (days, step) => {
  expect(leadOf(days)).toBe(step);
});

test('each step has its own colour, in the order of the legend, with no delivery at the end', () => {
  expect([1, 2, 3, 4, undefined].map(leadColour)).toEqual(legendColours);
  expect(new Set(legendColours).size).toBe(5);
  expect([legendColours[0], legendColours.at(-1)]).toEqual(['var(--brand)', 'var(--lead-none)']);
});
