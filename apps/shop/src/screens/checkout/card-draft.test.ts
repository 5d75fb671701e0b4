import { expect, test } from 'vitest';
import { cardErrors, emptyCard } from './card-draft.ts';

const now = new Date('2026-03-09T15:00:00Z');
const card = { number: '4242 4242 4242 4242', holder: 'Ana Ríos', month: '03', year: '2026', cvv: '123' };
const amex = { ...card, number: '3782 822463 10005', cvv: '1234' };

test.each([
  ['nothing of a right one', card, []],
  ['nothing of one with a code of four digits', amex, []],
  ['a wrong number', { ...card, number: '4242 4242 4242 4241' }, ['number']],
  ['a holder of two letters', { ...card, holder: ' An ' }, ['holder']],
  ['nothing of a holder of three', { ...card, holder: 'Ana' }, []],
  ['a missing month', { ...card, month: '' }, ['month']],
  ['a missing year', { ...card, year: '' }, ['year']],
  ['an expired card', { ...card, month: '02' }, ['year']],
  ['no expiry without a month', { ...card, month: '', year: '2020' }, ['month']],
  ['a code of four digits', { ...card, cvv: '1234' }, ['cvv']],
  ['a code of three digits where there are four', { ...amex, cvv: '123' }, ['cvv']],
  ['letters in the code', { ...card, cvv: '12a' }, ['cvv']],
  ['all of an empty one', emptyCard, ['number', 'holder', 'month', 'year', 'cvv']],
])('a typed card says %s', (_, typed, fields) => {
  expect(Object.keys(cardErrors(typed, now))).toEqual(fields);
});

test('an expired card is not one without a year', () => {
  expect(cardErrors({ ...card, month: '02' }, now).year).not.toBe(cardErrors({ ...card, year: '' }, now).year);
});
