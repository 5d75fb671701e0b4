import { describe, expect, test } from 'vitest';
import { maxSlipCost, slipCost, slipsBetween } from './slips.ts';
import { soundOf } from './sound.ts';

describe('the cost of a slip', () => {
  test.each([
    ['nothing', 'tinte', 'tinte', 0],
    ['a wrong letter', 'tante', 'tinte', 10],
    ['a letter that sounds alike', 'tinve', 'tinbe', 3],
    ['c for k', 'ceratina', 'keratina', 3],
    ['n without its tilde', 'unas', 'uñas', 3],
    ['the key beside it', 'tiare', 'tisre', 7],
    ['the key below it', 'tinqe', 'tinae', 7],
    ['a key further away', 'tinpe', 'tinqe', 10],
    ['letters exchanged', 'titne', 'tinte', 7],
    ['the first letters exchanged', 'itnte', 'tinte', 7],
    ['a letter doubled', 'tintee', 'tinte', 3],
    ['a double letter typed once', 'cabelo', 'cabello', 3],
    ['a mute h', 'chanpu', 'canpu', 3],
    ['a missing letter', 'tnte', 'tinte', 10],
    ['an added letter', 'tinote', 'tinte', 10],
    ['two slips', 'tantes', 'tinte', 20],
    ['a letter before the word', 'atinte', 'tinte', 10],
    ['a missing first letter', 'inte', 'tinte', 10],
  ])('is right for %s: "%s" for "%s"', (_, typed, word, cost) => {
    expect(slipCost(typed, word, 40)).toBe(cost);
  });

  test('is far above the most', () => {
    expect(slipCost('tantes', 'tinte', 20)).toBe(20);
    expect(slipCost('xxxxxx', 'tinte', 17)).toBe(1000);
  });

  test('has the rest of an unfinished word for nothing', () => {
    expect(slipCost('kera', 'keratina', 40, true)).toBe(0);
    expect(slipCost('jera', 'keratina', 40, true)).toBe(7);
    expect(slipCost('kera', 'keratina', 40)).toBe(40);
  });
});

test.each([
  [3, 10],
  [4, 10],
  [5, 12],
  [6, 14],
  [7, 17],
  [8, 17],
  [9, 20],
])('a word of %i letters may cost %i', (length, most) => {
  expect(maxSlipCost(length)).toBe(most);
});

describe('a misspelt word', () => {
  const between = (typed: string, word: string, unfinished = false) =>
    slipsBetween({ typed, sound: soundOf(typed), unfinished }, word);

  test.each([
    ['costs its slip', 'tinbe', 'tinve', 3],
    ['costs more with another first letter', 'binte', 'tinte', undefined],
    ['costs little more when the first letters sound alike', 'ceratina', 'keratina', 4],
    ['costs no more when the first two letters are exchanged', 'itnte', 'tinte', 7],
    ['of three letters is not another one', 'red', 'rel', undefined],
    ['of three letters may have the key beside it', 'ret', 'rey', 7],
    ['of three letters may lack one', 'gel', 'gell', 3],
    ['may cost its most', 'tinte', 'tixtes', undefined],
    ['of five letters may lack one', 'tntes', 'tintes', 10],
  ])('%s: "%s" for "%s"', (_, typed, word, cost) => {
    expect(between(typed, word)).toBe(cost);
  });

  test('is found by its sound, whatever its letters', () => {
    expect(between('kavesa', 'cabeza')).toBe(3);
    expect(between('aserola', 'hacerola')).toBe(3);
  });

  test('may go on while it is typed, for a little more', () => {
    expect(between('keratn', 'keratina')).toBeUndefined();
    expect(between('keratn', 'keratina', true)).toBe(14);
    expect(between('ker', 'keratina', true)).toBeUndefined();
  });
});
