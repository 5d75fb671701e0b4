import { expect, test } from 'vitest';
import { withoutDiminutive, rootOf } from './derived.ts';

test.each([
  ['matizante', 'matizador'],
  ['depilar', 'depilatoria'],
  ['hidratacion', 'hidratante'],
  ['maquillaje', 'maquillar'],
  ['nutricion', 'nutritiva'],
])('%s and %s are of one kind', (one, other) => {
  expect(rootOf(one)).toBeDefined();
  expect(rootOf(one)).toBe(rootOf(other));
});

test.each(['champu', 'mar', 'lima', 'nada'])('%s is made of no other word', (word) => {
  expect(rootOf(word)).toBeUndefined();
});

test.each([
  ['polvito', 'polvo'],
  ['labialcito', 'labial'],
  ['esmaltico', 'esmalte'],
  ['gelecito', 'gel'],
  ['coquita', 'coca'],
  ['pincita', 'pinza'],
])('%s is a small %s', (small, word) => {
  expect(withoutDiminutive(small)).toContain(word);
});

test.each(['lima', 'mantequilla', 'titanio', 'rosa'])('%s is nothing small', (word) => {
  expect(withoutDiminutive(word)).toEqual([]);
});
