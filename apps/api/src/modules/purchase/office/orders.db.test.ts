import type { OfficeRole } from '@tonalia/contract/office-rights';
import type { BulkResult } from '@tonalia/contract/office-wire';
import type { OfficeOrder, OfficeOrderFilters, OfficeOrderPage } from '@tonalia/contract/purchase-office';
import { beforeAll, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeBuyer } from '../../../../test/make-buyer.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { type UnpaidOrder, makeUnpaidOrder } from '../../../../test/payments.ts';
import { makePng } from '../../../../test/proofs.ts';

const api = useApi({ hasGateway: true });
const PRESALE = '2099-01-05';
const callers = new Map<OfficeRole, ReturnType<typeof officeCaller>>();

beforeAll(async () => {
  for (const role of ['owner', 'operations', 'warehouse'] as const) {
    callers.set(role, officeCaller(api, (await makeOperator(api.db, { role })).cookie));
  }
});

function as(role: OfficeRole): ReturnType<typeof officeCaller> {
  const call = callers.get(role);
  if (!call) throw new Error(`no operator is ${role}`);
  return call;
}

/** An order to be paid on delivery, which can be prepared at once. */
const order = (wish: Parameters<typeof makeUnpaidOrder>[1] = {}): Promise<UnpaidOrder> =>
  makeUnpaidOrder(api, { method: 'cash_on_delivery', ...wish });
const list = async (query: string, role: OfficeRole = 'operations') =>
  (await as(role)(`GET /api/purchase/office/orders?${query}`)).json<OfficeOrderPage>();
const codesOf = ({ results }: OfficeOrderPage) => results.map(({ code }) => code);
const read = async (code: string, role: OfficeRole = 'operations') =>
  (await as(role)(`GET /api/purchase/office/orders/${code}`)).json<{ results: OfficeOrder }>().results;
async function act(what: string, body: object, role: OfficeRole = 'operations'): Promise<BulkResult> {
  const sent = await as(role)(`POST /api/purchase/office/orders/${what}`, body);
  expect(sent.statusCode, sent.body).toBe(200);
  return sent.json<{ results: BulkResult }>().results;
}
const nothing = { changed: [], unchanged: [], refused: [], undo: null };
const refusedAs = ({ refused }: BulkResult) => refused.map(({ id, code }) => [id, code]);

test('the list finds an order by code, customer, document, telephone and SKU', async () => {
  const name = `Peluquería Ñandú ${Date.now()}`;
  const buyer = await makeBuyer(api, { name });
  const nit = String(Date.now()).slice(-9);
  await api.db.query(`update auth.customer set document_type = 'CC', document_number = $2 where id = $1`, [
    buyer.customerId,
    nit,
  ]);
  await api.db.query(`update auth.identity set phone = $2 where id = $1`, [buyer.identityId, `3${nit}`]);
  const { orderCode, product } = await order({ buyer });
  await order();
  const short = orderCode.slice(orderCode.indexOf('-') + 1);
  for (const typed of [orderCode.toLowerCase(), short, name.replace('ú ', 'u '), nit, `3${nit}`, product.code]) {
    expect([typed, codesOf(await list(`q=${encodeURIComponent(typed)}`))]).toEqual([typed, [orderCode]]);
  }
  expect(codesOf(await list('q=nadie-se-llama-asi'))).toEqual([]);
});

test('the list finds orders by state, zone, brand, SKU and number of a shade, and the tabs count the same (OFC-102)', async () => {
  const brand = `Marca ${Date.now()}`;
  const shade = `77.${Date.now() % 100_000}`;
  const product = await makeProduct(api.db, { brand, price: 40_000, stock: 9 });
  await api.db.query(`update products.version set shade_code = $2 where product_id = $1`, [product.id, shade]);
  const combo = await makeProduct(api.db, {
    kind: 'combo',
    price: 30_000,
    parts: [{ productId: product.id, quantity: 1 }],
  });
  const placed = await order({ product });
  const withPart = await order({ product: combo });
  await order();
  const both = [withPart.orderCode, placed.orderCode];
  for (const sku of [product.code.toLowerCase(), shade.replace('.', ','), shade])
    expect([sku, codesOf(await list(`sku=${encodeURIComponent(sku)}`))]).toEqual([sku, both]);
  expect(codesOf(await list(`brandId=${product.manufacturerId}`))).toEqual([placed.orderCode]);
  expect(codesOf(await list('sku=ningun-codigo'))).toEqual([]);
  await act('pick', { codes: [placed.orderCode] });
  const picking = await list(`sku=${shade}&status=preparing,delivered`);
  expect(codesOf(picking)).toEqual([placed.orderCode]);
  expect(picking.tabs.map(({ tab, total }) => [tab, total])).toEqual(
    expect.arrayContaining([
      ['all', 1],
      ['to_pick', 0],
      ['picking', 1],
    ]),
  );
  expect(codesOf(await list(`sku=${shade}&status=preparing&tab=to_pick`))).toEqual([]);
  const { results } = (await as('operations')('GET /api/purchase/office/orders/filters')).json<{
    results: OfficeOrderFilters;
  }>();
  expect(results.brands).toContainEqual({ _id: product.manufacturerId, name: brand });
  const { rows } = await api.db.query<{ zone: string }>(
    `select c.zone_id as zone from purchase.order o join tracking.coverage c on c.city_id = o.address ->> 'cityid' where o.id = $1`,
    [placed.orderId],
  );
  const zone = rows[0]?.zone ?? '';
  expect(results.zones.map(({ _id }) => _id)).toContain(zone);
  expect(codesOf(await list(`sku=${shade}&zoneId=${zone}`))).toEqual(both);
  expect(codesOf(await list(`sku=${shade}&zoneId=${zone}&cityId=05001`))).toEqual([]);
  expect(codesOf(await list(`sku=${shade}&zoneId=otra`))).toEqual([]);
});

test('tabs count what the filters give, pages are of the asked size, and amounts add up', async () => {
  const name = `Salón Pestañas ${Date.now()}`;
  const buyer = await makeBuyer(api, { name });
  const placed = [await order({ buyer }), await order({ buyer }), await order({ buyer })];
  await makeUnpaidOrder(api, { buyer, method: 'nequi' });
  await act('pick', { codes: [placed[0]?.orderCode] });
  const query = `q=${encodeURIComponent(name)}`;
  const all = await list(`${query}&limit=3`);
  expect(all).toMatchObject({ page: 1, limit: 3, total: 4, totalIsExact: true, pages: 2 });
  expect(Object.fromEntries(all.tabs.map(({ tab, total }) => [tab, total]))).toEqual({
    all: 4,
    unpaid: 1,
    to_pick: 2,
    picking: 1,
    dispatched: 0,
    delivered: 0,
    ended: 0,
    problem: 0,
  });
  expect(all.amount).toBe(placed.reduce((sum, { total }) => sum + total, 0) + (all.results[0]?.total ?? 0));
  expect(codesOf(await list(`${query}&tab=picking`))).toEqual([placed[0]?.orderCode]);
  expect((await list(`${query}&limit=3&page=2`)).results).toHaveLength(1);
  expect(codesOf(await list(`${query}&tab=to_pick&sort=createdAt`))).toEqual([
    placed[1]?.orderCode,
    placed[2]?.orderCode,
  ]);
});

test('the dispatch date of the list is the day that the order shows, and the filters count it by warehouse', async () => {
  const late = await makeProduct(api.db, { presale: { dispatchDate: PRESALE, capacity: 9 } });
  const { orderCode } = await order({ product: late });
  const day = (await read(orderCode)).shipments[0]?.leavesBy;
  expect(day).toBe(PRESALE);
  expect(codesOf(await list(`dispatchDate=${PRESALE}`))).toEqual([orderCode]);
  const { results } = (await as('operations')('GET /api/purchase/office/orders/filters')).json<{
    results: OfficeOrderFilters;
  }>();
  expect(codesOf(await list(`dispatchDate=${PRESALE}&q=${orderCode}`))).toEqual([orderCode]);
  expect(codesOf(await list(`dispatchDate=late&q=${orderCode}`))).toEqual([]);
  const { warehouseId } = await read(orderCode);
  expect(results.due).toContainEqual({ day: PRESALE, isLate: false, isPreSales: true, warehouseId, orders: 1 });
  const { orderId, orderCode: old } = await order();
  await api.db.query(`update purchase.order set created_at = now() - interval '20 days' where id = $1`, [orderId]);
  await api.db.query('update purchase.shipment set delivery_day = delivery_day - 20 where order_id = $1', [orderId]);
  expect(codesOf(await list('dispatchDate=late'))).toContain(old);
  await act('pick', { codes: [old] });
  await act('dispatch', { codes: [old] });
  expect(codesOf(await list('dispatchDate=late'))).not.toContain(old);
});

test('an order under review shows when it would leave if its transfer were approved now; one without a proof shows no day (OFC-102)', async () => {
  const { orderId, orderCode } = await order({ method: 'bank_transfer' });
  const { orderCode: agreed } = await order();
  const dayOf = async (code: string) => (await list(`q=${code}`)).results[0]?.shipments[0]?.leavesBy;
  expect(await dayOf(orderCode)).toBeNull();
  await api.db.query(
    `insert into purchase.payment_proof (payment_id, content_type, file, held_until)
     select id, 'image/png', $2, now() + interval '1 day' from purchase.payment where order_id = $1`,
    [orderId, makePng()],
  );
  expect(await dayOf(orderCode)).toBe(await dayOf(agreed));
  await api.db.query(`update purchase.order set created_at = now() - interval '20 days' where id = $1`, [orderId]);
  expect(await dayOf(orderCode)).toBe(await dayOf(agreed));
});

test('the dispatch date finds an order under review on the day that the list shows for it, and none without a proof (OFC-102)', async () => {
  const { orderId, orderCode } = await order({ method: 'bank_transfer' });
  const { orderCode: agreed } = await order();
  const shown = (await list(`q=${agreed}`)).results[0]?.shipments[0]?.leavesBy ?? '';
  const found = async (query: string) => codesOf(await list(`q=${orderCode}&${query}`));
  expect(await found(`dispatchDate=${shown}`)).toEqual([]);
  await api.db.query(
    `insert into purchase.payment_proof (payment_id, content_type, file, held_until)
     select id, 'image/png', $2, now() + interval '1 day' from purchase.payment where order_id = $1`,
    [orderId, makePng()],
  );
  expect((await list(`q=${orderCode}`)).results[0]?.shipments[0]?.leavesBy).toBe(shown);
  expect(await found(`dispatchDate=${shown}`)).toEqual([orderCode]);
  expect(await found(`dispatchFrom=${shown}&dispatchTo=${shown}`)).toEqual([orderCode]);
  expect(await found(`dispatchDate=${PRESALE}`)).toEqual([]);
});

test('a span of dispatch dates finds orders due on its days, beside chosen days, in list, counts and export (OFC-102)', async () => {
  const product = await makeProduct(api.db, { presale: { dispatchDate: PRESALE, capacity: 9 } });
  const { orderCode } = await order({ product });
  const count = async (query: string) => {
    const { results, tabs } = await list(`q=${orderCode}&${query}`);
    const { body } = await as('operations')(
      `GET /api/purchase/office/orders/export?format=csv&q=${orderCode}&${query}`,
    );
    return [results.length, tabs.find(({ tab }) => tab === 'all')?.total, body.split('\r\n').length - 2];
  };
  for (const query of [
    'dispatchFrom=2099-01-01&dispatchTo=2099-01-31',
    `dispatchFrom=${PRESALE}&dispatchTo=${PRESALE}`,
    'dispatchFrom=2099-01-01',
    `dispatchTo=${PRESALE}`,
    `dispatchFrom=2099-02-01&dispatchTo=2099-02-28&dispatchDate=${PRESALE}`,
    'dispatchFrom=2099-01-01&dispatchTo=2099-01-31&dispatchDate=late',
  ])
    expect([query, await count(query)]).toEqual([query, [1, 1, 1]]);
  for (const query of [
    'dispatchFrom=2099-01-06',
    'dispatchTo=2099-01-04',
    'dispatchFrom=2099-01-31&dispatchTo=2099-01-01',
  ])
    expect([query, await count(query)]).toEqual([query, [0, 0, 0]]);
  const bad = await as('operations')('GET /api/purchase/office/orders?dispatchFrom=2099-02-30');
  expect(bad.statusCode).toBe(400);
});

test('the warehouse reads an order without an amount, and cannot sort by one · OFC-004', async () => {
  const { orderCode, total } = await order();
  const seen = await read(orderCode, 'warehouse');
  expect(seen.money).toBeNull();
  expect(seen.shipments[0]?.lines[0]).toMatchObject({ price: null, originalPrice: null, amount: null, quantity: 2 });
  const page = await list(`q=${orderCode}`, 'warehouse');
  expect([page.amount, page.results[0]?.total]).toEqual([null, null]);
  for (const text of [JSON.stringify(seen), JSON.stringify(page)])
    expect(text).not.toMatch(new RegExp(`\\b(${total}|40000|80000)\\b`));
  expect(await list('sort=-total', 'warehouse')).toMatchObject({ code: 'ROLE_NOT_ALLOWED' });
  const owned = await read(orderCode, 'owner');
  expect(owned.money).toMatchObject({ total, payments: [{ name: expect.any(String) }] });
});

test('a bulk act says of each order whether it changes, was so already or is refused, before and after', async () => {
  const ready = await order();
  const done = await order();
  const unpaid = await makeUnpaidOrder(api, { method: 'nequi' });
  await act('pick', { codes: [done.orderCode] });
  const codes = [ready.orderCode, done.orderCode, unpaid.orderCode, 'TN-00000'];
  const expected = {
    changed: [ready.orderCode],
    unchanged: [done.orderCode],
    refused: [
      { id: unpaid.orderCode, code: 'ORDER_UNPAID', message: 'El pedido todavía espera el pago.' },
      { id: 'TN-00000', code: 'ORDER_NOT_FOUND', message: expect.any(String) },
    ],
    undo: null,
  };
  expect(await act('pick', { codes, dryRun: true })).toEqual(expected);
  expect((await read(ready.orderCode)).status).toBe('confirmed');
  const undo = { _id: expect.any(String), until: expect.any(String) };
  expect(await act('pick', { codes })).toEqual({ ...expected, undo });
  expect((await read(ready.orderCode)).status).toBe('preparing');
  expect(await act('pick', { ids: [ready.orderId] })).toEqual({ ...nothing, unchanged: [ready.orderId] });
  expect(refusedAs(await act('deliver', { ids: [ready.orderId] }))).toEqual([[ready.orderId, 'SHIPMENT_STEP_WRONG']]);
  const absent = { codes: [ready.orderCode], dispatchDate: PRESALE };
  expect(refusedAs(await act('dispatch', absent))).toEqual([[ready.orderCode, 'SHIPMENT_NOT_FOUND']]);
});

test('of two operators who dispatch one order one does, and its customer gets one notification', async () => {
  const { orderCode, orderId } = await order();
  await act('pick', { codes: [orderCode] });
  const both = await Promise.all([
    act('dispatch', { codes: [orderCode] }),
    act('dispatch', { codes: [orderCode] }, 'warehouse'),
  ]);
  expect(both.map(({ changed }) => changed.length).toSorted((a, b) => a - b)).toEqual([0, 1]);
  expect(both.flatMap(({ unchanged }) => unchanged)).toEqual([orderCode]);
  const { rows } = await api.db.query<{ n: number }>(
    `select count(*)::int as n from platform.outbox where topic = 'order.shipment_changed' and payload ->> 'orderId' = $1 and payload ->> 'status' = 'dispatched'`,
    [orderId],
  );
  expect(rows).toEqual([{ n: 1 }]);
});

test('the history of an order names the operator of each step', async () => {
  const { orderCode, orderId } = await order();
  for (const what of ['pick', 'dispatch', 'deliver']) await act(what, { codes: [orderCode] }, 'warehouse');
  const { history, shipments } = await read(orderCode);
  const steps = history.filter((one) => one.kind === 'step');
  expect(steps.map(({ status, by }) => [status, by])).toEqual([
    ['confirmed', null],
    ['preparing', 'Ana Ríos'],
    ['dispatched', 'Ana Ríos'],
    ['delivered', 'Ana Ríos'],
  ]);
  expect(shipments.map(({ next }) => next)).toEqual([null]);
  const audit = await as('owner')(`GET /api/office/audit?subject=${orderId}`);
  expect(audit.json()).toMatchObject({
    results: [{ action: 'purchase.shipment_delivered', by: 'Ana Ríos', network: '127.0.0.1' }, {}, {}],
  });
});

test('a rejected order gives its units back and tells the reason; a dispatched one stays', async () => {
  const { orderCode, product } = await order({ stock: 5 });
  const gone = await order();
  await act('pick', { codes: [gone.orderCode] });
  await act('dispatch', { codes: [gone.orderCode] });
  const stock = async () =>
    (
      await api.db.query<{ n: number }>(
        'select sum(available)::int as n from products.stock s join products.version v on v.id = s.version_id where v.product_id = $1',
        [product.id],
      )
    ).rows[0]?.n;
  const before = await stock();
  const body = { codes: [orderCode, gone.orderCode], reason: 'No hay cobertura' };
  const expected = { changed: [orderCode], refused: [{ id: gone.orderCode, code: 'ORDER_NOT_CANCELLABLE' }] };
  expect(await act('reject', { ...body, dryRun: true })).toMatchObject(expected);
  expect(await stock()).toBe(before);
  expect(await act('reject', body)).toMatchObject(expected);
  expect(await stock()).toBe((before ?? 0) + 2);
  expect((await read(orderCode)).history.findLast(({ kind }) => kind === 'step')).toMatchObject({
    status: 'rejected',
    why: 'No hay cobertura',
    by: 'Ana Ríos',
  });
  expect(await act('reject', body)).toMatchObject({ changed: [], unchanged: [orderCode] });
});

test('a bulk act takes ids or codes, not both and not none', async () => {
  const { orderCode, orderId } = await order();
  for (const body of [{}, { ids: [orderId], codes: [orderCode] }, { codes: [] }]) {
    const sent = await as('operations')('POST /api/purchase/office/orders/pick', body);
    expect(sent.json()).toMatchObject({ code: 'INVALID_REQUEST' });
  }
});
