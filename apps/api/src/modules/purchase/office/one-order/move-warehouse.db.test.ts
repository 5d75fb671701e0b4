import type { OfficeOrder } from '@tonalia/contract/purchase-office';
import { dayAfter } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { workingDayFrom } from '@tonalia/rules/dispatch-day';
import { beforeAll, expect, test, vi } from 'vitest';
import { rules } from '../../../../../test/audit-rules.ts';
import { useApi } from '../../../../../test/build-app.ts';
import { howOften } from '../../../../../test/how-often.ts';
import { type MadeProduct, makeProduct } from '../../../../../test/make-products.ts';
import { type OfficeCaller, makeWave, operatorOf } from '../../../../../test/make-waves.ts';
import { type UnpaidOrder, makeUnpaidOrder } from '../../../../../test/payments.ts';

const api = useApi({ hasGateway: true });
vi.setConfig({ testTimeout: howOften(120_000, 900_000) });
let one: OfficeCaller;
let other: OfficeCaller;
beforeAll(async () => {
  one = await operatorOf(api, 'operations');
  other = await operatorOf(api, 'owner');
});

const order = (product?: MadeProduct) =>
  makeUnpaidOrder(api, { method: 'cash_on_delivery', ...(product && { product }) });
const later = (days: number) => workingDayFrom(dayAfter(dayIn(api.clock.now()), days));
const read = async (code: string) =>
  (await one(`GET /api/purchase/office/orders/${code}`)).json<{ results: OfficeOrder }>().results;
const move = (code: string, body: object, by = one) => by(`POST /api/purchase/office/orders/${code}/move`, body);
const versionOf = ({ versions }: MadeProduct) => versions[0]?.id ?? '';

/** Units that are free of a product: in Bogotá and in Medellín. */
async function freeOf(product: MadeProduct): Promise<[number, number]> {
  const { rows } = await api.db.query<{ bog: number; med: number }>(
    `select coalesce(sum(available) filter (where warehouse_id = 'BOG'), 0)::int as bog,
       coalesce(sum(available) filter (where warehouse_id = 'MDE'), 0)::int as med from products.stock where version_id = $1`,
    [versionOf(product)],
  );
  return [rows[0]?.bog ?? 0, rows[0]?.med ?? 0];
}

/** Puts units of a product on the shelves of Medellín. */
const supply = (product: MadeProduct, units: number) =>
  api.db.query(
    `insert into products.stock (version_id, warehouse_id, available) values ($1, 'MDE', $2)
     on conflict (version_id, warehouse_id) do update set available = excluded.available`,
    [versionOf(product), units],
  );

const made = async (inMedellin: number) => {
  const product = await makeProduct(api.db, { stock: 5, price: 40_000 });
  await supply(product, inMedellin);
  const placed = await order(product);
  const { version } = await read(placed.orderCode);
  return { ...placed, product, version };
};

async function expectSound(): Promise<void> {
  for (const [name, sql] of Object.entries(rules)) expect([name, (await api.db.query(sql)).rows]).toEqual([name, []]);
}

const mailsOf = ({ orderCode }: Pick<UnpaidOrder, 'orderCode'>) =>
  api.messages.filter((message) => JSON.stringify(message).includes(orderCode)).length;

test('a part moves to another warehouse: that reserves its units, this one frees them, and the customer gets one message (OFC-106)', async () => {
  const { orderCode, product, version } = await made(4);
  await api.drain();
  const before = { free: await freeOf(product), mails: mailsOf({ orderCode }), total: (await read(orderCode)).money };
  expect(before.free).toEqual([3, 4]);
  const body = { dispatchDate: null, to: later(3), warehouseId: 'MDE', version };
  const dry = await move(orderCode, { ...body, dryRun: true });
  expect(dry.json()).toMatchObject({ results: { units: 2, warehouseId: 'MDE', version } });
  expect(await freeOf(product)).toEqual([3, 4]);
  expect((await move(orderCode, body)).json()).toMatchObject({ results: { warehouseId: 'MDE', version: version + 1 } });
  expect(await freeOf(product)).toEqual([5, 2]);
  const after = await read(orderCode);
  expect(after.shipments).toMatchObject([{ dispatchDate: later(3), warehouseId: 'MDE' }]);
  expect(after.money?.shipping).toBe(before.total?.shipping);
  await api.drain();
  expect(mailsOf({ orderCode }) - before.mails).toBe(1);
  await one('POST /api/purchase/office/orders/reject', { codes: [orderCode], reason: 'No hay unidades' });
  expect(await freeOf(product)).toEqual([5, 4]);
  await expectSound();
});

test('a warehouse with too few units refuses with what it has, and nothing moves (OFC-106)', async () => {
  const { orderCode, product, version } = await made(1);
  const body = { dispatchDate: null, to: later(3), warehouseId: 'MDE', version };
  for (const dryRun of [true, false]) {
    const refused = await move(orderCode, { ...body, dryRun });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'INSUFFICIENT_STOCK', params: { left: 1 } });
  }
  expect(await freeOf(product)).toEqual([3, 1]);
  expect((await read(orderCode)).shipments).toMatchObject([{ dispatchDate: null, warehouseId: 'BOG' }]);
  expect((await move(orderCode, { ...body, warehouseId: 'ZZZ' })).json()).toMatchObject({
    code: 'WAREHOUSE_NOT_FOUND',
  });
});

test('chosen lines leave another warehouse apart, on a day of their own (OFC-106)', async () => {
  const [first, second] = [await makeProduct(api.db, { stock: 5 }), await makeProduct(api.db, { stock: 5 })];
  await supply(second, 9);
  const { buyer } = await order();
  await buyer.call('POST /cart/additem', { productId: second.id, code: second.code, quantity: 3 });
  const { orderCode } = await makeUnpaidOrder(api, { method: 'cash_on_delivery', buyer, product: first });
  const { version, shipments, units } = await read(orderCode);
  const line = shipments[0]?.lines.find(({ code }) => code === second.code)?.line;
  const body = { dispatchDate: null, to: later(4), warehouseId: 'MDE', lines: [line], version };
  expect((await move(orderCode, body)).statusCode).toBe(200);
  const split = await read(orderCode);
  expect(split.shipments.map(({ warehouseId, lines }) => [warehouseId, lines.length])).toEqual([
    ['BOG', 1],
    ['MDE', 1],
  ]);
  expect(split.units).toBe(units);
  const listed = await one(`GET /api/purchase/office/orders?q=${orderCode}`);
  expect(listed.json()).toMatchObject({ results: [{ warehouseIds: ['BOG', 'MDE'] }] });
  expect(await freeOf(second)).toEqual([5, 6]);
  // the rest leaves on the same day from its own warehouse: apart
  const rest = { dispatchDate: null, to: later(4), version: split.version };
  expect((await move(orderCode, rest)).json()).toMatchObject({ results: { joins: false, warehouseId: 'BOG' } });
  expect((await read(orderCode)).shipments).toHaveLength(2);
  await expectSound();
});

test('a part under preparation stays in its warehouse, and one that moves leaves its wave (OFC-106)', async () => {
  const { orderCode, orderId, version } = await made(9);
  const { rows } = await api.db.query<{ id: string }>('select id from purchase.shipment where order_id = $1', [
    orderId,
  ]);
  const shipmentId = rows[0]?.id ?? '';
  await makeWave(one, [shipmentId]);
  const body = { dispatchDate: null, to: later(3), warehouseId: 'MDE' };
  expect((await move(orderCode, { ...body, version })).statusCode).toBe(200);
  await api.drain();
  const waves = await api.db.query('select 1 from dispatch.wave_shipment where shipment_id = $1', [shipmentId]);
  expect(waves.rows).toEqual([]);
  const waiting = await made(9);
  await one('POST /api/purchase/office/orders/pick', { codes: [waiting.orderCode] });
  const picked = await read(waiting.orderCode);
  const refused = await move(waiting.orderCode, { ...body, version: picked.version });
  expect(refused.json()).toMatchObject({ code: 'SHIPMENT_IN_WORK' });
});

test('units that were shortened after a move return to the warehouse that holds them (OFC-106)', async () => {
  const { orderCode, product, version } = await made(4);
  await move(orderCode, { dispatchDate: null, to: later(3), warehouseId: 'MDE', version });
  const moved = await read(orderCode);
  const lines = [{ line: moved.shipments[0]?.lines[0]?.line, quantity: 1 }];
  const adjusted = await one(`POST /api/purchase/office/orders/${orderCode}/adjust`, { lines, version: moved.version });
  expect(adjusted.statusCode).toBe(200);
  expect(await freeOf(product)).toEqual([5, 3]);
});

test('two orders that take the last units of a warehouse at once: one moves, and none is oversold (OFC-106)', async () => {
  for (let run = 0; run < howOften(3, 50); run += 1) {
    const product = await makeProduct(api.db, { stock: 9 });
    await supply(product, 2);
    const orders = [await order(product), await order(product)];
    const versions = await Promise.all(orders.map(async ({ orderCode }) => (await read(orderCode)).version));
    const sent = await Promise.all(
      orders.map(({ orderCode }, at) =>
        move(
          orderCode,
          { dispatchDate: null, to: later(3), warehouseId: 'MDE', version: versions[at] },
          at === 0 ? one : other,
        ),
      ),
    );
    expect(sent.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await freeOf(product)).toEqual([7, 0]);
  }
  await expectSound();
});

test('moves in both directions at once neither lock each other nor lose a unit (OFC-106)', async () => {
  const [first, second] = [await makeProduct(api.db, { stock: 20 }), await makeProduct(api.db, { stock: 20 })];
  await supply(first, 20);
  await supply(second, 20);
  const going = [await order(first), await order(second)];
  const coming = [await order(first), await order(second)];
  for (const { orderCode } of coming) {
    const { version } = await read(orderCode);
    await move(orderCode, { dispatchDate: null, to: later(3), warehouseId: 'MDE', version });
  }
  const sent = await Promise.all([
    ...going.map(async ({ orderCode }) =>
      move(orderCode, {
        dispatchDate: null,
        to: later(3),
        warehouseId: 'MDE',
        version: (await read(orderCode)).version,
      }),
    ),
    ...coming.map(async ({ orderCode }) =>
      move(
        orderCode,
        { dispatchDate: later(3), to: later(3), warehouseId: 'BOG', version: (await read(orderCode)).version },
        other,
      ),
    ),
  ]);
  expect(sent.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect([await freeOf(first), await freeOf(second)]).toEqual([
    [18, 18],
    [18, 18],
  ]);
});

test('a shop order and a move that want the last units at once: one gets them (OFC-106)', async () => {
  for (let run = 0; run < howOften(3, 50); run += 1) {
    // both want the last two of Bogotá: one part comes back from Medellín, the shop sells the other
    const { orderCode, product, version } = await made(2);
    await move(orderCode, { dispatchDate: null, to: later(3), warehouseId: 'MDE', version });
    await api.db.query(`update products.stock set available = 2 where version_id = $1 and warehouse_id = 'BOG'`, [
      versionOf(product),
    ]);
    const moved = await read(orderCode);
    const back = { dispatchDate: later(3), to: later(3), warehouseId: 'BOG', version: moved.version };
    const [returned, placed] = await Promise.allSettled([move(orderCode, back), order(product)]);
    const isBack = returned.status === 'fulfilled' && returned.value.statusCode === 200;
    const isSold = placed.status === 'fulfilled' && typeof placed.value.orderCode === 'string';
    expect([isBack, isSold].filter(Boolean)).toHaveLength(1);
    expect((await freeOf(product))[0]).toBe(0);
  }
});
