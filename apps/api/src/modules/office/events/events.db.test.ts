import { randomUUID } from 'node:crypto';
import type { OfficeRole } from '@tonalia/contract/office-rights';
import type { OfficeNews, OfficeTopic } from '@tonalia/contract/office-events';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { recordAuditEvent } from '../../../platform/audit.ts';
import { publish } from '../../../platform/publish.ts';
import { type Database, type Transaction, inTransaction } from '../../../platform/transaction.ts';

const api = useApi();
let base = '';
beforeAll(async () => {
  base = await api.app.listen({ port: 0, host: '127.0.0.1' });
  await fetch(`${base}/readyz`); // responds once changes are received
});

/** The stream of an operator's browser. */
async function watch(role: OfficeRole) {
  const operator = await makeOperator(api.db, { role, isConfirmed: true });
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const response = await fetch(`${base}/api/office/events`, {
    headers: { cookie: operator.cookie },
    signal: stop.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  /** The next message, or null when the stream ends. */
  const next = async (): Promise<OfficeTopic[] | null> => {
    for (;;) {
      const { done, value = '' } = (await reader?.read()) ?? { done: true };
      if (done) return null;
      const [, data] = /^data: (.*)$/m.exec(value) ?? [];
      if (data !== undefined) return (JSON.parse(data) as OfficeNews).topics; // as: the server's own message
    }
  };
  return { ...operator, response, next };
}

const act = (action: string, db: Database | Transaction = api.db) =>
  recordAuditEvent(db, { actorId: null, action, subjectId: randomUUID() });

test('a change of an order, and an act of another operator, reach an open screen within two seconds (OFC-011)', async () => {
  const { next, response } = await watch('operations');
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  let begun = performance.now();
  await publish(api.db, 'order.shipment_changed', {
    orderId: '0198c9a0-0000-7000-8000-000000000001',
    orderCode: 'TN-0',
    customerId: '0198c9a0-0000-7000-8000-000000000002',
    dispatchDate: null,
    status: 'preparing',
  });
  expect(await next()).toEqual(['orders']);
  expect(performance.now() - begun).toBeLessThan(2_000);
  begun = performance.now();
  await act('auth.registration_approved');
  expect(await next()).toEqual(['customers']);
  expect(performance.now() - begun).toBeLessThan(2_000);
});

test('a role learns only of what it may read (OFC-011)', async () => {
  const { next } = await watch('warehouse');
  await act('auth.registration_approved');
  await act('office.operator_changed');
  await act('purchase.order_rejected');
  expect(await next()).toEqual(['orders']);
});

test('a burst of changes is one message (OFC-011)', async () => {
  const { next } = await watch('owner');
  await inTransaction(api.db, async (tx) => {
    for (let n = 0; n < 20; n += 1) await act('purchase.order_rejected', tx);
    await act('products.price_set', tx);
  });
  expect(await next()).toEqual(['orders', 'catalogue']);
});

test('the stream of an operator that leaves ends at once, and cannot be opened again', async () => {
  const { next, operatorId, cookie } = await watch('warehouse');
  const owner = await makeOperator(api.db, { role: 'owner', isConfirmed: true });
  await officeCaller(api, owner.cookie)(`POST /api/office/operators/${operatorId}/leave`);
  expect(await next()).toBeNull();
  expect((await fetch(`${base}/api/office/events`, { headers: { cookie } })).status).toBe(401);
});

test('the stream of a session that is ended from another device ends at once', async () => {
  const { next, operatorId, cookie } = await watch('warehouse');
  const call = officeCaller(api, cookie);
  const sessions = await call('GET /api/office/sessions');
  const [own] = sessions.json<{ results: { _id: string }[] }>().results;
  await call(`DELETE /api/office/sessions/${own?._id}`);
  expect(await next()).toBeNull();
  const { rows } = await api.db.query<{ action: string }>(
    `select action from platform.audit where subject_id = $1 order by id desc limit 1`,
    [operatorId],
  );
  expect(rows).toEqual([{ action: 'office.session_ended' }]);
});

test('an operator has six open streams at most; the oldest gives way', async () => {
  const { next, cookie } = await watch('owner');
  for (let n = 0; n < 6; n += 1) {
    const stop = new AbortController();
    onTestFinished(() => stop.abort());
    await fetch(`${base}/api/office/events`, { headers: { cookie }, signal: stop.signal });
  }
  expect(await next()).toBeNull();
});

test('a visitor and a page of another site open no stream', async () => {
  expect((await fetch(`${base}/api/office/events`)).status).toBe(401);
  const { cookie } = await makeOperator(api.db, { role: 'owner' });
  const headers = { cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect((await fetch(`${base}/api/office/events`, { headers })).status).toBe(403);
});
