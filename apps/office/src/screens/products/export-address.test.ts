import { expect, test } from 'vitest';
import { type ExportChoice, choiceOf, exportAddress, exportColumns, weeklyOf } from './export-address.ts';

const choice: ExportChoice = {
  what: 'filtered',
  format: 'xlsx',
  columns: new Set(['price', 'code'] as const),
  list: '',
  warehouse: '',
};
const filter = { q: 'tinte', tab: 'hidden', page: 2, sort: 'name', tradeTypeId: 'spa' } as unknown as Parameters<
  typeof exportAddress
>[0]; // as: a filter of the grid
const picked = { products: ['1'], versions: ['7', '8'] };
const none = { products: [], versions: [] };
const queryOf = (address: string) => Object.fromEntries(new URL(address, 'https://x.co').searchParams);
const columns = 'price,code';

test('the file has the filters of the list, the columns and the format, without page, order and list of prices', () => {
  const address = exportAddress(filter, picked, choice);
  expect(address).toMatch(/^\/api\/products\/office\/versions\/export\?/);
  expect(queryOf(address)).toEqual({ q: 'tinte', tab: 'hidden', columns, format: 'xlsx' });
});

test('it has only what is chosen, or all', () => {
  const of = (what: ExportChoice['what'], chosen = picked) =>
    queryOf(exportAddress(filter, chosen, { ...choice, what }));
  expect(of('chosen')).toEqual({ products: '1', versions: '7,8', columns, format: 'xlsx' });
  expect(of('chosen', none)).toEqual({ columns, format: 'xlsx' });
  expect(of('all')).toEqual({ columns, format: 'xlsx' });
});

test('it has the chosen list and warehouse; the PDF is a list of prices without columns', () => {
  const more = { ...choice, what: 'all' as const, list: 'salon', warehouse: 'BOG' };
  expect(queryOf(exportAddress(filter, none, more))).toEqual({
    tradeTypeId: 'salon',
    warehouseId: 'BOG',
    columns,
    format: 'xlsx',
  });
  const pdf = exportAddress(filter, none, { ...more, format: 'pdf' });
  expect(pdf).toBe('/api/products/office/versions/price-list?tradeTypeId=salon');
});

test('a choice is kept as the weekly file, with its columns in the order of the sheet', () => {
  const search = { q: 'tinte' };
  expect(weeklyOf(search, choice)).toEqual({ search, format: 'xlsx', columns: ['code', 'price'] });
  expect(weeklyOf(search, { ...choice, what: 'all', list: 'salon', warehouse: 'BOG' })).toEqual({
    search: {},
    format: 'xlsx',
    columns: ['code', 'price'],
    tradeTypeId: 'salon',
    warehouseId: 'BOG',
  });
});

test('the weekly file is a choice again, without columns that are not offered any more', () => {
  const weekly = weeklyOf({ q: 'tinte' }, { ...choice, list: 'salon', warehouse: 'BOG' });
  const offered = exportColumns.filter(({ name }) => name !== 'price');
  expect(choiceOf(weekly, offered)).toEqual({
    what: 'filtered',
    format: 'xlsx',
    columns: new Set(['code']),
    list: 'salon',
    warehouse: 'BOG',
  });
  expect(choiceOf({ ...weeklyOf({}, choice) }, exportColumns)).toMatchObject({ what: 'all', list: '', warehouse: '' });
});

test('costs, margins, prices and units need their right', () => {
  const needs = Object.fromEntries(exportColumns.flatMap(({ name, needs: right }) => (right ? [[name, right]] : [])));
  expect(needs).toEqual({
    price: 'prices.read',
    offer: 'prices.read',
    available: 'stock.read',
    cost: 'costs.read',
    margin: 'costs.read',
    byWarehouse: 'stock.read',
  });
  expect(exportColumns.filter(({ isUsual }) => isUsual)).toHaveLength(12);
});
