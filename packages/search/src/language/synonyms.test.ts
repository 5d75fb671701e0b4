import { expect, test } from 'vitest';
import { createWordRoles, emptyLexicon } from './lexicon.ts';
import { createSynonyms } from './synonyms.ts';

const synonyms = createSynonyms(
  [
    { term: 'aftershave', meaning: 'despues de afeitar' },
    { term: 'brillo de labios', meaning: 'gloss' },
    { term: 'secador de uñas', meaning: 'lampara' },
    { term: 'rojo', meaning: 'red' },
    { term: 'uñas', meaning: 'nails' },
    { term: 'luces', meaning: 'mechas' },
  ],
  createWordRoles(emptyLexicon),
);

test.each([
  ['aftershave', 'despues de afeitar'],
  ['after shave', 'despues de afeitar'],
  ['brillos de labios', 'gloss'],
  ['brillo labios', 'gloss'],
  ['brillo para labios', 'gloss'],
  ['brillo para los labios', 'gloss'],
  ['secador de unas', 'lampara'],
  ['rojas', 'red'],
  ['luces', 'mechas'],
])('%s is said otherwise: %s', (typed, meaning) => {
  const words = typed.split(' ');
  const whole = synonyms.matchesAt(words, 0).filter(({ length }) => length === words.length);
  expect(whole.flatMap(({ meanings }) => meanings.map((each) => each.join(' ')))).toEqual([meaning]);
});

test('a part of a term is not the term', () => {
  expect(synonyms.matchesAt(['brillo'], 0)).toEqual([]);
  expect(synonyms.matchesAt(['labios'], 0)).toEqual([]);
});

test('a term is four words at most, the silent ones included', () => {
  expect(synonyms.matchesAt(['brillo', 'de', 'los', 'de', 'labios'], 0)).toEqual([]);
});

test('"una" is no "uña"', () => {
  expect(synonyms.matchesAt(['una', 'crema'], 0)).toEqual([]);
  expect(synonyms.matchesAt(['uña'], 0)).toHaveLength(1);
});

test('"luces" are highlights, one "luz" is light', () => {
  expect(synonyms.matchesAt(['luz'], 0)).toEqual([]);
});
