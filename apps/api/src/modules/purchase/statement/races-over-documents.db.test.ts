import type { Payment } from '@tonalia/contract/payment';
import type { CreditStatement } from '@tonalia/contract/statement';
import { expect, test, vi } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { howOften } from '../../../../test/how-often.ts';
import { type MadeBuyer, makeBuyer } from '../../../../test/make-buyer.ts';
import { APPROVED_NEQUI, makeUnpaidOrder, startBody } from '../../../../test/payments.ts';
import { eventOf, postEvent, untilCharged } from '../../../../test/wompi-event.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { addBalance, payCredit } from '../../customers/index.ts';

// A busy machine is slow.
vi.setConfig({ testTimeout: 240_000 });

const api = useApi({ hasGateway: true });

const read = async ({ token }: MadeBuyer) =>
  (await api.send({ url: '/api/customers/statement', token })).json<{ results: CreditStatement }>().results;

/** A buyer with two documents of 80.000 pesos. */
async function makeDebtor() {
  const buyer = await makeBuyer(api, { creditLimit: 900_000 });
  const orders = [];
  for (let n = 0; n < 2; n += 1) orders.push(await makeUnpaidOrder(api, { buyer, method: 'own_credit' }));
  const { documents } = await read(buyer);
  return { buyer, orders, chosen: documents.map(({ _id }) => ({ _id, amount: 80_000 })) };
}

async function start(buyer: MadeBuyer, documents: { _id: string; amount: number }[]): Promise<Payment> {
  const body = await startBody(api, APPROVED_NEQUI, { documents });
  return (await buyer.call('POST /payment/start', body)).json<{ results: Payment }>().results;
}

/** What holds of every account: applied at most what is owed and paid, and the debt is the sum of the movements. */
async function factsOf(customerId: string) {
  const { rows } = await api.db.query<{ payments: number; applied: number; tooMuch: number; isSum: boolean }>(
    `select (select count(*) from auth.credit_movement where customer_id = $1 and kind = 'payment' and payment_id is not null)::int as payments,
       (select coalesce(sum(a.amount), 0) from auth.credit_application a join auth.credit_movement m on m.id = a.document_id
        where m.customer_id = $1)::int as applied,
       (select count(*) from auth.credit_movement m where m.customer_id = $1 and m.amount > 0
        and m.amount < (select sum(amount) from auth.credit_application where document_id = m.id))::int as "tooMuch",
       (select used - in_favour = (select sum(amount) from auth.credit_movement m where m.customer_id = a.customer_id)
        from auth.credit_account a where customer_id = $1) as "isSum"`,
    [customerId],
  );
  return rows[0];
}

let other = 7_000_000;

test('SEL-204: a webhook that comes many times while the worker asks applies the money once', async () => {
  for (let n = 0; n < howOften(4, 40); n += 1) {
    api.network = `10.0.0.${n}`;
    const { buyer, chosen } = await makeDebtor();
    const { _id } = await start(buyer, chosen);
    const { rows } = await api.db.query<{ reference: string }>(
      'select gateway_reference as reference from purchase.payment where id = $1',
      [_id],
    );
    const [charged] = await untilCharged(api, [rows[0]?.reference ?? '']);
    api.clock.advance(2_000);
    await api.wompi.run();
    const event = eventOf(api, charged, 'APPROVED');
    await Promise.all([...Array.from({ length: 6 }, () => postEvent(api, event)), api.drain(), api.drain()]);
    await api.drain();
    expect(await factsOf(buyer.customerId)).toEqual({ payments: 1, applied: 160_000, tooMuch: 0, isSum: true });
    expect((await read(buyer)).summary).toMatchObject({ used: 0, inFavour: 0, open: 0 });
  }
});

test('SEL-204: two tabs that pay at once start one payment', async () => {
  for (let n = 0; n < howOften(6, 60); n += 1) {
    api.network = `10.0.0.${n}`;
    const { buyer, chosen } = await makeDebtor();
    const tabs = [chosen.slice(0, 1), chosen, chosen.slice(1), chosen];
    const started = await Promise.all(tabs.map((documents) => start(buyer, documents)));
    expect(new Set(started.map(({ _id }) => _id)).size).toBe(1);
    const { rows } = await api.db.query<{ sum: number; amount: number }>(
      `select p.amount::int as amount, (select sum(d.amount) from purchase.payment_document d where d.payment_id = p.id)::int as sum
       from purchase.payment p where p.customer_id = $1`,
      [buyer.customerId],
    );
    expect(rows).toEqual([{ amount: rows[0]?.amount, sum: rows[0]?.amount }]);
  }
});

test('SEL-204: payments of the same documents at the same moment, the office’s too, apply no more than is owed; the rest is a balance in favour', async () => {
  for (let n = 0; n < howOften(12, 120); n += 1) {
    api.network = `10.0.0.${n}`;
    const { buyer, chosen, orders } = await makeDebtor();
    const { customerId } = buyer;
    const documents = chosen.map(({ _id, amount }) => ({ id: _id, amount }));
    const pay = (amount: number, named: typeof documents) => {
      const paymentId = String((other += 1));
      return inTransaction(api.db, (tx) => payCredit(tx, { customerId, amount, paymentId, documents: named }));
    };
    await Promise.all([
      pay(160_000, documents),
      pay(160_000, documents),
      pay(80_000, documents.slice(0, 1)),
      inTransaction(api.db, (tx) => addBalance(tx, { customerId, amount: 30_000 })),
      buyer.call(`POST /order/${orders[1]?.orderCode}/cancel`, {}),
    ]);
    expect(await factsOf(customerId)).toMatchObject({ payments: 3, tooMuch: 0, isSum: true });
    const { summary } = await read(buyer);
    // 400.000 paid and 30.000 given for the 80.000 of the order that stays
    expect(summary).toMatchObject({ used: 0, inFavour: 350_000, open: 0 });
  }
});
