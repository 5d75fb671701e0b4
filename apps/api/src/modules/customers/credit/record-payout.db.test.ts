import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeCustomer } from '../../../../test/make.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { findCredit } from './find-credit.ts';
import { recordPayout } from './record-payout.ts';
import { readCredit } from './read-credit.ts';
import { chargeCredit } from './charge-credit.ts';

const api = useApi();

/** A customer with 50,000 paid beyond the debt. */
async function inFavour(): Promise<string> {
  const { customerId } = await makeCustomer(api.db, { creditLimit: 100_000 });
  await api.db.query(`update auth.credit_account set in_favour = 50000 where customer_id = $1`, [customerId]);
  await api.db.query(`insert into auth.credit_movement (customer_id, kind, amount) values ($1, 'payment', -50000)`, [
    customerId,
  ]);
  return customerId;
}
const pay = (customerId: string, amount: number, reference: string) =>
  recordPayout(api.db, { customerId, amount, reference, by: 'luz' });
const availableTo = async (customerId: string) => (await findCredit(api.db, customerId))?.available;

test('a balance in favour is paid out once per reference, with a movement and an audit event', async () => {
  const customerId = await inFavour();
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => pay(customerId, 30_000, 'M-1')));
  expect(outcomes.toSorted()).toEqual(['done', ...Array.from({ length: 9 }, () => 'same')]);
  expect(await availableTo(customerId)).toBe(120_000);
  const [newest] = (await readCredit(api.db, customerId))?.movements ?? [];
  expect(newest).toMatchObject({ kind: 'payout', amount: 30_000, orderId: null, dueOn: null });
  const { rows } = await api.db.query('select action, detail from platform.audit where subject_id = $1', [customerId]);
  expect(rows).toEqual([{ action: 'auth.credit_paid_out', detail: { amount: 30_000, by: 'luz' } }]);
});

test('concurrent payouts and orders never pay out more than the balance', async () => {
  const customerId = await inFavour();
  const buy = () =>
    inTransaction(api.db, (tx) =>
      chargeCredit(tx, { customerId, orderId: randomUUID(), amount: 20_000, dueOn: '2030-01-01' }),
    );
  const [bought, ...outcomes] = await Promise.allSettled([
    buy(),
    ...Array.from({ length: 10 }, (_, n) => pay(customerId, 20_000, `M-${n}`)),
  ]);
  expect(bought.status).toBe('fulfilled');
  const done = outcomes.filter((one) => one.status === 'fulfilled' && one.value === 'done').length;
  expect([1, 2]).toContain(done);
  const { rows } = await api.db.query('select used, in_favour from auth.credit_account where customer_id = $1', [
    customerId,
  ]);
  // the last order owes the amount paid out before
  expect(rows).toEqual([done === 2 ? { used: 10_000, in_favour: 0 } : { used: 0, in_favour: 10_000 }]);
});

test('a reference has one amount, and a customer without credit has no balance', async () => {
  const customerId = await inFavour();
  await pay(customerId, 10_000, 'M-1');
  expect(await pay(customerId, 20_000, 'M-1')).toBe('other');
  expect(await pay(customerId, 40_001, 'M-2')).toBe('more');
  expect(await availableTo(customerId)).toBe(140_000);
  expect(await pay((await makeCustomer(api.db)).customerId, 1, 'M-1')).toBe('none');
});
