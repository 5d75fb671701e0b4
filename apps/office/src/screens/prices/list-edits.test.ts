import type { ListVersion } from '@tonalia/contract/price-lists';
import { describe, expect, test } from 'vitest';
import { type PendingPrices, listKey, priceEditOf, readPrice, shownBase, shownOwn } from './list-edits.ts';

// as: what the lists do not read is left out
const version = (more: Partial<ListVersion> = {}) =>
  ({
    _id: '7',
    productName: 'Tinte',
    shade: '7.1',
    name: 'Rubio',
    version: 4,
    swatch: null,
    image: 'i',
    tile: 't',
    price: 10_000,
    own: { spa: 9_000 },
    ...more,
  }) as ListVersion;
const base = { title: 'Base' };
const spa = { title: 'Spa', tradeTypeId: 'spa' };
const salon = { title: 'Salón', tradeTypeId: 'salon' };
const none: PendingPrices = new Map();
/** The text of a cell: pesos, or null for the rule. */
const typed = (column: typeof spa | typeof base, after: number | null) =>
  new Map([[listKey(column, '7'), { after }]]) as unknown as PendingPrices; // as: only `after` is read

test('a cell is named by its version and list', () => {
  expect([listKey(base, '7'), listKey(spa, '7')]).toEqual(['7:price:base', '7:price:spa']);
});

test('a version shows what is typed, else what is saved, else nothing of its own', () => {
  expect([
    shownBase(version(), none),
    shownBase(version(), typed(base, 12_000)),
    shownBase(version(), typed(base, null)),
  ]).toEqual([10_000, 12_000, 10_000]);
  expect([shownOwn(version(), base, none), shownOwn(version(), spa, none), shownOwn(version(), salon, none)]).toEqual([
    10_000,
    9_000,
    null,
  ]);
  expect([shownOwn(version(), spa, typed(spa, 8_000)), shownOwn(version(), spa, typed(spa, null))]).toEqual([
    8_000,
    null,
  ]);
});

describe('an edit of a price', () => {
  const edit = (
    column: typeof spa | typeof base,
    wanted: Parameters<typeof priceEditOf>[2],
    pending = none,
    more: Partial<ListVersion> = {},
  ) => priceEditOf(version(more), column, wanted, pending);

  test('has both values, and the rule of its list', () => {
    expect(edit(base, 11_000)).toEqual({
      versionId: '7',
      version: 4,
      field: 'price',
      before: 10_000,
      after: 11_000,
      name: '7.1 Rubio',
      swatch: null,
      image: 'i',
      tile: 't',
    });
    expect(edit(spa, 8_000)).toMatchObject({
      tradeTypeId: 'spa',
      rule: 10_000,
      before: 9_000,
      after: 8_000,
      name: expect.stringContaining('Spa'),
    });
    expect(edit(salon, 8_000)).toMatchObject({ before: null, after: 8_000 });
    expect(edit(spa, null)).toMatchObject({ before: 9_000, after: null });
  });

  test('is none for what is saved, and the base price cannot be removed', () => {
    expect([edit(base, 10_000), edit(spa, 9_000), edit(salon, null), edit(base, null)]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('by percent follows the base that is typed; the base itself what is saved', () => {
    const less = { kind: 'percent', amount: -10, rounding: 1 } as const;
    expect(edit(spa, less, typed(base, 20_000))).toMatchObject({ after: 18_000, rule: 20_000 });
    expect(edit(base, less, typed(base, 20_000))).toMatchObject({ after: 9_000 });
    expect(edit(spa, less, none, { price: null })).toMatchObject({ after: null, rule: undefined });
    expect(edit(spa, { kind: 'replace', find: 1, by: 2, rounding: 1 })).toBeUndefined();
  });
});

test.each([
  ['16.900', { value: 16_900 }],
  ['-15%', { value: { kind: 'percent', amount: -15, rounding: 50 } }],
  ['+500', { value: { kind: 'pesos', amount: 500, rounding: 1 } }],
  ['0', { problem: expect.any(String) }],
  ['gratis', { problem: expect.any(String) }],
])('"%s" is read', (text, read) => {
  expect(readPrice(text, 50)).toEqual(read);
});
