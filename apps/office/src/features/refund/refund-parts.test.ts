import type { RefundSources } from '@tonalia/contract/refunds-office';
import { describe, expect, test } from 'vitest';
import { refundParts, refundTargets } from './refund-parts.ts';

type Payment = RefundSources['payments'][number];
const payment = (paymentId: string, more: Partial<Payment> = {}): Payment => ({
  paymentId,
  name: 'PSE',
  card: null,
  amount: 10_000,
  holds: 10_000,
  isAutomatic: true,
  ...more,
});
const card: Payment['card'] = { brand: 'VISA', lastFour: '4242' };
const [one, two] = [payment('1', { name: 'Tarjeta', card }), payment('2', { holds: 4_000 })];
const seen = (payments: Payment[], hasBalance: boolean, isWhole: boolean) =>
  refundTargets(payments, { hasBalance, isWhole }).map(({ id, name, text, holds }) => [id, name, text, holds]);

describe('a refund can go', () => {
  const byHand = 'Se devuelve a mano';

  test('to each payment by hand, when it is a part', () => {
    expect(seen([one, two], false, false)).toEqual([
      ['1', 'Tarjeta ··4242', byHand, 10_000],
      ['2', 'PSE', byHand, 4_000],
    ]);
  });

  test('to the only payment by the gateway, when it is the whole of what it holds', () => {
    expect(seen([one], false, true)).toEqual([['1', 'Tarjeta ··4242', 'Lo devuelve la pasarela', 10_000]]);
    expect(seen([two], false, true)).toEqual([['2', 'PSE', byHand, 4_000]]);
    expect(seen([payment('1', { isAutomatic: false })], false, true)).toEqual([['1', 'PSE', byHand, 10_000]]);
  });

  test('to all payments of a whole order together, and to the balance of a customer that has one', () => {
    expect(seen([one, two], true, true)).toEqual([
      ['each', 'A cada medio de pago', 'Tarjeta ··4242, PSE', 14_000],
      ['balance', 'Saldo a favor', 'Al instante', 14_000],
    ]);
  });
});

test.each([
  ['1', 9_000, [['1', 9_000, 'source']]],
  ['2', 9_000, [['2', 4_000, 'source']]],
  [
    'each',
    14_000,
    [
      ['1', 10_000, 'source'],
      ['2', 4_000, 'source'],
    ],
  ],
  [
    'balance',
    10_001,
    [
      ['1', 10_000, 'balance'],
      ['2', 1, 'balance'],
    ],
  ],
  ['balance', 10_000, [['1', 10_000, 'balance']]],
])('a refund to %s of %i takes %j', (id, amount, parts) => {
  const taken = refundParts([one, two], { id, name: '', text: '', holds: 0 }, amount);
  expect(taken.map(({ paymentId, amount: part, goesTo }) => [paymentId, part, goesTo])).toEqual(parts);
  expect(taken.every(({ paymentId, holds }) => holds === (paymentId === '1' ? 10_000 : 4_000))).toBe(true);
});
