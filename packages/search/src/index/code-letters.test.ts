import { expect, test } from 'vitest';
import { BASE, codeLetter, readCode } from './code-letters.ts';

test('digits and letters keep their order below the base, and any other letter comes last', () => {
  const letters = [...'09az'].map((one) => codeLetter(one.charCodeAt(0)));
  expect(letters).toEqual([1, 10, 11, 36]);
  expect(codeLetter('ñ'.charCodeAt(0))).toBe(37);
  expect(BASE).toBe(38);
});

test.each([
  ['TS-71', 4, [0, 2]],
  ['ts71', 4, [0, 2]],
  ['TS', 2, [0]],
  ['7702031500999', 13, [0]],
  // digits before letters are no part of their own
  ['7NAT', 4, [0]],
  ['NA-214B', 6, [0, 2]],
  ['J-15867077-3', 10, [0, 1, 9]],
  ['A1B22', 5, [0, 3]],
  ['-a-', 1, [0]],
  ['A1', 2, [0, 1]],
  ['A:1', 2, [0, 1]],
  ['Á1', 2, [0, 1]],
  ['1Á', 2, [0]],
  ['AZ09', 4, [0, 2]],
  ['@A[`Z{', 2, [0, 1]],
  ['', 0, []],
])('the code "%s" has %i letters, and parts from %j', (code, length, parts) => {
  const read = readCode(code);
  expect([read.letters.length, read.parts]).toEqual([length, parts]);
});

test('case, separators and accents do not matter', () => {
  const letters = (code: string) => readCode(code).letters;
  expect(letters('NÁ.71')).toEqual(letters('na71'));
  expect(letters('AÑO')).toHaveLength(3);
  expect(letters('ж7')).toEqual([37, 8]);
  expect(letters('«7»')).toEqual([8]);
});
