import { describe, expect, test } from 'vitest';
import type { Deal, PriceFacts } from './price.ts';
import { priceSentences, priceSteps, unroundedPrice } from './price-steps.ts';

const facts = (given: Partial<PriceFacts> = {}): PriceFacts => ({
  productId: '1',
  manufacturerId: '10',
  categoryId: '21',
  parentCategoryId: '20',
  basePrice: 10_000,
  tradePrice: null,
  programmed: [],
  ...given,
});

const deal = (given: Partial<Deal> = {}): Deal => ({
  id: '1',
  name: 'Mes del tinte',
  discountType: 'percentage',
  amount: 10,
  productId: '1',
  manufacturerId: null,
  categoryId: null,
  minQuantity: 1,
  ...given,
});

const dozen = deal({ id: '2', name: 'Docena', kind: 'break', minQuantity: 12, amount: 20 });

const stepsOf = (...given: Parameters<typeof priceSteps>) =>
  priceSteps(...given).map(({ kind, id, amount, holds, reason }) => [kind, id, amount, holds, reason]);

describe('the steps to a price', () => {
  test('say of each price and deal whether it holds, and why not, the prices by quantity first (OFC-407)', () => {
    const programmed = [
      { id: '5', name: 'Convenio', amount: 8_000, replaces: true, isAgreed: true as const },
      { id: '6', name: 'Semana', amount: 9_000, replaces: false },
      { id: '7', name: 'Temporada', amount: 7_000, replaces: true },
    ];
    expect(stepsOf(facts({ programmed }), [deal(), deal({ id: '3', amount: 5 }), dozen], 1)).toEqual([
      ['list', null, 10_000, false, 'agreed'],
      ['agreed', '5', 8_000, true, null],
      ['programmed', '6', 9_000, false, 'lower_holds'],
      ['programmed', '7', 7_000, false, 'agreed'],
      ['break', '2', null, false, 'below_minimum'],
      ['deal', '1', 7_200, true, null],
      ['deal', '3', 7_600, false, 'better_deal'],
    ]);
  });

  test('name the price of the trade type, which holds until a programmed one is lower', () => {
    const lower = { id: '5', name: 'Semana', amount: 8_500, replaces: false };
    const dear = { id: '6', name: 'Temporada', amount: 12_000, replaces: true };
    expect(stepsOf(facts(), [], 1)).toEqual([['list', null, 10_000, true, null]]);
    expect(stepsOf(facts({ tradePrice: 9_000 }), [], 1)).toEqual([
      ['list', null, 10_000, false, 'trade_price'],
      ['trade', null, 9_000, true, null],
    ]);
    expect(stepsOf(facts({ tradePrice: 9_000, programmed: [lower, dear] }), [], 1).slice(1)).toEqual([
      ['trade', null, 9_000, false, 'programmed'],
      ['programmed', '5', 8_500, true, null],
      ['programmed', '6', 12_000, false, 'lower_holds'],
    ]);
  });

  test('have a deal that lowers nothing, and no deal about another product', () => {
    expect(stepsOf(facts({ basePrice: 1 }), [deal(), deal({ id: '4', productId: '2' })], 1).slice(1)).toEqual([
      ['deal', '1', 1, false, 'lower_holds'],
    ]);
  });

  test('are sentences with the deal or the price by quantity that holds only', () => {
    expect(priceSentences(facts(), [deal(), dozen], 12).slice(1)).toEqual([
      'Por volumen «Docena» (20 % menos): $\u00A08.000',
    ]);
    expect(priceSentences(facts(), [deal(), dozen], 11).slice(1)).toEqual([
      'Oferta «Mes del tinte» (10 % menos): $\u00A09.000',
    ]);
  });
});

test('only a percentage leaves a part of a peso before rounding', () => {
  const odd = facts({ basePrice: 9_999 });
  expect(unroundedPrice(odd, [deal({ amount: 33 })], 1)).toBe(6_699.33);
  expect(unroundedPrice(facts(), [deal({ amount: 33 })], 1)).toBeNull();
  expect(unroundedPrice(odd, [deal({ amount: 33, discountType: 'value' })], 1)).toBeNull();
  expect(unroundedPrice(odd, [], 1)).toBeNull();
});
