import { randomUUID } from 'node:crypto';
import type { OrderDelivery, PartDelivery } from '@tonalia/contract/order-delivery';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { type Desk, makeDesk, placeItems } from '../../../../test/adjusting.ts';
import { useApi } from '../../../../test/build-app.ts';
import { type MadeBuyer, caller, makeBuyer } from '../../../../test/make-buyer.ts';
import { makeMember } from '../../../../test/make-member.ts';
import { delivered, driverOf, makeLoad, partial, refused, sendDeliveries } from '../../../../test/make-loads.ts';
import { makeSeller, makeToken } from '../../../../test/make.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { pay } from '../../../../test/payments.ts';
import { placeDelivered } from '../../../../test/returning.ts';

const api = useApi({ hasGateway: true });
let desk: Desk;
beforeAll(async () => {
  desk = await makeDesk(api);
});
afterEach(() => api.clock.set(new Date()));

interface Followed {
  buyer: Pick<MadeBuyer, 'call'>;
  orderCode: string;
}

const followed = async ({ buyer, orderCode }: Followed): Promise<OrderDelivery> => {
  const sent = await buyer.call(`GET /order/${orderCode}/delivery`);
  if (sent.statusCode !== 200) throw new Error(sent.body);
  return sent.json<{ results: OrderDelivery }>().results;
};
const partOf = async (order: Followed): Promise<PartDelivery | undefined> => (await followed(order)).parts[0];

/** Three stops of a load of today, which leaves at noon and is planned to be at each stop late in the evening. */
async function onRoad() {
  const load = await makeLoad(api, { orders: 3 });
  await api.db.query(
    `update dispatch.load set vehicle = 'Van', plate = 'WGT482', dispatch_date = (now() at time zone 'America/Bogota')::date where id = $1`,
    [load.loadId],
  );
  await api.db.query(`update dispatch.load_stop set promised_at = '23:00' where load_id = $1`, [load.loadId]);
  const [first, second, third] = load.orders;
  if (!first || !second || !third) throw new Error('no orders');
  return { load, first, second, third, driver: await driverOf(api, load) };
}

test('SEL-206: a part on its way says the stops before it, which go down with each stop that ends', async () => {
  const { first, third, driver } = await onRoad();
  const before = await partOf(third);
  expect(before).toMatchObject({ state: 'on_way', leavesFrom: 'Bogotá, D.C.', road: { stopsBefore: 2, stopsDone: 0 } });
  expect(before?.road?.driver).toEqual({ name: 'Jhon', vehicle: 'Van, WGT482' });
  await sendDeliveries(driver, [delivered(first.stopId)]);
  expect((await partOf(third))?.road).toMatchObject({ stopsBefore: 1, stopsDone: 1 });
  expect(await partOf(first)).toMatchObject({ state: 'delivered', road: null });
});

test('SEL-206: the answer has no other stop: no name, address, code or full name of the driver', async () => {
  const { first, third } = await onRoad();
  const { body } = await third.buyer.call(`GET /order/${third.orderCode}/delivery`);
  expect(body).not.toContain('Mosquera');
  expect(body).not.toContain(first.orderCode);
  expect(body).not.toContain('300111');
});

test('SEL-206: an installation that does not show its drivers shows neither name nor vehicle', async () => {
  const { third } = await onRoad();
  const set = (value: boolean) =>
    api.db.query(
      `insert into platform.setting (key, value, updated_by) values ('deliveries.shows_driver', to_jsonb($1::boolean), 'prueba')
       on conflict (key) do update set value = excluded.value`,
      [value],
    );
  await set(false);
  try {
    expect((await partOf(third))?.road).toMatchObject({ driver: null, stopsBefore: 2 });
  } finally {
    await set(true);
  }
  expect((await partOf(third))?.road?.driver).not.toBeNull();
});

test('SEL-206: a part that was not taken says so, and has no hour', async () => {
  const { first, driver } = await onRoad();
  await sendDeliveries(driver, [refused(first.stopId)]);
  expect(await partOf(first)).toMatchObject({ state: 'not_taken', road: null, back: [] });
});

test('SEL-206: units left at the door are a part delivered partly, with what they were worth and that it is not charged', async () => {
  const { first, driver } = await onRoad();
  await sendDeliveries(driver, [partial(first.stopId, 40_000)]);
  expect(await partOf(first)).toMatchObject({
    state: 'partly',
    back: [
      {
        cause: 'door',
        amount: 40_000,
        lines: [{ line: 1, units: 1, amount: 40_000 }],
        portions: [{ to: 'owed', amount: 40_000 }],
      },
    ],
  });
});

test('SEL-206: what was short names its lines and each place its money went to, and the sums agree', async () => {
  const [soap, mask] = [
    await makeProduct(api.db, { stock: 20, price: 12_900 }),
    await makeProduct(api.db, { stock: 20, price: 38_400 }),
  ];
  const items = [
    { product: soap, quantity: 4 },
    { product: mask, quantity: 3 },
  ];
  const order = await placeItems(api, items, { method: 'nequi', creditLimit: 90_000, creditAmount: 30_000 });
  await pay(api, order);
  api.clock.advance(2_000);
  await api.wompi.run();
  await api.drain();
  const { results } = await desk.adjust(order, [
    { line: 1, quantity: 2 },
    { line: 2, quantity: 2 },
  ]);
  expect(results.back.amount).toBe(64_200);
  const [short] = (await partOf(order))?.back ?? [];
  expect(short).toMatchObject({
    cause: 'short',
    amount: 64_200,
    lines: [
      { line: 1, units: 2, amount: 25_800 },
      { line: 2, units: 1, amount: 38_400 },
    ],
    portions: [
      { to: 'credit', amount: 30_000 },
      { to: 'source', amount: 34_200 },
    ],
  });
  const sum = (of: readonly { amount: number }[] = []) => of.reduce((total, { amount }) => total + amount, 0);
  expect([sum(short?.lines), sum(short?.portions)]).toEqual([64_200, 64_200]);
});

test('SEL-206: a substitute for every missing unit leaves no line short, only what it is cheaper by', async () => {
  const product = await makeProduct(api.db, {
    versions: [
      { shade: ['8.3', 'Rubio claro dorado'], hex: '#B08D57', volume: [90, 'ml'], stock: 20, price: 14_500 },
      { shade: ['7.3', 'Rubio medio dorado'], hex: '#A67B45', volume: [90, 'ml'], stock: 20, price: 12_900 },
    ],
  });
  const soap = await makeProduct(api.db, { stock: 20, price: 10_000 });
  const order = await placeItems(api, [
    { product, version: 0, quantity: 3 },
    { product: soap, quantity: 2 },
  ]);
  const substitute = { code: product.code, versionCode: product.versions[1]?.code ?? '', quantity: 2 };
  await desk.adjust(order, [
    { line: 1, quantity: 1, substitute },
    { line: 2, quantity: 1 },
  ]);
  expect((await partOf(order))?.back).toMatchObject([
    {
      amount: 13_200,
      lines: [
        { line: 1, units: 0, amount: 3_200 },
        { line: 2, units: 1, amount: 10_000 },
      ],
    },
  ]);
});

test('SEL-206: what a customer sent back is in the part it came from', async () => {
  const product = await makeProduct(api.db, { stock: 20, price: 21_000 });
  const order = await placeDelivered(api, desk, [{ product, quantity: 3 }]);
  expect(await partOf(order)).toMatchObject({ state: 'delivered', back: [] });
  const id = randomUUID();
  const lines = [{ line: 1, units: 2, reason: 'regret' }];
  await order.buyer.call('POST /returns', { orderCode: order.orderCode, id, wish: 'source', lines });
  const acts: [string, object][] = [
    ['collect', {}],
    ['receive', { lines: [{ line: 1, units: 2 }] }],
    ['resolve', { lines: [{ line: 1, toStock: 2, toLoss: 0 }] }],
  ];
  for (const [act, body] of acts) {
    const read = await desk.call(`GET /api/purchase/office/returns/${id}`);
    const { version } = read.json<{ results: { version: number } }>().results;
    await desk.call(`POST /api/purchase/office/returns/${id}/${act}`, { version, ...body });
  }
  expect((await partOf(order))?.back).toMatchObject([
    {
      cause: 'return',
      amount: 42_000,
      lines: [{ line: 1, units: 2, amount: 42_000 }],
      portions: [{ to: 'source', amount: 42_000 }],
    },
  ]);
});

test('SEL-206: another customer, a seller of another portfolio and a guest follow no order of this one', async () => {
  const { first } = await onRoad();
  const { orderCode, buyer } = first;
  const asOther = await (await makeBuyer(api)).call(`GET /order/${orderCode}/delivery`);
  expect([asOther.statusCode, asOther.json()]).toMatchObject([404, { code: 'ORDER_NOT_FOUND' }]);
  const asSeller = async (customers: string[]) => {
    const { identityId } = await makeSeller(api.db, { customers });
    const token = await makeToken(api.db, { identityId });
    const query = { customerId: buyer.customerId };
    const sent = await caller(api, token, query)(`GET /order/${orderCode}/delivery`);
    return [sent.statusCode, sent.json<{ code?: string }>().code];
  };
  expect(await asSeller([])).toEqual([404, 'CUSTOMER_NOT_FOUND']);
  expect(await asSeller([buyer.customerId])).toEqual([200, undefined]);
  const asGuest = await caller(api)(`GET /order/${orderCode}/delivery`);
  expect(asGuest.statusCode).toBe(401);
});

test('SEL-206: a member follows the orders of its business only when its owner lets it see them', async () => {
  const { first } = await onRoad();
  const { orderCode, buyer } = first;
  const asMember = async (seesOrders: boolean) => {
    const member = await makeMember(api, buyer.token, { seesOrders });
    const sent = await member.call(`GET /order/${orderCode}/delivery`);
    return [sent.statusCode, sent.json<{ code?: string }>().code];
  };
  expect(await asMember(false)).toEqual([404, 'ORDER_NOT_FOUND']);
  expect(await asMember(true)).toEqual([200, undefined]);
});
