import type { AuditEntry, AuditPage } from '@tonalia/contract/office-audit';
import { dayAfter } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { makeUnpaidOrder } from '../../../../test/payments.ts';

const api = useApi({ hasGateway: true });

async function owner() {
  const { cookie, operatorId } = await makeOperator(api.db, { role: 'owner' });
  const call = officeCaller(api, cookie);
  const read = async (query: string) =>
    (await call(`GET /api/office/audit?${query}`)).json<{ results: AuditEntry[] }>().results;
  return { operatorId, call, read };
}

test('events have the names of their subjects and of the people who acted (OFC-006)', async () => {
  const { call, read, operatorId } = await owner();
  const { orderId, orderCode } = await makeUnpaidOrder(api, { method: 'cash_on_delivery' });
  await call(`POST /api/purchase/office/orders/${orderCode}/notes`, { text: 'Llamar antes' });
  expect(await read(`subject=${orderId}`)).toMatchObject([
    {
      action: 'purchase.order_noted',
      by: 'Ana Ríos',
      operatorId,
      named: { kind: 'order', key: orderCode, name: orderCode },
    },
  ]);
  const productId = (await makeProduct(api.db)).id;
  await api.db.query(
    `insert into platform.audit (action, subject_id) values ('products.product_saved', $1), ('purchase.line_ignored', $1)`,
    [productId],
  );
  expect((await read(`subject=${productId}`)).map(({ action, named }) => [action, named?.kind])).toEqual([
    ['purchase.line_ignored', undefined],
    ['products.product_saved', 'product'],
  ]);
});

test('the person of an account is the author of its own events, never the word of its detail (OFC-006)', async () => {
  const { read } = await owner();
  const { rows } = await api.db.query<{ id: string }>(
    `insert into auth.identity (role, name, last_name, email) values ('Seller', 'Luz', 'Marín', gen_random_uuid() || '@a.example') returning id`,
  );
  const id = rows[0]?.id ?? '';
  const event = `insert into platform.audit (actor_id, action, subject_id, detail) values ($1, 'auth.signed_in', $2, '{"by":"password"}')`;
  await api.db.query(event, [id, id]);
  expect(await read(`subject=${id}`)).toMatchObject([{ by: 'Luz Marín', named: { kind: 'person' } }]);
  const gone = '00000000-0000-4000-8000-00000000dead';
  await api.db.query(event, [gone, gone]);
  expect(await read(`subject=${gone}`)).toMatchObject([{ by: null, named: null }]);
});

test('words find the events of an order by its code, of a product by its name, and of an operator (OFC-006)', async () => {
  const { call, read, operatorId } = await owner();
  const { orderId, orderCode } = await makeUnpaidOrder(api, { method: 'cash_on_delivery' });
  await call(`POST /api/purchase/office/orders/${orderCode}/notes`, { text: 'Llamar antes' });
  const subjects = async (words: string) =>
    (await read(`q=${encodeURIComponent(words)}`)).map(({ subject }) => subject);
  expect(await subjects(orderCode.toLowerCase())).toEqual([orderId]);
  const name = `Zulma ${operatorId.slice(0, 8)}`;
  await api.db.query('update office.operator set name = $1 where id = $2', [name, operatorId]);
  expect(await subjects(name.toLowerCase())).toEqual([orderId]);
  expect(await subjects('zzzz no existe')).toEqual([]);
  expect((await call('GET /api/office/audit/people')).json()).toMatchObject({
    results: expect.arrayContaining([{ _id: operatorId, name }]),
  });
});

test('an area, days in Colombia and the page before limit the events; wrong filters are refused (OFC-006)', async () => {
  const { call, read } = await owner();
  const today = dayIn(api.clock.now());
  const subject = `t${Date.now()}`;
  await api.db.query(
    `insert into platform.audit (at, action, subject_id) values
       (($2::date + time '04:59')::timestamp at time zone 'UTC', 'products.a', $1),
       (($2::date + time '05:00')::timestamp at time zone 'UTC', 'purchase.b', $1),
       (($3::date + time '04:59')::timestamp at time zone 'UTC', 'products.c', $1)`,
    [subject, today, dayAfter(today, 1)],
  );
  const actions = async (query: string) => (await read(`subject=${subject}&${query}`)).map(({ action }) => action);
  expect(await actions(`from=${today}&to=${today}`)).toEqual(['products.c', 'purchase.b']);
  expect(await actions(`to=${dayAfter(today, -1)}`)).toEqual(['products.a']);
  expect(await actions('area=catalogue')).toEqual(['products.c', 'products.a']);
  const [newest] = await read(`subject=${subject}&limit=1`);
  expect(await actions(`before=${newest?._id}&area=orders`)).toEqual(['purchase.b']);
  const second = (await call(`GET /api/office/audit?subject=${subject}&limit=2&page=2`)).json<AuditPage>();
  expect(second).toMatchObject({ page: 2, limit: 2, total: 3, totalIsExact: true, pages: 2 });
  expect(second.results.map(({ action }) => action)).toEqual(['products.a']);
  for (const wrong of ['page=0', 'area=all', 'from=ayer', 'before=x', 'q=a', 'operator=7'])
    expect((await call(`GET /api/office/audit?${wrong}`)).statusCode, wrong).toBe(400);
});

test('the download has every event of the filters once, and is an event itself (OFC-006)', async () => {
  const { call, read, operatorId } = await owner();
  const action = 'marketing.many_done';
  await api.db.query(
    `insert into platform.audit (operator_id, action, subject_id) select $1, $2, n::text from generate_series(1, 2500) n`,
    [operatorId, action],
  );
  const file = (await call(`GET /api/office/audit/export?operator=${operatorId}&area=marketing`)).body;
  const lines = file.trim().split('\n').slice(1);
  expect(new Set(lines).size).toBe(2_500);
  expect(lines.every((line) => line.includes(action))).toBe(true);
  expect(await read(`operator=${operatorId}&limit=1`)).toMatchObject([
    { action: 'office.audit_exported', by: 'Ana Ríos', detail: { filters: 'operator area' } },
  ]);
});

test('a cost is shown only to a role that sees costs, in the list and in the download (OFC-004, OFC-006)', async () => {
  const subject = `t-cost-${Date.now()}`;
  await api.db.query(
    `insert into platform.audit (action, subject_id, detail) values ('products.supply_saved', $1, '{"box": 12, "cost": 7319}')`,
    [subject],
  );
  for (const [role, sees] of [
    ['owner', true],
    ['operations', false],
  ] as const) {
    const call = officeCaller(api, (await makeOperator(api.db, { role })).cookie);
    const listed = await call(`GET /api/office/audit?subject=${subject}`);
    const file = await call(`GET /api/office/audit/export?q=${subject}`);
    expect([listed.body.includes('"box":12'), file.body.includes('box')], role).toEqual([true, true]);
    expect([listed.body.includes('7319'), file.body.includes('7319')], role).toEqual([sees, sees]);
  }
});
