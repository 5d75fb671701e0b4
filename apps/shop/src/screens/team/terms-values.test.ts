import type { TeamMember } from '@tonalia/contract/members';
import { expect, test } from 'vitest';
import { limitErrors, newTerms, termsOf, valuesOf } from './terms-values.ts';

test('what was typed are the terms: digits without their points, and no limit where nothing is', () => {
  const terms = {
    ...newTerms,
    orderLimit: '$ 400.000',
    dayLimit: ' ',
    monthLimit: '0',
    usesCredit: true,
    job: 'Compras',
  };
  expect(termsOf(terms)).toEqual({
    mode: 'buys',
    orderLimit: 400_000,
    dayLimit: null,
    monthLimit: 0,
    usesCredit: true,
    seesCredit: false,
    seesOrders: false,
    tellsOwner: true,
    job: 'Compras',
  });
  expect(termsOf(newTerms)).toMatchObject({ orderLimit: 400_000, dayLimit: null, monthLimit: 1_200_000 });
});

test('the form of a member has its terms', () => {
  // as: what the terms do not have is left out
  const member = { ...termsOf(newTerms), seesOrders: true } as TeamMember;
  expect(valuesOf(member)).toEqual({ ...newTerms, seesOrders: true });
});

test.each([
  ['', true],
  ['1.000.000.000', true],
  ['1000000001', false],
  ['12345678901', false],
  ['-1', false],
  ['mucho', false],
])('the limit "%s" is one: %s', (dayLimit, isOne) => {
  expect(Object.keys(limitErrors({ ...newTerms, dayLimit }))).toEqual(isOne ? [] : ['dayLimit']);
});
