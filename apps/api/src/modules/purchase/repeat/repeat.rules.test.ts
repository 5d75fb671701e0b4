import { expect, test } from 'vitest';
import { asksBuyer, changesOf, nearestFor } from './repeat.rules.ts';

const same = {
  wanted: 4,
  quantity: 4,
  inPresale: 0,
  priceBefore: 10_000,
  price: 10_000,
  isReplaced: false,
  isOtherBrand: false,
};

test('SEL-008: a line says what differs from the earlier order, and a lower price is no change', () => {
  expect(changesOf(same)).toEqual([]);
  expect(changesOf({ ...same, price: 9_000 })).toEqual([]);
  expect(changesOf({ ...same, price: 10_001 })).toEqual(['dearer']);
  expect(changesOf({ ...same, quantity: 3 })).toEqual(['fewer']);
  expect(changesOf({ ...same, inPresale: 4 })).toEqual(['presale']);
  expect(changesOf({ ...same, quantity: 0, price: null })).toEqual(['gone']);
  expect(changesOf({ ...same, wanted: 0, quantity: 0 })).toEqual([]);
  expect(changesOf({ ...same, isReplaced: true, price: 12_000 })).toEqual(['replaced']);
});

test('SEL-008: a rise of more than a tenth and another brand are decided by the buyer', () => {
  expect(asksBuyer({ ...same, price: 11_000 })).toBe(false);
  expect(asksBuyer({ ...same, price: 11_001 })).toBe(true);
  expect(asksBuyer({ ...same, isReplaced: true, isOtherBrand: true })).toBe(true);
  expect(asksBuyer({ ...same, quantity: 0, isOtherBrand: true })).toBe(false);
});

test('SEL-008: the nearest shade with all units replaces, and a thing without a compared colour never does', () => {
  const near = (code: string, nearness: string | null, stock: number, minQuantity = 1) => ({
    code,
    nearness,
    stock,
    minQuantity,
  });
  const found = [
    near('volume', null, 9),
    near('few', 'Casi igual', 3),
    near('pack', 'Parecido', 9, 3),
    near('b', 'Parecido', 9),
  ];
  expect(nearestFor(found, 4)?.code).toBe('b');
  expect(nearestFor(found.slice(0, 2), 4)).toBeUndefined();
});
