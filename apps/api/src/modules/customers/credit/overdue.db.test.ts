import { randomUUID } from 'node:crypto';
import { applyPolicy, defaultPolicy } from '@tonalia/rules/policy';
import { afterEach, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeCustomer } from '../../../../test/make.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { findCredit } from './find-credit.ts';
import { releaseCredit } from './release-credit.ts';
import { payCredit } from './pay-credit.ts';
import { chargeCredit } from './charge-credit.ts';
import { reverseCreditPayment } from './reverse-credit-payment.ts';

const api = useApi();
afterEach(() => applyPolicy(defaultPolicy));
const day = (days: number) => new Date(Date.now() - 5 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

async function owing(...orders: [amount: number, dueOn: string][]) {
  const { customerId } = await makeCustomer(api.db, { creditLimit: 500_000 });
  const ids: string[] = [];
  // each was charged before it was due
  for (const [amount] of orders) {
    const orderId = randomUUID();
    await inTransaction(api.db, (tx) => chargeCredit(tx, { customerId, orderId, amount, dueOn: day(30) }));
    ids.push(orderId);
  }
  for (const [n, [, dueOn]] of orders.entries())
    await api.db.query('update auth.credit_movement set due_on = $2 where order_id = $1', [ids[n], dueOn]);
  return { customerId, ids };
}
const pay = (customerId: string, amount: number, paymentId: string) =>
  inTransaction(api.db, (tx) => payCredit(tx, { customerId, amount, paymentId }));
const back = (orderId: string) => inTransaction(api.db, (tx) => releaseCredit(tx, orderId));
let payment = 0;
const nextPayment = () => String((payment += 1));

test('a late debt is overdue, and payments pay the oldest first', async () => {
  const { customerId } = await owing([30_000, day(-16)], [20_000, day(0)], [50_000, day(9)]);
  expect(await findCredit(api.db, customerId)).toEqual({
    limit: 500_000,
    used: 100_000,
    available: 400_000,
    overdue: 30_000,
    blocking: 30_000,
  });
  await pay(customerId, 10_000, nextPayment());
  expect(await findCredit(api.db, customerId)).toMatchObject({ used: 90_000, overdue: 20_000 });
  await pay(customerId, 40_000, nextPayment());
  expect(await findCredit(api.db, customerId)).toMatchObject({ used: 50_000, overdue: 0 });
});

test('overdue credit blocks new orders on credit until it is paid', async () => {
  const { customerId } = await owing([30_000, day(-16)]);
  const take = () =>
    inTransaction(api.db, (tx) => chargeCredit(tx, { customerId, orderId: randomUUID(), amount: 1, dueOn: day(30) }));
  await expect(take()).rejects.toMatchObject({ code: 'CREDIT_OVERDUE', params: { overdue: 30_000 } });
  expect(await findCredit(api.db, customerId)).toMatchObject({ used: 30_000 });
  await pay(customerId, 30_000, nextPayment());
  await take();
});

test('a debt is in arrears after the days of grace, and keeps its customer from ordering on credit from the day the owner set (OFC-506)', async () => {
  applyPolicy(defaultPolicy);
  const { customerId, ids } = await owing([30_000, day(0)]);
  const dueOn = (days: number) =>
    api.db.query('update auth.credit_movement set due_on = $2 where order_id = $1', [ids[0], day(days)]);
  const take = () =>
    inTransaction(api.db, (tx) => chargeCredit(tx, { customerId, orderId: randomUUID(), amount: 1, dueOn: day(30) }));
  await dueOn(-3);
  expect(await findCredit(api.db, customerId)).toMatchObject({ overdue: 0, blocking: 0 });
  await dueOn(-4);
  expect(await findCredit(api.db, customerId)).toMatchObject({ overdue: 30_000, blocking: 0 });
  await dueOn(-14);
  await take();
  await dueOn(-15);
  expect(await findCredit(api.db, customerId)).toMatchObject({ overdue: 30_000, blocking: 30_000 });
  await expect(take()).rejects.toMatchObject({ code: 'CREDIT_OVERDUE', params: { overdue: 30_000 } });
  applyPolicy({ ...defaultPolicy, graceDays: 20 });
  await take();
  await dueOn(-21);
  await expect(take()).rejects.toMatchObject({ code: 'CREDIT_OVERDUE' });
});

test('a payment counts once, and the excess has to be refunded', async () => {
  const { customerId } = await owing([30_000, day(9)]);
  const id = nextPayment();
  const surplus = await Promise.all(Array.from({ length: 5 }, () => pay(customerId, 20_000, id)));
  expect(surplus).toEqual([0, 0, 0, 0, 0]);
  expect(await findCredit(api.db, customerId)).toMatchObject({ used: 10_000 });
  expect(await pay(customerId, 25_000, nextPayment())).toBe(15_000);
  expect(await findCredit(api.db, customerId)).toMatchObject({ used: 0, available: 500_000 });
  expect(await pay(customerId, 1_000, nextPayment())).toBe(1_000);
});

test('all of a payment of a customer without credit has to be refunded', async () => {
  const { customerId } = await makeCustomer(api.db);
  expect(await pay(customerId, 1_000, nextPayment())).toBe(1_000);
});

test('an order is taken off once; if it was paid, the money becomes a balance in favour', async () => {
  const { customerId, ids } = await owing([30_000, day(-16)], [20_000, day(9)]);
  await Promise.all(Array.from({ length: 10 }, () => back(ids[0] ?? '')));
  expect(await findCredit(api.db, customerId)).toMatchObject({ used: 20_000, overdue: 0 });
  await pay(customerId, 20_000, nextPayment());
  await back(ids[1] ?? '');
  expect(await findCredit(api.db, customerId)).toEqual({
    limit: 500_000,
    used: 0,
    available: 520_000,
    overdue: 0,
    blocking: 0,
  });
  await back(randomUUID());
});

test('a balance in favour is spent first, and the debt is never below zero', async () => {
  const { customerId, ids } = await owing([50_000, day(9)]);
  await pay(customerId, 50_000, nextPayment());
  await back(ids[0] ?? '');
  const account = async () => {
    const { rows } = await api.db.query('select used, in_favour from auth.credit_account where customer_id = $1', [
      customerId,
    ]);
    return rows[0];
  };
  const take = (amount: number) =>
    inTransaction(api.db, (tx) => chargeCredit(tx, { customerId, orderId: randomUUID(), amount, dueOn: day(30) }));
  expect(await account()).toEqual({ used: 0, in_favour: 50_000 });
  await take(20_000);
  expect(await account()).toEqual({ used: 0, in_favour: 30_000 });
  await expect(take(530_001)).rejects.toMatchObject({ code: 'CREDIT_EXCEEDED', params: { available: 530_000 } });
  await take(530_000);
  expect(await account()).toEqual({ used: 500_000, in_favour: 0 });
  const write = (change: string) =>
    api.db.query(`update auth.credit_account set ${change} where customer_id = $1`, [customerId]);
  await expect(write('used = -1')).rejects.toThrow('credit_account_used_check');
  await expect(write('in_favour = 1')).rejects.toThrow('credit_one_way');
  await expect(write('used = 500001')).rejects.toThrow('credit_within_limit');
});

test('a reversed payment is owed again once; one that never counted is not', async () => {
  const { customerId } = await owing([50_000, day(-16)]);
  const id = nextPayment();
  await pay(customerId, 30_000, id);
  const takeBack = (paymentId: string) =>
    inTransaction(api.db, (tx) => reverseCreditPayment(tx, { paymentId, dueOn: day(0) }));
  await Promise.all([takeBack(id), takeBack(id), takeBack(nextPayment())]);
  expect(await findCredit(api.db, customerId)).toMatchObject({ used: 50_000, overdue: 20_000 });
  await api.db.query(`update auth.credit_movement set due_on = $2 where customer_id = $1 and kind = 'adjustment'`, [
    customerId,
    day(-16),
  ]);
  expect(await findCredit(api.db, customerId)).toMatchObject({ overdue: 50_000 });
});
