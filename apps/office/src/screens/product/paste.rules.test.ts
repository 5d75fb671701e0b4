import type { OfficeShade } from '@tonalia/contract/product-office';
import { describe, expect, test } from 'vitest';
import { type ColumnFields, type PasteBase, guessColumns, readPasted } from './paste.rules.ts';

const shade = (code: string, number: string | null, more: Partial<OfficeShade> = {}): OfficeShade => ({
  _id: code,
  code,
  shade: number,
  name: `Tono ${number}`,
  volume: null,
  swatch: '#AA5500',
  price: 20_000,
  state: 'published',
  reason: null,
  available: 0,
  stock: {},
  isTopSeller: false,
  isNew: false,
  cost: null,
  photo: null,
  ...more,
});

describe('the columns of pasted rows', () => {
  test.each([
    [
      ['Número', 'Nombre', 'Precio base'],
      ['shade', 'name', 'price'],
    ],
    [
      ['tono', 'descripción', 'hex'],
      ['shade', 'name', 'swatch'],
    ],
    [
      ['Ref.', 'Shade', 'Valor'],
      ['code', 'shade', 'price'],
    ],
    [
      ['SKU', 'nro.', 'colour'],
      ['code', 'shade', 'swatch'],
    ],
    [
      ['Tono', 'Precio'],
      ['shade', 'price'],
    ],
    // a field named twice is its first column; a heading that is not understood is left out
    [
      ['código', 'nombre', 'sku', 'bodega'],
      ['code', 'name', null, null],
    ],
  ])('%j are read from their heading', (heading, columns) => {
    expect(guessColumns([heading, ['7.1', 'Rubio', '20.000']])).toEqual({ columns, hasHeading: true });
  });

  test('one known word is no heading: a shade may be called Tono', () => {
    expect(
      guessColumns([
        ['7.1', 'Tono'],
        ['7.3', 'Rubio'],
      ]),
    ).toEqual({ columns: ['shade', 'name'], hasHeading: false });
  });

  test.each([
    [['#AA5500', '#bb6611', 'rgb(1, 2, 3)'], 'swatch'],
    [['aa5500', 'bb6611'], 'swatch'],
    // six digits without a letter are a price
    [['123456', '200000'], 'price'],
    [['$ 20.000', '25.000', '18500'], 'price'],
    [['7.1', '8/43', '12-1', '5n', '7,35'], 'shade'],
    [['TS-71', 'NA.214', 'AB_9'], 'code'],
    [['ROJO', 'AZUL'], 'name'],
    [['Rubio cenizo', 'Castaño'], 'name'],
    // three of five are not enough
    [['7.1', '7.3', '8.1', 'Rubio', 'Negro'], 'name'],
    [['7.1', '7.3', '8.1', '9.1', 'Negro'], 'shade'],
    [['', ' '], null],
  ])('%j are read from their cells', (cells, field) => {
    expect(guessColumns(cells.map((cell) => [cell])).columns).toEqual([field]);
  });

  test('rows of different lengths have the columns of the longest, and no rows have none', () => {
    expect(guessColumns([['7.1'], ['7.3', 'Rubio']]).columns).toEqual(['shade', 'name']);
    expect(guessColumns([])).toEqual({ columns: [], hasHeading: false });
  });
});

describe('pasted rows', () => {
  const base: PasteBase = {
    productCode: 'TINTE',
    shades: [
      shade('TS-71', '7.1'),
      shade('TS-73', '7.3'),
      shade('OTRO-81', '8.1'),
      shade('V60', '9', { volume: '60 ml' }),
      shade('V90', '9', { volume: '90 ml', price: 31_000 }),
    ],
  };
  const all: ColumnFields = ['shade', 'name', 'price'];
  const read = (rows: string[][], columns: ColumnFields = all, more: Partial<Parameters<typeof readPasted>[2]> = {}) =>
    readPasted(rows, columns, { base, mended: new Map(), firstLine: 1, ...more });

  test('of a saved number are the same, or changed; an empty cell leaves what is saved', () => {
    expect(read([['7.1', 'Tono 7.1', '20.000']])).toMatchObject([
      { kind: 'same', changes: [], saved: { code: 'TS-71' } },
    ]);
    expect(read([['7.1', 'Cenizo', '21.000']])).toMatchObject([{ kind: 'changed', changes: ['name', 'price'] }]);
    expect(read([['7.1', '', '']])).toMatchObject([
      { kind: 'same', changes: [], values: { name: 'Tono 7.1', price: 20_000 } },
    ]);
  });

  test('that are new get the usual beginning of codes, and the price of the last shade', () => {
    expect(read([['6.66', 'Rojo', '']])).toMatchObject([
      {
        line: 1,
        kind: 'new',
        saved: undefined,
        values: { code: 'TS-666', shade: '6.66', name: 'Rojo', price: 31_000 },
      },
    ]);
    expect(read([['6.66', '', 'Rojo']], ['shade', 'code', 'name'])).toMatchObject([
      { kind: 'new', values: { code: 'TS-666' } },
    ]);
    const bare = { productCode: 'TINTE', shades: [] };
    expect(read([['6.66', 'Rojo', '9.000']], all, { base: bare })).toMatchObject([{ values: { code: 'TINTE-666' } }]);
  });

  test('without number and name, code or price are wrong', () => {
    expect(read([['', '', '']])).toMatchObject([{ kind: 'wrong', problems: { shade: 'shade', code: 'code' } }]);
    expect(read([['', 'Solo nombre', '9.000']])).toMatchObject([{ kind: 'wrong', problems: { code: 'code' } }]);
    const bare = { productCode: 'TINTE', shades: [] };
    expect(read([['6.66', 'Rojo', '']], all, { base: bare })).toMatchObject([{ problems: { price: 'price' } }]);
    expect(read([['6.66', 'Rojo', 'gratis']])[0]?.problems).toEqual({ price: 'price' });
  });

  test('of a number that several volumes have need their code', () => {
    expect(read([['9', 'Claro', '20.000']])).toMatchObject([{ kind: 'wrong', problems: { code: 'code' } }]);
    const coded = read([['9', 'V60', 'Claro']], ['shade', 'code', 'name']);
    expect(coded).toMatchObject([{ kind: 'changed', saved: { code: 'V60' }, problems: {} }]);
  });

  test('that repeat the code of an earlier one name its line', () => {
    const rows = read(
      [
        ['6.6', 'Rojo', '1.000'],
        ['5.5', 'Caoba', '1.000'],
        ['6.6', 'Rojo', '1.000'],
      ],
      all,
      { firstLine: 2 },
    );
    expect(rows.map(({ line, kind, repeats }) => [line, kind, repeats])).toEqual([
      [2, 'new', undefined],
      [3, 'new', undefined],
      [4, 'repeated', 2],
    ]);
    expect(
      read([
        ['', '', ''],
        ['', '', ''],
      ]).map(({ repeats }) => repeats),
    ).toEqual([undefined, undefined]);
  });

  test('are read as they were mended, and say that a colour got its sign', () => {
    const mended = new Map([
      ['1:price', '12.500'],
      ['1:swatch', 'aa5500'],
    ]);
    expect(read([['6.6', 'Rojo', 'gratis']], all, { mended })).toMatchObject([
      { kind: 'new', values: { price: 12_500, swatch: '#AA5500' }, isMended: true },
    ]);
    expect(read([['6.6', 'Rojo', '12.500']])[0]?.isMended).toBe(false);
  });
});
