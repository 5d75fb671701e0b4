import type { OfficeErrorBody } from '@tonalia/contract/office-errors';
import type { OfficeHealth } from '@tonalia/contract/office-health';
import { expect, test } from 'vitest';
import { mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { useApi } from '../../../../test/build-app.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { recordHealth } from './read-health.ts';

const home = mkdtempSync(join(tmpdir(), 'tonalia-health-'));
const api = useApi({ hasGateway: true, installation: { version: '9.8.7', startedAt: new Date(), home } });
const someone = async (role: Parameters<typeof makeOperator>[1]['role']) =>
  officeCaller(api, (await makeOperator(api.db, { role })).cookie);
const read = async (call: ReturnType<typeof officeCaller>) =>
  (await call('GET /api/office/health')).json<{ results: OfficeHealth }>().results;
const partOf = (health: OfficeHealth, name: string) => health.services.find(({ service }) => service === name);

async function setAside(topic: string, payload: object, reason: string): Promise<string> {
  const { rows } = await api.db.query<{ id: string }>(
    `insert into platform.outbox (topic, payload, attempts, failed_at, last_error) values ($1, $2, 5, now(), $3) returning id::text as id`,
    [topic, JSON.stringify(payload), reason],
  );
  return rows[0]?.id ?? '';
}

test('the health names every part with its figures, and a backup that is missing or old (OFC-508)', async () => {
  const call = await someone('operations');
  const before = await read(call);
  expect(before.version).toBe('9.8.7');
  expect(before.services.map(({ service }) => service)).toEqual([
    'database',
    'disk',
    'backup',
    'gateway',
    'email',
    'sms',
    'whatsapp',
    'push',
    'outbox',
    'jobs',
  ]);
  expect(partOf(before, 'database')?.bytes).toBeGreaterThan(1_000_000);
  expect(partOf(before, 'disk')?.free).toBeGreaterThan(0);
  expect(partOf(before, 'backup')).toMatchObject({ state: 'bad', workedAt: null });
  const mark = join(home, 'last-backup');
  writeFileSync(mark, '');
  expect(partOf(await read(call), 'backup')?.state).toBe('ok');
  utimesSync(mark, new Date(), new Date(Date.now() - 30 * 3_600_000));
  expect(partOf(await read(call), 'backup')?.state).toBe('warn');
  await api.db.query(
    `insert into platform.outbox (topic, payload, done_at) values ('message.email', '{}', now() - interval '2 hours')`,
  );
  await setAside('message.email', {}, 'timeout');
  const after = await read(call);
  expect(partOf(after, 'email')?.state).toBe('bad');
  expect(partOf(after, 'outbox')).toMatchObject({ state: 'warn', failed: 1 });
});

test('no address, number, key or query of a person is in what a failed event says (OFC-508)', async () => {
  const secrets = ['luz@salon.test', '+57 310 555 0142', 'sk_live_9f8e7d6c5b4a3210', 'token=abc'];
  await setAside(
    'order.placed',
    { orderCode: 'TN-1' },
    `550 ${secrets[0]} of ${secrets[1]} with ${secrets[2]} at https://api.test/send?${secrets[3]}`,
  );
  const body = (await (await someone('owner'))('GET /api/office/health')).body;
  expect(body).toContain('550');
  for (const secret of secrets) expect(body).not.toContain(secret);
});

test('an operator with the permission tries an event that was set aside again or gives it up, once, and the audit names the operator (OFC-508)', async () => {
  const owner = await someone('owner');
  const operations = await someone('operations');
  const [first, second] = [
    await setAside('test.kept', { orderCode: 'TN-77' }, 'HTTP 500'),
    await setAside('test.kept', {}, 'HTTP 500'),
  ];
  const message = await setAside('message.sms', {}, 'HTTP 500');
  const { aside } = await read(operations);
  expect(aside.find(({ _id }) => _id === first)).toMatchObject({ orderCode: 'TN-77', canRetry: true, attempts: 5 });
  expect(aside.find(({ _id }) => _id === message)?.canRetry).toBe(false);
  expect((await operations(`POST /api/office/health/outbox/${first}/retry`)).statusCode).toBe(403);
  expect((await (await someone('warehouse'))('GET /api/office/health')).statusCode).toBe(403);
  const at = (path: string) => owner(`POST /api/office/health/outbox/${path}`);
  const both = await Promise.all([at(`${first}/retry`), at(`${first}/retry`)]);
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 404]);
  const refused = await at(`${message}/retry`);
  expect([refused.statusCode, refused.json<OfficeErrorBody>().code]).toEqual([404, 'EVENT_NOT_FOUND']);
  const dropped = await Promise.all([at(`${second}/drop`), at(`${second}/drop`)]);
  expect(dropped.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 404]);
  const { rows } = await api.db.query(
    `select action, subject_id as subject, detail ->> 'by' as by from platform.audit where subject_id = any($1) order by id`,
    [[first, second]],
  );
  expect(rows).toEqual([
    { action: 'office.event_retried', subject: first, by: 'Ana Ríos' },
    { action: 'office.event_dropped', subject: second, by: 'Ana Ríos' },
  ]);
  const left = await api.db.query<{ id: string; failed: boolean }>(
    `select id::text as id, failed_at is not null as failed from platform.outbox where id = any($1::bigint[])`,
    [[first, second]],
  );
  expect(left.rows).toEqual([{ id: first, failed: false }]);
  expect((await at('-1/retry')).statusCode).toBe(400);
});

test('every look counts in its hour, and a backup is kept once (OFC-508)', async () => {
  writeFileSync(join(home, 'last-backup'), '');
  const context = {
    db: api.db,
    clock: api.clock,
    installation: { version: '1', startedAt: new Date(), home },
    channels: ['email'] as const,
    hasPush: false,
    healthChecks: [],
  };
  await recordHealth(context);
  await recordHealth(context);
  const { rows } = await api.db.query<{ service: string; checks: number }>(
    'select service, sum(checks)::int as checks from office.health_hour group by 1',
  );
  expect(rows).toContainEqual({ service: 'database', checks: 2 });
  expect(rows.map((row) => row.service)).not.toContain('push');
  const { rows: kept } = await api.db.query('select at from office.backup');
  expect(kept).toHaveLength(1);
  const health = await read(await someone('owner'));
  expect(partOf(health, 'database')).toMatchObject({ share: 1 });
  expect(partOf(health, 'database')?.hours).toHaveLength(24);
  expect(health.backups.filter(({ at }) => at !== null)).toHaveLength(1);
});

test('the foot of the outbox counts what waits and the messages of today, and has the next try after a failure (OFC-508)', async () => {
  const call = await someone('operations');
  const { outbox: before } = await read(call);
  await api.db.query(
    `insert into platform.outbox (topic, payload, done_at) values ('message.email', '{}', now()), ('order.placed', '{}', now()),
       ('message.sms', '{}', now() - interval '25 hours')`,
  );
  const { rows } = await api.db.query<{ at: Date }>(
    `insert into platform.outbox (topic, payload, attempts, available_at) values ('test.kept', '{}', 1, now() + interval '3 minutes'),
       ('test.kept', '{}', 0, now() + interval '1 minute') returning available_at as at`,
  );
  const { outbox } = await read(call);
  expect(outbox).toEqual({
    waiting: before.waiting + 2,
    sent: before.sent + 1,
    nextTry: rows[0]?.at.toISOString(),
  });
});
