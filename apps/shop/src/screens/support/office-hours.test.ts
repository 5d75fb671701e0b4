import { expect, test } from 'vitest';
import { isOpenAt, textOfClosing, textOfHours } from './office-hours.ts';

const hours = { weekdays: [1, 2, 3, 4, 5, 6], from: 8, to: 18 };

test.each([
  ['a Saturday at nine in Bogotá', '2026-11-21T14:00:00Z', true],
  ['the minute before eight', '2026-11-20T12:59:00Z', false],
  ['six in the evening', '2026-11-20T23:00:00Z', false],
  ['a Friday evening in Bogotá that is Saturday elsewhere', '2026-11-21T02:00:00Z', false],
  ['a Sunday', '2026-11-22T15:00:00Z', false],
])('open or closed: %s', (_, moment, expected) => {
  expect(isOpenAt(new Date(moment), hours)).toBe(expected);
});

test.each([
  [hours, 'Lun a sáb, 8 a 6'],
  [{ weekdays: [1, 3, 5], from: 9, to: 12 }, 'Lun, mié, vie, 9 a 12'],
  [{ weekdays: [6, 7], from: 10, to: 13 }, 'Sáb, dom, 10 a 1'],
  [{ weekdays: [2], from: 0, to: 24 }, 'Mar, 12 a 12'],
])('%j reads %s', (given, text) => expect(textOfHours(given)).toBe(text));

test.each([
  [9, 'las 9 a. m.'],
  [12, 'las 12 m.'],
  [13, 'la 1 p. m.'],
  [18, 'las 6 p. m.'],
  [24, 'las 12 a. m.'],
])('closing at %i reads %s', (to, text) => expect(textOfClosing({ to })).toBe(text));
