import { expect, test } from 'vitest';
import type { ListedFavourite } from '../../api/favourites/list.ts';
import { priceDrop } from './price-drop.ts';

// as: only prices are compared
const favourite = (more: object) =>
  ({ priceThen: 10_000, product: { price: 8_000 }, versionCode: null, version: null, ...more }) as ListedFavourite;

test.each([
  ['fell', {}, 2_000],
  ['is the same', { priceThen: 8_000 }, 0],
  ['rose', { priceThen: 7_000 }, 0],
  ['was not known', { priceThen: undefined }, 0],
  ['of its shade fell', { versionCode: 'V', version: { price: 9_000 } }, 1_000],
  ['of a shade that is not sold now', { versionCode: 'V' }, 0],
])('a price that %s', (_, more, pesos) => {
  expect(priceDrop(favourite(more))).toBe(pesos);
});
