import { randomUUID } from 'node:crypto';
import type { OpenSession } from '@tonalia/contract/people';
import { describe, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { GUEST_ID, makeCustomer } from '../../../../test/make.ts';
import { endOtherSessions } from './end-other-sessions.ts';
import { refreshSession } from './refresh-session.ts';
import { startSession } from './start-session.ts';

const api = useApi();
const DAY = 24 * 60 * 60_000;
const androidChrome =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

const open = (identityId: string, userAgent = androidChrome, client: 'web' | 'app' = 'web') =>
  startSession(api.db, api.clock, { identityId, role: 'Admin customer', client, userAgent });
async function person() {
  const { identityId } = await makeCustomer(api.db);
  return { identityId, ...(await open(identityId)) };
}
const list = async (token: string) =>
  (await api.send({ url: '/api/auth/sessions', token })).json<{ results: OpenSession[] }>().results;
const close = (token: string, id: string) => api.send({ method: 'DELETE', url: `/api/auth/sessions/${id}`, token });
const me = async (token: string) => (await api.send({ url: '/api/auth/auth/me', token })).statusCode;

describe('the open sessions of an identity', () => {
  test('are listed with their devices and the current one marked, without foreign ones', async () => {
    const mine = await person();
    await person();
    api.clock.advance(1_000);
    const app = await open(mine.identityId, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X)', 'app');
    const sessions = await list(app.access);
    expect(sessions).toMatchObject([
      { client: 'app', device: 'Aplicación en iPhone', current: true },
      { client: 'web', device: 'Chrome en Android', current: false },
    ]);
    expect((await list(mine.access)).map(({ current }) => current)).toEqual([false, true]);
    expect(Object.keys(sessions[0] ?? {}).toSorted()).toEqual(
      ['_id', 'client', 'createdAt', 'current', 'device', 'lastSeenAt'].toSorted(),
    );
  });

  test('exclude ended and abandoned ones', async () => {
    const { identityId } = await person();
    api.clock.advance(8 * DAY);
    const ended = await open(identityId);
    await api.send({ method: 'POST', url: '/api/auth/auth/logout', token: ended.access });
    const current = await open(identityId);
    expect(await list(current.access)).toMatchObject([{ current: true }]);
  });

  test('twelve devices of one identity stay open, listed and closable · T11', async () => {
    const first = await person();
    const others = await Promise.all(Array.from({ length: 11 }, () => open(first.identityId)));
    const sessions = await list(first.access);
    expect(sessions).toHaveLength(12);
    for (const { _id, current } of sessions)
      if (!current) expect((await close(first.access, _id)).statusCode).toBe(200);
    expect(await list(first.access)).toHaveLength(1);
    for (const { access } of others) expect(await me(access)).toBe(401);
  });
});

describe('closing a session', () => {
  test('rejects both its tokens at once and is audited · T5', async () => {
    const mine = await person();
    const lost = await open(mine.identityId, '', 'app');
    expect(await me(lost.access)).toBe(200);
    const id = (await list(lost.access)).find(({ current }) => current)?._id ?? '';
    expect((await close(mine.access, id)).json()).toEqual({ ok: true });
    expect([await me(lost.access), await me(mine.access)]).toEqual([401, 200]);
    await expect(refreshSession(api.db, api.clock, { token: lost.refresh, client: 'app' })).rejects.toMatchObject({
      code: 'REFRESH_REFUSED',
    });
    const { rows } = await api.db.query('select actor_id, action from platform.audit where subject_id = $1', [id]);
    expect(rows).toEqual([{ actor_id: mine.identityId, action: 'auth.session_closed' }]);
  });

  test('gives the same answer for a foreign, an ended and an unknown session, and ends none · Z2', async () => {
    const mine = await person();
    const stranger = await person();
    const foreign = (await list(stranger.access))[0]?._id ?? '';
    const ended = await open(mine.identityId);
    const endedId = (await list(ended.access)).find(({ current }) => current)?._id ?? '';
    await close(mine.access, endedId);
    const answers = [];
    for (const id of [foreign, endedId, randomUUID()]) answers.push(await close(mine.access, id));
    for (const answer of answers) expect(answer.json()).toMatchObject({ code: 'SESSION_NOT_FOUND' });
    expect(await me(stranger.access)).toBe(200);
  });

  test('is refused for guests, because they share an account', async () => {
    const guest = await startSession(api.db, api.clock, {
      identityId: GUEST_ID,
      role: 'Guest',
      client: 'web',
      userAgent: '',
    });
    for (const answer of [
      await api.send({ url: '/api/auth/sessions', token: guest.access }),
      await close(guest.access, randomUUID()),
    ]) {
      expect(answer.json()).toMatchObject({ code: 'GUEST_NOT_ALLOWED' });
    }
  });
});

test('all sessions but one end at once, cached tokens included · T5', async () => {
  const kept = await person();
  const others = await Promise.all([open(kept.identityId), open(kept.identityId)]);
  const stranger = await person();
  for (const { access } of [kept, ...others]) expect(await me(access)).toBe(200);
  const id = (await list(kept.access)).find(({ current }) => current)?._id ?? null;
  await endOtherSessions(api.db, api.clock, {
    identityId: kept.identityId,
    exceptSessionId: id,
    reason: 'password_changed',
  });
  expect([await me(kept.access), await me(stranger.access)]).toEqual([200, 200]);
  for (const { access } of others) expect(await me(access)).toBe(401);
  await endOtherSessions(api.db, api.clock, {
    identityId: kept.identityId,
    exceptSessionId: null,
    reason: 'account_deleted',
  });
  expect(await me(kept.access)).toBe(401);
});
