import { randomInt, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeCustomer } from '../../../../test/make.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { chargeCredit } from './charge-credit.ts';
import {
  findPayout,
  insertApplications,
  insertBalance,
  insertCancellation,
  insertCreditPayment,
  insertPartialRelease,
  insertPaymentReversal,
  insertPayout,
  listMoneyInFavour,
  readCreditAccount,
  removeBalance,
  setCreditLimit,
  undoCancellation,
} from './credit.sql.ts';
import { claimDueDebts } from './due-reminder.sql.ts';
import {
  findCreditDocuments,
  listOpenDocuments,
  listPaidDocuments,
  listStatementMovements,
  sumStatement,
} from './statement.sql.ts';

const api = useApi();

/** The id of a payment; no row of it is needed. */
const newPayment = () => String(randomInt(2 ** 47));
const take = async (customerId: string, amount: number) => {
  const orderId = randomUUID();
  await inTransaction(api.db, (tx) => chargeCredit(tx, { customerId, orderId, amount, dueOn: '2099-12-31' }));
  return orderId;
};
const accounts = async (ids: string[]) => {
  const { rows } = await api.db.query<{ row: string }>(
    `select concat_ws('/', used, in_favour, over_limit) as row from auth.credit_account where customer_id = any($1::uuid[])
     order by array_position($1::uuid[], customer_id)`,
    [ids],
  );
  return rows.map(({ row }) => row);
};
const movementOf = async (customerId: string, kind: string) => {
  const { rows } = await api.db.query<{ id: string }>(
    'select id::text as id from auth.credit_movement where customer_id = $1 and kind = $2 order by id',
    [customerId, kind],
  );
  return rows[0]?.id ?? '';
};

test('what happens to the debt of one customer leaves that of another as it is', async () => {
  const [{ customerId: a }, { customerId: b }] = [
    await makeCustomer(api.db, { creditLimit: 100_000 }),
    await makeCustomer(api.db, { creditLimit: 100_000 }),
  ];
  const ids = [a, b];
  const [first, second] = [await take(a, 30_000), await take(a, 10_000)];
  await take(b, 20_000);
  await insertPartialRelease(api.db, { orderId: first, amount: 5_000 });
  expect(await accounts(ids)).toEqual(['35000/0/0', '20000/0/0']);
  expect(await insertCancellation(api.db, first)).toEqual([{ amount: -25_000 }]);
  expect(await insertCancellation(api.db, first)).toEqual([]);
  expect(await accounts(ids)).toEqual(['10000/0/0', '20000/0/0']);
  expect(await undoCancellation(api.db, first, 0)).toEqual([{ amount: 25_000 }]);
  expect(await undoCancellation(api.db, second, 0)).toEqual([]);
  expect(await accounts(ids)).toEqual(['35000/0/0', '20000/0/0']);

  const [payment, other] = [newPayment(), newPayment()];
  await insertCreditPayment(api.db, b, 1_000, other);
  expect(await insertCreditPayment(api.db, a, 12_000, payment)).toEqual([{ amount: -12_000 }]);
  expect(await insertCreditPayment(api.db, a, 12_000, payment)).toEqual([]);
  expect(await accounts(ids)).toEqual(['23000/0/0', '19000/0/0']);
  const { rows: documents } = await api.db.query<{ id: string }>(
    'select id::text as id from auth.credit_movement where order_id = $1 or customer_id = $2 and kind = $3 order by order_id = $1 desc',
    [second, b, 'order'],
  );
  const documentIds = documents.map(({ id }) => id);
  const applied = await insertApplications(api.db, {
    customerId: a,
    paymentId: payment,
    documentIds,
    amounts: [99_999, 7_000],
  });
  expect(applied).toEqual([{ amount: 10_000 }]);
  expect(await insertPaymentReversal(api.db, payment, '2099-12-31')).toEqual([{ amount: 12_000 }]);
  expect(await accounts(ids)).toEqual(['35000/0/0', '19000/0/0']);

  const reference = randomUUID();
  const [given] = await insertBalance(api.db, a, 50_000);
  expect(await accounts(ids)).toEqual(['0/15000/0', '19000/0/0']);
  const inFavour = (await listMoneyInFavour(api.db)).filter(({ customerId }) => ids.includes(customerId));
  expect(inFavour.map(({ customerId, amount }) => [customerId, amount])).toEqual([[a, 15_000]]);
  expect(await insertPayout(api.db, a, 4_000, reference)).toEqual([{ inFavour: 11_000 }]);
  const found = [
    await findPayout(api.db, a, reference),
    await findPayout(api.db, b, reference),
    await findPayout(api.db, a, randomUUID()),
  ];
  expect(found.map((rows) => rows.length)).toEqual([1, 0, 0]);
  for (const kind of ['order', 'payment', 'payout', 'adjustment'])
    expect(await removeBalance(api.db, await movementOf(a, kind))).toEqual([]);
  expect(await removeBalance(api.db, given?.id ?? '')).toEqual([{ amount: 50_000 }]);
  expect(await accounts(ids)).toEqual(['39000/0/0', '19000/0/0']);
  await setCreditLimit(api.db, { customerId: a, limit: 10_000 });
  expect(await accounts(ids)).toEqual(['39000/0/29000', '19000/0/0']);
  const read = async (customerId: string) =>
    (await readCreditAccount(api.db, { customerId, most: 50, graceDays: 0, openDays: 0 })).map((row) => [
      row.limit,
      row.movements.length,
    ]);
  expect([await read(a), await read(b)]).toEqual([[[10_000, 6]], [[100_000, 2]]]);
});

test('a statement has the documents, movements and days of its customer', async () => {
  const make = async (documents: [createdAt: string, dueOn: string | null, amount: number, kind?: string][]) => {
    const { customerId } = await makeCustomer(api.db, { creditLimit: 900_000 });
    const made: string[] = [];
    for (const [createdAt, dueOn, amount, kind = 'order'] of documents) {
      const { rows } = await api.db.query<{ id: string }>(
        `insert into auth.credit_movement (customer_id, order_id, kind, amount, due_on, created_at, payment_id)
         values ($1, case when $2 = 'order' then gen_random_uuid() end, $2, $3, $4, $5, case when $2 = 'payment' then $6::bigint end)
         returning id::text as id`,
        [customerId, kind, amount, dueOn, createdAt, newPayment()],
      );
      made.push(rows[0]?.id ?? '');
      await api.db.query('update auth.credit_account set used = used + $2 where customer_id = $1', [
        customerId,
        amount,
      ]);
    }
    return { customerId, made };
  };
  const { customerId, made } = await make([
    // nine in the evening of the day before in Bogotá
    ['2026-04-02T02:00:00Z', '2026-05-10', 10_000],
    ['2026-04-10T15:00:00Z', '2026-05-20', 20_000],
    ['2026-04-11T15:00:00Z', null, -10_000, 'payment'],
  ]);
  const other = await make([['2026-04-10T15:00:00Z', '2026-05-21', 7_000]]);
  const range = { customerId, from: null, to: null, limit: 9, offset: 0 };
  const open = async (more: object = {}) =>
    (await listOpenDocuments(api.db, { ...range, ...more })).map(({ id, balance }) => [id, balance]);
  const paid = async (more: object = {}) =>
    (await listPaidDocuments(api.db, { ...range, ...more })).map(({ id }) => id);
  expect([await open(), await paid()]).toEqual([[[made[1], 20_000]], [made[0]]]);
  expect([await open({ from: '2026-04-10' }), await open({ from: '2026-04-11' })]).toEqual([[[made[1], 20_000]], []]);
  expect([await open({ to: '2026-04-10' }), await open({ to: '2026-04-09' })]).toEqual([[[made[1], 20_000]], []]);
  expect([await paid({ from: '2026-04-01' }), await paid({ from: '2026-04-02' })]).toEqual([[made[0]], []]);
  expect([await paid({ to: '2026-04-01' }), await paid({ to: '2026-03-31' })]).toEqual([[made[0]], []]);
  const moved = async (more: object = {}) =>
    (await listStatementMovements(api.db, { ...range, ...more })).map(({ amount, balance }) => [amount, balance]);
  expect(await moved()).toEqual([
    [-10_000, 20_000],
    [20_000, 30_000],
    [10_000, 10_000],
  ]);
  expect(await moved({ from: '2026-04-10', to: '2026-04-10' })).toEqual([[20_000, 30_000]]);
  const sums = async (soonDays: number) =>
    (await sumStatement(api.db, { customerId, today: '2026-05-15', soonDays, graceDays: 9_999, openDays: 9_999 })).map(
      ({ used, open: count, dueSoon, dueSoonOn, before }) => [used, count, dueSoon, dueSoonOn, before],
    );
  expect([await sums(5), await sums(4)]).toEqual([[[20_000, 1, 20_000, '2026-05-20', 0]], [[20_000, 1, 0, null, 0]]]);
  const asked = await findCreditDocuments(api.db, { customerId, ids: [made[1] ?? '', ...other.made] });
  expect(asked.map(({ id }) => id)).toEqual([made[1]]);

  const claim = () =>
    claimDueDebts(api.db, { today: '2026-05-20', until: '2026-05-20', most: 9, now: new Date('2026-05-20T15:00:00Z') });
  expect((await claim()).map((debt) => [debt.customerId, debt.balance, debt.documents])).toEqual([
    [customerId, 20_000, 1],
  ]);
  expect(await claim()).toEqual([]);
});
