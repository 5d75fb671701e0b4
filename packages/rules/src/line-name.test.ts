import { expect, test } from 'vitest';
import { lineName, productBehind } from './line-name.ts';

test.each([
  ['Champú matizador', '300 ml', 'Champú matizador 300 ml', null],
  ['Keratina sin formol 1.000 ml', '1.000 ml', 'Keratina sin formol 1.000 ml', null],
  ['Permanente', '8.3 Rubio claro dorado', '8.3 Rubio claro dorado', 'Permanente'],
  ['Cera modeladora', null, 'Cera modeladora', null],
])('%s in %s is called %s', (name, versionName, called, behind) => {
  expect(lineName({ name, versionName })).toBe(called);
  expect(productBehind({ name, versionName })).toBe(behind);
});
