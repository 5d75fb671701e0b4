import type { BulkResult } from '@tonalia/contract/office-wire';
import { beforeAll, expect, test, vi } from 'vitest';
import { useApi } from '../../../test/build-app.ts';
import { howOften } from '../../../test/how-often.ts';
import { type OfficeCaller, operatorOf } from '../../../test/make-waves.ts';
import { askLoad, loadAboard, makeLoad, makePacked, outboxOf } from '../../../test/fill-loads.ts';

vi.setConfig({ testTimeout: howOften(120_000, 900_000) });

const api = useApi({ hasGateway: true });
let one: OfficeCaller;
let other: OfficeCaller;
beforeAll(async () => {
  one = await operatorOf(api, 'operations');
  other = await operatorOf(api, 'warehouse');
});

test('two desks that dispatch one sheet at once move and tell each customer once (OFC-205)', async () => {
  for (let run = 0; run < howOften(3, 50); run += 1) {
    const orders = [await makePacked(api, one), await makePacked(api, one), await makePacked(api, one)];
    const load = await makeLoad(one, orders);
    await loadAboard(one, load);
    const send = (call: OfficeCaller) => call(`POST /api/purchase/office/loads/${load.code}/dispatch`, {});
    const answers = await Promise.all([send(one), send(other), send(one)]);
    const results = answers.map((answer) => answer.json<{ results: BulkResult }>().results);
    expect(results.map(({ changed }) => changed.length).toSorted((a, b) => a - b)).toEqual([0, 0, 3]);
    for (const { orderCode } of orders) expect(await outboxOf(api, orderCode)).toBe(1);
    const { rows } = await api.db.query(
      `select action from platform.audit where subject_id = $1 and action = 'dispatch.load_dispatched'`,
      [load.code],
    );
    expect(rows).toHaveLength(1);
  }
});

test('of two desks that put one shipment into two sheets at once one does (OFC-205)', async () => {
  for (let run = 0; run < howOften(3, 50); run += 1) {
    const order = await makePacked(api, one);
    const answers = await Promise.all([askLoad(one, [order]), askLoad(other, [order])]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'SHIPMENT_IN_LOAD' });
  }
});

test('an order that is rejected while its load leaves goes or ends, never both (OFC-205)', async () => {
  for (let run = 0; run < howOften(3, 50); run += 1) {
    const orders = [await makePacked(api, one), await makePacked(api, one)];
    const load = await makeLoad(one, orders);
    await loadAboard(one, load);
    const codes = [orders[0]?.orderCode ?? ''];
    const [sent, rejected] = await Promise.all([
      one(`POST /api/purchase/office/loads/${load.code}/dispatch`, { reason: 'Sale con lo que hay' }),
      one('POST /api/purchase/office/orders/reject', { codes, reason: 'No hay cobertura' }),
    ]);
    const left = sent.json<{ results: BulkResult }>().results.changed.includes(codes[0] ?? '');
    const ended = rejected.json<{ results: BulkResult }>().results.changed.includes(codes[0] ?? '');
    expect(left).toBe(!ended);
  }
});

/** Dispatches an order of a draft from the desk, before its load leaves. */
async function leaveEarly() {
  const order = await makePacked(api, one);
  const load = await makeLoad(one, [order, await makePacked(api, one)]);
  await loadAboard(one, load);
  const sent = await one('POST /api/purchase/office/orders/dispatch', { codes: [order.orderCode] });
  const act = sent.json<{ results: BulkResult }>().results.undo?._id ?? '';
  return {
    order,
    leave: () => one(`POST /api/purchase/office/loads/${load.code}/dispatch`, {}),
    undo: async () =>
      (await other(`POST /api/purchase/office/acts/${act}/undo`, {})).json<{ results: BulkResult }>().results,
  };
}

test('a dispatch is not undone while its load is on the road, and the desk reads why (OFC-205)', async () => {
  const { order, leave, undo } = await leaveEarly();
  await leave();
  expect(await undo()).toMatchObject({
    changed: [],
    refused: [{ id: order.orderCode, code: 'SHIPMENT_ON_ROAD', message: expect.stringContaining('ya salió') }],
  });
});

test('an undo at the moment its load leaves is refused or keeps the shipment out of the load (OFC-205)', async () => {
  for (let run = 0; run < howOften(3, 50); run += 1) {
    const { order, leave, undo } = await leaveEarly();
    const [, undone] = await Promise.all([leave(), undo()]);
    const { rows } = await api.db.query<{ status: string; load: string | null }>(
      'select status, load_code as load from purchase.shipment where id = $1',
      [order.shipmentId],
    );
    // an undo before the load left makes the shipment leave with it, as every packed one
    expect(rows).toEqual([{ status: 'dispatched', load: expect.stringMatching(/^HR-/) }]);
    expect(undone.changed.length + undone.refused.length).toBe(1);
  }
});
