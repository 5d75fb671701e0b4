import { describe, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeCustomer } from '../../../../test/make.ts';
import { removeEnded } from '../remove-ended.ts';
import { refreshSession } from './refresh-session.ts';
import { startSession } from './start-session.ts';

const api = useApi();
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

async function signedIn(client: 'web' | 'app' = 'app', role: 'Admin customer' | 'Seller' = 'Admin customer') {
  const { identityId } = await makeCustomer(api.db);
  const pair = await startSession(api.db, api.clock, { identityId, role, client, userAgent: 'test' });
  return { identityId, ...pair };
}

const refresh = (token: string, client: 'web' | 'app' = 'app') => refreshSession(api.db, api.clock, { token, client });
const me = (token: string) => api.send({ url: '/api/auth/auth/me', token });
const refused = expect.objectContaining({ code: 'REFRESH_REFUSED' }) as Error;

describe('renewing a session', () => {
  test('gives a new pair, and both tokens work · API-07 ST-03', async () => {
    const { access, refresh: first } = await signedIn();
    const { pair } = await refresh(first);
    expect(pair.access).not.toBe(access);
    expect((await me(pair.access)).statusCode).toBe(200);
    expect((await refresh(pair.refresh)).pair.refresh).not.toBe(pair.refresh);
  });

  test('twenty concurrent renewals get the same successor and the session stays · T1', async () => {
    const { refresh: first } = await signedIn();
    const all = await Promise.all(Array.from({ length: 20 }, () => refresh(first)));
    expect(new Set(all.map(({ pair }) => pair.refresh)).size).toBe(1);
    expect(new Set(all.map(({ pair }) => pair.access)).size).toBe(1);
    const [one] = all;
    expect((await me(one?.pair.access ?? '')).statusCode).toBe(200);
    // whichever of the twenty answers a tab keeps, its session continues after the grace
    api.clock.advance(MINUTE);
    await expect(refresh(one?.pair.refresh ?? '')).resolves.toBeDefined();
  });

  test('a lost answer is repeated within the grace, and the session continues · T3 T4', async () => {
    const { refresh: first } = await signedIn();
    const lost = await refresh(first);
    api.clock.advance(15_000);
    const again = await refresh(first);
    expect(again.pair).toEqual(lost.pair);
    api.clock.advance(MINUTE);
    await expect(refresh(again.pair.refresh)).resolves.toBeDefined();
  });

  test('a used token shown after the grace ends the whole session · T2', async () => {
    const { access, refresh: first } = await signedIn();
    const { pair } = await refresh(first);
    api.clock.advance(20_500);
    await expect(refresh(first)).rejects.toEqual(refused);
    expect((await me(access)).statusCode).toBe(401);
    expect((await me(pair.access)).statusCode).toBe(401);
    await expect(refresh(pair.refresh)).rejects.toEqual(refused);
  });

  test('a token two generations old ends the session even within the grace · T2', async () => {
    const { refresh: first } = await signedIn();
    const second = await refresh(first);
    const third = await refresh(second.pair.refresh);
    await expect(refresh(first)).rejects.toEqual(refused);
    await expect(refresh(third.pair.refresh)).rejects.toEqual(refused);
  });

  test('is limited per minute and session; other sessions are not affected', async () => {
    const [{ refresh: first }, { refresh: other }] = [await signedIn(), await signedIn()];
    let last = first;
    for (let n = 0; n < 120; n += 1) last = (await refresh(last)).pair.refresh;
    await expect(refresh(last)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await expect(refresh(other)).resolves.toBeDefined();
    api.clock.advance(MINUTE);
    await expect(refresh(last)).resolves.toBeDefined();
  });

  test('another device of the same identity stays signed in', async () => {
    const { identityId, refresh: first } = await signedIn();
    const other = await startSession(api.db, api.clock, {
      identityId,
      role: 'Admin customer',
      client: 'app',
      userAgent: 'other',
    });
    await refresh(first);
    api.clock.advance(30_000);
    await expect(refresh(first)).rejects.toEqual(refused);
    await expect(refresh(other.refresh)).resolves.toBeDefined();
  });

  test('reuse of a copy is audited once and the owner notified once · T2', async () => {
    const { identityId, refresh: first } = await signedIn();
    const show = () =>
      api.send({ url: '/api/auth/auth/refresh-token', headers: { 'refresh-token': first } }).then((a) => a.statusCode);
    await refresh(first);
    api.clock.advance(30_000);
    expect(await Promise.all([show(), show(), show()])).toEqual([401, 401, 401]);
    const { rows } = await api.db.query('select action from platform.audit where subject_id = $1', [identityId]);
    expect(rows).toEqual([{ action: 'auth.token_reused' }]);
    // other modules forget what they keep of the session
    const { rows: published } = await api.db.query(
      `select from platform.outbox where topic = 'auth.session_ended'
         and payload -> 'sessionIds' ?| array(select id::text from auth.session where identity_id = $1)`,
      [identityId],
    );
    expect(published).toHaveLength(1);
    await api.drain();
    const { rows: owners } = await api.db.query<{ email: string }>('select email from auth.identity where id = $1', [
      identityId,
    ]);
    const ofOwner = api.messages.filter(({ to }) => to === owners[0]?.email);
    expect(ofOwner.map(({ subject }) => subject)).toEqual(['Cerramos una sesión de tu cuenta']);
  });

  test('tokens of web and app are not interchangeable', async () => {
    const web = await signedIn('web');
    const app = await signedIn('app');
    await expect(refresh(web.refresh, 'app')).rejects.toEqual(refused);
    await expect(refresh(app.refresh, 'web')).rejects.toEqual(refused);
    // and the attempt ends no session
    await expect(refresh(web.refresh, 'web')).resolves.toBeDefined();
  });

  test.each(['', 'cookie', 'tr_unknown', 'x'.repeat(200)])('an unknown token (%j) is refused', async (token) => {
    await expect(refresh(token)).rejects.toEqual(refused);
  });
});

describe('lifetime', () => {
  test('an access token works for fifteen minutes', async () => {
    const { access } = await signedIn();
    api.clock.advance(14 * MINUTE);
    expect((await me(access)).statusCode).toBe(200);
    api.clock.advance(MINUTE);
    expect((await me(access)).statusCode).toBe(401);
  });

  test('after seven days without a visit a new sign-in is needed · CON-03', async () => {
    const { refresh: first } = await signedIn();
    api.clock.advance(7 * DAY + 1);
    await expect(refresh(first)).rejects.toEqual(refused);
  });

  test.each([
    ['Admin customer', 30],
    ['Seller', 14],
  ] as const)('a session of a %s ends after %i days however busy it is', async (role, days) => {
    let { refresh: token } = await signedIn('app', role);
    for (let day = 6; day < days; day += 6) {
      api.clock.advance(6 * DAY);
      ({ refresh: token } = (await refresh(token)).pair);
    }
    api.clock.advance(6 * DAY);
    await expect(refresh(token)).rejects.toEqual(refused);
  });

  test('the session of a closed account is rejected · T5', async () => {
    const { identityId, access, refresh: first } = await signedIn();
    await api.db.query('update auth.identity set deleted_at = now() where id = $1', [identityId]);
    expect((await me(access)).statusCode).toBe(401);
    await expect(refresh(first)).rejects.toEqual(refused);
  });
});

describe('signing out', () => {
  const logout = (headers: Record<string, string>) =>
    api.send({ method: 'POST', url: '/api/auth/auth/logout', headers });

  test('both tokens are rejected at once, cached ones included · ST-05 T5', async () => {
    const { access, refresh: first } = await signedIn();
    expect((await me(access)).statusCode).toBe(200);
    expect((await logout({ token: access })).json()).toEqual({ ok: true });
    expect((await me(access)).statusCode).toBe(401);
    await expect(refresh(first)).rejects.toEqual(refused);
  });

  test('the refresh token alone is enough after the access token expired', async () => {
    const { access, refresh: first } = await signedIn();
    api.clock.advance(DAY);
    const { pair } = await refresh(first);
    await logout({ token: access, 'refresh-token': pair.refresh });
    expect((await me(pair.access)).statusCode).toBe(401);
  });

  test('signing out twice, or without a session, is no error', async () => {
    const { access } = await signedIn();
    await logout({ token: access });
    expect((await logout({ token: access })).statusCode).toBe(200);
    expect((await logout({})).statusCode).toBe(200);
    expect((await logout({ token: 'never seen' })).statusCode).toBe(200);
  });
});

describe('the database', () => {
  test('removes ended sessions with their tokens a day later and keeps open ones', async () => {
    const ended = await signedIn();
    const living = await signedIn();
    await api.send({ method: 'POST', url: '/api/auth/auth/logout', token: ended.access });
    api.clock.advance(DAY + MINUTE);
    const { pair } = await refresh(living.refresh);
    await removeEnded(api.db, api.clock);
    const left = async ({ identityId }: { identityId: string }) =>
      (await api.db.query('select from auth.session where identity_id = $1', [identityId])).rows.length;
    expect([await left(ended), await left(living)]).toEqual([0, 1]);
    expect((await me(pair.access)).statusCode).toBe(200);
  });

  test('contains no readable token', async () => {
    const { access, refresh: first } = await signedIn();
    const { pair } = await refresh(first);
    const { rows } = await api.db.query<{ text: string }>(
      `select coalesce(string_agg(t::text, ''), '') as text from (
         select encode(hash, 'escape') || coalesce(encode(successor_sealed, 'escape'), '') as t from auth.refresh_token
         union all select encode(hash, 'escape') from auth.access_token) all_tokens`,
    );
    for (const token of [access, first, pair.access, pair.refresh]) expect(rows[0]?.text).not.toContain(token.slice(3));
  });
});

describe('finding the actor of a token', () => {
  test('costs one query the first time and none after that', async () => {
    const { access } = await signedIn();
    const asked: unknown[] = [];
    const { identify } = await import('./identify.ts');
    const watched = new Proxy(api.db, {
      get: (target, name) =>
        name === 'query'
          ? (query: { name: string }) => {
              asked.push(query.name);
              return target.query(query as never);
            }
          : Reflect.get(target, name),
    });
    await identify(watched, api.clock, access);
    expect(asked).toEqual(['auth.find_access']);
    expect(await identify(watched, api.clock, access)).toMatchObject({ role: 'Admin customer' });
    expect(asked).toHaveLength(1);
  });
});
