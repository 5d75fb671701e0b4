import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeCustomer } from '../../../../test/make.ts';
import {
  findAccess,
  findRotated,
  findSessionOfTokens,
  insertRefreshToken,
  insertSession,
  listOpenSessions,
  removeDeadSessions,
  removeOldAccessTokens,
  revokeOwnSession,
  revokeSession,
  revokeSessionsOf,
  rotateRefreshToken,
  touchSession,
} from './session.sql.ts';

const api = useApi();
const now = new Date('2026-05-04T15:00:00Z');
const at = (ms: number) => new Date(now.getTime() + ms);
const sealed = randomBytes(8);

interface Opened {
  id: string;
  identityId: string;
  access: Buffer;
  refresh: Buffer;
}

async function tryToOpen(identityId: string, given: Partial<Parameters<typeof insertSession>[1]> = {}) {
  const tokens = { access: randomBytes(32), refresh: randomBytes(32) };
  const rows = await insertSession(api.db, {
    identityId,
    client: 'app',
    now,
    expiresAt: at(1_000),
    userAgent: 'test',
    passwordHash: null,
    accessExpiresAt: at(500),
    refreshExpiresAt: at(1_000),
    ...tokens,
    ...given,
  });
  return rows.map(({ id }): Opened => ({ id, identityId, ...tokens }));
}

async function open(given: Parameters<typeof tryToOpen>[1] & { of?: string } = {}): Promise<Opened> {
  const { of: identityId = (await makeCustomer(api.db)).identityId, ...more } = given;
  const [opened] = await tryToOpen(identityId, more);
  if (!opened) throw new Error('no session was opened');
  return opened;
}

const remove = ({ identityId }: Pick<Opened, 'identityId'>) =>
  api.db.query(`update auth.identity set deleted_at = now() where id = $1`, [identityId]);
const revoke = ({ id }: Opened) => revokeSession(api.db, id, now, 'logout');

test('a session is opened for its own account, unless that is deleted, blocked or has another password', async () => {
  const [{ identityId }, blocked, deleted] = [
    await makeCustomer(api.db),
    await makeCustomer(api.db),
    await makeCustomer(api.db),
  ];
  await api.db.query(`update auth.identity set password_hash = 'new' where id = $1`, [identityId]);
  await api.db.query(`update auth.identity set blocked_at = now() where id = $1`, [blocked.identityId]);
  await remove(deleted);
  expect(await tryToOpen(identityId, { passwordHash: 'old' })).toEqual([]);
  expect(await tryToOpen(blocked.identityId)).toEqual([]);
  expect(await tryToOpen(deleted.identityId)).toEqual([]);
  const [own] = await tryToOpen(identityId, { passwordHash: 'new' });
  expect(await findAccess(api.db, own?.access ?? sealed)).toMatchObject([{ sessionId: own?.id, identityId }]);
});

test('an access token is of its own open session, and ends with the earlier of the two', async () => {
  const [one, brief, revoked, deleted] = [
    await open(),
    await open({ accessExpiresAt: at(9_000) }),
    await open(),
    await open(),
  ];
  await revoke(revoked);
  await remove(deleted);
  const found = async ({ access }: Opened) =>
    (await findAccess(api.db, access)).map(({ sessionId, identityId, expiresAt }) => [
      sessionId,
      identityId,
      expiresAt,
    ]);
  expect(await found(one)).toEqual([[one.id, one.identityId, at(500)]]);
  expect(await found(brief)).toEqual([[brief.id, brief.identityId, at(1_000)]]);
  expect([await found(revoked), await found(deleted)]).toEqual([[], []]);
  const sessions = await findSessionOfTokens(api.db, [one.access, brief.refresh]);
  expect(new Set(sessions.map(({ sessionId }) => sessionId))).toEqual(new Set([one.id, brief.id]));
});

test('a token is rotated once, while it and its session last, for its own kind of client', async () => {
  const [one, other] = [await open(), await open()];
  const rotate = async ({ refresh }: Opened, client: 'app' | 'web' = 'app') =>
    (await rotateRefreshToken(api.db, { hash: refresh, client, now, sealed })).map(({ sessionId }) => sessionId);
  expect(await rotate(one, 'web')).toEqual([]);
  expect([await rotate(one), await rotate(one), await rotate(other)]).toEqual([[one.id], [], [other.id]]);
  const [old, ended, revoked, deleted] = [
    await open({ refreshExpiresAt: now }),
    await open({ expiresAt: now, refreshExpiresAt: at(5) }),
    await open(),
    await open(),
  ];
  await revoke(revoked);
  await remove(deleted);
  for (const session of [old, ended, revoked, deleted]) expect(await rotate(session)).toEqual([]);
});

test('a rotated token says whether its own successor was rotated, and whether its session can go on', async () => {
  const [one, other] = [await open(), await open()];
  const next = async ({ id, refresh: parent }: Opened) => {
    const hash = randomBytes(32);
    await insertRefreshToken(api.db, { hash, sessionId: id, parent, now, expiresAt: at(1_000) });
    return hash;
  };
  const rotate = (hash: Buffer) => rotateRefreshToken(api.db, { hash, client: 'app', now, sealed });
  await rotate(one.refresh);
  await rotate(other.refresh);
  await next(one);
  await rotate(await next(other));
  const read = async ({ refresh }: Opened, client: 'app' | 'web' = 'app') =>
    (await findRotated(api.db, refresh, client, now)).map(({ sessionId, identityId, isSuperseded, isUsable }) => [
      sessionId,
      identityId,
      isSuperseded,
      isUsable,
    ]);
  expect(await read(one)).toEqual([[one.id, one.identityId, false, true]]);
  expect(await read(other)).toEqual([[other.id, other.identityId, true, true]]);
  const [ended, revoked, deleted] = [await open({ expiresAt: now }), await open(), await open()];
  await revoke(revoked);
  await remove(deleted);
  const usable = [await read(one, 'web'), await read(ended), await read(revoked), await read(deleted)];
  expect(usable.map(([row]) => row?.at(-1))).toEqual([false, false, false, false]);
});

test('sessions are listed, touched and ended by their own account, while they last', async () => {
  const one = await open();
  const of = one.identityId;
  const [second, ended, old, other] = [
    await open({ of }),
    await open({ of, expiresAt: now }),
    await open({ of, now: at(-100) }),
    await open(),
  ];
  const listed = async (identityId = of, after = at(-100)) =>
    (await listOpenSessions(api.db, identityId, now, after)).map(({ id }) => id).toSorted();
  expect(await listed()).toEqual([one.id, second.id].toSorted());
  expect(await listed(of, at(-101))).toEqual([one.id, second.id, old.id].toSorted());
  await touchSession(api.db, old.id, at(7));
  const { rows } = await api.db.query<{ id: string }>(
    `select id from auth.session where last_seen_at = $1 and identity_id = any($2::uuid[])`,
    [at(7), [of, other.identityId]],
  );
  expect(rows).toEqual([{ id: old.id }]);
  const endOwn = async ({ id }: Opened, identityIds = [of]) =>
    (await revokeOwnSession(api.db, id, identityIds, now)).map((row) => row.id);
  expect([await endOwn(other), await endOwn(ended), await endOwn(second)]).toEqual([[], [], [second.id]]);
  expect(await endOwn(second)).toEqual([]);
  expect(await revokeSession(api.db, second.id, now, 'logout')).toEqual([]);
  expect(await listed()).toEqual([one.id, old.id].toSorted());
  const rest = await revokeSessionsOf(api.db, {
    identityId: of,
    exceptSessionId: one.id,
    now,
    reason: 'password_changed',
  });
  expect(rest.map(({ id }) => id).toSorted()).toEqual([ended.id, old.id].toSorted());
  expect([await listed(), await listed(other.identityId)]).toEqual([[one.id], [other.id]]);
});

test('what ended before an instant is removed, and what lasts until it stays', async () => {
  const [past, revoked, edge, living] = [
    await open({ expiresAt: at(-5_001), accessExpiresAt: at(-5_001) }),
    await open({ accessExpiresAt: at(-5_000) }),
    await open({ expiresAt: at(-5_000) }),
    await open(),
  ];
  await revokeSession(api.db, revoked.id, at(-6_000), 'logout');
  const tokens = (await removeOldAccessTokens(api.db, at(-5_000))).map(({ hash }) => hash.toString('hex'));
  expect(tokens).toEqual([past.access.toString('hex')]);
  const sessions = (await removeDeadSessions(api.db, at(-5_000))).map(({ id }) => id);
  expect(sessions.toSorted()).toEqual([past.id, revoked.id].toSorted());
  expect([(await findAccess(api.db, edge.access)).length, (await findAccess(api.db, living.access)).length]).toEqual([
    1, 1,
  ]);
});
