import { describe, expect, test } from 'vitest';
import { slipCost, slipsBetween } from './slips.ts';
import { soundOf } from './sound.ts';
import { indexWords, numberOf, plain, labelNumberWords, singular, stem } from './text.ts';

test.each([
  ['CHAMPÚ', 'champu'],
  ['Ñandú', 'ñandu'],
  ['n\u0303andu', 'ñandu'],
  ["L'Oréal", 'loreal'],
  ['Rescue™', 'rescue'],
  ['Straße', 'strasse'],
])('%s is compared as %s', (text, same) => {
  expect(plain(text)).toBe(same);
});

test.each([
  ['7/1', '7.1'],
  ['7,1', '7.1'],
  ['7-1', '7.1'],
  ['11.75', '11.75'],
  ['1.000', '1000'],
  ['35.000', '35000'],
  ['ts-71', undefined],
])('%s is the number %s', (word, number) => {
  expect(numberOf(word)).toBe(number);
});

describe('a text is found by', () => {
  test.each([
    ['Champú 1.000 ml', ['champu', '1000', '1000ml', 'ml']],
    ['1,5 litros', ['1.5', '1500ml', 'litros']],
    ['Mascarilla peel-off', ['mascarilla', 'peeloff', 'peel', 'off']],
    ['20 volúmenes', ['20', '20vol', 'volumenes']],
  ])('the words of %s, its parts and its measure', (text, words) => {
    expect(indexWords(text)).toEqual(words);
  });

  test.each([
    ['7/0', ['7.0', '7']],
    ['001', ['001', '1']],
    ['CN 127', ['cn127', 'cn', '127']],
    ['355N', ['355n']],
  ])('the ways to type the shade %s', (code, words) => {
    expect(labelNumberWords(code)).toEqual(words);
  });
});

test.each([
  ['tintes', 'tinte', 'tinte'],
  ['volumenes', 'volumen', 'volumen'],
  ['lapices', 'lapiz', 'lapiz'],
  ['rojas', 'roja', 'roj'],
  ['champus', 'champu', 'champu'],
  ['gris', 'gris', 'gris'],
  ['oro', 'oro', 'oro'],
])('%s is one %s', (word, one, root) => {
  expect(singular(word)).toBe(one);
  expect(stem(word)).toBe(root);
});

test.each([
  ['champu', 'shampoo'],
  ['keratina', 'queratina'],
  ['baselina', 'vaselina'],
  ['senizo', 'cenizo'],
  ['yanten', 'llanten'],
  ['foto', 'photo'],
  ['acesorio', 'accesorio'],
])('%s sounds like %s', (a, b) => {
  expect(soundOf(a)).toBe(soundOf(b));
});

describe('slips', () => {
  test.each([
    ['one wrong letter', 'tinta', 'tinza', 'tinha'],
    ['a swap', 'esmlate', 'esmalte', 'esmilte'],
    ['a neighbour on the keyboard', 'rinte', 'tinte', 'pinte'],
    ['a letter that sounds alike', 'lavial', 'labial', 'larial'],
    ['a doubled letter', 'champpu', 'champu', 'chamepu'],
  ])('%s costs no more than another letter', (_, typed, near, far) => {
    expect(slipCost(typed, near, 100)).toBeLessThanOrEqual(slipCost(typed, far, 100));
  });

  test('cost the same both ways, and nothing for the same word', () => {
    for (const [a, b] of [
      ['champu', 'chanpu'],
      ['cenizo', 'cenzio'],
      ['rojo', 'rjo'],
    ] as const) {
      expect(slipCost(a, b, 100)).toBe(slipCost(b, a, 100));
      expect(slipCost(a, a, 100)).toBe(0);
    }
  });

  test('of a short word are few, of a long one more', () => {
    const between = (typed: string, word: string) =>
      slipsBetween({ typed, sound: soundOf(typed), unfinished: false }, word);
    expect(between('rjo', 'rojo')).toBeDefined();
    expect(between('rjua', 'roja')).toBeUndefined();
    expect(between('hola', 'cola')).toBeUndefined();
    expect(between('acodicionadr', 'acondicionador')).toBeDefined();
  });
});
