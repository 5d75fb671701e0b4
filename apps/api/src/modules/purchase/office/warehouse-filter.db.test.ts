import type { OfficeOrder, OfficeOrderPage } from '@tonalia/contract/purchase-office';
import { dayAfter } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { workingDayFrom } from '@tonalia/rules/dispatch-day';
import { beforeAll, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { type OfficeCaller, operatorOf } from '../../../../test/make-waves.ts';
import { makeUnpaidOrder } from '../../../../test/payments.ts';

const api = useApi({ hasGateway: true });
let call: OfficeCaller;
beforeAll(async () => {
  call = await operatorOf(api, 'operations');
});

const BASE = '/api/purchase/office/orders';
const later = (days: number) => workingDayFrom(dayAfter(dayIn(api.clock.now()), days));
const read = async (code: string) => (await call(`GET ${BASE}/${code}`)).json<{ results: OfficeOrder }>().results;

/** An order of two lines; Medellín has their units too. */
async function makeOrder() {
  const [first, second] = [await makeProduct(api.db, { stock: 9 }), await makeProduct(api.db, { stock: 9 })];
  await api.db.query(
    `insert into products.stock (version_id, warehouse_id, available) select unnest($1::bigint[]), 'MDE', 9
     on conflict (version_id, warehouse_id) do update set available = excluded.available`,
    [[first, second].map(({ versions }) => versions[0]?.id)],
  );
  const { buyer } = await makeUnpaidOrder(api, { method: 'cash_on_delivery' });
  await buyer.call('POST /cart/additem', { productId: second.id, code: second.code, quantity: 3 });
  return makeUnpaidOrder(api, { method: 'cash_on_delivery', buyer, product: first });
}

/** Moves the part without a date, or lines of it, to a warehouse. */
async function move(code: string, warehouseId: string, lines?: number[]): Promise<void> {
  const { version, shipments } = await read(code);
  const dispatchDate = shipments[0]?.dispatchDate ?? null;
  const to = dispatchDate === later(3) ? later(5) : later(3);
  const sent = await call(`POST ${BASE}/${code}/move`, {
    dispatchDate,
    to,
    warehouseId,
    version,
    ...(lines && { lines }),
  });
  expect(sent.statusCode, sent.body).toBe(200);
}

/** Where an order is found by a warehouse: in the list, in the count of all tabs, and with what warehouse in the export. */
async function foundIn(code: string, warehouseId: string) {
  const query = `q=${code}&warehouseId=${warehouseId}`;
  const { results, tabs } = (await call(`GET ${BASE}?${query}`)).json<OfficeOrderPage>();
  const { body } = await call(`GET ${BASE}/export?format=csv&${query}`);
  const exported = body.split('\r\n').map((line) => line.split(';'));
  const column = exported[0]?.indexOf('Bodega') ?? -1;
  return {
    listed: results.map(({ warehouseIds }) => warehouseIds.join()),
    counted: tabs.find(({ tab }) => tab === 'all')?.total,
    exported: exported.slice(1, -1).map((cells) => cells[column]),
  };
}
const found = (warehouses: string[]) => ({
  listed: [warehouses.join()],
  counted: 1,
  exported: [warehouses.join(', ')],
});
const notFound = { listed: [], counted: 0, exported: [] };

test('when all parts of an order moved, it is found by their warehouse alone: in the list, the counts and the export (OFC-102)', async () => {
  const { orderCode } = await makeOrder();
  expect(await foundIn(orderCode, 'BOG')).toEqual(found(['BOG']));
  expect(await foundIn(orderCode, 'MDE')).toEqual(notFound);
  await move(orderCode, 'MDE');
  expect(await foundIn(orderCode, 'BOG')).toEqual(notFound);
  expect(await foundIn(orderCode, 'MDE')).toEqual(found(['MDE']));
  expect(await foundIn(orderCode, 'BOG,MDE')).toEqual(found(['MDE']));
  await move(orderCode, 'BOG');
  expect(await foundIn(orderCode, 'MDE')).toEqual(notFound);
  expect(await foundIn(orderCode, 'BOG')).toEqual(found(['BOG']));
});

test('an order with parts in two warehouses is found by both, and by one once the other part is cancelled (OFC-102)', async () => {
  const { orderCode, orderId } = await makeOrder();
  const { shipments } = await read(orderCode);
  await move(orderCode, 'MDE', [shipments[0]?.lines[0]?.line ?? 0]);
  for (const one of ['BOG', 'MDE']) expect(await foundIn(orderCode, one)).toEqual(found(['BOG', 'MDE']));
  await api.db.query(
    `update purchase.shipment set status = 'cancelled' where order_id = $1 and coalesce(warehouse_id, 'BOG') = 'BOG'`,
    [orderId],
  );
  expect(await foundIn(orderCode, 'BOG')).toEqual(notFound);
  expect(await foundIn(orderCode, 'MDE')).toEqual(found(['MDE']));
});

test('a rejected order is still found by the warehouse that it would have left from (OFC-102)', async () => {
  const { orderCode } = await makeOrder();
  await move(orderCode, 'MDE');
  await call(`POST ${BASE}/reject`, { codes: [orderCode], reason: 'No hay unidades' });
  expect(await foundIn(orderCode, 'MDE')).toEqual(found(['MDE']));
  expect(await foundIn(orderCode, 'BOG')).toEqual(notFound);
});
