import { applyPolicy, defaultPolicy } from '@tonalia/rules/policy';
import { expect, test } from 'vitest';
import { dealEffectOf, dealOf, dealStateOf } from './deal.rules.ts';
import { effectOf, overlapSentence, programmedAmount, stateOf } from './program.rules.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour));
const [before, now, after] = [at(10), at(12), at(14)];

test('a percentage is rounded to whole hundreds from 1.000 pesos on, and to pesos below; no price is 0', () => {
  const percent = (regular: number, value: number) => programmedAmount(regular, { kind: 'percentage', percent: value });
  expect(percent(24_990, -10)).toBe(22_500);
  expect(percent(1_000, 0)).toBe(1_000);
  expect(percent(1_111, -10)).toBe(1_000);
  expect(percent(1_110, -10)).toBe(999);
  expect(percent(733, -10)).toBe(660);
  expect(percent(1, -90)).toBe(1);
  expect(programmedAmount(24_990, { kind: 'amount', pesos: 17_777 })).toBe(17_777);
});

test('a percentage follows the rounding that the owner set (OFC-506)', () => {
  const less = () => programmedAmount(24_970, { kind: 'percentage', percent: -10 });
  const results = [1, 50, 100].map((priceRounding) => {
    applyPolicy({ ...defaultPolicy, priceRounding });
    return less();
  });
  applyPolicy(defaultPolicy);
  expect(results).toEqual([22_473, 22_450, 22_500]);
});

test('a program and a deal hold from their first instant up to, not including, their end', () => {
  const states = (from: Date | null, until: Date | null) => [
    stateOf({ from, until, cancelledAt: null }, now),
    dealStateOf({ from, until }, now),
  ];
  expect(states(now, after)).toEqual(['running', 'running']);
  expect(states(null, null)).toEqual(['running', 'running']);
  expect(states(after, null)).toEqual(['coming', 'coming']);
  expect(states(before, now)).toEqual(['ended', 'ended']);
  expect(stateOf({ from: before, until: after, cancelledAt: before }, now)).toBe('cancelled');
});

test('prices that rise, fall, fall by more than 20 % and stay below the floor are counted', () => {
  const price = (regular: number, amount: number) => ({ versionId: '1', regular, amount });
  const prices = [price(10_000, 10_000), price(10_000, 8_000), price(10_000, 7_999), price(10_000, 12_001)];
  expect(effectOf(prices, { replaces: true, floor: 8_000 })).toEqual({
    effect: { versions: 4, rise: 1, fall: 2, fallMuch: 1, belowFloor: 1, belowCost: 0, lowMargin: 0 },
    much: 2,
  });
  // a program that replaces nothing only lowers prices
  expect(effectOf([price(10_000, 12_001)], { replaces: false, floor: 500 })).toEqual({
    effect: { versions: 1, rise: 0, fall: 0, fallMuch: 0, belowFloor: 0, belowCost: 0, lowMargin: 0 },
    much: 0,
  });
});

test('changed prices below the cost, and below the lowest margin, are counted apart; an unknown cost is enough (OFC-407)', () => {
  const costs = new Map([['1', { cost: 6_000, taxClass: 'excluded' as const }]]);
  const count = (amount: number, versionId = '1') => {
    const { effect } = effectOf([{ versionId, regular: 20_000, amount }], { replaces: true, floor: 500, costs });
    return [effect.belowCost, effect.lowMargin];
  };
  expect(count(5_999)).toEqual([1, 0]);
  expect(count(6_000)).toEqual([0, 1]);
  expect(count(8_955)).toEqual([0, 1]); // 32.99 %
  expect(count(8_956)).toEqual([0, 0]);
  expect(count(5_999, '2')).toEqual([0, 0]);
  // a price that stays is not this program's doing
  expect(
    effectOf([{ versionId: '1', regular: 5_000, amount: 5_000 }], { replaces: true, floor: 500, costs }).effect,
  ).toMatchObject({ belowCost: 0 });
});

test('a deal that takes more than 20 % counts, at the fewest units that it asks for', () => {
  const deal = (amount: number) =>
    dealOf({
      kind: 'deal',
      name: 'Color',
      discountType: 'percentage',
      amount,
      productId: null,
      brandId: '5',
      categoryId: null,
      tradeTypeId: null,
      minQuantity: 6,
      from: now.toISOString(),
      until: null,
      weekdays: [],
    });
  expect(deal(20)).toMatchObject({ manufacturerId: '5', minQuantity: 6 });
  expect(dealEffectOf(deal(20), [10_000, 20_000])).toEqual({ versions: 2, fallMuch: 0 });
  expect(dealEffectOf(deal(21), [10_000, 20_000])).toEqual({ versions: 2, fallMuch: 2 });
});

test('the sentence of a crossing names the program, its days and how many versions', () => {
  const one = { name: 'Precio del mes', from: before, until: after };
  expect(overlapSentence({ ...one, versions: 1 })).toContain(
    'Se cruza con «Precio del mes», desde el mar 24 nov hasta',
  );
  expect(overlapSentence({ ...one, versions: 1 })).toContain('en una versión.');
  expect(overlapSentence({ ...one, from: null, until: null, versions: 1_286 })).toBe(
    'Se cruza con «Precio del mes», sin fin, en 1.286 versiones.',
  );
});
