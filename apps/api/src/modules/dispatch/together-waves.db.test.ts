import type { PlannedWaves } from '@tonalia/contract/dispatch-wave';
import type { BulkResult } from '@tonalia/contract/office-wire';
import type { CartView, Order } from '@tonalia/contract/purchase';
import { expect, test } from 'vitest';
import { useApi } from '../../../test/build-app.ts';
import { makeBuyer } from '../../../test/make-buyer.ts';
import { type MadeProduct, makeProduct } from '../../../test/make-products.ts';
import { makeWave, operatorOf, sendPicks, unitsOf } from '../../../test/make-waves.ts';

const api = useApi();
const LATE = '2092-06-03';

/** An order of two units in stock and three of a presale, delivered together or in parts; its shipments in order. */
async function orderOf(dye: MadeProduct, together: boolean) {
  const buyer = await makeBuyer(api);
  const late = await makeProduct(api.db, { stock: 0, price: 30_007, presale: { dispatchDate: LATE } });
  for (const [{ id, code }, quantity] of [
    [dye, 2],
    [late, 3],
  ] as const)
    await buyer.call('POST /cart/additem', { productId: id, code, quantity });
  const cartId = (await buyer.call('GET /cart/listcart')).json<CartView>().cart?._id;
  await buyer.call('PUT /cart/listcart', { cartId, together, paymentMethod: 'cash_on_delivery' });
  const placed = await buyer.call('POST /order/create', { cartId });
  expect(placed.statusCode, placed.body).toBe(200);
  const { orderCode } = placed.json<{ results: { orderCode: string } }>().results;
  const read = async () =>
    (await api.send({ url: `/api/purchase/order/${orderCode}`, token: buyer.token })).json<{ results: Order }>()
      .results;
  return { orderCode, read, shipments: (await read()).shipments.map(({ _id, leavesBy }) => ({ _id, leavesBy })) };
}

test('SEL-202: what is delivered together is in no wave before its last date, and then whole; in parts each has its own', async () => {
  const call = await operatorOf(api, 'operations');
  const dye = await makeProduct(api.db, { stock: 40, price: 20_003 });
  const joined = await orderOf(dye, true);
  const parts = await orderOf(dye, false);
  expect([joined.shipments.length, parts.shipments.length]).toEqual([1, 2]);
  const [whole] = joined.shipments;
  const [first, second] = parts.shipments;
  const plannedOn = async (dispatchDate: string) => {
    const wish = { dispatchDate, warehouseId: 'BOG', maxOrders: 500, maxUnits: 100_000, dryRun: true };
    const sent = await call('POST /api/purchase/office/waves', wish);
    expect(sent.statusCode, sent.body).toBe(200);
    return sent.json<{ results: PlannedWaves }>().results.waves.flatMap(({ shipmentIds }) => shipmentIds);
  };
  const early = await plannedOn(first?.leavesBy ?? '');
  expect([early.includes(first?._id ?? ''), early.includes(whole?._id ?? '')]).toEqual([true, false]);
  const late = await plannedOn(LATE);
  expect(late).toEqual(expect.arrayContaining([whole?._id, second?._id]));

  const code = await makeWave(call, [first?._id ?? '']);
  await sendPicks(call, code, [unitsOf(dye.versions[0]?.id, 2)]);
  const left = await call(`POST /api/purchase/office/waves/${code}/dispatch`, {});
  expect(left.json<{ results: BulkResult }>().results).toMatchObject({ changed: [parts.orderCode], refused: [] });
  expect((await parts.read()).shipments.map(({ status }) => status)).toEqual(['dispatched', 'received']);
  expect((await joined.read()).shipments.map(({ status }) => status)).toEqual(['received']);
});
