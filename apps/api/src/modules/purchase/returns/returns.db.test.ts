import { randomUUID } from 'node:crypto';
import type { BulkResult } from '@tonalia/contract/office-wire';
import type { RefundSources } from '@tonalia/contract/refunds-office';
import type { ReturnOutcome } from '@tonalia/contract/return-decision';
import type { OfficeReturn, OfficeReturnPage } from '@tonalia/contract/returns-office';
import type { OwnReturn, Returnable } from '@tonalia/contract/returns-own';
import { maxPhotoBytes, maxReturnPhotos } from '@tonalia/rules/policy';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Desk, type OrderToAdjust, makeDesk, placeItems } from '../../../../test/adjusting.ts';
import { audit, countUnits } from '../../../../test/audit.ts';
import { useApi } from '../../../../test/build-app.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { makePdf, makePng } from '../../../../test/proofs.ts';
import { placeDelivered, sendOrder } from '../../../../test/returning.ts';

const api = useApi({ hasGateway: true });
let desks: [Desk, Desk];
beforeAll(async () => {
  desks = [await makeDesk(api), await makeDesk(api)];
});
let networks = 0;
beforeEach(() => {
  networks += 1;
  api.network = `10.0.0.${networks}`;
});
afterEach(() => api.clock.set(new Date()));

interface Own {
  returnable: Returnable;
  returns: OwnReturn[];
}
interface Answer<T> {
  status: number;
  code: string | undefined;
  results: T;
}
const soap = (price = 20_000) => makeProduct(api.db, { stock: 20, price });
const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
/** A photo as a phone makes it, with the model of the camera in its EXIF. */
const jpeg = await sharp({ create: { width: 720, height: 960, channels: 3, background: '#8a6', noise } })
  .jpeg({ quality: 40 })
  .withExif({ IFD0: { Model: 'Camera of a phone' } })
  .toBuffer();
const png = () => jpeg.toString('base64');
const answer = <T>(sent: { statusCode: number; json: () => unknown }): Answer<T> => ({
  status: sent.statusCode,
  ...(sent.json() as { code: string | undefined; results: T }), // as: the body of every call
});
const line = (units: number, more: object = {}) => ({ line: 1, units, reason: 'broken', photos: [png()], ...more });
const ask = async (order: OrderToAdjust, lines: object[], more: object = {}) => {
  const body = { id: randomUUID(), wish: 'source', lines, ...more };
  return {
    id: body.id,
    ...answer<Own>(await order.buyer.call('POST /returns', { orderCode: order.orderCode, ...body })),
  };
};
const own = async (order: OrderToAdjust) =>
  answer<Own>(await order.buyer.call(`GET /order/${order.orderCode}/returns`)).results;
const withdraw = async (order: OrderToAdjust, id: string) =>
  answer<Own>(await order.buyer.call(`POST /order/${order.orderCode}/returns/${id}/withdraw`, {}));
const read = async (id: string) =>
  answer<OfficeReturn>(await desks[0].call(`GET /api/purchase/office/returns/${id}`)).results;
const act = async <T = OfficeReturn>(id: string, verb: string, body: object, desk = desks[0]) =>
  answer<T>(
    await desk.call(`POST /api/purchase/office/returns/${id}/${verb}`, { version: (await read(id)).version, ...body }),
  );
const resolve = (id: string, decision: object, more: object = {}, desk = desks[0]) =>
  act<ReturnOutcome>(id, 'resolve', { lines: [{ line: 1, toStock: 0, toLoss: 0, ...decision }], ...more }, desk);
const listed = async (query: string) =>
  answer<never>(await desks[0].call(`GET /api/purchase/office/returns?${query}`)) as unknown as OfficeReturnPage; // as: a page has no `results` envelope

const delivered = async (quantity = 5, price?: number) =>
  placeDelivered(api, desks[0], [{ product: await soap(price), quantity }]);
const messages = async ({ orderId }: OrderToAdjust) =>
  (
    await api.db.query<{ title: string }>(
      'select title from platform.message where subject_id = $1 and title like $2',
      [orderId, 'Tu devolución%'],
    )
  ).rows.length;

test('returns are listed by the warehouse that their part left from, not by that of the order (OFC-208)', async () => {
  const order = await delivered();
  const { id } = await ask(order, [line(1)]);
  const { code } = await read(id);
  const codesIn = async (warehouseId: string) =>
    (await listed(`q=${code}&warehouseId=${warehouseId}`)).results.map((one) => one.code);
  expect([await codesIn('BOG'), await codesIn('MDE')]).toEqual([[code], []]);
  await api.db.query(`update purchase.shipment set warehouse_id = 'MDE' where order_id = $1`, [order.orderId]);
  expect([await codesIn('BOG'), await codesIn('MDE')]).toEqual([[], [code]]);
});

test('the refund of an order names what waits to be returned by its product and size, with what it cost (OFC-108)', async () => {
  const order = await delivered();
  await ask(order, [line(2)]);
  await api.db.query(
    `update purchase.order_line set name = 'Champú con romero', version_name = '300 ml' where order_id = $1`,
    [order.orderId],
  );
  const { results } = answer<RefundSources>(
    await desks[0].call(`GET /api/purchase/office/orders/${order.orderCode}/refund`),
  );
  expect(results.reported).toEqual([{ name: 'Champú con romero 300 ml', units: 2, amount: 40_000 }]);
});

describe('a customer', () => {
  test('asks to return units of a line with a photo, follows it and takes it back (OFC-208, SEL-203)', async () => {
    const order = await delivered();
    expect((await own(order)).returnable.lines).toMatchObject([{ line: 1, units: 5, price: 20_000, isOpen: true }]);
    const asked = await ask(order, [line(2)], { wish: 'balance', note: 'La caja llegó mojada' });
    expect(asked).toMatchObject({ status: 200, results: { returnable: { lines: [{ units: 3 }] } } });
    expect(asked.results.returns).toMatchObject([
      { _id: asked.id, state: 'asked', value: 40_000, canWithdraw: true, lines: [{ units: 2, reason: 'broken' }] },
    ]);
    expect((await withdraw(order, asked.id)).results).toMatchObject({
      returnable: { lines: [{ units: 5 }] },
      returns: [{ state: 'withdrawn', canWithdraw: false }],
    });
    expect(await audit(api.db)).toEqual([]);
  });

  test('gets one return of a request that is sent twice (OFC-208)', async () => {
    const order = await delivered();
    const id = randomUUID();
    const both = await Promise.all([ask(order, [line(2)], { id }), ask(order, [line(2)], { id })]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await own(order)).returns).toHaveLength(1);
  });

  test('asks for no more than was delivered and not asked for, also twice at once (OFC-208)', async () => {
    for (let run = 0; run < 4; run += 1) {
      const order = await delivered(3);
      const both = await Promise.all([ask(order, [line(2)]), ask(order, [line(2)])]);
      expect(new Set(both.map(({ code }) => code))).toEqual(new Set(['RETURN_TOO_MUCH', undefined]));
      expect((await own(order)).returnable.lines[0]?.units).toBe(1);
    }
  });

  test('cannot ask again for what was refused; the office can (OFC-208)', async () => {
    const order = await delivered(2);
    const { id } = await ask(order, [line(2)]);
    expect((await resolve(id, { refusal: 'Está en buen estado' })).results.state).toBe('rejected');
    expect((await ask(order, [line(1)])).code).toBe('RETURN_TOO_MUCH');
    const request = { id: randomUUID(), wish: 'source', lines: [line(1, { photos: [] })] };
    const opened = await desks[0].call(`POST /api/purchase/office/orders/${order.orderCode}/returns`, request);
    expect(answer<OfficeReturn>(opened).results).toMatchObject({ state: 'asked', byOffice: true, units: 1 });
  });

  test('asks within five days of delivery; later only the office opens a return (OFC-208)', async () => {
    const order = await delivered();
    await api.db.query(
      `update purchase.shipment set delivered_at = delivered_at - interval '6 days' where order_id = $1`,
      [order.orderId],
    );
    expect((await own(order)).returnable.lines[0]?.isOpen).toBe(false);
    expect(await ask(order, [line(1)])).toMatchObject({ status: 409, code: 'RETURN_TOO_LATE' });
    const request = { id: randomUUID(), wish: 'source', lines: [line(1)] };
    const opened = await desks[0].call(`POST /api/purchase/office/orders/${order.orderCode}/returns`, request);
    expect(opened.statusCode, opened.body).toBe(200);
    await api.drain();
    expect(await messages(order)).toBeGreaterThan(0);
  });

  test('asks nothing of a part that has not arrived (OFC-208)', async () => {
    const order = await placeItems(api, [{ product: await soap(), quantity: 2 }]);
    await sendOrder(api, desks[0], order);
    expect((await ask(order, [line(1)])).code).toBe('RETURN_TOO_LATE');
  });

  test.each([
    ['a PDF', () => makePdf('factura').toString('base64'), 'RETURN_PHOTO_REFUSED'],
    ['half a picture', () => makePng().subarray(0, 2_000).toString('base64'), 'RETURN_PHOTO_REFUSED'],
    [
      'a picture of 30,000 pixels',
      () => makePng({ width: 30_000, height: 30_000 }).toString('base64'),
      'RETURN_PHOTO_REFUSED',
    ],
    [
      'a picture of 100 million pixels',
      () => makePng({ width: 10_000, height: 10_000 }).toString('base64'),
      'RETURN_PHOTO_REFUSED',
    ],
    ['a script', () => Buffer.from('<svg onload="alert(1)">'.padEnd(2_000)).toString('base64'), 'RETURN_PHOTO_REFUSED'],
    ['more than 1 MB', () => makePng({ length: 1_100_000 }).toString('base64'), 'INVALID_REQUEST'],
    ['text that is no base64', () => 'no es una foto', 'INVALID_REQUEST'],
  ])('cannot send %s as a photo (OFC-208)', async (_name, photo, code) => {
    const order = await delivered(1);
    expect(await ask(order, [line(1, { photos: [photo()] })])).toMatchObject({ status: 400, code });
    expect((await own(order)).returns).toEqual([]);
  });

  test('has room for the most photos of the largest size, and for the rest of its fields (OFC-208)', async () => {
    const { buyer } = await delivered(1);
    const most = maxReturnPhotos * Math.ceil(maxPhotoBytes / 3) * 4 + 256 * 1024;
    const send = async (bytes: number) => {
      const payload = JSON.stringify({ orderCode: '' }).padEnd(bytes);
      const headers = { 'content-type': 'application/json' };
      return (await api.send({ method: 'POST', url: '/api/purchase/returns', headers, payload, token: buyer.token }))
        .statusCode;
    };
    expect([await send(most), await send(most + 1)]).toEqual([400, 413]);
  });

  test('needs a photo of broken goods, and sends at most three of a line (OFC-208)', async () => {
    const order = await delivered();
    expect((await ask(order, [line(1, { photos: [] })])).status).toBe(400);
    expect((await ask(order, [line(1, { photos: [png(), png(), png(), png()] })])).status).toBe(400);
    expect((await ask(order, [line(1, { reason: 'regret', photos: [] })])).status).toBe(200);
  });

  test('sees and changes no return of another customer, nor takes its id (OFC-208)', async () => {
    const [order, other] = [await delivered(), await delivered()];
    const { id } = await ask(order, [line(1)]);
    const foreign = await other.buyer.call(`GET /order/${order.orderCode}/returns`);
    expect(foreign.statusCode).toBe(404);
    expect((await withdraw(other, id)).status).toBe(404);
    expect((await ask(other, [line(1)], { id })).status).toBe(400);
    expect((await ask(order, [{ ...line(1), line: 7 }])).status).toBe(400);
    expect((await read(id)).state).toBe('asked');
  });

  test('keeps the account while a return is open (OFC-208)', async () => {
    const order = await delivered(1);
    const { id } = await ask(order, [line(1)]);
    await api.db.query(`update purchase.order_event set at = at - interval '30 days' where order_id = $1`, [
      order.orderId,
    ]);
    await api.db.query(`update purchase.refund set status = 'done', next_try_at = null, done_at = now()`);
    const { closingOrders } = await import('../closing/closing-orders.ts');
    const { inTransaction } = await import('../../../platform/transaction.ts');
    const open = () => inTransaction(api.db, (tx) => closingOrders.findObligations(tx, order.buyer.customerId));
    expect((await open()).returns).toEqual([(await read(id)).code]);
    await withdraw(order, id);
    expect((await open()).returns).toEqual([]);
  });
});

describe('the office', () => {
  test('collects, receives and resolves a return: units, money and a message for each change (OFC-208)', async () => {
    const product = await soap();
    const units = await countUnits(api.db);
    const order = await placeDelivered(api, desks[0], [{ product, quantity: 5 }]);
    const { id } = await ask(order, [line(4)]);
    expect((await resolve(id, { toStock: 4 })).code).toBe('RETURN_NOT_RECEIVED');
    expect((await act(id, 'collect', {})).results).toMatchObject({ state: 'collecting' });
    expect((await withdraw(order, id)).code).toBe('RETURN_DECIDED');
    expect((await act(id, 'receive', { lines: [{ line: 1, units: 3 }] })).results).toMatchObject({ state: 'received' });
    const decision = { toStock: 2, toLoss: 1, refusal: 'Llegaron tres' };
    const dry = await resolve(id, decision, { dryRun: true });
    expect(dry.results).toMatchObject({ state: 'resolved', amount: 60_000, toStock: 2, toLoss: 1, refused: 1 });
    expect((await read(id)).state).toBe('received');
    const done = await resolve(id, decision);
    expect(done.results).toEqual(dry.results);
    expect(await read(id)).toMatchObject({ state: 'resolved', isPart: true, amount: 60_000 });
    expect((await own(order)).returns[0]).toMatchObject({
      amount: 60_000,
      lines: [{ accepted: 3, refusal: 'Llegaron tres' }],
    });
    await api.drain();
    expect((await read(id)).history.map(({ state }) => state)).toEqual(['resolved', 'received', 'collecting', 'asked']);
    const { rows } = await api.db.query<{ n: number }>(
      `select count(distinct cause)::int as n from platform.message where subject_id = $1 and title like 'Tu devolución%'`,
      [order.orderId],
    );
    expect(rows[0]?.n).toBe(3);
    expect(await audit(api.db, { units })).toEqual([]);
  });

  test('approves the collection of many returns after a preview; one that is decided is refused (OFC-007, OFC-208)', async () => {
    const orders = [await delivered(), await delivered(), await delivered()];
    const [one, other, decided] = await Promise.all(orders.map(async (order) => (await ask(order, [line(1)])).id));
    await act(other ?? '', 'collect', {});
    await act(decided ?? '', 'collect', {});
    await act(decided ?? '', 'receive', { lines: [{ line: 1, units: 1 }] });
    const missing = randomUUID();
    const collect = async (more: object = {}) =>
      answer<BulkResult>(
        await desks[0].call('POST /api/purchase/office/returns/collect', {
          ids: [one, other, decided, missing],
          ...more,
        }),
      ).results;
    const preview = await collect({ dryRun: true });
    expect(preview).toMatchObject({ changed: [one], unchanged: [other], undo: null });
    expect(preview.refused.map(({ id, code }) => [id, code])).toEqual([
      [decided, 'RETURN_DECIDED'],
      [missing, 'RETURN_NOT_FOUND'],
    ]);
    expect((await read(one ?? '')).state).toBe('asked');
    expect(await collect()).toEqual(preview);
    expect((await read(one ?? '')).state).toBe('collecting');
    expect(await collect()).toMatchObject({ changed: [], unchanged: [one, other] });
  });

  test('leaves goods of little value with the customer and writes them off (OFC-208)', async () => {
    const order = await delivered(5, 10_000);
    const { id } = await ask(order, [line(2)]);
    expect((await resolve(id, { toStock: 2 })).code).toBe('RETURN_NOT_RECEIVED');
    expect((await resolve(id, { toLoss: 2 })).results).toMatchObject({ state: 'resolved', amount: 20_000 });
    expect(await read(id)).toMatchObject({ state: 'resolved', stays: true });
    expect(await audit(api.db)).toEqual([]);
  });

  test('refuses with a reason that the customer reads, and without one not at all (OFC-208)', async () => {
    const order = await delivered();
    const { id } = await ask(order, [line(2)]);
    expect((await resolve(id, {})).code).toBe('RETURN_UNDECIDED');
    expect((await resolve(id, { refusal: 'Sí pidió 7.0' })).results).toMatchObject({ state: 'rejected', amount: 0 });
    expect((await own(order)).returns[0]?.lines[0]?.refusal).toBe('Sí pidió 7.0');
    expect((await resolve(id, { toLoss: 1, refusal: 'Otra vez' })).code).toBe('RETURN_DECIDED');
  });

  test('asks for the second factor before a refund, and not before a rejection (OFC-005)', async () => {
    const order = await delivered(5, 10_000);
    const plain = await makeDesk(api, { isConfirmed: false });
    const { id } = await ask(order, [line(1)]);
    expect(await resolve(id, { toLoss: 1 }, {}, plain)).toMatchObject({ status: 403, code: 'STEP_UP_REQUIRED' });
    expect((await read(id)).state).toBe('asked');
    expect((await resolve(id, { refusal: 'Está bien' }, {}, plain)).status).toBe(200);
  });

  test('gives the money to no place that did not pay (OFC-208)', async () => {
    const order = await delivered(5, 10_000);
    const { id } = await ask(order, [line(1)]);
    const { results } = await resolve(id, { toLoss: 1 }, { dryRun: true });
    expect(results.choices).toMatchObject([{ to: 'source', most: 10_000 }, { to: 'exchange' }]);
    expect((await resolve(id, { toLoss: 1 }, { to: 'balance' })).code).toBe('BALANCE_UNAVAILABLE');
    expect((await resolve(id, { toLoss: 1 }, { to: 'credit' })).results.portions).toMatchObject([{ to: 'source' }]);
  });

  test('lists returns by tab with their numbers, and no amounts without the permission (OFC-208)', async () => {
    const order = await delivered();
    const { id } = await ask(order, [line(1)]);
    const { code } = await read(id);
    const page = await listed(`tab=undecided&q=${code}`);
    expect(page.results).toMatchObject([{ _id: id, orderCode: order.orderCode, reason: 'broken', value: 20_000 }]);
    expect(page.counts.undecided).toBeGreaterThan(0);
    expect(page.counts.all).toBeGreaterThanOrEqual(page.counts.undecided);
    expect((await listed(`tab=rejected&q=${code}`)).results).toEqual([]);
    const customerId = page.results[0]?.customer._id ?? '';
    const own = (await listed(`customerId=${customerId}`)).results.map((one) => one.customer._id);
    expect([...new Set(own)]).toEqual([customerId]);
    expect((await listed(`customerId=${randomUUID()}`)).total).toBe(0);
    expect(await read(code)).toEqual(await read(id));
    expect((await desks[0].call('GET /api/purchase/office/returns/DV-999999999')).statusCode).toBe(404);
    expect((await desks[0].call('GET /api/purchase/office/returns/DV-1')).statusCode).toBe(400);
    const call = officeCaller(api, (await makeOperator(api.db, { role: 'warehouse' })).cookie);
    const blind = (await call(`GET /api/purchase/office/returns?q=${code}`)).json<OfficeReturnPage>();
    expect(blind).toMatchObject({ undecided: null, results: [{ value: null }] });
    expect(JSON.stringify((await call(`GET /api/purchase/office/returns/${id}`)).json())).not.toMatch(/"value":\d/);
  });

  test('shows what goods cost only with the right to costs, and the seller of the customer (OFC-208)', async () => {
    const order = await delivered();
    const { id } = await ask(order, [line(1)]);
    await api.db.query('update purchase.order_line set cost = 7300 where order_id = $1', [order.orderId]);
    const seenBy = async (role: 'owner' | 'warehouse') => {
      const call = officeCaller(api, (await makeOperator(api.db, { role })).cookie);
      return (await call(`GET /api/purchase/office/returns/${id}`)).json<{ results: OfficeReturn }>().results;
    };
    expect(await seenBy('owner')).toMatchObject({ seller: null, lines: [{ cost: 7_300 }] });
    expect(await seenBy('warehouse')).toMatchObject({ lines: [{ cost: null }] });
  });

  test('shows the words of a resolved return, which name its money, only with the right to amounts (OFC-208)', async () => {
    const order = await delivered(5, 10_000);
    const { id } = await ask(order, [line(1)]);
    expect((await resolve(id, { toLoss: 1 })).status).toBe(200);
    expect((await read(id)).history[0]?.words).toContain('10.000');
    const call = officeCaller(api, (await makeOperator(api.db, { role: 'warehouse' })).cookie);
    const blind = answer<OfficeReturn>(await call(`GET /api/purchase/office/returns/${id}`)).results;
    expect(blind.history.map(({ state, words }) => [state, words])).toEqual([
      ['resolved', ''],
      ['asked', ''],
    ]);
  });

  test('gives back more than one person may only by an operator that neither opened nor received it (OFC-208)', async () => {
    const third = await makeDesk(api);
    const order = await delivered(2, 600_000);
    const request = { id: randomUUID(), wish: 'source', lines: [line(1)] };
    await desks[0].call(`POST /api/purchase/office/orders/${order.orderCode}/returns`, request);
    const { id } = request;
    await act(id, 'receive', { lines: [{ line: 1, units: 1 }] }, desks[1]);
    for (const desk of desks)
      expect(await resolve(id, { toStock: 1 }, {}, desk)).toMatchObject({ status: 403, code: 'APPROVAL_OWN' });
    expect((await read(id)).state).toBe('received');
    expect((await resolve(id, { toStock: 1 }, {}, third)).results).toMatchObject({
      state: 'resolved',
      amount: 600_000,
    });
    expect(await audit(api.db)).toEqual([]);
  });

  test('serves a photo as a picture that runs nothing, without its place and camera, and only with its return (OFC-208)', async () => {
    const [one, other] = [await delivered(1), await delivered(1)];
    const { id } = await ask(one, [line(1)]);
    const { id: otherId } = await ask(other, [line(1)]);
    const [photo] = (await read(id)).photos;
    const served = await desks[0].call(`GET /api/purchase/office/returns/${id}/photos/${photo?._id}`);
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    });
    expect((await sharp(jpeg).metadata()).exif).toBeDefined();
    const kept = await sharp(served.rawPayload).metadata();
    expect(kept).toMatchObject({ format: 'webp', width: 720 });
    expect(kept.exif).toBeUndefined();
    expect((await desks[0].call(`GET /api/purchase/office/returns/${otherId}/photos/${photo?._id}`)).statusCode).toBe(
      404,
    );
    expect((await desks[0].call(`GET /api/purchase/office/returns/${randomUUID()}`)).statusCode).toBe(404);
  });

  test('names the file of a photo by the code of its return (OFC-208)', async () => {
    for (const order of [await delivered(1), await delivered(1)]) {
      const { id } = await ask(order, [line(1)]);
      const { code, photos } = await read(id);
      const served = await desks[0].call(`GET /api/purchase/office/returns/${id}/photos/${photos[0]?._id}`);
      expect(served.headers['content-disposition']).toBe(`inline; filename="${code}.webp"`);
    }
  });
});

test('each of two returns has the lines, photos, history and goods of its own order (OFC-208)', async () => {
  const [cheap, dear] = [await soap(5_000), await soap(6_000)];
  const place = () =>
    placeDelivered(api, desks[0], [
      { product: cheap, quantity: 5 },
      { product: dear, quantity: 4 },
    ]);
  const [order, other] = [await place(), await place()];
  const first = await ask(order, [line(2), { ...line(4), line: 2, photos: [png(), png()] }]);
  const second = await ask(other, [line(1), { ...line(1), line: 2 }]);
  const lines = async (id: string) => (await read(id)).lines.map(({ name, units, value }) => [name, units, value]);
  const names = (await read(first.id)).lines.map(({ name }) => name);
  expect(new Set(names).size).toBe(2);
  expect(await lines(first.id)).toEqual([
    [names[0], 2, 10_000],
    [names[1], 4, 24_000],
  ]);
  expect(await lines(second.id)).toEqual([
    [names[0], 1, 5_000],
    [names[1], 1, 6_000],
  ]);
  expect((await read(first.id)).photos.map((photo) => photo.line)).toEqual([1, 2, 2]);
  expect((await read(first.id)).history).toHaveLength(1);
  expect(await read(second.id)).toMatchObject({ before: { returns: 1, orders: 1 } });
  const mine = await own(order);
  expect(mine.returns.map((one) => one.lines.map(({ name, units }) => [name, units]))).toEqual([
    [
      [names[0], 2],
      [names[1], 4],
    ],
  ]);

  const decide = (id: string, losses: number[], refusal?: string) =>
    act<ReturnOutcome>(id, 'resolve', {
      lines: losses.map((toLoss, n) => ({ line: n + 1, toStock: 0, toLoss, refusal })),
    });
  expect((await decide(first.id, [2, 4])).results).toMatchObject({ state: 'resolved', amount: 34_000 });
  const kept = async ({ orderId }: OrderToAdjust) =>
    (
      await api.db.query<{ row: string }>(
        `select quantity || '/' || returned as row from purchase.order_line where order_id = $1 order by line_no`,
        [orderId],
      )
    ).rows.map(({ row }) => row);
  expect([await kept(order), await kept(other)]).toEqual([
    ['3/2', '0/4'],
    ['5/0', '4/0'],
  ]);
  expect(await read(second.id)).toMatchObject({ state: 'asked', isPart: false });
  await decide(second.id, [1, 0], 'Está bien');
  const stateOf = async (id: string) => {
    const { state, isPart } = await read(id);
    return [state, isPart];
  };
  expect([await stateOf(first.id), await stateOf(second.id)]).toEqual([
    ['resolved', false],
    ['resolved', true],
  ]);
  expect([await kept(order), await kept(other)]).toEqual([
    ['3/2', '0/4'],
    ['4/1', '4/0'],
  ]);
  const notes = async (id: string) =>
    (await read(id)).creditNote.map((one) => [one.line, one.units, one.amount, one.base + one.tax]);
  expect([await notes(first.id), await notes(second.id)]).toEqual([
    [
      [1, 2, 10_000, 10_000],
      [2, 4, 24_000, 24_000],
    ],
    [[1, 1, 5_000, 5_000]],
  ]);
  expect(await audit(api.db)).toEqual([]);
});

describe('at the same time', () => {
  test('a customer who takes it back and a desk that decides end in one state (OFC-208)', async () => {
    for (let run = 0; run < 4; run += 1) {
      const order = await delivered(2, 10_000);
      const { id } = await ask(order, [line(1)]);
      const [taken, decided] = await Promise.all([withdraw(order, id), resolve(id, { toLoss: 1 })]);
      expect(new Set([taken.status, decided.status])).toEqual(new Set([200, 409]));
      expect((await read(id)).state).toBe(taken.status === 200 ? 'withdrawn' : 'resolved');
      expect(await audit(api.db)).toEqual([]);
    }
  });

  test('two desks receive a return once, and the count of one of them stays (OFC-208, OFC-008)', async () => {
    for (let run = 0; run < 4; run += 1) {
      const order = await delivered(3, 10_000);
      const { id } = await ask(order, [line(3)]);
      await act(id, 'collect', {});
      const { version } = await read(id);
      const counts = [1, 3];
      const both = await Promise.all(
        desks.map((desk, at) => act(id, 'receive', { version, lines: [{ line: 1, units: counts[at] }] }, desk)),
      );
      expect(new Set(both.map(({ code }) => code))).toEqual(new Set(['VERSION_CONFLICT', undefined]));
      const { state, lines, history } = await read(id);
      expect(state).toBe('received');
      expect(lines[0]?.arrived).toBe(counts[both.findIndex(({ status }) => status === 200)]);
      expect(history.filter((event) => event.state === 'received')).toHaveLength(1);
    }
  });

  test('two desks resolve a return once (OFC-208, OFC-008)', async () => {
    for (let run = 0; run < 4; run += 1) {
      const order = await delivered(2, 10_000);
      const { id } = await ask(order, [line(2)]);
      const both = await Promise.all(desks.map((desk) => resolve(id, { toLoss: 2 }, {}, desk)));
      expect(new Set(both.map(({ code }) => code))).toEqual(new Set(['VERSION_CONFLICT', undefined]));
      expect(await audit(api.db)).toEqual([]);
    }
  });
});
