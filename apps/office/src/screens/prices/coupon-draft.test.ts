import type { OfficeCoupon } from '@tonalia/contract/coupons-office';
import { expect, test } from 'vitest';
import { type CouponFields, couponDraft, couponFields, isCode } from './coupon-draft.ts';

const now = new Date('2026-03-09T15:00:00Z');
const coupon: OfficeCoupon = {
  _id: '1',
  code: 'ROSA10',
  name: 'Rosa',
  discountType: 'percentage',
  amount: 10,
  maxSavings: 40_000,
  minTotal: 50_000,
  brandId: '4',
  categoryId: null,
  onlyFor: 'Áurea',
  perCustomer: 2,
  totalLimit: 100,
  redeemed: 0,
  from: '2026-03-01T05:00:00.000Z',
  until: '2026-04-01T05:00:00.000Z',
  listed: false,
  state: 'running',
  version: 1,
};
const fields: CouponFields = { ...couponFields(coupon, now), code: ' rosa10 ', name: ' Rosa ' };

test('a new coupon begins now, lasts thirty days, and is for everything, once for each customer', () => {
  expect(couponFields(undefined, now)).toEqual({
    code: '',
    name: '',
    discountType: 'percentage',
    amount: null,
    maxSavings: null,
    minTotal: null,
    kind: 'all',
    subjectId: '',
    perCustomer: 1,
    totalLimit: null,
    from: '2026-03-09T10:00',
    until: '2026-04-09T00:00',
    listed: true,
  });
});

test('the fields of a saved one are its own', () => {
  expect(couponFields(coupon, now)).toEqual({
    code: 'ROSA10',
    name: 'Rosa',
    discountType: 'percentage',
    amount: 10,
    maxSavings: 40_000,
    minTotal: 50_000,
    kind: 'brand',
    subjectId: '4',
    perCustomer: 2,
    totalLimit: 100,
    from: '2026-03-01T00:00',
    until: '2026-04-01T00:00',
    listed: false,
  });
  expect(couponFields({ ...coupon, brandId: null, categoryId: '8', minTotal: 0, until: null }, now)).toMatchObject({
    kind: 'category',
    subjectId: '8',
    minTotal: null,
    until: '',
  });
  expect(couponFields({ ...coupon, brandId: null }, now)).toMatchObject({ kind: 'all', subjectId: '' });
});

test('a whole form is the request, with its code in capitals', () => {
  const draft = {
    code: 'ROSA10',
    name: 'Rosa',
    discountType: 'percentage',
    amount: 10,
    maxSavings: 40_000,
    minTotal: 50_000,
    brandId: '4',
    categoryId: null,
    perCustomer: 2,
    totalLimit: 100,
    from: '2026-03-01T05:00:00.000Z',
    until: '2026-04-01T05:00:00.000Z',
    listed: false,
  };
  expect(couponDraft(fields, undefined)).toEqual(draft);
  expect(couponDraft({ ...fields, kind: 'category', minTotal: null, until: '' }, undefined)).toEqual({
    ...draft,
    brandId: null,
    categoryId: '4',
    minTotal: 0,
    until: null,
  });
  expect(couponDraft({ ...fields, discountType: 'value', amount: 5_000 }, undefined)).toMatchObject({
    maxSavings: null,
  });
  expect(couponDraft({ ...fields, kind: 'all', subjectId: '' }, undefined)).toMatchObject({
    brandId: null,
    categoryId: null,
  });
  expect(couponDraft({ ...fields, from: '' }, coupon.from ?? '')).toEqual(draft);
});

test.each<[string, Partial<CouponFields>]>([
  ['a code', { code: 'R' }],
  ['a name', { name: ' ' }],
  ['a start', { from: '' }],
  ['a discount', { amount: null }],
  ['a possible discount', { amount: 91 }],
  ['a number for each customer', { perCustomer: null }],
  ['its brand', { subjectId: '' }],
])('a form without %s is no request', (_, more) => {
  expect(couponDraft({ ...fields, ...more }, undefined)).toBeUndefined();
});

test.each([
  ['abc', true],
  [' A-1 ', true],
  ['AB', false],
  ['A'.repeat(30), true],
  ['A'.repeat(31), false],
  ['AÑO', false],
])('"%s" can be a code: %s', (code, can) => {
  expect(isCode(code)).toBe(can);
});
