import { expect, test } from 'vitest';
import { pdfFit, pdfString, pdfWidth } from './text.rules.ts';

test.each([
  ['Salón Bella Aurora', '(Sal\\363n Bella Aurora)'],
  ['Tinte (60 ml) \\ 7.1', '(Tinte \\05060 ml\\051 \\134 7.1)'],
  ['$\u00a012.900 − 5', '($ 12.900 - 5)'],
  ['uno\ndos', '(uno dos)'],
  ['日本 ✓', '(?? ?)'],
])('%j becomes a string of a PDF that nothing ends early', (text, written) => {
  expect(pdfString(text)).toBe(written);
});

test('a text is measured with its accents', () => {
  expect(pdfWidth('Árbol', 10)).toBe(pdfWidth('Arbol', 10));
  expect(pdfWidth('iii', 10)).toBeLessThan(pdfWidth('ííí', 10));
  expect(pdfWidth('MMM', 10, 'bold')).toBeCloseTo(24.99);
});

test('a text without room is cut with an ellipsis', () => {
  expect(pdfFit('Tinte', 200, 9)).toBe('Tinte');
  const cut = pdfFit('Crema de peinar para cabello muy rizado', 80, 9);
  expect(cut).toMatch(/^Crema de.*…$/);
  expect(pdfWidth(cut, 9)).toBeLessThanOrEqual(80);
});
