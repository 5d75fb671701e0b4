import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeCustomer } from '../../../../test/make.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { findCredit } from './find-credit.ts';
import { chargeCredit } from './charge-credit.ts';

const api = useApi();

const take = (customerId: string, amount: number, orderId = randomUUID()) =>
  inTransaction(api.db, (tx) => chargeCredit(tx, { customerId, orderId, amount, dueOn: '2026-12-31' }));

test('an order on credit lowers the available credit and adds a movement', async () => {
  const { customerId } = await makeCustomer(api.db, { creditLimit: 100_000 });
  await take(customerId, 30_000);
  expect(await findCredit(api.db, customerId)).toEqual({
    limit: 100_000,
    used: 30_000,
    available: 70_000,
    overdue: 0,
    blocking: 0,
  });
  const { rows } = await api.db.query('select kind, amount, due_on from auth.credit_movement where customer_id = $1', [
    customerId,
  ]);
  expect(rows).toEqual([{ kind: 'order', amount: 30_000, due_on: '2026-12-31' }]);
});

test('an order above the credit is refused with the available pesos and charges nothing', async () => {
  const { customerId } = await makeCustomer(api.db, { creditLimit: 10_000 });
  await expect(take(customerId, 10_001)).rejects.toMatchObject({
    code: 'CREDIT_EXCEEDED',
    params: { available: 10_000 },
  });
  expect((await findCredit(api.db, customerId))?.used).toBe(0);
  await expect(take(customerId, 2_147_483_647)).rejects.toMatchObject({ code: 'CREDIT_EXCEEDED' });
});

test('a customer without credit cannot use it', async () => {
  const { customerId } = await makeCustomer(api.db);
  expect(await findCredit(api.db, customerId)).toBeUndefined();
  await expect(take(customerId, 1)).rejects.toMatchObject({ code: 'CREDIT_EXCEEDED', params: { available: 0 } });
});

test('twenty concurrent orders use the limit exactly as far as it suffices', async () => {
  const { customerId } = await makeCustomer(api.db, { creditLimit: 70_000 });
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => take(customerId, 10_000)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
  expect((await findCredit(api.db, customerId))?.available).toBe(0);
});

test('an order is charged once', async () => {
  const { customerId } = await makeCustomer(api.db, { creditLimit: 70_000 });
  const orderId = randomUUID();
  await take(customerId, 10_000, orderId);
  await expect(take(customerId, 10_000, orderId)).rejects.toThrow('credit_movement_once');
  expect((await findCredit(api.db, customerId))?.used).toBe(10_000);
});
