import { describe, expect, test } from 'vitest';
import { completedNit, formatDocument, isDocument, nitCheckDigit } from './document.ts';

test.each([
  ['900555014', 1],
  ['860002964', 4], // Banco de Bogotá
  ['890903938', 8], // Bancolombia
  ['899999061', 9], // Bogotá, Distrito Capital
])('the check digit of NIT %s is %i', (digits, check) => {
  expect(nitCheckDigit(digits)).toBe(check);
});

describe('a document', () => {
  test.each([
    ['NIT', '900.555.014-1', true],
    ['NIT', '9005550142', false],
    ['NIT', '900555014', false],
    ['CC', '1.020.345.678', true],
    ['CC', '0123456', false],
    ['CE', 'ab12345', true],
    ['CE', '12345', false],
  ] as const)('%s %s: %s', (kind, typed, is) => {
    expect(isDocument(kind, typed)).toBe(is);
  });

  test.each([
    ['NIT', '9005550141', '900.555.014-1'],
    ['CC', '1020345678', '1.020.345.678'],
    ['CE', 'ab12345', 'AB12345'],
  ] as const)('%s %s is read %s', (kind, typed, text) => {
    expect(formatDocument(kind, typed)).toBe(text);
  });

  test.each([
    ['900555014', '9005550141'],
    ['9005550141', null],
    ['90055', null],
  ])('a NIT written %s without its check digit is %s', (typed, whole) => {
    expect(completedNit(typed)).toBe(whole);
  });
});
