import type { Manufacturer } from '@tonalia/contract/products';
import { expect, test } from 'vitest';
import { ALPHABET, brandsNamed, byLetter, letterOf, stopsOf } from './letters.ts';

const brand = (name: string): Manufacturer => ({
  _id: '1',
  name,
  image: '',
  products: 1,
  ink: '#FFFFFF',
  ground: '#000000',
});

test.each([
  ['Águila', 'A'],
  ['ñandú', 'Ñ'],
  ['N\u0303andu', 'Ñ'],
  ['3 Flores', '#'],
  ['', '#'],
])('%j is filed under %s', (name, letter) => {
  expect(letterOf(name)).toBe(letter);
});

test('brands follow the order of the Spanish alphabet, and no letter is empty', () => {
  const sections = byLetter(['Zumo', 'Ñandú', 'Nácar', 'Olivar', 'ámbar', '3 Flores', 'Almendro'].map(brand));
  expect(sections.map(({ letter, brands }) => [letter, brands.map(({ name }) => name)])).toEqual([
    ['A', ['Almendro', 'ámbar']],
    ['N', ['Nácar']],
    ['Ñ', ['Ñandú']],
    ['O', ['Olivar']],
    ['Z', ['Zumo']],
    ['#', ['3 Flores']],
  ]);
});

test('a rail has a stop for each letter if they fit, otherwise neighbours share one', () => {
  expect(stopsOf(['A', 'B', 'Z'], 11).map(({ text }) => text)).toEqual(['A', 'B', 'Z']);
  expect(stopsOf([...'ABCDEG'], 4).map(({ text }) => text)).toEqual(['A', 'B', 'C-D', 'E-G']);
  const all = stopsOf(ALPHABET, 11);
  expect(all).toHaveLength(11);
  expect(all.flatMap(({ letters }) => letters)).toEqual(ALPHABET);
});

test.each(['acar', 'NÁCAR', ' nacar '])('%j finds Nácar', (words) => {
  expect(brandsNamed([brand('Nácar'), brand('Olivar')], words).map(({ name }) => name)).toEqual(['Nácar']);
});
