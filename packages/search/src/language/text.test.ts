import { describe, expect, test } from 'vitest';
import { slipCost, slipsBetween } from './slips.ts';
import { soundOf } from './sound.ts';
import {
  indexWords,
  labelNumberAliases,
  labelNumberWords,
  measure,
  numberAndLetters,
  numberKey,
  numberOf,
  plain,
  singular,
  stem,
} from './text.ts';

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

test.each([
  ['60', 'cc', '60ml'],
  ['1', 'litro', '1000ml'],
  ['100', 'gr', '100g'],
  ['0.5', 'kilo', '500g'],
  ['2', 'onzas', '2oz'],
  ['12', 'unid', '12und'],
  ['20', 'v', '20vol'],
  ['48', 'watts', '48w'],
  ['8', 'mm', '8mm'],
  ['3', 'cms', '3cm'],
  ['0.333', 'ml', '0.33ml'],
  ['60', 'tubos', undefined],
  ['60', 'constructor', undefined],
  ['60', undefined, undefined],
  ['7.1.2', 'ml', undefined],
])('%s %s measure %s', (number, unit, measured) => {
  expect(measure(number, unit)).toBe(measured);
});

test.each([
  ['60ml', ['60', 'ml']],
  ['7,1n', ['7.1', 'n']],
  ['1.2.3.4ml', undefined],
  ['ml60', undefined],
])('%s is a number and letters: %s', (word, parts) => {
  expect(numberAndLetters(word)).toEqual(parts);
});

describe('a text is found by', () => {
  test.each([
    ['60ml', ['60ml']],
    ['1l', ['1000ml', '1l']],
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

  test.each([
    ['TS-71', ['ts71', '71']],
    ['N5', ['n5']],
    ['-', []],
  ])('what the shade %s is typed as without its signs', (code, aliases) => {
    expect(labelNumberAliases(code)).toEqual(aliases);
  });
});

test.each([
  ['tintes', 'tinte', 'tinte'],
  ['volumenes', 'volumen', 'volumen'],
  ['lapices', 'lapiz', 'lapiz'],
  ['rojas', 'roja', 'roj'],
  ['champus', 'champu', 'champu'],
  ['verdes', 'verde', 'verd'],
  ['aires', 'aire', 'aire'],
  ['flores', 'flor', 'flor'],
  ['reyes', 'rey', 'rey'],
  ['ejes', 'eje', 'eje'],
  ['mes', 'mes', 'mes'],
  ['gris', 'gris', 'gris'],
  ['oro', 'oro', 'oro'],
])('%s is one %s', (word, one, root) => {
  expect(singular(word)).toBe(one);
  expect(stem(word)).toBe(root);
});

test.each([
  ['verde', 'verdes', 'verd'],
  ['color', 'colores', 'color'],
  ['aire', 'aires', 'aire'],
])('%s and %s have one key, %s', (one, several, key) => {
  expect([numberKey(one), numberKey(several)]).toEqual([key, key]);
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
