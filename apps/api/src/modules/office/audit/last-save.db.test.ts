import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { recordAuditEvent } from '../../../platform/audit.ts';

const api = useApi();

const caller = async (role: 'owner' | 'warehouse' | 'marketing') =>
  officeCaller(api, (await makeOperator(api.db, { role })).cookie);
const ask = (kind: string, subject: string) => `GET /api/office/last-save?kind=${kind}&subject=${subject}` as const;

test('the second desk reads the operator and instant of the newest save of its kind (OFC-008)', async () => {
  const call = await caller('owner');
  const { operatorId } = await makeOperator(api.db, { role: 'operations' });
  const save = (action: string, operator?: { operatorId: string; network: string }) =>
    recordAuditEvent(api.db, { actorId: null, operator, action, subjectId: 'BOG-NORTE' });
  await save('tracking.zone_set', { operatorId, network: '127.0.0.1' });
  await save('tracking.warehouse_set');
  const read = async () => (await call(ask('zone', 'BOG-NORTE'))).json<{ results: { by: string; at: string } }>();
  const { results } = await read();
  expect(results.by).toBe('Ana Ríos');
  expect(Math.abs(Date.parse(results.at) - api.clock.now().getTime())).toBeLessThan(60_000);
  await save('tracking.zone_set');
  expect(await read()).toEqual({ results: null });
});

test('the author of a refund is the last one that changed what the payments hold (OFC-008 OFC-108)', async () => {
  const call = await caller('owner');
  const { operatorId } = await makeOperator(api.db, { role: 'operations' });
  const other = await makeOperator(api.db, { role: 'operations' });
  await api.db.query(`update office.operator set name = 'Camila Moreno' where id = $1`, [other.operatorId]);
  const save = (action: string, by: string) =>
    recordAuditEvent(api.db, {
      actorId: null,
      operator: { operatorId: by, network: '127.0.0.1' },
      action,
      subjectId: 'order-1',
    });
  await save('purchase.refund_started', other.operatorId);
  await save('purchase.goods_back', operatorId);
  await save('purchase.refund_asked', other.operatorId);
  await save('purchase.order_noted', other.operatorId);
  expect((await call(ask('refund', 'order-1'))).json()).toMatchObject({ results: { by: 'Ana Ríos' } });
});

test('a role reads the author of what it may read, and of nothing else (OFC-004)', async () => {
  const call = await caller('warehouse');
  expect((await call(ask('wave', 'OLA-1'))).statusCode).toBe(200);
  const refused = await call(ask('fiscal', 'x'));
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'ROLE_NOT_ALLOWED']);
  expect((await call(ask('password', 'x'))).statusCode).toBe(400);
});
