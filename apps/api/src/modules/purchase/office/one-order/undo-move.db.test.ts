import type { BulkResult } from '@tonalia/contract/office-wire';
import type { OfficeOrder } from '@tonalia/contract/purchase-office';
import type { OfficeMove } from '@tonalia/contract/purchase-office-order';
import { dayAfter } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { workingDayFrom } from '@tonalia/rules/dispatch-day';
import { beforeAll, expect, test } from 'vitest';
import { rules } from '../../../../../test/audit-rules.ts';
import { useApi } from '../../../../../test/build-app.ts';
import { makeProduct } from '../../../../../test/make-products.ts';
import { type OfficeCaller, operatorOf } from '../../../../../test/make-waves.ts';
import { type UnpaidOrder, makeUnpaidOrder } from '../../../../../test/payments.ts';

const api = useApi({ hasGateway: true });
let desk: OfficeCaller;
beforeAll(async () => {
  desk = await operatorOf(api, 'operations');
});

const later = (days: number) => workingDayFrom(dayAfter(dayIn(api.clock.now()), days));
const read = async (code: string) =>
  (await desk(`GET /api/purchase/office/orders/${code}`)).json<{ results: OfficeOrder }>().results;
const partsOf = async (code: string) =>
  (await read(code)).shipments.map(({ dispatchDate, warehouseId, delivery, lines }) => ({
    dispatchDate,
    warehouseId,
    delivery,
    lines: lines.map(({ line }) => line),
  }));

async function move(code: string, body: object): Promise<OfficeMove> {
  const { version } = await read(code);
  const sent = await desk(`POST /api/purchase/office/orders/${code}/move`, { dispatchDate: null, version, ...body });
  return sent.json<{ results: OfficeMove }>().results;
}

const undo = ({ undo: act }: OfficeMove, body = {}) =>
  desk(`POST /api/purchase/office/date-moves/${act?._id}/undo`, body);
const undone = async (moved: OfficeMove, body = {}) =>
  (await undo(moved, body)).json<{ results: BulkResult }>().results;

/** An order of two products, of which Medellín has the second too. */
async function twoLines(): Promise<UnpaidOrder & { line: number | undefined; versionId: string }> {
  const [first, second] = [await makeProduct(api.db, { stock: 5 }), await makeProduct(api.db, { stock: 5 })];
  const versionId = second.versions[0]?.id ?? '';
  await api.db.query(`insert into products.stock (version_id, warehouse_id, available) values ($1, 'MDE', 9)`, [
    versionId,
  ]);
  const { buyer } = await makeUnpaidOrder(api, { method: 'cash_on_delivery' });
  await buyer.call('POST /cart/additem', { productId: second.id, code: second.code, quantity: 3 });
  const placed = await makeUnpaidOrder(api, { method: 'cash_on_delivery', buyer, product: first });
  const { shipments } = await read(placed.orderCode);
  const line = shipments[0]?.lines.find(({ code }) => code === second.code)?.line;
  return { ...placed, line, versionId };
}

const freeOf = async (versionId: string) =>
  (
    await api.db.query<{ warehouse_id: string; available: number }>(
      `select warehouse_id, available from products.stock where version_id = $1 and warehouse_id in ('BOG', 'MDE') order by 1`,
      [versionId],
    )
  ).rows.map(({ available }) => available);

async function expectSound(): Promise<void> {
  for (const [name, sql] of Object.entries(rules)) expect([name, (await api.db.query(sql)).rows]).toEqual([name, []]);
}

test('a moved date goes back in one step with its window (OFC-007)', async () => {
  const { orderCode } = await makeUnpaidOrder(api, { method: 'cash_on_delivery' });
  const before = await partsOf(orderCode);
  const moved = await move(orderCode, { to: later(6) });
  expect(await undone(moved, { dryRun: true })).toMatchObject({ changed: [orderCode], refused: [] });
  expect(await partsOf(orderCode)).toMatchObject([{ dispatchDate: later(6) }]);
  expect(await undone(moved)).toMatchObject({ changed: [orderCode], refused: [] });
  expect(await partsOf(orderCode)).toEqual(before);
  expect((await undo(moved)).json()).toMatchObject({ code: 'UNDO_EXPIRED' });
});

test('lines that left for another warehouse go back to their part and shelf, and the stock with them (OFC-007)', async () => {
  const { orderCode, line, versionId } = await twoLines();
  const [parts, free] = [await partsOf(orderCode), await freeOf(versionId)];
  const moved = await move(orderCode, { to: later(4), warehouseId: 'MDE', lines: [line] });
  expect(await partsOf(orderCode)).toHaveLength(2);
  expect(await undone(moved)).toMatchObject({ changed: [orderCode] });
  expect(await partsOf(orderCode)).toEqual(parts);
  expect(await freeOf(versionId)).toEqual(free);
  await expectSound();
});

test('a moved order that is picked, moved again or a day old is refused by its code and stays (OFC-007)', async () => {
  const [picked, again, old] = [
    await makeUnpaidOrder(api, { method: 'cash_on_delivery' }),
    await makeUnpaidOrder(api, { method: 'cash_on_delivery' }),
    await makeUnpaidOrder(api, { method: 'cash_on_delivery' }),
  ];
  const first = await move(picked.orderCode, { to: later(5) });
  await desk('POST /api/purchase/office/orders/pick', { codes: [picked.orderCode], dispatchDate: later(5) });
  expect(await undone(first)).toMatchObject({ changed: [], refused: [{ id: picked.orderCode, code: 'MOVED_ON' }] });
  expect(await partsOf(picked.orderCode)).toMatchObject([{ dispatchDate: later(5) }]);
  const second = await move(again.orderCode, { to: later(5) });
  await move(again.orderCode, { dispatchDate: later(5), to: later(9) });
  expect(await undone(second)).toMatchObject({ refused: [{ id: again.orderCode, code: 'MOVED_ON' }] });
  const third = await move(old.orderCode, { to: later(5) });
  await api.db.query(`update purchase.date_act set at = at - interval '25 hours' where id = $1`, [third.undo?._id]);
  expect((await undo(third)).json()).toMatchObject({ code: 'UNDO_EXPIRED' });
});

test('two operators undo one move once, and a cancellation at the same time leaves sound stock (OFC-007)', async () => {
  const { orderCode, line } = await twoLines();
  const moved = await move(orderCode, { to: later(4), warehouseId: 'MDE', lines: [line] });
  const [one, other] = await Promise.all([
    undo(moved),
    undo(moved),
    desk('POST /api/purchase/office/orders/reject', { codes: [orderCode], reason: 'No hay unidades' }),
  ]);
  const changed = [one, other].flatMap((sent) => sent.json<{ results?: BulkResult }>().results?.changed ?? []);
  expect(changed.length).toBeLessThanOrEqual(1);
  await expectSound();
});
