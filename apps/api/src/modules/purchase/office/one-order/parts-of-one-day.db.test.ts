import type { LoadSheet } from '@tonalia/contract/load-office';
import type { BulkResult } from '@tonalia/contract/office-wire';
import type { PackLabels, Remission } from '@tonalia/contract/packing-office';
import type { Order } from '@tonalia/contract/purchase';
import type { OfficeOrder, OfficeShipment } from '@tonalia/contract/purchase-office';
import { dayAfter } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { workingDayFrom } from '@tonalia/rules/dispatch-day';
import { beforeAll, expect, test } from 'vitest';
import { rules } from '../../../../../test/audit-rules.ts';
import { useApi } from '../../../../../test/build-app.ts';
import { nextDraftDay } from '../../../../../test/fill-loads.ts';
import { makeBuyer } from '../../../../../test/make-buyer.ts';
import { cookieOf, delivered, openLink, refusalsOf, sendDeliveries } from '../../../../../test/make-loads.ts';
import { officeCaller } from '../../../../../test/make-operator.ts';
import { type MadeProduct, makeProduct } from '../../../../../test/make-products.ts';
import { type OfficeCaller, operatorOf } from '../../../../../test/make-waves.ts';
import { closeBox, pack, putUnits } from '../../../../../test/pack-boxes.ts';
import { type UnpaidOrder, makeUnpaidOrder } from '../../../../../test/payments.ts';

const api = useApi({ hasGateway: true });
let one: OfficeCaller;
let other: OfficeCaller;
beforeAll(async () => {
  one = await operatorOf(api, 'operations');
  other = await operatorOf(api, 'owner');
});

const later = (days: number) => workingDayFrom(dayAfter(dayIn(api.clock.now()), days));
const day = () => later(4);
const read = async (code: string) =>
  (await one(`GET /api/purchase/office/orders/${code}`)).json<{ results: OfficeOrder }>().results;
const move = (code: string, body: object, by = one) => by(`POST /api/purchase/office/orders/${code}/move`, body);
const act = (name: string, { orderCode }: Twins, part: Pick<OfficeShipment, '_id'>, by = one) =>
  by(`POST /api/purchase/office/orders/${name}`, { codes: [orderCode], shipmentId: part._id });
const codeOf = (sent: { json<T>(): T }) => sent.json<{ code?: string }>().code;
const versionOf = ({ versions }: MadeProduct) => versions[0]?.id ?? '';

async function freeOf(product: MadeProduct): Promise<[number, number]> {
  const { rows } = await api.db.query<{ bog: number; med: number }>(
    `select coalesce(sum(available) filter (where warehouse_id = 'BOG'), 0)::int as bog,
       coalesce(sum(available) filter (where warehouse_id = 'MDE'), 0)::int as med from products.stock where version_id = $1`,
    [versionOf(product)],
  );
  return [rows[0]?.bog ?? 0, rows[0]?.med ?? 0];
}

async function expectSound(): Promise<void> {
  for (const [name, sql] of Object.entries(rules)) expect([name, (await api.db.query(sql)).rows]).toEqual([name, []]);
}

interface Twins extends UnpaidOrder {
  /** Two units of it leave Bogotá, and three of the other Medellín. */
  here: MadeProduct;
  there: MadeProduct;
  bogota: OfficeShipment;
  medellin: OfficeShipment;
}

const partOf = ({ shipments }: OfficeOrder, warehouseId: string): OfficeShipment => {
  const part = shipments.find((shipment) => shipment.warehouseId === warehouseId);
  if (!part) throw new Error(`no part leaves ${warehouseId}`);
  return part;
};

/** An order of two products, of which one is in Medellín too. */
async function twoProducts() {
  const [here, there] = [await makeProduct(api.db, { stock: 9 }), await makeProduct(api.db, { stock: 9 })];
  await api.db.query(
    `insert into products.stock (version_id, warehouse_id, available) values ($1, 'MDE', 9), ($2, 'MDE', 9)`,
    [versionOf(here), versionOf(there)],
  );
  const buyer = await makeBuyer(api);
  await buyer.call('POST /cart/additem', { productId: there.id, code: there.code, quantity: 3 });
  const placed = await makeUnpaidOrder(api, { method: 'cash_on_delivery', buyer, product: here });
  return { ...placed, here, there };
}

const lineOf = ({ shipments }: OfficeOrder, product: MadeProduct): number =>
  shipments.flatMap(({ lines }) => lines).find(({ code }) => code === product.code)?.line ?? 0;

/** The order with two parts on one day. */
async function twins(): Promise<Twins> {
  const made = await twoProducts();
  const before = await read(made.orderCode);
  const lines = [lineOf(before, made.there)];
  await move(made.orderCode, { dispatchDate: null, to: day(), warehouseId: 'MDE', lines, version: before.version });
  const { version } = await read(made.orderCode);
  const joined = await move(made.orderCode, { dispatchDate: null, to: day(), version });
  expect(joined.json()).toMatchObject({ results: { joins: false, warehouseId: 'BOG' } });
  const order = await read(made.orderCode);
  return { ...made, bogota: partOf(order, 'BOG'), medellin: partOf(order, 'MDE') };
}

const states = async ({ orderCode }: Pick<UnpaidOrder, 'orderCode'>) => {
  const order = await read(orderCode);
  return [partOf(order, 'BOG').status, partOf(order, 'MDE').status];
};

test('two parts of an order leave two warehouses on one day, and only units of the same warehouse join (OFC-106)', async () => {
  const { orderCode, here, there, bogota, medellin } = await twins();
  expect(bogota).toMatchObject({ dispatchDate: day(), leavesFrom: 'Bogotá, D.C.', lines: [{ code: here.code }] });
  expect(medellin).toMatchObject({ dispatchDate: day(), leavesFrom: 'Medellín', lines: [{ code: there.code }] });
  expect([await freeOf(here), await freeOf(there)]).toEqual([
    [7, 9],
    [9, 6],
  ]);
  const { version } = await read(orderCode);
  const body = { dispatchDate: day(), to: day(), warehouseId: 'MDE', version };
  expect(codeOf(await move(orderCode, body))).toBe('SHIPMENT_AMBIGUOUS');
  const joined = await move(orderCode, { ...body, shipmentId: bogota._id });
  expect(joined.json()).toMatchObject({ results: { joins: true, units: 2, warehouseId: 'MDE' } });
  const after = await read(orderCode);
  expect(after.shipments).toMatchObject([{ _id: medellin._id, lines: [{}, {}] }]);
  expect(after.shipments[0]).not.toHaveProperty('leavesFrom');
  expect(await freeOf(here)).toEqual([9, 7]);
  // the undo takes its own units back, and they leave apart again
  const { undo } = joined.json<{ results: { undo: { _id: string } } }>().results;
  const undone = await one(`POST /api/purchase/office/date-moves/${undo._id}/undo`, {});
  expect(undone.json()).toMatchObject({ results: { changed: [orderCode] } });
  const back = await read(orderCode);
  expect(partOf(back, 'MDE')).toMatchObject({ _id: medellin._id, dispatchDate: day(), lines: [{ code: there.code }] });
  expect(partOf(back, 'BOG')).toMatchObject({ dispatchDate: day(), lines: [{ code: here.code }] });
  expect([await freeOf(here), await freeOf(there)]).toEqual([
    [7, 9],
    [9, 6],
  ]);
  await expectSound();
});

test('one part of a day is prepared, leaves, arrives and is taken back, and the other stays (OFC-106)', async () => {
  const made = await twins();
  const { orderCode, bogota, medellin } = made;
  const vague = await one('POST /api/purchase/office/orders/pick', { codes: [orderCode], dispatchDate: day() });
  expect(vague.json()).toMatchObject({ results: { refused: [{ id: orderCode, code: 'SHIPMENT_AMBIGUOUS' }] } });
  expect((await act('pick', made, medellin)).json()).toMatchObject({ results: { changed: [orderCode] } });
  expect(await states(made)).toEqual(['received', 'preparing']);
  const sent = (await act('dispatch', made, medellin)).json<{ results: BulkResult }>().results;
  expect(await states(made)).toEqual(['received', 'dispatched']);
  expect((await one(`POST /api/purchase/office/acts/${sent.undo?._id}/undo`, {})).json()).toMatchObject({
    results: { changed: [orderCode] },
  });
  expect(await states(made)).toEqual(['received', 'preparing']);
  await act('dispatch', made, medellin);
  await act('deliver', made, medellin);
  expect(await states(made)).toEqual(['received', 'delivered']);
  expect((await read(orderCode)).status).not.toBe('delivered');
  for (const name of ['pick', 'dispatch', 'deliver']) await act(name, made, bogota);
  expect(await states(made)).toEqual(['delivered', 'delivered']);
  expect((await read(orderCode)).status).toBe('delivered');
  await expectSound();
});

test('each part of a day has its own door code, on the page of its buyer and in its message (OFC-106)', async () => {
  const made = await twins();
  await api.drain();
  for (const part of [made.bogota, made.medellin]) for (const name of ['pick', 'dispatch']) await act(name, made, part);
  await api.db.query(
    `update purchase.shipment set delivery_code = case when id = $1 then '1111' else '2222' end where order_id = $2`,
    [made.bogota._id, made.orderId],
  );
  const page = (await made.buyer.call(`GET /order/${made.orderCode}`)).json<{ results: Order }>().results;
  const shown = page.shipments.map(({ _id, leavesFrom, deliveryCode }) => [_id, leavesFrom, deliveryCode]);
  expect(shown).toHaveLength(2);
  expect(shown).toContainEqual([made.bogota._id, 'Bogotá, D.C.', '1111']);
  expect(shown).toContainEqual([made.medellin._id, 'Medellín', '2222']);
  api.messages.splice(0);
  await api.drain();
  const mails = api.messages.map((message) => JSON.stringify(message)).filter((mail) => mail.includes(made.orderCode));
  expect(mails.filter((mail) => mail.includes('1111'))).toHaveLength(1);
  expect(mails.filter((mail) => mail.includes('2222'))).toHaveLength(1);
});

const labelsOf = async ({ _id }: OfficeShipment) =>
  (await one(`GET /api/purchase/office/shipments/${_id}/labels`)).json<{ results: PackLabels }>().results;
const noteOf = async ({ _id }: OfficeShipment) =>
  (await one(`GET /api/purchase/office/shipments/${_id}/remission`)).json<{ results: Remission }>().results;

async function packIn(part: OfficeShipment, product: MadeProduct, units: number): Promise<void> {
  await putUnits(one, part._id, { versionId: versionOf(product), units });
  await closeBox(one, part._id, 1);
  await pack(one, part._id);
}

test('each part of a day has labels and a delivery note of its own, and one box is never taken for another (OFC-106)', async () => {
  const made = await twins();
  const { orderCode, bogota, medellin } = made;
  const packing = (search: string) => one(`GET /api/purchase/office/orders/${orderCode}/packing?${search}`);
  expect(codeOf(await packing(`dispatchDate=${day()}`))).toBe('SHIPMENT_AMBIGUOUS');
  expect((await packing(`shipmentId=${medellin._id}`)).json()).toMatchObject({
    results: { _id: medellin._id, units: 3 },
  });
  await packIn(bogota, made.here, 2);
  await packIn(medellin, made.there, 3);
  const stamp = day().slice(2).replaceAll('-', '');
  const name = orderCode.replace('-', '');
  expect(await labelsOf(bogota)).toMatchObject({
    warehouse: 'Bogotá, D.C.',
    boxes: [{ code: `${name}-${stamp}-1-1` }],
  });
  expect(await labelsOf(medellin)).toMatchObject({
    warehouse: 'Medellín',
    boxes: [{ code: `${name}-${stamp}MDE-1-1` }],
  });
  expect(await noteOf(bogota)).toMatchObject({ part: { at: 1, of: 2 }, warehouse: 'Bogotá, D.C.', units: 2 });
  expect(await noteOf(medellin)).toMatchObject({ part: { at: 2, of: 2 }, warehouse: 'Medellín', units: 3 });
  const seen = await one(`GET /api/purchase/office/orders/${orderCode}/picking`);
  expect(seen.json()).toMatchObject({
    results: { packings: expect.arrayContaining([expect.objectContaining({ shipmentId: medellin._id, boxes: 1 })]) },
  });
});

test('a load and its driver take one part of a day to its customer, and the other stays packed (OFC-106)', async () => {
  const made = await twins();
  const { bogota, medellin } = made;
  await packIn(bogota, made.here, 2);
  await packIn(medellin, made.there, 3);
  const asked = await one('POST /api/purchase/office/loads', {
    dispatchDate: nextDraftDay(),
    warehouseId: 'MDE',
    routeId: null,
    shipmentIds: [medellin._id],
  });
  const load = asked.json<{ results: LoadSheet }>().results;
  const scan = (label: string) => one(`POST /api/purchase/office/loads/${load.code}/boxes`, { label });
  expect(codeOf(await scan((await labelsOf(bogota)).boxes[0]?.code ?? ''))).toBe('BOX_ELSEWHERE');
  expect((await scan((await labelsOf(medellin)).boxes[0]?.code ?? '')).json()).toMatchObject({
    results: { aboard: 1 },
  });
  await api.db.query(`update dispatch.load set driver_name = 'Jhon', driver_phone = '3001112233' where code = $1`, [
    load.code,
  ]);
  const link = (await one(`POST /api/purchase/office/loads/${load.code}/link`)).json<{ results: { token: string } }>();
  expect((await one(`POST /api/purchase/office/loads/${load.code}/dispatch`, {})).json()).toMatchObject({
    results: { changed: [made.orderCode], refused: [] },
  });
  expect(await states(made)).toEqual(['preparing', 'dispatched']);
  const opened = await openLink(api, { token: link.results.token, phone: '300 111 2233' });
  const driver = officeCaller(api, cookieOf(opened));
  const stop = load.stops[0]?._id ?? '';
  expect(refusalsOf(await sendDeliveries(driver, [delivered(stop, 0)]))).toEqual([null]);
  expect(await states(made)).toEqual(['preparing', 'delivered']);
  await expectSound();
});

test('an order with two parts on one day is cancelled whole, and each warehouse has its units again (OFC-106)', async () => {
  const made = await twins();
  await act('pick', made, made.medellin);
  await one('POST /api/purchase/office/orders/reject', { codes: [made.orderCode], reason: 'El cliente lo pidió' });
  expect(await states(made)).toEqual(['cancelled', 'cancelled']);
  expect([await freeOf(made.here), await freeOf(made.there)]).toEqual([
    [9, 9],
    [9, 9],
  ]);
  await expectSound();
});

test('of two operators that move the two parts of a day at once, one does and the other sees the change (OFC-106)', async () => {
  for (let run = 0; run < 3; run += 1) {
    const { orderCode, here, there, bogota, medellin } = await twins();
    const { version } = await read(orderCode);
    const to = later(8);
    const sent = await Promise.all([
      move(orderCode, { shipmentId: bogota._id, dispatchDate: day(), to, warehouseId: 'MDE', version }),
      move(orderCode, { shipmentId: medellin._id, dispatchDate: day(), to, version }, other),
    ]);
    expect(sent.map(codeOf).filter(Boolean)).toEqual(['VERSION_CONFLICT']);
    const now = await read(orderCode);
    const late = now.shipments.find(({ dispatchDate }) => dispatchDate === day());
    await move(orderCode, { shipmentId: late?._id, dispatchDate: day(), to, warehouseId: 'MDE', version: now.version });
    // whichever was first, both leave Medellín as one part
    expect((await read(orderCode)).shipments).toMatchObject([
      { dispatchDate: to, warehouseId: 'MDE', lines: [{}, {}] },
    ]);
    expect([await freeOf(here), await freeOf(there)]).toEqual([
      [9, 7],
      [9, 6],
    ]);
  }
  await expectSound();
});

test('two operators that prepare and send the two parts of a day at once both do (OFC-106)', async () => {
  for (let run = 0; run < 3; run += 1) {
    const made = await twins();
    for (const name of ['pick', 'dispatch', 'deliver']) {
      const sent = await Promise.all([act(name, made, made.bogota), act(name, made, made.medellin, other)]);
      for (const answer of sent) expect(answer.json()).toMatchObject({ results: { changed: [made.orderCode] } });
    }
    expect(await states(made)).toEqual(['delivered', 'delivered']);
    expect((await read(made.orderCode)).status).toBe('delivered');
  }
  await expectSound();
});

test('a part that was moved to another day is not dispatched as the one of its old day (OFC-106)', async () => {
  const made = await twins();
  await act('pick', made, made.medellin);
  const { version } = await read(made.orderCode);
  await move(made.orderCode, { shipmentId: made.medellin._id, dispatchDate: day(), to: later(8), version });
  const stale = await one('POST /api/purchase/office/orders/dispatch', {
    codes: [made.orderCode],
    shipmentId: made.medellin._id,
    dispatchDate: day(),
  });
  expect(stale.json()).toMatchObject({ results: { refused: [{ code: 'SHIPMENT_NOT_FOUND' }] } });
  expect(await states(made)).toEqual(['received', 'preparing']);
});
