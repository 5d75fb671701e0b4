import type { MoneyCounts } from '@tonalia/contract/purchase-money';
import type { OfficeToday } from '@tonalia/contract/purchase-today';
import { expect, test } from 'vitest';
import { useApi } from '../../../../../test/build-app.ts';
import { makeOperator, officeCaller } from '../../../../../test/make-operator.ts';
import { makeProduct } from '../../../../../test/make-products.ts';
import { makeUnpaidOrder, pay } from '../../../../../test/payments.ts';

const api = useApi({ hasGateway: true });

test('Hoy counts a refund that waits for a second person, as the list of refunds does (OFC-101, OFC-108)', async () => {
  const call = officeCaller(api, (await makeOperator(api.db, { role: 'receivables', isConfirmed: true })).cookie);
  const read = async () => {
    const [today, counts] = await Promise.all([
      call('GET /api/purchase/office/today'),
      call('GET /api/purchase/office/payments/counts'),
    ]);
    const { refunds } = today.json<{ results: OfficeToday }>().results;
    expect(refunds?.waiting).toBe(counts.json<{ results: MoneyCounts }>().results.refunds);
    return refunds ?? { waiting: 0, amount: 0 };
  };
  const order = await makeUnpaidOrder(api, { product: await makeProduct(api.db, { stock: 5, price: 600_000 }) });
  await pay(api, order);
  api.clock.advance(2_000);
  await api.wompi.run();
  await api.drain();
  const { rows } = await api.db.query<{ id: string }>(
    `select id::text as id from purchase.payment where order_id = $1 and status = 'approved'`,
    [order.orderId],
  );
  const before = await read();
  const parts = [{ paymentId: rows[0]?.id ?? '', amount: 700_000, holds: 1_200_000, goesTo: 'source' }];
  const asked = await call(`POST /api/purchase/office/orders/${order.orderCode}/refund/approval`, {
    parts,
    reason: 'Faltó en bodega',
    note: 'Llamó Luz',
  });
  expect(asked.statusCode, asked.body).toBeLessThan(300);
  expect(await read()).toEqual({ waiting: before.waiting + 1, amount: before.amount + 700_000 });
});
