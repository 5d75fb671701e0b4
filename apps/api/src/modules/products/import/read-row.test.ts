import { describe, expect, test } from 'vitest';
import { type Column, type Field, fields, readColumns } from './columns.rules.ts';
import { madeCode } from './made-code.ts';
import { type RefusedRow, type RowDefaults, readRow, type ReadRow } from './read-row.ts';

const columns: Column[] = [...fields.map((field) => ({ field })), { tradeType: 'barberia' }, { warehouse: 'MDE' }];
type TestCells = Partial<Record<Field | 'barberia' | 'MDE', string>>;
const brand = { manufacturer: 'Aurora', product: 'Labial mate' };

function read(cells: TestCells, defaults: Partial<RowDefaults> = {}): ReadRow | RefusedRow {
  const row: TestCells = { ...brand, ...cells };
  return readRow(
    [...fields, 'barberia' as const, 'MDE' as const].map((name) => row[name] ?? ''),
    columns,
    {
      warehouse: 'BOG',
      ...defaults,
    },
  );
}

function readValid(cells: TestCells, defaults: Partial<RowDefaults> = {}): ReadRow {
  const found = read(cells, defaults);
  if ('reason' in found) throw new Error(found.reason);
  return found;
}

describe('a row', () => {
  test('is read with all its fields', () => {
    const cells: TestCells = {
      category: 'Maquillaje > Labios',
      product_code: 'lm',
      code: 'lm-01',
      description: 'Larga\nduración',
      shade_name: 'Rosa té',
      shade_code: '01',
      hex: '#c48',
      volume: '5',
      volume_unit: 'ml',
      min_quantity: '3',
      price: '$ 12.900',
      stock: '1.200',
      barberia: '11.900',
      MDE: '7',
    };
    expect(readValid(cells).row).toEqual({
      manufacturer: 'Aurora',
      product: 'Labial mate',
      category: 'Maquillaje > Labios',
      productCode: 'LM',
      code: 'LM-01',
      hasOwnCode: true,
      description: 'Larga duración',
      shadeName: 'Rosa té',
      shadeCode: '01',
      hex: '#CC4488',
      volume: 5,
      volumeUnit: 'ml',
      minQuantity: 3,
      price: 12_900,
      tradePrices: { barberia: 11_900 },
      priceTexts: {},
      stock: { BOG: 1_200, MDE: 7 },
      notes: [],
    });
  });

  test('takes missing values from the command', () => {
    const defaults = { price: 45_900, stock: 20, category: 'Maquillaje', warehouse: 'CLO' };
    expect(readValid({}, defaults).row).toMatchObject({ price: 45_900, stock: { CLO: 20 }, category: 'Maquillaje' });
    expect(readValid({ price: '900', stock: '0', category: 'Uñas' }, defaults).row).toMatchObject({
      price: 900,
      stock: { CLO: 0 },
      category: 'Uñas',
    });
  });

  test('leaves a value unchanged when row and command have none', () => {
    expect(readValid({}).row).toMatchObject({ price: null, stock: {}, category: null, description: null });
  });

  test('names a shade by its number, its name, or else its colour', () => {
    expect(readValid({ shade_code: '220', hex: '#abc' }).row).toMatchObject({ shadeCode: '220', shadeName: null });
    expect(readValid({ shade_name: 'Marfil', hex: '#abc' }).row).toMatchObject({
      shadeCode: null,
      shadeName: 'Marfil',
    });
    expect(readValid({ hex: '#abc' }).row).toMatchObject({ shadeCode: null, shadeName: '#AABBCC' });
    expect(readValid({ hex: 'AABBCC' }).versionKey).toBe(readValid({ hex: '#abc' }).versionKey);
    expect(readValid({}).row).toMatchObject({ shadeCode: null, shadeName: null });
  });

  test.each<[TestCells, string]>([
    [{ manufacturer: '' }, 'falta la marca'],
    [{ manufacturer: '\u00a0\u200b' }, 'falta la marca'],
    [{ product: ' ' }, 'falta el producto'],
    [{ manufacturer: 'x'.repeat(81) }, 'la marca tiene más de 80 letras'],
    [{ product: 'x'.repeat(161) }, 'el nombre del producto tiene más de 160 letras'],
    [{ hex: 'rojo' }, 'el color "rojo" no es hexadecimal (#RRGGBB)'],
    [{ price: '-5' }, 'el precio "-5" no es un valor en pesos'],
    [{ price: '0' }, 'el precio "0" no es un valor en pesos'],
    [{ barberia: 'caro' }, 'el precio "caro" no es un valor en pesos'],
    [{ stock: '2.5' }, 'las existencias "2.5" no son un número entero'],
    [{ MDE: '-1' }, 'las existencias "-1" no son un número entero'],
    [{ volume: 'grande' }, 'el volumen "grande" no se entiende (ejemplo: 90 ml)'],
    [{ min_quantity: '0' }, 'la cantidad mínima "0" no va de 1 a 999'],
    [{ product_code: 'x'.repeat(65) }, 'el código del producto tiene más de 64 letras'],
    [{ shade_code: 'x'.repeat(65) }, 'el código del tono tiene más de 64 letras'],
    [{ min_quantity: '1.000' }, 'la cantidad mínima "1.000" no va de 1 a 999'],
    [{ code: 'x'.repeat(65) }, 'el código tiene más de 64 letras'],
    [{ shade_name: 'x'.repeat(65) }, 'el tono tiene más de 64 letras'],
  ])('%j is refused: %s', (cells, reason) => {
    expect(read(cells)).toMatchObject({ reason });
  });

  test('takes texts and quantities up to their limits', () => {
    const [brandName, name, code] = ['m'.repeat(80), 'p'.repeat(160), 'c'.repeat(64)];
    expect(readValid({ manufacturer: brandName, product: name, code }).row).toMatchObject({
      manufacturer: brandName,
      product: name,
      code: code.toUpperCase(),
    });
    for (const [cell, minQuantity] of [
      ['1', 1],
      ['999', 999],
    ] as const)
      expect(readValid({ min_quantity: cell }).row).toMatchObject({ minQuantity });
    expect(read({ code, price: '-1' })).toMatchObject({ code: code.toUpperCase() });
    expect(read({ code: 'c'.repeat(65), price: '-1' })).toMatchObject({ code: null });
  });

  test('has the stock of a warehouse’s own column before that of the list', () => {
    const list = [{ field: 'stock' }, { warehouse: 'BOG' }, { field: 'code' }] satisfies Column[];
    expect(readRow(['4', '7', 'A-1'], list, { warehouse: 'BOG' })).toMatchObject({ row: { stock: { BOG: 7 } } });
  });

  test('with a code needs neither brand nor product; with only one of them it refers to its code', () => {
    for (const cells of [{ manufacturer: '', product: '' }, { manufacturer: '' }, { product: '' }])
      expect(readValid({ ...cells, code: 'a-1', price: '9.900' })).toMatchObject({
        productKey: null,
        row: { manufacturer: null, product: null, code: 'A-1', price: 9_900 },
      });
  });

  test('keeps the text of prices with decimals', () => {
    expect(readValid({ price: '$ 12.9', barberia: '5.0' }).row.priceTexts).toEqual({ base: '12.9', barberia: '5.0' });
    expect(readValid({ price: '12.900,00', barberia: '12.900' }).row.priceTexts).toEqual({ base: '12.900,00' });
  });

  test('that is refused keeps its code and product', () => {
    expect(read({ code: 'a-1', price: '-1' })).toMatchObject({ code: 'A-1', productKey: 'name:aurora|labial mate' });
    expect(read({ product_code: 'LM', price: '-1' })).toMatchObject({ code: null, productKey: 'code:lm' });
    expect(read({ manufacturer: '', price: '1' })).toMatchObject({ code: null, productKey: null });
  });

  test('with too few or too many cells is read as far as possible', () => {
    const short = readRow(['Aurora', '', 'Labial'], columns, { warehouse: 'BOG' });
    expect(short).toMatchObject({ row: { product: 'Labial' } });
    expect(readRow(['Aurora', '', 'Labial', ...Array<string>(99).fill('')], columns, { warehouse: 'BOG' })).toEqual(
      short,
    );
  });
});

describe('rows belong together', () => {
  test('by the code of their product, or by brand and name without case and accents', () => {
    expect(readValid({ product: 'LABIAL MATÉ' }).productKey).toBe(readValid({}).productKey);
    expect(readValid({ product_code: 'LM', product: 'Otro' }).productKey).toBe(
      readValid({ product_code: 'lm' }).productKey,
    );
    expect(readValid({ manufacturer: 'Otra' }).productKey).not.toBe(readValid({}).productKey);
    expect(readValid({ product: 'Caña' }).productKey).not.toBe(readValid({ product: 'Cana' }).productKey);
  });

  test('as one version by its code, or by shade and volume', () => {
    expect(readValid({ code: 'a-1', shade_name: 'Rosa' }).versionKey).toBe(readValid({ code: 'A-1' }).versionKey);
    expect(readValid({ shade_name: 'ROSA', volume: '1 L' }).versionKey).toBe(
      readValid({ shade_name: 'rosa', volume: '1000 ml' }).versionKey,
    );
    expect(readValid({ shade_name: 'Rosa', volume: '5 ml' }).versionKey).not.toBe(
      readValid({ shade_name: 'Rosa' }).versionKey,
    );
  });
});

describe('a made code', () => {
  test('is deterministic for any spelling of brand and shade', () => {
    expect(madeCode('Aurora', 'Labial mate', ['01', 'Rosa té', '5ml'])).toBe('AURORA-89DB17AE76-01-ROSA-TE-5ML');
    expect(madeCode('AURORA', 'LABIAL MATÉ', ['01', 'ROSA TE', '5ml'])).toBe('AURORA-89DB17AE76-01-ROSA-TE-5ML');
    expect(madeCode('Aurora', 'Labial mate')).toBe('AURORA-89DB17AE76');
  });

  test.each<[string, Parameters<typeof madeCode>, RegExp]>([
    ['the first eight letters of the brand', ['Distribuciones', 'Tinte'], /^DISTRIBU-[0-9A-F]{10}$/],
    ['36 letters of the version', ['Aurora', 'Tinte', ['a'.repeat(36)]], /^AURORA-[0-9A-F]{10}-A{36}$/],
    ['of a longer version 29 letters and a digest', ['Aurora', 'Tinte', ['a'.repeat(37)]], /-A{29}-[0-9A-F]{6}$/],
    ['of signs a digest', ['Aurora', 'Tinte', ['¡!']], /^AURORA-[0-9A-F]{10}-[0-9A-F]{6}$/],
  ])('has %s', (_part, named, pattern) => {
    expect(madeCode(...named)).toMatch(pattern);
  });

  test.each([
    ['Rosa!', 'Rosa?'],
    ['Piña', 'Pina'],
    ['玫瑰', '红'],
    ['#1', '1'],
    [`${'muy '.repeat(12)}claro`, `${'muy '.repeat(12)}oscuro`],
  ])('tells %j from %j', (one, other) => {
    expect(madeCode('Aurora', 'Labial', [one])).not.toBe(madeCode('Aurora', 'Labial', [other]));
  });

  test.each(['Rosa', '¡¡¡', 'x'.repeat(64), 'ß'.repeat(64), ''])('fits the catalogue, in capitals: %j', (shade) => {
    const code = madeCode('Distribuciones del Pacífico', 'Labial', [shade, shade, '1000ml']);
    expect(code).toMatch(/^[A-Z0-9.-]{1,64}$/);
  });

  test('is unique among a hundred thousand products of a brand', () => {
    const codes = new Set(Array.from({ length: 100_000 }, (_, n) => madeCode('Aurora', `Labial ${n}`)));
    expect(codes.size).toBe(100_000);
  });
});

test('a row without a code is refused for that in a list without names (OFC-404)', () => {
  const columns = readColumns(['Código', 'Precio']);
  expect(readRow(['', '9.000'], columns, { warehouse: 'BOG' })).toMatchObject({ reason: 'código vacío' });
  const named = readColumns(['Código', 'Marca', 'Producto', 'Precio']);
  expect(readRow(['', '', 'Tinte', '9.000'], named, { warehouse: 'BOG' })).toMatchObject({ reason: 'falta la marca' });
});
