import { expect, test } from 'vitest';
import { spread, spreadTaxed, sumTaxed, taxLines, taxRates, taxed, taxClasses } from './tax.ts';

/** Pseudo-random whole numbers from `from` to `to`, the same in every run. */
function dice(seed: number): (from: number, to: number) => number {
  const state = { value: seed };
  return (from, to) => {
    state.value = (Math.imul(state.value, 1_664_525) + 1_013_904_223) >>> 0;
    // the low bits of this generator repeat early
    return from + ((state.value >>> 8) % (to - from + 1));
  };
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

/** An order with up to 40 lines, a coupon, a discount or charge of its method, and delivery in up to 4 parts. */
function randomOrder(roll: ReturnType<typeof dice>) {
  const lines = Array.from({ length: roll(1, 40) }, () => ({
    amount: roll(0, 20) === 0 ? 0 : roll(1, 999_999) * roll(1, 99),
    rate: taxRates[taxClasses[roll(0, 3)] ?? 'general'],
  }));
  const goods = sumOf(lines.map(({ amount }) => amount));
  const coupon = roll(0, 1) * Math.floor((goods * roll(0, 100)) / 100);
  const left = goods - coupon;
  const movement = roll(0, 2) === 0 ? Math.floor((left * roll(0, 50)) / 100) : -Math.floor((left * roll(0, 100)) / 100);
  return { lines, net: left + movement, isCharge: movement > 0, shipping: roll(0, 40_000), parts: roll(1, 4) };
}

test('of 100,000 random orders every line has base + tax = amount, none is negative, and all sums are exact (OFC-307)', () => {
  const roll = dice(7);
  const wrong: unknown[] = [];
  for (let n = 0; n < 100_000; n += 1) {
    const { lines, net, isCharge, shipping, parts } = randomOrder(roll);
    const shares = taxLines(lines, net);
    const delivery = taxed(shipping, taxRates.general);
    const deliveries = spreadTaxed(
      delivery,
      Array.from({ length: parts }, () => 1),
    );
    const hasWeight = lines.some(({ amount }) => amount > 0);
    const isRight =
      [...shares, ...deliveries].every(({ amount, base, tax }) => base + tax === amount && base >= 0 && tax >= 0) &&
      shares.every(({ amount }, at) => isCharge || amount <= (lines[at]?.amount ?? 0)) &&
      sumTaxed(shares).amount === (hasWeight ? net : 0) &&
      JSON.stringify(sumTaxed(deliveries)) === JSON.stringify(delivery);
    if (!isRight) wrong.push({ n, lines, net });
  }
  expect(wrong).toEqual([]);
});

test('IVA is 19 %, 5 % of what is reduced, and nothing of what is exempt or excluded (OFC-307)', () => {
  const taxes = taxClasses.map((taxClass) => taxed(100_000, taxRates[taxClass]).tax);
  expect(taxes).toEqual([15_966, 4_762, 0, 0]);
});

test('the tax is the rate of the base within one peso (OFC-307)', () => {
  for (const taxClass of taxClasses) {
    const rate = taxRates[taxClass];
    for (let amount = 0; amount < 20_000; amount += 7) {
      const { base, tax } = taxed(amount, rate);
      expect(Math.abs(tax - (base * rate) / 100)).toBeLessThanOrEqual(1);
    }
  }
});

test.each([
  ['the largest remainder gets the peso left', 100, [1, 1, 1], [34, 33, 33]],
  ['a larger remainder goes before an earlier line', 10, [10, 24], [3, 7]],
  ['nothing to share', 0, [5, 5], [0, 0]],
  ['no weights', 0, [0, 0], [0, 0]],
  ['a line without weight gets nothing', 7, [0, 3, 4], [0, 3, 4]],
  [
    'amounts above the exact range of products',
    900_719_925_474_000,
    [3, 3, 3],
    [300_239_975_158_000, 300_239_975_158_000, 300_239_975_158_000],
  ],
])('pesos are shared out exactly: %s', (_, pesos, weights, shares) => {
  expect(spread(pesos, weights)).toEqual(shares);
});

test('IVA of an order with a discount of its method is what the picture of the order shows', () => {
  const goods = [1_133_600 - 19_600 - 107_200, 19_600, 107_200];
  const lines = goods.map((amount) => ({ amount, rate: 19 }));
  const { tax } = sumTaxed([...taxLines(lines, 1_133_600 - 17_000), taxed(9_800, 19)]);
  expect(Math.abs(tax - 179_845)).toBeLessThanOrEqual(2);
});
