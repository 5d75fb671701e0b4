import { expect, test } from 'vitest';
import { guessTargets } from './targets.rules.ts';

test('the reference is the code of a list of prices or stock that has no code (OFC-404)', () => {
  const titles = ['REF', 'DESCRIPCION', 'VR UNIT', 'EXIST BOG'];
  expect(guessTargets('prices', titles, undefined)).toEqual(['code', null, 'price', null]);
  expect(guessTargets('stock', titles, undefined)).toEqual(['code', null, null, 'stock:BOG']);
  expect(guessTargets('prices', ['Código', ...titles], undefined)).toEqual(['code', null, null, 'price', null]);
  expect(guessTargets('catalogue', titles, undefined)).toEqual(['product_code', 'product', 'price', 'stock:BOG']);
});

test('the first rows tell a code from a reference, and the number of a shade from its name (OFC-404)', () => {
  const titles = ['REF', 'DESCRIPCION', 'COLOR', 'NOMBRE COLOR', 'HEX'];
  const rows = [
    ['TS-70', 'TINTE PERM 90ML', '7.0', 'Rubio medio', '#976f45'],
    ['TS-71', 'TINTE PERM 90ML', '7.1', 'Rubio medio cenizo', '#807763'],
  ];
  expect(guessTargets('catalogue', titles, undefined, rows)).toEqual([
    'code',
    'product',
    'shade_code',
    'shade_name',
    'hex',
  ]);
  const ofOneProduct = rows.map(([, ...rest]) => ['TS-TPC', ...rest]);
  expect(guessTargets('catalogue', titles, undefined, ofOneProduct)[0]).toBe('product_code');
  const named = rows.map(([ref = '', text = '', , shade = '']) => [ref, text, shade]);
  expect(guessTargets('catalogue', titles.slice(0, 3), undefined, named)[2]).toBe('shade_name');
  expect(guessTargets('catalogue', ['Producto', 'Descripción'], undefined)).toEqual(['product', 'description']);
});
