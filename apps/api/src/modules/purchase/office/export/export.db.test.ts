import type { Readable } from 'node:stream';
import type { OfficeRole } from '@tonalia/contract/office-rights';
import type { OfficeOrderPage } from '@tonalia/contract/purchase-office';
import { beforeAll, expect, test } from 'vitest';
import { useApi } from '../../../../../test/build-app.ts';
import { xlsxOf } from '../../../../platform/table-file/write-xlsx.ts';
import { makeBuyer } from '../../../../../test/make-buyer.ts';
import { makeOperator, officeCaller } from '../../../../../test/make-operator.ts';
import { cities, makeSeller } from '../../../../../test/make.ts';
import { makeUnpaidOrder } from '../../../../../test/payments.ts';
import { copyOrder } from '../../../../../test/copy-order.ts';

const api = useApi({ hasGateway: true });
const callers = new Map<OfficeRole, { call: ReturnType<typeof officeCaller>; cookie: string }>();

beforeAll(async () => {
  for (const role of ['owner', 'operations', 'warehouse', 'marketing'] as const) {
    const { cookie } = await makeOperator(api.db, { role });
    callers.set(role, { cookie, call: officeCaller(api, cookie) });
  }
});

const as = (role: OfficeRole) => callers.get(role)?.call ?? officeCaller(api);
const BASE = '/api/purchase/office/orders';
const order = (wish: Parameters<typeof makeUnpaidOrder>[1] = {}) =>
  makeUnpaidOrder(api, { method: 'cash_on_delivery', ...wish });
const list = async (query: string, role: OfficeRole = 'operations') =>
  (await as(role)(`GET ${BASE}?${query}`)).json<OfficeOrderPage>();
const codesOf = ({ results }: OfficeOrderPage) =>
  results.map(({ code }) => code).toSorted((a, b) => a.localeCompare(b));

test('a filter takes several values: sellers, cities, methods, warehouses, and a span of totals (OFC-102)', async () => {
  const name = `Salón filtrado ${Date.now()}`;
  const [first, second] = [await makeBuyer(api, { name }), await makeBuyer(api, { name })];
  const soacha = await makeBuyer(api, { name, cityId: cities.soacha });
  const seller = await makeSeller(api.db, { customers: [first.customerId] });
  const a = await order({ buyer: first });
  const b = await order({ buyer: second });
  const c = await makeUnpaidOrder(api, { buyer: soacha, method: 'nequi' });
  const found = async (query: string) => codesOf(await list(`q=${encodeURIComponent(name)}&${query}`));
  const sorted = (...codes: string[]) => codes.toSorted((one, other) => one.localeCompare(other));
  expect(await found(`sellerId=${seller.identityId}`)).toEqual([a.orderCode]);
  expect(await found('sellerId=direct')).toEqual(sorted(b.orderCode, c.orderCode));
  expect(await found(`sellerId=${seller.identityId},direct`)).toEqual(sorted(a.orderCode, b.orderCode, c.orderCode));
  expect(await found(`cityId=${cities.soacha}`)).toEqual([c.orderCode]);
  expect(await found(`cityId=${cities.soacha},${cities.bogota}`)).toHaveLength(3);
  expect(await found('method=nequi,card')).toEqual([c.orderCode]);
  expect(await found('method=nequi,cash_on_delivery')).toHaveLength(3);
  expect(await found('warehouseId=MDE')).toEqual([]);
  expect(await found('warehouseId=MDE,BOG')).toHaveLength(3);
  expect(await found(`minTotal=${a.total + 1}`)).toEqual([]);
  expect(await found(`minTotal=${a.total}&maxTotal=${a.total}&method=cash_on_delivery`)).toHaveLength(2);
  for (const role of ['warehouse', 'marketing'] as const) {
    const refused = await as(role)(`GET ${BASE}?minTotal=1`);
    expect([role, refused.statusCode]).toEqual([role, role === 'warehouse' ? 403 : 200]);
  }
});

test('an export has the filtered rows, hostile names as text, and amounts for roles that see them (OFC-009)', async () => {
  const mark = `cmd ${Date.now()}`;
  const names = [`=${mark}|calc`, `+${mark}`, `@${mark}`, `\t${mark}`, `-${mark};"x"`];
  for (const name of names) {
    const { orderId } = await order();
    await api.db.query('update purchase.order set customer_name = $2 where id = $1', [orderId, name]);
  }
  const ids = (await list('limit=5')).results.map(({ code }) => code).join(',');
  const csv = await as('operations')(`GET ${BASE}/export?format=csv&codes=${ids}`);
  expect(csv.headers['content-type']).toContain('text/csv');
  expect(csv.headers['content-disposition']).toMatch(/^attachment; filename="pedidos-\d{4}-\d{2}-\d{2}\.csv"$/);
  const lines = csv.body.split('\r\n');
  expect(lines[0]).toContain('Pedido;Fecha;Cliente');
  expect(lines).toHaveLength(names.length + 2);
  for (const line of lines.slice(1, -1)) expect(line.split(';')[2]).toMatch(/^"'/);
  const blind = await as('warehouse')(`GET ${BASE}/export?format=csv&codes=${ids}`);
  expect(blind.body).not.toMatch(/;Total;|80000/);
  expect(csv.body).toContain(';Total;');
  const xlsx = await as('operations')(`GET ${BASE}/export?format=xlsx&codes=${ids}`);
  expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK');
  expect((await as('warehouse')(`GET ${BASE}/export?format=csv&minTotal=1`)).statusCode).toBe(403);
  expect((await officeCaller(api)(`GET ${BASE}/export?format=csv`)).statusCode).toBe(401);
  expect((await as('operations')(`GET ${BASE}/export?format=pdf`)).statusCode).toBe(400);
  const audit = await as('owner')('GET /api/office/audit');
  expect(audit.json()).toMatchObject({ results: [{ action: 'purchase.orders_exported' }, {}, {}] });
});

test('an export has the days on which the parts of each order leave (OFC-009)', async () => {
  const days = ['2031-02-03', '2031-02-04'];
  const codes: string[] = [];
  for (const day of days) {
    const { orderId, orderCode } = await order();
    await api.db.query('update purchase.shipment set dispatch_date = $2 where order_id = $1', [orderId, day]);
    codes.push(orderCode);
  }
  const csv = await as('operations')(`GET ${BASE}/export?format=csv&codes=${codes.join(',')}`);
  const lines = csv.body.split('\r\n');
  const daysOf = (code: string) => lines.find((line) => line.includes(code))?.match(/2031-02-\d\d/g);
  expect(codes.map(daysOf)).toEqual(days.map((day) => [day]));
});

test('an export has the documents of customers only for roles that read customers (OFC-009 OFC-004)', async () => {
  const { orderCode } = await order();
  const document = '901555333';
  await api.db.query(
    `update auth.customer set document_type = 'NIT', document_number = $2
     where id = (select customer_id from purchase.order where code = $1)`,
    [orderCode, document],
  );
  const file = async (role: OfficeRole) => (await as(role)(`GET ${BASE}/export?format=csv&codes=${orderCode}`)).body;
  const whole = await file('operations');
  expect(whole).toContain(';Cliente;Documento;Ciudad;');
  expect(whole).toContain(document);
  const blind = await file('warehouse');
  expect(blind).toContain(';Cliente;Ciudad;');
  expect(blind).toContain(orderCode);
  expect(blind).not.toContain(document);
});

test('ten thousand orders are read while they are taken, and none is read for a client that left (OFC-009)', async () => {
  const { orderId } = await order();
  await copyOrder(api.db, orderId, 10_000);
  const all = countReads();
  const whole = await as('operations')(`GET ${BASE}/export?format=csv`);
  all.stop();
  // in batches, so that memory holds one
  expect(all.count()).toBeGreaterThan(20);
  const codes = whole.body.split('\r\n').map((line) => line.split(';')[0]);
  expect(new Set(codes).size).toBeGreaterThan(10_000);
  expect(codes).toHaveLength(new Set(codes).size);
  const xlsx = await as('operations')(`GET ${BASE}/export?format=xlsx`);
  expect(xlsx.rawPayload.length).toBeGreaterThan(30_000);
  const read = countReads();
  const { stream } = await open('csv');
  await new Promise((done) => stream.once('data', done));
  stream.pause();
  await new Promise((done) => setTimeout(done, 300));
  // how many batches the buffers take depends on the machine
  expect(read.count()).toBeLessThan(all.count());
  stream.destroy();
  read.stop();
});

/** Counts the batches that are read from now on. */
function countReads() {
  const { db } = api;
  const connect = db.connect.bind(db);
  let count = 0;
  const counted = (...asked: unknown[]) => {
    count += 1;
    return Reflect.apply(connect, db, asked) as unknown; // as: the overloads are one function
  };
  db.connect = counted as typeof db.connect; // as: the same
  return {
    count: () => count,
    stop: () => {
      db.connect = connect;
    },
  };
}

/** Opens an export as a stream, as a client on the network reads it. */
async function open(format: string): Promise<{ stream: Readable }> {
  const sent = await api.app.inject({
    url: `${BASE}/export?format=${format}`,
    headers: { cookie: callers.get('operations')?.cookie ?? '' },
    payloadAsStream: true,
  });
  return { stream: sent.stream() };
}

test('a failure while the rows of an XLSX are read ends its stream, and the process goes on (OFC-009)', async () => {
  async function* failing(): AsyncGenerator<string[]> {
    yield ['Pedido'];
    throw new Error('the database restarts');
  }
  const read = async () => {
    for await (const chunk of xlsxOf(failing(), 'Pedidos')) void chunk;
  };
  await expect(read()).rejects.toThrow('the database restarts');
  const refused = await as('operations')(`GET ${BASE}/export?format=xlsx&warehouseId=%00`);
  expect(refused.statusCode).toBe(400);
});
