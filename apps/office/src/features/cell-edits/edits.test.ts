import type { GridProduct, GridVersion } from '@tonalia/contract/products-grid';
import { describe, expect, test } from 'vitest';
import {
  type PendingEdit,
  cellNameOf,
  editKey,
  editOf,
  fallsMuch,
  minimumOf,
  nameOf,
  paidOf,
  readTyped,
  toCellEdit,
} from './edits.ts';

// as: what an edit does not read is left out
const version = {
  _id: '7',
  productId: '3',
  productName: 'Tinte',
  shade: '7.1',
  name: 'Rubio cenizo',
  swatch: '#AA5500',
  price: 10_000,
  minimum: 2,
  isVisible: true,
  version: 4,
  image: 'i',
  tile: 't',
} as GridVersion;
const shown = { name: '7.1 Rubio cenizo', swatch: '#AA5500', image: 'i', tile: 't' };
const priced = (before: number | null, after: number | null, rule?: number): PendingEdit => ({
  ...shown,
  versionId: '7',
  version: 4,
  field: 'price',
  before,
  after,
  rule,
});

test('a cell is named by its version and field, a price by its list, and the minimum by its product', () => {
  expect(editKey('price', version)).toBe('7:price');
  expect(editKey('price', version, 'spa')).toBe('7:price:spa');
  expect(editKey('visible', version, 'spa')).toBe('7:visible');
  expect(editKey('minimum', version, 'spa')).toBe('p3:minimum');
  expect(cellNameOf({ versionId: '7', field: 'price', tradeTypeId: 'spa' })).toBe('7:price:spa');
});

describe('an edit', () => {
  test('of the saved value is none', () => {
    for (const [field, value] of [
      ['price', 10_000],
      ['minimum', 2],
      ['visible', true],
    ] as const)
      expect(editOf(version, field, value)).toBeUndefined();
    // as: what a minimum does not read is left out
    const product = {
      first: { _id: '7', version: 4 },
      minimum: 2,
      name: 'Tinte',
      image: 'i',
      tile: 't',
    } as GridProduct;
    expect(minimumOf(product, 2)).toBeUndefined();
    expect(minimumOf(product, 3)).toEqual({
      versionId: '7',
      version: 4,
      field: 'minimum',
      before: 2,
      after: 3,
      name: 'Tinte',
      swatch: null,
      image: 'i',
      tile: 't',
    });
  });

  test('has both values and how the version looks; only a price has a list', () => {
    const edit = { ...shown, versionId: '7', version: 4 };
    expect(editOf(version, 'price', 9_000, 'spa')).toEqual({
      ...edit,
      field: 'price',
      tradeTypeId: 'spa',
      before: 10_000,
      after: 9_000,
    });
    expect(editOf(version, 'visible', false, 'spa')).toEqual({
      ...edit,
      field: 'visible',
      tradeTypeId: undefined,
      before: true,
      after: false,
    });
    expect(editOf(version, 'minimum', 3)).toMatchObject({ name: 'Tinte', before: 2, after: 3 });
  });

  test.each([
    [{ shade: '7.1', name: 'Rubio' }, '7.1 Rubio'],
    [{ shade: '7.1', name: null }, '7.1'],
    [{ shade: null, name: '60 ml' }, 'Tinte, 60 ml'],
    [{ shade: null, name: null }, 'Tinte'],
  ])('names the version %j "%s"', (more, name) => {
    expect(nameOf({ ...version, ...more })).toBe(name);
  });

  test('is sent with the version that was seen', () => {
    const cell = { versionId: '7', version: 4 };
    const edit = priced(10_000, 9_000);
    expect(toCellEdit(edit)).toEqual({ ...cell, field: 'price', value: 9_000, tradeTypeId: null });
    expect(toCellEdit({ ...edit, after: null, tradeTypeId: 'spa' })).toEqual({
      ...cell,
      field: 'price',
      value: null,
      tradeTypeId: 'spa',
    });
    expect(toCellEdit({ ...edit, field: 'minimum', after: 6 })).toEqual({ ...cell, field: 'minimum', value: 6 });
    expect(toCellEdit({ ...edit, field: 'visible', after: true })).toEqual({ ...cell, field: 'visible', value: true });
    expect(toCellEdit({ ...edit, field: 'visible', after: false })).toEqual({
      ...cell,
      field: 'visible',
      value: false,
    });
  });
});

test.each([
  ['visible', ' Sí ', { value: true }],
  ['visible', 'si', { value: true }],
  ['visible', '1', { value: true }],
  ['visible', 'X', { value: true }],
  ['visible', 'no', { value: false }],
  ['visible', '0', { value: false }],
  ['visible', '', { value: false }],
  ['visible', 'tal vez', { problem: expect.any(String) }],
  ['price', '$ 16.900', { value: 16_900 }],
  ['price', '1', { value: 1 }],
  ['price', '0', { problem: expect.any(String) }],
  ['price', '100000000', { value: 100_000_000 }],
  ['price', '100000001', { problem: expect.any(String) }],
  ['price', 'gratis', { problem: expect.any(String) }],
  ['minimum', '1', { value: 1 }],
  ['minimum', '999', { value: 999 }],
  ['minimum', '1000', { problem: expect.any(String) }],
] as const)('the %s typed as "%s" is read', (field, text, read) => {
  expect(readTyped(field, text)).toEqual(read);
});

test.each([
  [priced(10_000, 8_000), false],
  [priced(10_000, 7_999), true],
  [{ ...priced(10, 7), field: 'minimum' } as const, false],
  // no price of its own is that of the rule
  [priced(null, 7_000, 10_000), true],
  [priced(10_000, null, 7_000), true],
  [priced(null, 7_000), false],
])('a fall of more than a fifth is much: %j', (edit, isMuch) => {
  expect(fallsMuch(edit)).toBe(isMuch);
});

test('customers pay the price by the rule where the trade type has none', () => {
  expect(paidOf(priced(null, 7_000, 9_000))).toEqual({ before: 9_000, after: 7_000 });
  expect(paidOf(priced(8_000, null, 9_000))).toEqual({ before: 8_000, after: 9_000 });
  expect(paidOf(priced(null, null))).toEqual({ before: null, after: null });
});
