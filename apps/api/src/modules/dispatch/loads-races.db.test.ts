import type { BulkResult } from '@tonalia/contract/office-wire';
import { beforeAll, expect, test } from 'vitest';
import { useApi } from '../../../test/build-app.ts';
import { type OfficeCaller, operatorOf } from '../../../test/make-waves.ts';
import { askLoad, loadAboard, makeLoad, makePacked, outboxOf } from '../../../test/fill-loads.ts';

const api = useApi({ hasGateway: true });
let one: OfficeCaller;
let other: OfficeCaller;
beforeAll(async () => {
  one = await operatorOf(api, 'operations');
  other = await operatorOf(api, 'warehouse');
});

test('two desks that dispatch one sheet at once move and tell each customer once (OFC-205)', async () => {
  for (let run = 0; run < 3; run += 1) {
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
  for (let run = 0; run < 3; run += 1) {
    const order = await makePacked(api, one);
    const answers = await Promise.all([askLoad(one, [order]), askLoad(other, [order])]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'SHIPMENT_IN_LOAD' });
  }
});

test('an order that is rejected while its load leaves goes or ends, never both (OFC-205)', async () => {
  for (let run = 0; run < 3; run += 1) {
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
