import type { OfficeDeal } from '@tonalia/contract/prices-office';
import { expect, test } from 'vitest';
import { type DealFields, copiedFields, dealDraft, dealFields, isDiscount, isTooFew } from './deal-draft.ts';

// 20:00 of the 8th in Bogotá
const now = new Date('2026-03-09T01:00:00Z');
const deal: OfficeDeal = {
  _id: '5',
  kind: 'deal',
  name: 'Semana rosa',
  discountType: 'value',
  amount: 2_000,
  about: { kind: 'product', _id: '9', name: 'Tinte' },
  tradeTypeId: 'spa',
  minQuantity: 3,
  from: '2026-01-01T05:00:00.000Z',
  until: '2026-01-08T05:00:00.000Z',
  weekdays: [],
  state: 'ended',
  versions: 1,
  pictures: [],
  version: 1,
};
const fields: DealFields = { ...dealFields(deal, 'deal', now), name: ' Semana rosa ' };

test('a new offer lasts a week from the next midnight, and a price by quantity has no end', () => {
  expect(dealFields(undefined, 'deal', now)).toEqual({
    kind: 'deal',
    name: '',
    subject: { kind: 'brand', _id: '', name: '' },
    tradeTypeId: null,
    discountType: 'percentage',
    amount: null,
    minQuantity: 1,
    from: '2026-03-09T00:00',
    until: '2026-03-16T00:00',
    weekdays: [],
  });
  expect(dealFields(undefined, 'break', now)).toMatchObject({ minQuantity: 12, from: '2026-03-09T00:00', until: '' });
});

test('the fields of a saved one are its own, in the time of Bogotá; a copy has the dates of a new one', () => {
  expect(dealFields(deal, 'deal', now)).toEqual({
    kind: 'deal',
    name: 'Semana rosa',
    subject: deal.about,
    tradeTypeId: 'spa',
    discountType: 'value',
    amount: 2_000,
    minQuantity: 3,
    from: '2026-01-01T00:00',
    until: '2026-01-08T00:00',
    weekdays: [],
  });
  expect(dealFields({ ...deal, until: null }, 'deal', now).until).toBe('');
  expect(copiedFields(deal, now)).toMatchObject({
    name: 'Semana rosa',
    minQuantity: 3,
    from: '2026-03-09T00:00',
    until: '2026-03-16T00:00',
  });
});

test('a whole form is the request, for its product, brand or category', () => {
  const draft = {
    kind: 'deal',
    name: 'Semana rosa',
    discountType: 'value',
    amount: 2_000,
    productId: '9',
    brandId: null,
    categoryId: null,
    tradeTypeId: 'spa',
    minQuantity: 3,
    from: '2026-01-01T05:00:00.000Z',
    until: '2026-01-08T05:00:00.000Z',
    weekdays: [],
  };
  expect(dealDraft(fields, undefined)).toEqual(draft);
  expect(dealDraft({ ...fields, weekdays: [6] }, undefined)?.weekdays).toEqual([6]);
  expect(dealDraft({ ...fields, weekdays: [1, 2, 3, 4, 5, 6, 7] }, undefined)?.weekdays).toEqual([]);
  const of = (kind: 'brand' | 'category') => dealDraft({ ...fields, subject: { kind, _id: '4', name: '' } }, undefined);
  expect(of('brand')).toMatchObject({ productId: null, brandId: '4', categoryId: null });
  expect(of('category')).toMatchObject({ productId: null, brandId: null, categoryId: '4' });
  expect(dealDraft({ ...fields, from: '', until: '' }, '2026-01-01T05:00:00.000Z')).toEqual({ ...draft, until: null });
});

test.each<[string, Partial<DealFields>]>([
  ['a name', { name: ' ' }],
  ['what it is for', { subject: { kind: 'brand', _id: '', name: '' } }],
  ['a start', { from: '' }],
  ['a discount', { amount: null }],
  ['a possible discount', { discountType: 'percentage', amount: 91 }],
  ['units', { minQuantity: null }],
  ['enough units', { kind: 'break', minQuantity: 1 }],
])('a form without %s is no request', (_, more) => {
  expect(dealDraft({ ...fields, ...more }, undefined)).toBeUndefined();
});

test.each([
  ['deal', 1, false],
  ['deal', 0, true],
  ['break', 1, true],
  ['break', 2, false],
  ['break', null, false],
] as const)('a %s for %s units asks for too few: %s', (kind, minQuantity, isFew) => {
  expect(isTooFew({ ...fields, kind, minQuantity })).toBe(isFew);
});

test.each([
  ['percentage', 1, true],
  ['percentage', 90, true],
  ['percentage', 91, false],
  ['value', 91, true],
  ['value', 1, true],
  ['value', 0, false],
  ['value', null, false],
] as const)('a %s of %s can be a discount: %s', (discountType, amount, isOne) => {
  expect(isDiscount({ discountType, amount })).toBe(isOne);
});
