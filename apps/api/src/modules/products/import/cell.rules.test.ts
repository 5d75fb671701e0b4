import { describe, expect, test } from 'vitest';
import {
  clean,
  marksOf,
  plain,
  readCount,
  readHex,
  readPhotoNames,
  readPrice,
  readVolume,
  shown,
} from './cell.rules.ts';

describe('a cell', () => {
  test.each([
    ['  Base   líquida ', 'Base líquida'],
    ['Base\u00a0mate', 'Base mate'],
    ['dos\r\nlíneas\tde texto', 'dos líneas de texto'],
    ['con\u200bancho\ufeff cero', 'conancho cero'],
    ['Ros\u0065\u0301', 'Rosé'],
    ['Tono™ n.º 5', 'Tono™ n.º 5'],
    ['media \ud83d letra', 'media \ufffd letra'],
    [undefined, ''],
  ])('%j is read as %j', (cell, text) => {
    expect(clean(cell)).toBe(text);
  });

  test('is shown on a terminal shortened and without control characters', () => {
    expect(shown('\u001b[2J\u0007Marca')).toBe('[2J Marca');
    expect(shown('x'.repeat(41))).toBe(`${'x'.repeat(40)}…`);
    expect(shown('x'.repeat(40))).toBe('x'.repeat(40));
  });

  test('is compared without accents and case, but ñ differs from n', () => {
    expect(plain('Champú ÁÉÍ')).toBe('champu aei');
    expect(plain('CAÑA')).toBe('caña');
    expect(plain('ñ'.normalize('NFD'))).toBe('ñ');
  });
});

describe('a cell with photographs (OFC-404)', () => {
  const refused = (text: string) => `la foto "${text}" no es el nombre de un archivo de imagen`;
  test.each([
    [undefined, [], []],
    ['TS-71.JPG', ['ts-71.jpg'], []],
    ['Tintes\\7.1, frente.jpg; caja 2.png,lado.webp', ['7.1, frente.jpg', 'caja 2.png', 'lado.webp'], []],
    ['fotos/a.jpeg A.jpeg | b.avif', ['a.jpeg', 'b.avif'], []],
    ['Jabo\u0301n.jpg', ['jabón.jpg'], []],
    ['sí', [], [refused('sí')]],
    ['a.jpg; b.pdf', ['a.jpg'], [refused('b.pdf')]],
    ['https://CDN.co/A.jpg?v=1; https://cdn.co/b', ['https://cdn.co/A.jpg?v=1', 'https://cdn.co/b'], []],
    ['a.jpg, https://cdn.co/b.png c.jpg', ['a.jpg', 'https://cdn.co/b.png', 'c.jpg'], []],
    ['a.jpg ;; , https://cdn.co/b ; https://cdn.co/c;', ['a.jpg', 'https://cdn.co/b', 'https://cdn.co/c'], []],
    ['https://', [], [refused('https://')]],
    ['https://cdn.co/dos palabras', [], [refused('https://cdn.co/dos palabras')]],
    [`https://cdn.co/${'x'.repeat(985)}`, [`https://cdn.co/${'x'.repeat(985)}`], []],
    [`https://cdn.co/${'x'.repeat(986)}`, [], [refused(`https://cdn.co/${'x'.repeat(25)}…`)]],
    ['ftp://cdn.co/a', [], [refused('ftp://cdn.co/a')]],
    [`${'x'.repeat(196)}.jpg`, [`${'x'.repeat(196)}.jpg`], []],
    [`${'x'.repeat(197)}.jpg`, [], [refused(`${'x'.repeat(40)}…`)]],
  ])('%j names %j', (cell, names, notes) => {
    expect(readPhotoNames(cell)).toEqual({ names, notes });
  });
});

describe('a price', () => {
  test.each([
    ['1', 1],
    ['0,5', 1],
    ['12900', 12_900],
    ['12.900', 12_900],
    ['12,900', 12_900],
    ['$ 12,900', 12_900],
    ['$12.900', 12_900],
    ['COP 12.900', 12_900],
    ['12.900 pesos', 12_900],
    ['12 900', 12_900],
    ['12900,00', 12_900],
    ['12.900,00', 12_900],
    ['12,900.00', 12_900],
    ['12,900.60', 12_901],
    ['12900.5', 12_901],
    ['15351.1234', 15_351],
    ['1.234.567', 1_234_567],
    ['100000000', 100_000_000],
  ])('%j is %d pesos', (text, pesos) => {
    expect(readPrice(text)).toBe(pesos);
  });

  test.each([
    '0',
    '0,00',
    '-5',
    '1e9',
    '100000001',
    '',
    'gratis',
    '12..900',
    '1.2.3',
    '12,900,00',
    '.5',
    '12.900-',
    '=1+1',
  ])('%j is none', (text) => {
    expect(readPrice(text)).toBeUndefined();
  });
});

describe('a count', () => {
  test.each([
    ['0', 0],
    ['7', 7],
    ['12.0', 12],
    ['12,00', 12],
    ['1.000', 1_000],
    ['1.200', 1_200],
    ['20.000', 20_000],
    ['1,200', 1_200],
    ['10000000', 10_000_000],
  ])('%j is %d units', (text, units) => {
    expect(readCount(text)).toBe(units);
  });

  test.each(['-3', '2.5', '1e3', '10000001', '99999999999999999999', 'muchas', '', '3 cajas'])('%j is none', (text) => {
    expect(readCount(text)).toBeUndefined();
  });
});

describe('a volume', () => {
  test.each([
    ['90 ml', 90, 'ml'],
    ['90ML.', 90, 'ml'],
    ['90', 90, 'ml'],
    ['250 cc', 250, 'ml'],
    ['1 L', 1_000, 'ml'],
    ['1,5 L', 1_500, 'ml'],
    ['1.000 L', 1_000, 'ml'],
    ['1.000 ml', 1_000, 'ml'],
    ['0,5 kg', 500, 'g'],
    ['0,050 kg', 50, 'g'],
    ['60 grs', 60, 'g'],
    ['100.5 g', 101, 'g'],
    ['3 unidades', 3, 'und'],
    ['1 ml', 1, 'ml'],
    ['0,5 ml', 1, 'ml'],
    ['100 L', 100_000, 'ml'],
  ])('%j is %d %s', (text, amount, unit) => {
    expect(readVolume(text, undefined)).toEqual({ amount, unit });
  });

  test('takes its unit from another column when it names none', () => {
    expect(readVolume('90', 'Gr.')).toEqual({ amount: 90, unit: 'g' });
    expect(readVolume('90 ml', 'g')).toEqual({ amount: 90, unit: 'ml' });
    expect(readVolume(undefined, 'g')).toBeNull();
  });

  test.each(['mucho', '90 oz', '0 ml', '0,4 ml', '100001 ml', '-1 ml', '500 kg', '1e3 ml', 'ml', '9 constructor'])(
    '%j is not understood',
    (text) => {
      expect(readVolume(text, undefined)).toBe(`el volumen "${text}" no se entiende (ejemplo: 90 ml)`);
    },
  );
});

test.each([
  ['#AABBCC', '#AABBCC'],
  ['aabbcc', '#AABBCC'],
  ['#abc', '#AABBCC'],
  ['#ab', null],
  ['#ggg', null],
  ['rojo', null],
  ['#aabbccdd', null],
  ['', null],
  [undefined, null],
])('the colour %j is %j', (text, hex) => {
  expect(readHex(text)).toBe(hex);
});

describe('decimals', () => {
  test.each([
    ['12.900', 'comma', 12_900],
    ['12,900', 'comma', 13],
    ['12.900', 'dot', 13],
    ['$ 12,900', 'dot', 12_900],
    // one reading only
    ['1.234.567', 'dot', 1_234_567],
    ['1,234.50', 'comma', 1_235],
    ['12900,00', 'dot', 12_900],
    ['12.9', 'comma', 13],
  ] as const)('%j with a %s before decimals is %d pesos', (text, mark, pesos) => {
    expect(readPrice(text, mark)).toBe(pesos);
  });

  test('units and contents are read alike, a litre stays a litre', () => {
    expect(readCount('1.200', 'dot')).toBeUndefined();
    expect(readCount('1.200', 'comma')).toBe(1_200);
    expect(readVolume('1.500 g', undefined, 'dot')).toEqual({ amount: 2, unit: 'g' });
    expect(readVolume('1.000 L', undefined, 'comma')).toEqual({ amount: 1_000, unit: 'ml' });
  });

  test.each([
    ['$ 12.900', ['comma']],
    ['12, 900', ['dot']],
    ['1.500 g a 12,900', ['comma', 'dot']],
    ['12,90', []],
    ['1.234.567', []],
    ['0,250', []],
    ['7701234567890', []],
  ])('%j has thousands of the marks %j', (cell, marks) => {
    expect(marksOf(cell)).toEqual(marks);
  });
});
