import { expect, test, vi } from 'vitest';
import { audit, countUnits } from '../../../../test/audit.ts';
import { useApi } from '../../../../test/build-app.ts';
import { howOften } from '../../../../test/how-often.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { makeFieldSeller } from '../../../../test/selling.ts';

// a busy machine may be slow
vi.setConfig({ testTimeout: 600_000 });

const api = useApi();

test('ten copies of an order at once are one order with one answer (SEL-104)', async () => {
  const soap = await makeProduct(api.db, { stock: 9_000, price: 10_000 });
  const seller = await makeFieldSeller(api);
  const units = await countUnits(api.db);
  for (let run = 0; run < howOften(8, 100); run += 1) {
    const order = seller.order([[soap, 2]]);
    const answers = await Promise.all(Array.from({ length: 10 }, () => seller.send(order)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ placed }) => placed?.orderId)).size).toBe(1);
    const { rows } = await api.db.query('select 1 from purchase.order where customer_id = $1', [seller.customerId]);
    expect(rows).toHaveLength(run + 1);
  }
  expect(await audit(api.db, { units })).toEqual([]);
});

test('sellers that want the last units at once: each order is whole or waits, and no unit is sold twice (SEL-104 SEL-105)', async () => {
  for (let run = 0; run < howOften(6, 100); run += 1) {
    const soap = await makeProduct(api.db, { stock: 5, price: 10_000 });
    const sellers = await Promise.all(Array.from({ length: 4 }, () => makeFieldSeller(api)));
    const units = await countUnits(api.db);
    const sent = sellers.map((seller) => ({ seller, order: seller.order([[soap, 2]]) }));
    const answers = await Promise.all(sent.flatMap(({ seller, order }) => [seller.send(order), seller.send(order)]));
    const codes = answers.map(({ status, code }) => code ?? String(status)).toSorted();
    expect(codes).toEqual(['200', '200', '200', '200', 'ORDER_ASKS', 'ORDER_ASKS', 'ORDER_ASKS', 'ORDER_ASKS']);
    expect(await audit(api.db, { units })).toEqual([]);
  }
});

test('one answer sent many times at once, and a discard, leave one outcome (SEL-105)', async () => {
  for (let run = 0; run < howOften(6, 100); run += 1) {
    const soap = await makeProduct(api.db, { stock: 2, price: 10_000 });
    const seller = await makeFieldSeller(api);
    const order = seller.order([[soap, 3]]);
    const { asks } = await seller.send(order);
    const answer = { revision: asks.revision, choices: [{ line: 1, choice: 'fewer' }], expectedTotal: 20_000 };
    const units = await countUnits(api.db);
    const [discarded, ...answers] = await Promise.all([
      seller.call(`POST /seller-orders/${order.clientOrderId}/discard`),
      ...Array.from({ length: 4 }, () => seller.answer(order, answer)),
    ]);
    const isPlaced = discarded.statusCode === 409;
    expect(answers.map(({ status, code }) => code ?? status)).toEqual(
      Array(4).fill(isPlaced ? 200 : 'ORDER_DISCARDED'),
    );
    const { rows } = await api.db.query('select 1 from purchase.order where customer_id = $1', [seller.customerId]);
    expect(rows).toHaveLength(isPlaced ? 1 : 0);
    expect(await audit(api.db, { units })).toEqual([]);
  }
});
