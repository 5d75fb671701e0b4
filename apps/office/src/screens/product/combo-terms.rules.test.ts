import type { ComboTerms } from '@tonalia/contract/combo-office';
import { expect, test } from 'vitest';
import { endOf, isSameTerms, startOf, toggled } from './combo-terms.rules.ts';

test('a day begins at midnight in Bogotá and ends at the next one', () => {
  expect([startOf('2026-03-09'), endOf('2026-03-09')]).toEqual([
    '2026-03-09T05:00:00.000Z',
    '2026-03-10T05:00:00.000Z',
  ]);
  expect([startOf(''), endOf('')]).toEqual([null, null]);
});

test('a value is added to a list, or taken out', () => {
  expect([toggled(['a'], 'b'), toggled(['a', 'b'], 'a')]).toEqual([['a', 'b'], ['b']]);
});

test('terms are the same while nothing differs', () => {
  const terms: ComboTerms = {
    from: null,
    until: null,
    perOrder: 1,
    perCustomer: null,
    inTotal: null,
    tradeTypeIds: [],
    warehouseIds: [],
    addsCoupon: true,
  };
  expect([isSameTerms(terms, { ...terms }), isSameTerms(terms, { ...terms, perOrder: 2 })]).toEqual([true, false]);
});
