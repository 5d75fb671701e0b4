import { randomUUID } from 'node:crypto';
import type { ReturnOutcome } from '@tonalia/contract/return-decision';
import type { OfficeReturn } from '@tonalia/contract/returns-office';
import type { DeskCart } from '@tonalia/contract/purchase-place';
import type { OwnReturn, Returnable } from '@tonalia/contract/returns-own';
import { beforeAll, expect, test } from 'vitest';
import { type Desk, type OrderToAdjust, makeDesk, placeItems } from '../../../../test/adjusting.ts';
import { audit, countUnits } from '../../../../test/audit.ts';
import { useApi } from '../../../../test/build-app.ts';
import { howOften } from '../../../../test/how-often.ts';
import { makeBuyer } from '../../../../test/make-buyer.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { type MadeProduct, makeProduct } from '../../../../test/make-products.ts';
import { deliverOrder, placeDelivered } from '../../../../test/returning.ts';

const api = useApi({ hasGateway: true });
let desk: Desk;
beforeAll(async () => {
  // without the second factor: no money leaves
  desk = await makeDesk(api, { isConfirmed: false });
});

interface Answer<T> {
  status: number;
  code: string | undefined;
  message: string;
  results: T;
}
const answer = <T>(sent: { statusCode: number; json: () => unknown }): Answer<T> => ({
  status: sent.statusCode,
  ...(sent.json() as Omit<Answer<T>, 'status'>), // as: the body of every call
});
const read = async (id: string) =>
  answer<OfficeReturn>(await desk.call(`GET /api/purchase/office/returns/${id}`)).results;
const own = async ({ buyer, orderCode }: OrderToAdjust) =>
  answer<{ returnable: Returnable; returns: OwnReturn[] }>(await buyer.call(`GET /order/${orderCode}/returns`)).results;

/** A return of these units that arrived in the warehouse. */
async function arrived(order: OrderToAdjust, lines: { line: number; units: number }[]): Promise<string> {
  const id = randomUUID();
  const asked = lines.map((one) => ({ ...one, reason: 'regret' }));
  const request = { orderCode: order.orderCode, id, wish: 'source', lines: asked };
  const sent = await order.buyer.call('POST /returns', request);
  if (sent.statusCode !== 200) throw new Error(sent.body);
  const body = { version: (await read(id)).version, lines };
  await desk.call(`POST /api/purchase/office/returns/${id}/receive`, body);
  return id;
}
interface Accepted {
  line: number;
  toStock: number;
  toLoss: number;
}
const exchange = async (id: string, lines: Accepted[], more: object = {}, call = desk.call) =>
  answer<ReturnOutcome>(
    await call(`POST /api/purchase/office/returns/${id}/resolve`, {
      version: (await read(id)).version,
      to: 'exchange',
      lines,
      ...more,
    }),
  );
const lost = (units: number, line = 1): Accepted => ({ line, toStock: 0, toLoss: units });
const stockOf = async ({ versions: [version] }: MadeProduct) =>
  (
    await api.db.query<{ available: number }>(
      `select available from products.stock where version_id = $1 and warehouse_id = 'BOG'`,
      [version?.id],
    )
  ).rows[0]?.available ?? 0;
const setStock = ({ versions: [version] }: MadeProduct, units: number) =>
  api.db.query(`update products.stock set available = $2 where version_id = $1 and warehouse_id = 'BOG'`, [
    version?.id,
    units,
  ]);
const ordersOf = async ({ buyer }: OrderToAdjust) =>
  (await api.db.query('select from purchase.order where customer_id = $1', [buyer.customerId])).rowCount ?? 0;
const delivered = async (quantity = 3, stock = 20) => {
  const product = await makeProduct(api.db, { stock, price: 20_000 });
  return { product, order: await placeDelivered(api, desk, [{ product, quantity }]) };
};

test('accepted units are exchanged for the same ones in an order without cost, and no money moves (OFC-208)', async () => {
  const { product, order } = await delivered();
  const units = await countUnits(api.db);
  const before = await desk.read(order.orderCode);
  const stock = await stockOf(product);
  const id = await arrived(order, [{ line: 1, units: 3 }]);
  const lines = [{ line: 1, toStock: 1, toLoss: 1, refusal: 'Uno está en buen estado' }];
  const dry = (await exchange(id, lines, { dryRun: true })).results;
  expect(dry).toMatchObject({ amount: 40_000, portions: [], exchangeOrder: null, toStock: 1, toLoss: 1, refused: 1 });
  expect(dry.choices.map(({ to }) => to)).toEqual(['source', 'exchange']);
  const done = await exchange(id, lines);
  expect(done.status, done.message).toBe(200);
  const code = done.results.exchangeOrder ?? '';
  expect(done.results).toMatchObject({ ...dry, exchangeOrder: code, message: expect.stringContaining(code) });
  const made = await desk.read(code);
  expect(made).toMatchObject({
    status: 'confirmed',
    money: { subtotal: 40_000, savings: 40_000, shipping: 0, total: 0 },
  });
  const { rows: places } = await api.db.query(
    'select customer_id, warehouse_id, address from purchase.order where code = any($1::text[])',
    [[code, order.orderCode]],
  );
  expect(places[0]).toEqual(places[1]);
  // one came to stock, and two are reserved
  expect(await stockOf(product)).toBe(stock + 1 - 2);
  expect(await read(id)).toMatchObject({ state: 'resolved', amount: 0, exchangeOrder: code, creditNote: [] });
  expect(await desk.read(order.orderCode)).toMatchObject({ money: { total: before.money?.total } });
  const { rows } = await api.db.query(
    'select from purchase.refund r join purchase.payment p on p.id = r.payment_id where p.order_id = $1',
    [order.orderId],
  );
  expect(rows).toEqual([]);
  await api.drain();
  expect(await audit(api.db, { units })).toEqual([]);
});

test('an exchange is no sale: points, best sellers and sales stay, also when it is cancelled (OFC-208)', async () => {
  const { product, order } = await delivered();
  const facts = async () => ({
    sold: (await api.db.query('select units_sold from products.version where id = $1', [product.versions[0]?.id])).rows,
    points: (
      await api.db.query(
        'select sum(amount)::int as pesos from auth.loyalty_purchase where customer_id = $1 and amount > 0',
        [order.buyer.customerId],
      )
    ).rows,
  });
  const before = await facts();
  const id = await arrived(order, [{ line: 1, units: 2 }]);
  const code = (await exchange(id, [lost(2)])).results.exchangeOrder ?? '';
  await api.drain();
  expect(await facts()).toEqual(before);
  const cancelled = await desk.call('POST /api/purchase/office/orders/reject', {
    codes: [code],
    reason: 'No lo quiere',
  });
  expect(cancelled.statusCode, cancelled.body).toBe(200);
  await api.drain();
  expect(await facts()).toEqual(before);
  expect((await desk.read(code)).status).toBe('rejected');
  expect(await audit(api.db)).toEqual([]);
});

test('the customer reads which order it is, and what it brought is returned by the first order (OFC-208, SEL-203)', async () => {
  const { order } = await delivered(2);
  const id = await arrived(order, [{ line: 1, units: 1 }]);
  const code = (await exchange(id, [lost(1)])).results.exchangeOrder ?? '';
  expect((await own(order)).returns).toMatchObject([{ state: 'resolved', exchangeOrder: code }]);
  await api.drain();
  const { rows } = await api.db.query<{ path: string; text: string }>(
    `select path, text from notices.notice where customer_id = $1 and path like $2`,
    [order.buyer.customerId, `%/${code}`],
  );
  expect(rows.map(({ text }) => text)).toEqual([expect.stringContaining(`Tu cambio es el pedido ${code}.`)]);
  // the exchanged unit has not arrived
  expect((await own(order)).returnable.lines).toMatchObject([{ units: 1 }]);
  const { rows: ids } = await api.db.query<{ id: string }>('select id from purchase.order where code = $1', [code]);
  const made = { ...order, orderCode: code, orderId: ids[0]?.id ?? '' };
  await deliverOrder(api, desk, made);
  expect((await own(order)).returnable.lines).toMatchObject([{ units: 2 }]);
  expect((await own(made)).returnable.lines).toEqual([]);
  expect(await audit(api.db)).toEqual([]);
});

test('without units of a line the exchange is refused by its name, and nothing is half written (OFC-208)', async () => {
  const first = await makeProduct(api.db, { stock: 20, price: 20_000 });
  const second = await makeProduct(api.db, { stock: 20, price: 30_000 });
  const order = await placeDelivered(api, desk, [
    { product: first, quantity: 2 },
    { product: second, quantity: 2 },
  ]);
  const id = await arrived(order, [
    { line: 1, units: 2 },
    { line: 2, units: 2 },
  ]);
  await setStock(second, 1);
  const [name] = (await read(id)).lines.filter(({ line }) => line === 2).map((line) => line.name);
  const stock = await stockOf(first);
  const refused = await exchange(id, [{ line: 1, toStock: 2, toLoss: 0 }, lost(2, 2)]);
  expect(refused).toMatchObject({ status: 409, code: 'EXCHANGE_SHORT' });
  expect(refused.message).toBe(
    `No hay existencias de ${name} para el cambio: queda 1 und. Devuelve saldo o dinero, o espera a que llegue.`,
  );
  expect(await read(id)).toMatchObject({ state: 'received', exchangeOrder: null });
  expect([await stockOf(first), await stockOf(second), await ordersOf(order)]).toEqual([stock, 1, 1]);
});

test('a repeated resolve makes no second order (OFC-208)', async () => {
  const { order } = await delivered();
  const id = await arrived(order, [{ line: 1, units: 1 }]);
  const { version } = await read(id);
  expect((await exchange(id, [lost(1)], { version })).status).toBe(200);
  expect((await exchange(id, [lost(1)], { version })).code).toBe('VERSION_CONFLICT');
  expect((await exchange(id, [lost(1)])).code).toBe('RETURN_DECIDED');
  expect(await ordersOf(order)).toBe(2);
});

test('an operator without the permission to decide exchanges nothing (OFC-004, OFC-208)', async () => {
  const { order } = await delivered();
  const id = await arrived(order, [{ line: 1, units: 1 }]);
  const { cookie } = await makeOperator(api.db, { role: 'warehouse' });
  expect((await exchange(id, [lost(1)], {}, officeCaller(api, cookie))).status).toBe(403);
  expect(await ordersOf(order)).toBe(1);
});

test('of two operators that exchange the same return at once one makes its order (OFC-208)', async () => {
  for (let round = 0; round < howOften(3, 50); round += 1) {
    const { order } = await delivered();
    const id = await arrived(order, [{ line: 1, units: 1 }]);
    const { version } = await read(id);
    const both = await Promise.all([exchange(id, [lost(1)], { version }), exchange(id, [lost(1)], { version })]);
    expect(both.map(({ code }) => code ?? 'done').toSorted()).toEqual(['VERSION_CONFLICT', 'done']);
    expect(await ordersOf(order)).toBe(2);
  }
  expect(await audit(api.db)).toEqual([]);
});

test('an exchange and an order that want the last unit: one gets it (OFC-208)', async () => {
  for (let round = 0; round < howOften(3, 50); round += 1) {
    const { product, order } = await delivered(1);
    const id = await arrived(order, [{ line: 1, units: 1 }]);
    await setStock(product, 1);
    const [exchanged, placed] = await Promise.allSettled([
      exchange(id, [lost(1)]),
      placeItems(api, [{ product, quantity: 1 }]),
    ]);
    const isExchanged = exchanged.status === 'fulfilled' && exchanged.value.status === 200;
    expect([isExchanged, placed.status === 'fulfilled'].filter(Boolean)).toHaveLength(1);
    expect(await stockOf(product)).toBe(0);
    expect((await read(id)).state).toBe(isExchanged ? 'resolved' : 'received');
  }
});

const cancelOrder = (code: string) =>
  desk.call('POST /api/purchase/office/orders/reject', { codes: [code], reason: 'No lo quiere', to: 'cancelled' });
const refusedIn = (sent: { json: () => unknown }) =>
  (sent.json() as { results: { refused: { code: string }[] } }).results.refused.map(({ code }) => code); // as: the body of the call

test('a cancelled exchange leaves its return to be decided again, for money, with its goods counted once (OFC-208)', async () => {
  const { product, order } = await delivered();
  const units = await countUnits(api.db);
  const stock = await stockOf(product);
  const id = await arrived(order, [{ line: 1, units: 3 }]);
  const lines = [{ line: 1, toStock: 1, toLoss: 1, refusal: 'Uno está en buen estado' }];
  const code = (await exchange(id, lines)).results.exchangeOrder ?? '';
  const cancelled = await cancelOrder(code);
  expect(cancelled.json()).toMatchObject({ results: { changed: [code] } });
  expect(await stockOf(product)).toBe(stock);
  const again = await read(id);
  expect(again).toMatchObject({ state: 'received', exchangeOrder: null, amount: null });
  expect(again.lines).toMatchObject([{ units: 3, arrived: 3, toStock: null, toLoss: null, refusal: null }]);
  expect(again.history[0]).toMatchObject({
    state: 'received',
    by: 'Ana Ríos',
    words: expect.stringContaining('cambio'),
  });
  expect((await own(order)).returnable.lines).toMatchObject([{ units: 0 }]);
  await api.drain();
  expect(await audit(api.db, { units })).toEqual([]);
  const { rows } = await api.db.query<{ text: string }>('select text from notices.notice where customer_id = $1', [
    order.buyer.customerId,
  ]);
  expect(rows.map(({ text }) => text)).toContainEqual(expect.stringContaining('Cancelamos el cambio de tu devolución'));
  // money leaves the office: with the second factor
  const { call } = await makeDesk(api);
  const paid = await exchange(id, lines, { to: 'source' }, call);
  expect(paid.status, paid.message).toBe(200);
  expect(paid.results).toMatchObject({ amount: 40_000, portions: [{ to: 'source', amount: 40_000 }] });
  expect(await stockOf(product)).toBe(stock + 1);
  await api.drain();
  expect(await audit(api.db, { units })).toEqual([]);
});

test('an exchange whose returned units were sold meanwhile is not cancelled, and nothing changes (OFC-208)', async () => {
  const { product, order } = await delivered(1);
  const id = await arrived(order, [{ line: 1, units: 1 }]);
  const code = (await exchange(id, [{ line: 1, toStock: 1, toLoss: 0 }])).results.exchangeOrder ?? '';
  await api.db.query(`update products.stock set available = 0 where version_id = $1 and warehouse_id = 'BOG'`, [
    product.versions[0]?.id,
  ]);
  // its own unit was not found: none is free with the cancellation
  await desk.call('POST /api/purchase/office/orders/pick', { codes: [code] });
  await api.db.query(
    `insert into purchase.missing_units (shipment_id, version_id, units)
     select s.id, $2, 1 from purchase.shipment s join purchase.order o on o.id = s.order_id where o.code = $1`,
    [code, product.versions[0]?.id],
  );
  expect(refusedIn(await cancelOrder(code))).toEqual(['ORDER_NOT_CANCELLABLE']);
  expect((await desk.read(code)).status).toBe('preparing');
  expect(await read(id)).toMatchObject({ state: 'resolved', exchangeOrder: code });
});

test('an order that the office took by telephone is exchanged for its customer (OFC-104, OFC-208)', async () => {
  const product = await makeProduct(api.db, { stock: 20, price: 20_000 });
  const buyer = await makeBuyer(api);
  const { cookie } = await makeOperator(api.db, { role: 'sales-desk' });
  const phone = officeCaller(api, cookie);
  const path = `/api/purchase/office/customers/${buyer.customerId}/cart`;
  const versionId = product.versions[0]?.id;
  await phone(`POST ${path}/lines`, { clientId: randomUUID(), versionId, quantity: 2 });
  const cart = async () => (await phone(`GET ${path}`)).json<{ results: DeskCart }>().results.cart;
  await phone(`PUT ${path}`, { cartId: (await cart())?._id, paymentMethod: 'cash_on_delivery' });
  const open = await cart();
  const placed = await phone(`POST ${path}/order`, { cartId: open?._id, expectedTotal: open?.total });
  expect(placed.statusCode, placed.body).toBe(200);
  const taken = placed.json<{ results: { orderId: string; orderCode: string; total: number } }>().results;
  const order = { ...taken, buyer, cartId: open?._id ?? '' };
  await deliverOrder(api, desk, order);
  const id = await arrived(order, [{ line: 1, units: 2 }]);
  const done = await exchange(id, [lost(2)]);
  expect(done.status, done.message).toBe(200);
  const code = done.results.exchangeOrder ?? '';
  const made = await desk.read(code);
  expect(made).toMatchObject({ status: 'confirmed', customer: { _id: buyer.customerId }, money: { total: 0 } });
  expect((await buyer.call(`GET /order/${code}`)).statusCode).toBe(200);
  await api.drain();
  expect(await audit(api.db)).toEqual([]);
});

test('a cancelled exchange and a second decision of its return at once: the goods are counted once (OFC-208)', async () => {
  const { call } = await makeDesk(api);
  for (let round = 0; round < howOften(4, 50); round += 1) {
    const { product, order } = await delivered(1);
    const units = await countUnits(api.db);
    const stock = await stockOf(product);
    const id = await arrived(order, [{ line: 1, units: 1 }]);
    const code = (await exchange(id, [{ line: 1, toStock: 1, toLoss: 0 }])).results.exchangeOrder ?? '';
    const version = (await read(id)).version + 1;
    const [cancelled, decided] = await Promise.all([
      cancelOrder(code),
      exchange(id, [{ line: 1, toStock: 1, toLoss: 0 }], { to: 'source', version }, call),
    ]);
    expect(cancelled.json()).toMatchObject({ results: { changed: [code] } });
    const isDecided = decided.status === 200;
    expect([isDecided, decided.code]).toEqual(isDecided ? [true, undefined] : [false, 'VERSION_CONFLICT']);
    expect(await read(id)).toMatchObject({ state: isDecided ? 'resolved' : 'received', exchangeOrder: null });
    expect(await stockOf(product)).toBe(isDecided ? stock + 1 : stock);
    await api.drain();
    expect(await audit(api.db, { units })).toEqual([]);
  }
});
