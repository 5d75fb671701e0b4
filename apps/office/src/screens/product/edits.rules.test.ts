import type { OfficeProduct, OfficeShade } from '@tonalia/contract/product-office';
import { expect, test } from 'vitest';
import { type PendingValues, type ValueEdit, conflictsOf, newIds, rowsOf } from './edits.rules.ts';

// as: the rules read the fields that are edited alone
const shade = (_id: string, price: number) => ({ _id, price, code: `TS-${_id}` }) as OfficeShade;
const product = { name: 'Tinte', shades: [shade('71', 12_900), shade('83', 9_000)] } as OfficeProduct;
const edits = (all: Record<string, ValueEdit>): PendingValues => new Map(Object.entries(all));

test.each<[title: string, key: string, before: string | number, after: string | number, saved: string | number | null]>(
  [
    ['the product that another person named', 'product:name', 'Tinta', 'Tinte mate', 'Tinte'],
    ['a shade with another price', '71:price', 10_000, 11_000, 12_900],
    ['a shade that is gone', '99:price', 10_000, 11_000, null],
  ],
)('an edit of %s is a conflict (OFC-008)', (_title, key, before, after, saved) => {
  expect(conflictsOf(product, edits({ [key]: { before, after } }))).toEqual([{ key, mine: after, saved }]);
});

test.each<[title: string, key: string, edit: ValueEdit]>([
  ['of a value that is as it was seen', '71:price', { before: 12_900, after: 11_000 }],
  ['that another person saved too', '71:price', { before: 10_000, after: 12_900 }],
  ['of a new shade', '+1:price', { before: null, after: 11_000 }],
  ['of the order of the shades', 'product:order', { before: ['71', '83'], after: ['83', '71'] }],
])('an edit %s is none (OFC-008)', (_title, key, edit) => {
  expect(conflictsOf(product, edits({ [key]: edit }))).toEqual([]);
});

test('new shades are last, and all are in the order that is not saved yet', () => {
  const pending = edits({ '+1:code': { before: null, after: 'N1' }, '71:price': { before: 12_900, after: 8_000 } });
  expect(newIds(pending)).toEqual(['+1']);
  expect(rowsOf(product, pending).map(({ _id, price, isAdded }) => [_id, price, isAdded])).toEqual([
    ['71', 8_000, false],
    ['83', 9_000, false],
    ['+1', null, true],
  ]);
  const order = { before: null, after: ['+1', '83'] };
  const sorted = edits({ ...Object.fromEntries(pending), 'product:order': order });
  expect(rowsOf(product, sorted).map(({ _id }) => _id)).toEqual(['+1', '83', '71']);
});
