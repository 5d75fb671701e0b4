import fc from 'fast-check';
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

describe('a document number', () => {
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
  ] as const)('%s %s is formatted as %s', (kind, typed, text) => {
    expect(formatDocument(kind, typed)).toBe(text);
  });

  test.each([
    ['900555014', '9005550141'],
    ['9005550141', null],
    ['90055', null],
  ])('NIT %s without its check digit becomes %s', (typed, whole) => {
    expect(completedNit(typed)).toBe(whole);
  });
});

describe('the check digit of a NIT', () => {
  const digits = fc.stringMatching(/^[1-9]\d{7,9}$/);
  const isNit = (body: string, check: number) => isDocument('NIT', `${body}${check}`);

  test('is the only one of ten that is accepted', () => {
    fc.assert(
      fc.property(digits, (body) => {
        const fitting = Array.from({ length: 10 }, (_, check) => check).filter((check) => isNit(body, check));
        expect(fitting).toEqual([nitCheckDigit(body)]);
      }),
    );
  });

  // DIAN's digit is 1 for two of the eleven remainders: only there a wrong digit can pass.
  test('detects a changed digit, except where the digit is 1', () => {
    fc.assert(
      fc.property(digits, fc.nat(), fc.integer({ min: 1, max: 9 }), (body, at, by) => {
        const place = at % body.length;
        const changed = (Number(body[place]) + by) % 10;
        fc.pre(place > 0 || changed > 0);
        const check = nitCheckDigit(body);
        fc.pre(check !== 1);
        expect(isNit(body.slice(0, place) + changed + body.slice(place + 1), check)).toBe(false);
      }),
    );
  });
});
