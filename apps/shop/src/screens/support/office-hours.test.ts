import { expect, test } from 'vitest';
import { isOpenAt } from './office-hours.ts';

test.each([
  ['a Saturday at nine in Bogotá', '2026-11-21T14:00:00Z', true],
  ['the minute before eight', '2026-11-20T12:59:00Z', false],
  ['six in the evening', '2026-11-20T23:00:00Z', false],
  ['a Friday evening in Bogotá that is Saturday elsewhere', '2026-11-21T02:00:00Z', false],
  ['a Sunday', '2026-11-22T15:00:00Z', false],
])('whether somebody answers: %s', (_, moment, expected) => {
  expect(isOpenAt(new Date(moment))).toBe(expected);
});
