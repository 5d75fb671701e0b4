import { afterEach, describe, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { type UnpaidOrder, APPROVED_NEQUI, makeUnpaidOrder, pay } from '../../../../test/payments.ts';
import { type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { finishRefund } from './finish-refund.ts';
import { type RefundToStart, startRefund } from './start-refund.ts';

const api = useApi({ hasGateway: true });
afterEach(() => api.clock.set(new Date()));

async function makePaid(instrument: object, wish: Parameters<typeof makeUnpaidOrder>[1] = {}): Promise<PaidOrder> {
  const order = await makeUnpaidOrder(api, wish);
  await pay(api, order, instrument);
  api.clock.advance(2_000);
  await api.wompi.run();
  await api.drain();
  const { rows } = await api.db.query<{ id: string }>(
    `select id::text as id from purchase.payment where order_id = $1 and status = 'approved'`,
    [order.orderId],
  );
  return { ...order, paymentId: rows[0]?.id ?? '' };
}
type PaidOrder = UnpaidOrder & { paymentId: string };
const card = async () => ({ type: 'card', token: await api.wompi.makeToken(), installments: 1, save: false });

const refund = (
  { paymentId, orderId }: PaidOrder,
  amount: number,
  rest: Partial<RefundToStart> = {},
): Promise<string> =>
  inTransaction(api.db, async (tx) => {
    await tx.query('select from purchase.order where id = $1 for update', [orderId]);
    return startRefund(tx, { paymentId, amount, why: 'Faltó en bodega', now: api.clock.now(), ...rest });
  });

const refundsOf = async ({ paymentId }: PaidOrder) =>
  (
    await api.db.query<{ amount: number; status: string }>(
      `select amount::int, status from purchase.refund where payment_id = $1 order by id`,
      [paymentId],
    )
  ).rows;

/** Resolves once a transaction waits for a lock. */
async function whenOneWaits(): Promise<void> {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await api.db.query(waiting)).rows.length === 0);
}

describe('a payment', () => {
  test('is refunded in several parts, never above what was paid (OFC-108)', async () => {
    const order = await makePaid(APPROVED_NEQUI);
    await refund(order, 30_000);
    await refund(order, 20_000);
    await expect(refund(order, 30_001)).rejects.toMatchObject({ code: 'REFUND_TOO_MUCH' });
    await refund(order, 30_000);
    await expect(refund(order, 1)).rejects.toMatchObject({ code: 'REFUND_TOO_MUCH' });
    expect((await refundsOf(order)).map(({ amount }) => amount)).toEqual([30_000, 20_000, 30_000]);
  });

  test('is not refunded twice when two operators refund at the same time (OFC-108)', async () => {
    const order = await makePaid(APPROVED_NEQUI);
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => refund(order, 50_000)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await refundsOf(order)).toMatchObject([{ amount: 50_000 }]);
  });

  test('is protected by the table itself, also from a second transaction before the first ends (OFC-108)', async () => {
    const order = await makePaid(APPROVED_NEQUI);
    const insert = (db: Transaction) =>
      db.query(`insert into purchase.refund (payment_id, amount, why) values ($1, 50000, 'x')`, [order.paymentId]);
    const second = await inTransaction(api.db, async (tx) => {
      await insert(tx);
      const other = inTransaction(api.db, insert).then(
        () => 'inserted',
        () => 'refused',
      );
      await Promise.race([other, whenOneWaits()]);
      return { other };
    });
    expect(await second.other).toBe('refused');
    expect(await refundsOf(order)).toHaveLength(1);
    await expect(
      api.db.query('update purchase.refund set amount = 80001 where payment_id = $1', [order.paymentId]),
    ).rejects.toThrow(/exceed/);
  });

  test('that was not approved has nothing to refund (OFC-108)', async () => {
    const order = await makeUnpaidOrder(api);
    await pay(api, order, APPROVED_NEQUI);
    const { rows } = await api.db.query<{ id: string }>('select id::text from purchase.payment where order_id = $1', [
      order.orderId,
    ]);
    await expect(refund({ ...order, paymentId: rows[0]?.id ?? '' }, 1)).rejects.toMatchObject({
      code: 'REFUND_TOO_MUCH',
    });
  });
});

describe('a part of a payment', () => {
  test('is left to an operator, because the gateway may cancel all of it (OFC-108)', async () => {
    const order = await makePaid(await card());
    const id = await refund(order, 30_000);
    await api.drain();
    expect(await refundsOf(order)).toEqual([{ amount: 30_000, status: 'pending' }]);
    expect(await finishRefund(api.db, api.clock, { refundId: id, reference: 'M-9', by: 'caja' })).toBe(30_000);
    expect(await refundsOf(order)).toEqual([{ amount: 30_000, status: 'done' }]);
  });

  test('that went back stays back when the order is cancelled: only the rest follows (OFC-108)', async () => {
    const order = await makePaid(APPROVED_NEQUI);
    await refund(order, 30_000);
    await order.buyer.call(`POST /order/${order.orderCode}/cancel`, {});
    expect((await refundsOf(order)).map(({ amount }) => amount)).toEqual([30_000, 50_000]);
  });

  test('goes to the balance in favour at once, after the debt (OFC-108)', async () => {
    const order = await makePaid(APPROVED_NEQUI, { creditLimit: 500_000 });
    await api.db.query('update auth.credit_account set used = 10000 where customer_id = $1', [order.buyer.customerId]);
    await refund(order, 30_000, { goesTo: 'balance' });
    expect(await refundsOf(order)).toEqual([{ amount: 30_000, status: 'done' }]);
    const { rows } = await api.db.query('select used, in_favour from auth.credit_account where customer_id = $1', [
      order.buyer.customerId,
    ]);
    expect(rows).toEqual([{ used: 0, in_favour: 20_000 }]);
  });

  test('goes to no balance of a customer without credit account (OFC-108)', async () => {
    const order = await makePaid(APPROVED_NEQUI);
    await expect(refund(order, 30_000, { goesTo: 'balance' })).rejects.toMatchObject({ code: 'BALANCE_UNAVAILABLE' });
    expect(await refundsOf(order)).toEqual([]);
  });
});

test('a refund that the gateway still tries is not recorded by hand, and none is recorded twice (OFC-108)', async () => {
  const order = await makePaid(await card());
  const id = await refund(order, 80_000);
  const made = { refundId: id, reference: 'M-1', by: 'caja' };
  await expect(finishRefund(api.db, api.clock, made)).rejects.toMatchObject({ code: 'REFUND_AT_GATEWAY' });
  await api.drain();
  expect(await refundsOf(order)).toEqual([{ amount: 80_000, status: 'done' }]);
  expect(await finishRefund(api.db, api.clock, made)).toBeUndefined();
  await expect(finishRefund(api.db, api.clock, { ...made, refundId: '987654321' })).rejects.toMatchObject({
    code: 'REFUND_NOT_FOUND',
  });
});
