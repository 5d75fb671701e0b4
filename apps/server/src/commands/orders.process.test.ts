import { expect, test } from 'vitest';
import { useApi } from '../../../api/test/build-app.ts';
import { makeBuyer } from '../../../api/test/make-buyer.ts';
import { makeProduct } from '../../../api/test/make-products.ts';
import { startProcess } from '../../test/processes.ts';

const api = useApi();

async function orders(...args: string[]): Promise<[code: number | null, said: string]> {
  const running = startProcess('apps/server/src/commands/orders.ts', args, {
    DATABASE_URL: api.db.options.connectionString ?? '',
    DEMO: 'off',
  });
  return [await running.exit, running.output()];
}

test('npm run orders lists open orders and moves a shipment step by step', async () => {
  const buyer = await makeBuyer(api, { name: 'Salón Orquídea' });
  const soap = await makeProduct(api.db, { stock: 9, name: 'Champú' });
  await buyer.call('POST /cart/additem', { productId: soap.id, code: soap.code, quantity: 2 });
  const cartId = (await buyer.call('GET /cart/listcart')).json<{ cart: { _id: string } }>().cart._id;
  await buyer.call('PUT /cart/listcart', { cartId, paymentMethod: 'cash_on_delivery' });
  const placed = await buyer.call('POST /order/create', { cartId });
  const { orderCode } = placed.json<{ results: { orderCode: string } }>().results;

  const [code, list] = await orders('list');
  expect([code, list]).toEqual([0, expect.stringContaining(`${orderCode}  Salón Orquídea`)]);
  expect(list).toContain('En bodega: por preparar');
  expect(await orders('prepare', orderCode.toLowerCase())).toEqual([
    0,
    expect.stringContaining('El pedido está en preparación.'),
  ]);
  expect(await orders('reject', orderCode, 'Se dañó en bodega')).toEqual([
    0,
    expect.stringContaining('queda rechazado'),
  ]);
  const { rows } = await api.db.query(
    `select action, detail->>'by' <> '' as by from platform.audit where subject_id = (select id::text from purchase.order where code = $1) order by id`,
    [orderCode],
  );
  expect(rows).toEqual([
    { action: 'purchase.shipment_preparing', by: true },
    { action: 'purchase.order_rejected', by: true },
  ]);
});
