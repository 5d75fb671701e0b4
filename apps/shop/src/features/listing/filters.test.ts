import { expect, test } from 'vitest';
import { readFilters } from './filters.ts';

test.each([
  ['\0', undefined],
  [' \0 \0', undefined],
  ['tin\0te', 'tinte'],
  ['   ', undefined],
  ['x'.repeat(500), 'x'.repeat(120)],
  [5, undefined],
  [['tinte'], undefined],
])('the words %j of an address search for %j', (search, words) => {
  expect(readFilters({ search }).search).toBe(words);
});

test('what makes no sense narrows nothing', () => {
  expect(readFilters({ manufacturerId: "1' or 1=1", sort: '__proto__', available: '2', offers: ['1'] })).toEqual({});
});
