import type { Returnable } from '@tonalia/contract/returns-own';
import { expect, test } from 'vitest';
import { type ChosenLine, chosenOf, missingIn, needsPhoto } from './request.ts';

// as: only the number and the name of a line count
const lines = [
  { line: 1, name: 'Tinte' },
  { line: 2, name: 'Cera' },
] as Returnable['lines'];
const one = (reason: ChosenLine['reason'], photos: string[] = []): ChosenLine => ({ units: 1, reason, photos });

test.each([
  ['broken', true],
  ['shade', true],
  ['wrong', false],
  [undefined, false],
] as const)('the reason %s needs a photo: %s', (reason, needs) => {
  // as: any other reason
  expect(needsPhoto(reason as ChosenLine['reason'])).toBe(needs);
});

test('chosen lines are in the order of the order', () => {
  expect(chosenOf(lines, { 2: one('broken'), 1: one(undefined) }).map(({ line }) => line)).toEqual([1, 2]);
  expect(chosenOf(lines, { 2: one('broken'), 1: undefined }).map(({ line }) => line)).toEqual([2]);
});

test.each([
  [{ 1: one(undefined) }, 'Tinte'],
  [{ 1: one('broken', ['x']), 2: one('shade') }, 'Cera'],
  [{ 1: one('broken', ['x']) }, undefined],
  [{}, undefined],
])('a request of %j lacks something of %s', (chosen, name) => {
  const missing = missingIn(lines, chosen);
  expect(name === undefined ? missing === undefined : missing?.includes(name)).toBe(true);
});

test('a missing reason is not a missing photo', () => {
  expect(missingIn(lines, { 1: one(undefined) })).not.toBe(missingIn(lines, { 1: one('broken') }));
});
