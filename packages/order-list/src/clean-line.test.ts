import { expect, test } from 'vitest';
import { isTalk } from './clean-line.ts';

test.each([
  ['', true],
  ['Código Producto', true],
  ['Código\t', true],
  // one title alone may be what is ordered
  ['color', false],
  ['Buenas tardes te cuento que llegué bien', true],
  ['tinte rojo intenso salón grande', true],
  ['tinte rojo intenso salón grande azul', false],
  ['Buenas, 3 tintes', false],
])('"%s" orders nothing: %s', (line, isOne) => {
  expect(isTalk(line)).toBe(isOne);
});
