import { expect, test } from 'vitest';
import { makeFacets } from '../../../test/make.ts';
import { appliedFilters } from './applied.ts';
import { readCategory, readFilters, toggled } from './filters.ts';
import { rangeText, readPesos } from './price-range.ts';

test.each([
  ['\0', undefined],
  [' \0 \0', undefined],
  ['tin\0te', 'tinte'],
  ['   ', undefined],
  ['x'.repeat(500), 'x'.repeat(120)],
  [5, undefined],
  [['tinte'], undefined],
])('the words %j of an address search for %j', (search, words) => {
  expect(readFilters({ search }).search).toBe(words);
});

test('invalid filters are ignored', () => {
  expect(
    readFilters({
      manufacturerId: "1' or 1=1",
      colorFamilyId: '0,-3,x',
      volume: '60 litros',
      minPrice: '-5',
      maxPrice: '1e9',
      sort: '__proto__',
      available: '2',
      offers: ['1'],
    }),
  ).toEqual({});
  expect(readCategory({ categoryId: '1; drop table' })).toBeUndefined();
});

test('several values of a filter are read, each once, up to the API’s limit', () => {
  expect(
    readFilters({ manufacturerId: '3,1,x,3', volume: '60ml,90 ml,500g,60ml', minPrice: '0', maxPrice: '20000' }),
  ).toEqual({
    manufacturerId: '3,1',
    volume: '60ml,500g',
    minPrice: 0,
    maxPrice: 20_000,
  });
  const many = Array.from({ length: 50 }, (_, at) => at + 1).join(',');
  expect(readFilters({ colorFamilyId: many }).colorFamilyId?.split(',')).toHaveLength(30);
});

test('an exact search needs words', () => {
  expect(readFilters({ search: 'tinte', exact: '1' })).toEqual({ search: 'tinte', exact: true });
  expect(readFilters({ exact: '1' })).toEqual({});
});

test('toggling adds a value to a filter or removes it', () => {
  expect(toggled(undefined, '3')).toBe('3');
  expect(toggled('3', '1')).toBe('3,1');
  expect(toggled('3,1', '3')).toBe('1');
  expect(toggled('3', '3')).toBeUndefined();
});

test('each active filter has a name and the filters without it', () => {
  const filters = {
    search: 'tinte',
    sort: 'name' as const,
    manufacturerId: '1,3',
    colorFamilyId: '2',
    volume: '60ml,500g',
    maxPrice: 19_999,
    offers: true,
    news: true,
  };
  const applied = appliedFilters(filters, makeFacets(), { fixed: ['offers'], hasBrands: true });
  expect(applied.map(({ name, without }) => [name.replaceAll('\u00a0', ' '), without])).toEqual([
    ['Tinta Sur', { manufacturerId: '3' }],
    ['Selva Clara', { manufacturerId: '1' }],
    ['Nude', { colorFamilyId: undefined }],
    ['60 ml', { volume: '500g' }],
    ['500g', { volume: '60ml' }],
    ['Hasta $ 20.000', { minPrice: undefined, maxPrice: undefined }],
    ['Nuevos', { news: undefined }],
  ]);
});

test.each([
  [{ minPrice: 5000 }, 'Desde $ 5.000'],
  [{ maxPrice: 5000 }, 'Hasta $ 5.000'],
  [{ minPrice: 5000, maxPrice: 9999 }, '$ 5.000 a $ 10.000'],
])('the prices %j read %s', (range, text) => {
  expect(rangeText(range).replaceAll('\u00a0', ' ')).toBe(text);
});

test.each([
  ['20000', 20_000],
  ['$ 20.000', 20_000],
  ['1.250.000', 1_250_000],
  ['', undefined],
  ['20,5', null],
  ['2.00', null],
  ['veinte', null],
  ['-3', null],
])('the amount %j is %j', (text, pesos) => {
  expect(readPesos(text)).toBe(pesos);
});
