import { expect, test } from 'vitest';
import { bundleOf, countOf, countedUnit } from './quantity-words.ts';

test.each([
  ['un', 1],
  ['Una', 1],
  ['uno', 1],
  ['dos', 2],
  ['tres', 3],
  ['cuatro', 4],
  ['cinco', 5],
  ['seis', 6],
  ['siete', 7],
  ['ocho', 8],
  ['nueve', 9],
  ['diez', 10],
  ['once', 11],
  ['doce', 12],
  ['quince', 15],
  ['veinte', 20],
  ['treinta', 30],
  ['0012', 12],
  ['9999', 9_999],
  ['12345', undefined],
  ['7.1', undefined],
  ['constructor', undefined],
])('"%s" counts %s', (word, count) => {
  expect(countOf(word)).toBe(count);
});

test.each([
  ['Cajas', 'caja'],
  ['cja.', 'caja'],
  ['und', 'unidad'],
  ['tarritos', 'tarro'],
  ['cajon', undefined],
])('"%s" is the unit %s', (word, unit) => {
  expect(countedUnit(word)).toBe(unit);
});

test.each([
  ['docena', 12],
  ['Docenas', 12],
  ['doc.', 12],
  ['dna', 12],
  ['decena', 10],
  ['decenas', 10],
  ['par', 2],
  ['pares', 2],
  ['parte', undefined],
  ['docente', undefined],
])('a "%s" has %s units', (word, units) => {
  expect(bundleOf(word)).toBe(units);
});
