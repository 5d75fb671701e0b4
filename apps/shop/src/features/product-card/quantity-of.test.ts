import type { ProductCard } from '@tonalia/contract/products';
import { expect, test } from 'vitest';
import { howToAdd, lineOf, maxUnits, unitPriceText } from './quantity-of.ts';

// as: what the quantity does not need is left out
const card = (more: Partial<ProductCard> = {}) =>
  ({
    _id: '1',
    code: 'T',
    has_colors: false,
    has_versions: false,
    stock: 10,
    presaleLeft: 0,
    minQuantity: 1,
    applicableDealsId: 'd',
    programmedPriceId: 'p',
    programmedPriceName: 'Semana',
    ...more,
  }) as ProductCard;

test.each([
  [{}, 'add'],
  [{ has_colors: true, has_versions: true }, 'shades'],
  [{ has_versions: true }, 'page'],
  [{ stock: 0 }, 'none'],
  [{ stock: 0, presaleLeft: 1 }, 'add'],
  [{ stock: 1 }, 'add'],
])('the plus of a card with %j leads to "%s"', (more, how) => {
  expect(howToAdd(card(more))).toBe(how);
});

test('a card adds from stock while there is some, else in presale', () => {
  expect(lineOf(card({ presaleLeft: 5 }))).toEqual({
    productId: '1',
    code: 'T',
    versionCode: null,
    advancedPurchasing: false,
    applicableDealsId: 'd',
    programmedPriceId: 'p',
    programmedPriceName: 'Semana',
  });
  const isPresale = (stock: number, presaleLeft: number) => lineOf(card({ stock, presaleLeft })).advancedPurchasing;
  expect([isPresale(1, 5), isPresale(0, 1), isPresale(0, 0)]).toEqual([false, true, false]);
});

test.each([
  [{}, 10],
  [{ minQuantity: 6 }, 6],
  [{ minQuantity: 0 }, 10],
  [{ stock: 0, presaleLeft: 13, minQuantity: 6 }, 12],
  [{ stock: 1, presaleLeft: 13 }, 1],
])('a card with %j holds up to %i units', (more, most) => {
  expect(maxUnits(card(more))).toBe(most);
});

test('the price of a unit is for a measure or a piece', () => {
  const text = (unitPrice: ProductCard['unitPrice']) => unitPriceText({ unitPrice }, (pesos) => `$${pesos}`);
  expect([text({ unit: 'ml', amount: 143 }), text({ unit: 'und', amount: 15_400 }), text(null)]).toEqual([
    '$143 / ml',
    'Und. $15400',
    null,
  ]);
});
