import { expect, test } from 'vitest';
import { Line } from './wire.ts';

test.each([
  ['  Salón Rosa ', 'Salón Rosa'],
  ['Salón\tRosa', 'Salón Rosa'],
  ['Salón Rosa\n  0000  Aprobado', 'Salón Rosa   0000  Aprobado'],
  ['\u001b[2J\u001b]0;otro título\u0007Rosa', '[2J ]0;otro título Rosa'],
  ['Rosa\u202Eaicalocohc', 'Rosaaicalocohc'],
  ['Ro\u200Bsa\u2028Pérez', 'Rosa Pérez'],
  ['\u200B\u2060', ''],
  ['\ud800Rosa', '\ufffdRosa'],
  ['Peluquería «Ñandú» & Cía. 💅🏽 #1', 'Peluquería «Ñandú» & Cía. 💅🏽 #1'],
  ['a\u0000b', 'a\u0000b'],
])('%j parses to %j · Z10', (typed, read) => {
  expect(Line.parse(typed)).toBe(read);
});
