import { expect, test } from 'vitest';
import { makeCart, makeLine, makeProduct, makeVersion } from '../../../test/make.ts';
import { addRequest, chosenVersions, dayAndMonth, unitsInCart, maxUnits, splitChosen } from './choice.ts';

const product = makeProduct({ has_versions: true, minQuantity: 2, is_PreSales: true, dispatchDate: '2026-11-24' });
const version = makeVersion({ stock: 5, quantityAvailable: 15 });
const nothing = { stock: 0, presale: 0 };

test('units above the stock go to presale, in multiples of the minimum · VAL-10 VAL-11', () => {
  expect(maxUnits(version, product, nothing)).toBe(14);
  expect(splitChosen(version, product, 4, nothing)).toEqual({ quantity: 4, quantityPresale: 0 });
  expect(splitChosen(version, product, 10, nothing)).toEqual({ quantity: 4, quantityPresale: 6 });
});

test('a version without presale is limited to its stock · VAL-10', () => {
  const excluded = { ...version, excluded_from_presale: true };
  expect(maxUnits(excluded, product, nothing)).toBe(4);
});

test('units in the cart count against the stock', () => {
  const inCart = { stock: 4, presale: 2 };
  expect(maxUnits(version, product, inCart)).toBe(8);
  expect(splitChosen(version, product, 4, inCart)).toEqual({ quantity: 0, quantityPresale: 4 });
  const cart = makeCart([
    makeLine({ productId: product._id, versionCode: version.code, quantity: 4 }),
    makeLine({ productId: product._id, versionCode: version.code, quantity: 2, advancedPurchasing: true }),
    makeLine({ productId: product._id, versionCode: 'another', quantity: 9 }),
  ]);
  expect(unitsInCart(cart, product._id, version.code)).toEqual(inCart);
});

test('one request adds all shades, each with its stock and presale units · ST-10', () => {
  const other = makeVersion({ code: 'TS-80', applicableDealsId: '5' });
  const all = { ...product, versions: [version, other] };
  const chosen = new Map([
    [version.code, 6],
    ['TS-80', 2],
  ]);
  expect(addRequest(all, chosenVersions(all, chosen, undefined))).toEqual({
    productId: product._id,
    code: product.code,
    applicableDealsId: undefined,
    programmedPriceId: null,
    programmedPriceName: null,
    versions: [
      { code: version.code, quantity: 4, quantityPresale: 2 },
      { code: 'TS-80', quantity: 2, quantityPresale: 0 },
    ],
  });
});

test('a short date is day and month', () => {
  expect(dayAndMonth('2026-11-24')).toBe('24 nov');
  expect(dayAndMonth(null)).toBeNull();
});
