import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeOperator } from '../../../../test/make-operator.ts';
import {
  confirmSession,
  endSession,
  endSessionsOf,
  findSession,
  insertSession,
  listSessions,
  touchSession,
} from './session.sql.ts';

const api = useApi();
const now = new Date('2026-05-04T15:00:00Z');
const at = (ms: number) => new Date(now.getTime() + ms);

/** An operator without a session. */
async function makeDesk(): Promise<string> {
  const { operatorId } = await makeOperator(api.db, { role: 'owner' });
  await api.db.query('delete from office.session where operator_id = $1', [operatorId]);
  return operatorId;
}
async function open(operatorId: string, given: { now?: Date; expiresAt?: Date } = {}) {
  const hash = randomBytes(32);
  const [row] = await insertSession(api.db, {
    operatorId,
    hash,
    userAgent: 'test',
    network: '127.0.0.1',
    now,
    expiresAt: at(1_000),
    ...given,
  });
  return { id: row?.id ?? '', hash };
}
const find = async ({ hash }: { hash: Buffer }, idleSince = at(-100)) =>
  (await findSession(api.db, { hash, now, idleSince })).map(({ sessionId, id, isConfirmed }) => [
    sessionId,
    id,
    isConfirmed,
  ]);
const leave = (operatorId: string) =>
  api.db.query('update office.operator set left_at = now(), password_hash = null, totp_secret = null where id = $1', [
    operatorId,
  ]);

test('a session is of its own operator, while both last and it is not idle', async () => {
  const [ana, luis, gone] = [await makeDesk(), await makeDesk(), await makeDesk()];
  const [one, other, left] = [await open(ana), await open(luis), await open(gone)];
  const [old, idle] = [await open(ana, { expiresAt: now }), await open(ana, { now: at(-100) })];
  await leave(gone);
  expect([await find(one), await find(other)]).toEqual([[[one.id, ana, false]], [[other.id, luis, false]]]);
  expect([await find(left), await find(old), await find(idle)]).toEqual([[], [], []]);
  expect((await open(gone)).id).toBe('');
  const listed = async (operatorId: string) =>
    (await listSessions(api.db, { operatorId, now, idleSince: at(-100) })).map(({ id }) => id);
  expect([await listed(ana), await listed(luis)]).toEqual([[one.id], [other.id]]);

  await confirmSession(api.db, { id: one.id, until: at(1) });
  expect([await find(one), await find(other)]).toEqual([[[one.id, ana, true]], [[other.id, luis, false]]]);
  await confirmSession(api.db, { id: one.id, until: now });
  expect(await find(one)).toEqual([[one.id, ana, false]]);

  await touchSession(api.db, { id: idle.id, now: at(-100) });
  expect(await find(idle)).toEqual([]);
  await touchSession(api.db, { id: idle.id, now: at(-50) });
  await touchSession(api.db, { id: idle.id, now: at(-200) });
  expect([await find(idle), await find(other)]).toEqual([[[idle.id, ana, false]], [[other.id, luis, false]]]);
});

test('a session is ended once, by its own operator', async () => {
  const [ana, luis] = [await makeDesk(), await makeDesk()];
  const [one, second, third, other] = [await open(ana), await open(ana), await open(ana), await open(luis)];
  const end = async (id: string, operatorId: string) =>
    (await endSession(api.db, { id, operatorId })).map((row) => row.id);
  expect([await end(one.id, luis), await end(one.id, ana), await end(one.id, ana)]).toEqual([[], [one.id], []]);
  expect([(await find(one)).length, (await find(second)).length]).toEqual([0, 1]);
  expect(
    (await listSessions(api.db, { operatorId: ana, now, idleSince: at(-1) })).map(({ id }) => id).toSorted(),
  ).toEqual([second.id, third.id].toSorted());
  const ended = (await endSessionsOf(api.db, ana)).map(({ id }) => id);
  expect(ended.toSorted()).toEqual([second.id, third.id].toSorted());
  expect([await endSessionsOf(api.db, ana), (await find(other)).length]).toEqual([[], 1]);
});
