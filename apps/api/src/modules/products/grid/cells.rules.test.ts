import type { CellEdit } from '@tonalia/contract/products-grid';
import { expect, test } from 'vitest';
import {
  type ChangedValue,
  type SavedRow,
  cellName,
  decideCell,
  effectOf,
  isLargelyChanged,
  sellingAfter,
} from './cells.rules.ts';

const published = { version: 'published', versionReason: null, product: 'published', productReason: null } as const;
const row: SavedRow = {
  id: '7',
  code: 'TIN-7',
  productId: '3',
  hasVersions: true,
  basePrice: 20_000,
  tradePrices: { salon: 18_000 },
  minimum: 2,
  selling: published,
  revision: 4,
};
const price = (value: number | null, tradeTypeId: string | null = null, version = 4): CellEdit => ({
  field: 'price',
  versionId: '7',
  version,
  value,
  tradeTypeId,
});
const visible = (value: boolean): CellEdit => ({ field: 'visible', versionId: '7', version: 4, value });
const minimum = (value: number): CellEdit => ({ field: 'minimum', versionId: '7', version: 4, value });
const limits = { floor: 500, change: 0.4, stopShare: 0.2 };
const decide = (saved: SavedRow | undefined, edit: CellEdit, isConfirmed = false) =>
  decideCell(saved, edit, { limits, isConfirmed });
const change = (before: number | null, after: number | null, more: Partial<ChangedValue> = {}): ChangedValue => ({
  versionId: '7',
  field: 'price',
  before,
  after,
  basePrice: 20_000,
  ...more,
});

test('an edit of the saved revision changes its cell; of another one it is a conflict, also with the saved value', () => {
  expect(decide(row, price(21_000))).toEqual({ outcome: 'changed', before: 20_000 });
  expect(decide(row, minimum(3))).toEqual({ outcome: 'changed', before: 2 });
  expect(decide(row, visible(false))).toEqual({ outcome: 'changed', before: true });
  expect(decide(row, price(20_000))).toEqual({ outcome: 'unchanged' });
  for (const revision of [3, 5])
    expect(decide(row, price(20_000, null, revision))).toEqual({ outcome: 'conflict', saved: 20_000 });
  expect(decide(undefined, minimum(3))).toMatchObject({ outcome: 'refused', code: 'VERSION_NOT_FOUND' });
});

test('the price of a trade type can be removed, the base price not, confirmed or not', () => {
  expect(decide(row, price(null, 'salon'))).toEqual({ outcome: 'changed', before: 18_000 });
  expect(decide(row, price(null, 'spa'))).toEqual({ outcome: 'unchanged' });
  for (const isConfirmed of [false, true])
    expect(decide(row, price(null), isConfirmed)).toEqual({ outcome: 'refused', code: 'INVALID_REQUEST' });
});

test('a doubted price is refused until it is confirmed; a first price is doubted by the base price', () => {
  expect(decide(row, price(2_000))).toMatchObject({
    outcome: 'refused',
    code: 'PRICE_DOUBTED',
    message: expect.stringMatching(/^El precio pasaría/),
  });
  expect(decide(row, price(2_000), true)).toEqual({ outcome: 'changed', before: 20_000 });
  expect(decide(row, price(2_000, 'spa'))).toMatchObject({ outcome: 'refused', code: 'PRICE_DOUBTED' });
  expect(decide(row, price(19_000, 'spa'))).toEqual({ outcome: 'changed', before: null });
});

test('a shade of a product that is not on sale is hidden, and cannot be shown before the product', () => {
  const selling = { ...published, product: 'withdrawn' } as const;
  expect(decide({ ...row, selling }, visible(true))).toEqual({ outcome: 'refused', code: 'PRODUCT_NOT_PUBLISHED' });
  expect(decide({ ...row, selling }, visible(false))).toEqual({ outcome: 'unchanged' });
  expect(decide({ ...row, selling, hasVersions: false }, visible(true))).toEqual({ outcome: 'changed', before: false });
  const hidden = { ...published, version: 'withdrawn' } as const;
  expect(decide({ ...row, selling: hidden }, visible(true))).toEqual({ outcome: 'changed', before: false });
});

test('a fall of more than 20 % counts as much, one of 20 % does not, and a rise never', () => {
  const none = { rise: 0, fall: 0, fallMuch: 0, belowFloor: 0, belowCost: 0, lowMargin: 0, other: 0, margin: null };
  expect(effectOf([change(10_000, 8_000)], limits)).toEqual({ ...none, fall: 1 });
  expect(effectOf([change(10_000, 7_999)], limits)).toEqual({ ...none, fall: 1, fallMuch: 1 });
  expect(effectOf([change(10_000, 30_000)], limits)).toEqual({ ...none, rise: 1 });
  expect(effectOf([change(10_000, null)], limits)).toEqual({ ...none, rise: 1 });
  expect(effectOf([change(null, 20_000)], limits)).toEqual({ ...none, other: 1 });
  expect(effectOf([change(2, 900, { field: 'minimum' })], limits)).toEqual({ ...none, other: 1 });
  expect(effectOf([change(600, 500)], limits)).toMatchObject({ belowFloor: 0 });
  expect(effectOf([change(600, 499)], limits)).toMatchObject({ belowFloor: 1 });
  expect(effectOf([change(600, null, { basePrice: 400 })], limits)).toMatchObject({ belowFloor: 0 });
});

test('a price below its cost without IVA is a loss; one that only pays for it, or leaves less than 33 %, is little', () => {
  const left = (after: number, cost: number, field: ChangedValue['field'] = 'price') => {
    const costs = new Map([['7', { cost, taxClass: 'general' as const }]]);
    const { belowCost, lowMargin } = effectOf([change(1, after, { field })], limits, costs);
    return { belowCost, lowMargin };
  };
  expect(left(11_900, 10_001)).toEqual({ belowCost: 1, lowMargin: 0 });
  expect(left(11_900, 10_000)).toEqual({ belowCost: 0, lowMargin: 1 });
  expect(left(11_900, 6_701)).toEqual({ belowCost: 0, lowMargin: 1 });
  expect(left(11_900, 6_700)).toEqual({ belowCost: 0, lowMargin: 0 });
  expect(left(5, 6_700, 'minimum')).toEqual({ belowCost: 0, lowMargin: 0 });
  const ofAnother = new Map([['8', { cost: 90_000, taxClass: 'general' as const }]]);
  expect(effectOf([change(1, 11_900)], limits, ofAnother)).toMatchObject({ belowCost: 0, lowMargin: 0 });
});

test('the margin of a save is that of its changed prices with a known cost, before and after (OFC-401)', () => {
  const costs = new Map([['7', { cost: 6_500, taxClass: 'general' as const }]]);
  expect(effectOf([change(11_900, 13_090), change(11_900, 11_900)], limits, costs).margin).toEqual({
    before: 35,
    after: 38,
  });
  expect(effectOf([change(2, 3, { field: 'minimum' })], limits, costs).margin).toBeNull();
  expect(effectOf([change(11_900, 13_090)], limits).margin).toBeNull();
});

test('only prices count towards the second factor, from more than 20 % up or down', () => {
  expect([change(10_000, 12_000), change(10_000, 8_000)].map(isLargelyChanged)).toEqual([false, false]);
  expect([change(10_000, 12_001), change(10_000, 7_999)].map(isLargelyChanged)).toEqual([true, true]);
  expect([change(null, 15_000), change(15_000, null)].map(isLargelyChanged)).toEqual([true, true]);
  expect(isLargelyChanged(change(1, 900, { field: 'minimum' }))).toBe(false);
});

test('a shade is hidden alone, a product without shades as a product, and showing publishes both', () => {
  expect(sellingAfter(row, false, 'Agotado')).toEqual({
    ...published,
    version: 'withdrawn',
    versionReason: 'Agotado',
  });
  expect(sellingAfter({ ...row, hasVersions: false }, false, 'Agotado')).toEqual({
    ...published,
    product: 'withdrawn',
    productReason: 'Agotado',
  });
  expect(sellingAfter(row, true, 'Llegó')).toEqual(published);
});

test('the cells of a row have names of their own, one for each list of prices', () => {
  expect([price(1), price(1, 'salon'), minimum(2), visible(true)].map(cellName)).toEqual([
    '7:price',
    '7:price:salon',
    '7:minimum',
    '7:visible',
  ]);
});
