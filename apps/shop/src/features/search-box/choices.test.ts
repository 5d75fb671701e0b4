import { expect, test } from 'vitest';
import { makeCard } from '../../../test/make.ts';
import { groupsBefore, groupsFor, hrefOf } from './choices.ts';
import { hrefOfCode } from './code-jump.ts';
import { looksLikeACode } from './looks-like-a-code.ts';

const shade = {
  code: 'TS-71',
  name: '7.1 Rubio medio cenizo',
  color: '#8A7A64',
  productId: '102',
  productName: 'Tinte permanente 90 ml',
  manufacturer: { _id: '1', name: 'Tinta Sur' },
};
const found = {
  terms: ['tinte rubio'],
  products: [makeCard({ code: 'SC-CHN' })],
  shades: [shade],
  manufacturers: [{ _id: '1', name: 'Tinta Sur' }],
  categories: [{ _id: '11', name: 'Tintes' }],
};

test('terms come first, then products, shades, brands and categories, and the results of the words themselves', () => {
  expect(groupsFor('tint', found, []).map(({ kind }) => kind)).toEqual([
    'term',
    'product',
    'shade',
    'manufacturer',
    'category',
    'all',
  ]);
});

test('a recent search is not repeated among the terms', () => {
  expect(groupsFor('tint', found, ['tinte rubio', 'oxidante']).flatMap(({ choices }) => choices)).toContainEqual({
    kind: 'recent',
    text: 'oxidante',
  });
  const before = groupsBefore(['tinte'], ['tinte', 'esmalte']);
  expect(before[1]?.choices).toEqual([{ kind: 'top', text: 'esmalte' }]);
});

test('without recent searches there is nothing to delete', () => {
  expect(groupsBefore([], ['esmalte']).map(({ kind }) => kind)).toEqual(['top', 'colour']);
});

test('a shade leads to its product with the colour card open on it', () => {
  expect(hrefOf({ kind: 'shade', shade })).toBe('/product/tinte-permanente-90-ml/102/details?carta=102.TS-71');
});

test.each([
  ['ts-71 ', '/product/tinte-permanente-90-ml/102/details?carta=102.TS-71'],
  ['SC-CHN', '/product/champu-nutritivo-sin-sal-1-000-ml/101/details'],
  ['TS-7', null],
])('the code %j leads to %j', (words, href) => {
  expect(hrefOfCode(words, found)).toBe(href);
});

test.each([
  ['TS-71', true],
  ['7701234567890', true],
  ['champú', false],
  ['tinte 7.1', false],
  ['7', false],
])('%j may be a code: %j', (words, may) => {
  expect(looksLikeACode(words)).toBe(may);
});
