import { expect, test } from 'vitest';
import { guessTargets } from './targets.rules.ts';

test('the reference is the code of a list of prices or stock that has no code (OFC-404)', () => {
  const titles = ['REF', 'DESCRIPCION', 'VR UNIT', 'EXIST BOG'];
  expect(guessTargets('prices', titles, undefined)).toEqual(['code', null, 'price', null]);
  expect(guessTargets('stock', titles, undefined)).toEqual(['code', null, null, 'stock:BOG']);
  expect(guessTargets('prices', ['Código', ...titles], undefined)).toEqual(['code', null, null, 'price', null]);
  expect(guessTargets('catalogue', titles, undefined)).toEqual(['product_code', 'description', 'price', 'stock:BOG']);
});
