import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paymentTerms } from './payment-terms.rules.ts';

const now = new Date('2026-11-19T14:00:00Z');
const [hour, twoDays] = [new Date('2026-11-19T15:00:00Z'), new Date('2026-11-21T14:00:00Z')];
const method = (group: 'instant' | 'transfer' | 'credit' | 'on_delivery') => ({ reference: group, group });
const credited = (amount: number) => ({ method: 'own_credit', status: 'on_credit', amount });

test.each([
  ['on_delivery', 0, 'confirmed', null, 0, [{ method: 'on_delivery', status: 'on_delivery', amount: 100 }]],
  ['on_delivery', 30, 'confirmed', null, 0, [{ method: 'on_delivery', status: 'on_delivery', amount: 100 }]],
  ['credit', 0, 'confirmed', null, 100, [{ method: 'credit', status: 'on_credit', amount: 100 }]],
  ['instant', 0, 'pending_payment', hour, 0, []],
  ['instant', 30, 'pending_payment', hour, 30, [credited(30)]],
  ['instant', 1, 'pending_payment', hour, 1, [credited(1)]],
  ['instant', 100, 'confirmed', null, 100, [credited(100)]],
  ['transfer', 0, 'pending_payment', twoDays, 0, [{ method: 'transfer', status: 'pending', amount: 100 }]],
  [
    'transfer',
    40,
    'pending_payment',
    twoDays,
    40,
    [credited(40), { method: 'transfer', status: 'pending', amount: 60 }],
  ],
  ['transfer', 101, 'confirmed', null, 100, [credited(100)]],
] as const)('%s with %d on credit starts %s', (group, wished, status, payBy, onCredit, payments) => {
  const dueOn = onCredit > 0 ? '2026-12-19' : null;
  const sums = { total: 100, wishedCredit: wished, paymentDays: null };
  expect(paymentTerms(method(group), sums, now)).toEqual({ status, payBy, onCredit, payments, dueOn });
});

test.each(['instant', 'transfer'] as const)('an order by %s that costs nothing is confirmed at once', (group) => {
  expect(paymentTerms(method(group), { total: 0, wishedCredit: 0, paymentDays: null }, now)).toEqual({
    status: 'confirmed',
    payBy: null,
    onCredit: 0,
    payments: [],
    dueOn: null,
  });
});

test('credit is due after the days of the customer, where it has days of its own (OFC-302)', () => {
  const sums = { total: 100, wishedCredit: 0, paymentDays: 60 };
  expect(paymentTerms(method('credit'), sums, now).dueOn).toBe('2027-01-18');
});

test('every peso is paid once, and an order waits for exactly the unpaid part', () => {
  const group = fc.constantFrom('instant', 'transfer', 'credit', 'on_delivery' as const);
  fc.assert(
    fc.property(group, fc.nat(5_000_000), fc.nat(6_000_000), (by, total, wished) => {
      const { status, payBy, payments, onCredit } = paymentTerms(
        method(by),
        { total, wishedCredit: wished, paymentDays: null },
        now,
      );
      const known = payments.reduce((sum, { amount }) => sum + amount, 0);
      const charged = status === 'pending_payment' && by === 'instant' ? total - known : 0;
      expect(known + charged).toBe(total);
      expect(onCredit).toBe(payments.find((payment) => payment.status === 'on_credit')?.amount ?? 0);
      expect(status === 'pending_payment').toBe(payBy !== null);
      expect(status === 'pending_payment').toBe((by === 'instant' || by === 'transfer') && total > onCredit);
    }),
  );
});
