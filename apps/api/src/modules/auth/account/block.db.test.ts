import { randomInt, randomUUID } from 'node:crypto';
import { guestAccount } from '@tonalia/contract/guest';
import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeCustomer, makeSeller, makeToken } from '../../../../test/make.ts';
import { refreshSession } from '../session/refresh-session.ts';
import { startSession } from '../session/start-session.ts';
import { setBlocked } from './set-blocked.ts';

const api = useApi();
const password = 'clave de prueba';
let addresses = 0;

async function customer() {
  const made = await makeCustomer(api.db, { password });
  const phone = `316${String(randomInt(10_000_000)).padStart(7, '0')}`;
  await api.db.query(`update auth.identity set phone = $2, phone_e164 = '+57' || $2 where id = $1`, [
    made.identityId,
    phone,
  ]);
  return { ...made, phone };
}
const block = (email: string, isBlocked = true) => setBlocked(api.db, api.clock, { email, phoneE164: null, isBlocked });
const post = (path: string, payload: object) =>
  api.send({ method: 'POST', url: `/api/auth${path}`, payload, remoteAddress: `10.3.0.${(addresses += 1) % 250}` });
const signIn = (email: string, typed = password) => post('/v3/auth/login', { email, password: typed, client: 'app' });
const me = (token: string) => api.send({ url: '/api/auth/auth/me', token });

test('blocking an account ends every token at once; unblocking lets it sign in again · T5', async () => {
  const { identityId, email } = await customer();
  const wish = { identityId, role: 'Admin customer', client: 'app', userAgent: '' } as const;
  const sessions = [await startSession(api.db, api.clock, wish), await startSession(api.db, api.clock, wish)];
  for (const { access } of sessions) expect((await me(access)).statusCode).toBe(200);
  expect(await block(email)).toBe('done');
  for (const { access, refresh } of sessions) {
    expect((await me(access)).statusCode).toBe(401);
    await expect(refreshSession(api.db, api.clock, { token: refresh, client: 'app' })).rejects.toMatchObject({
      code: 'REFRESH_REFUSED',
    });
  }
  const { rows } = await api.db.query('select distinct revoked_reason from auth.session where identity_id = $1', [
    identityId,
  ]);
  expect(rows).toEqual([{ revoked_reason: 'blocked' }]);

  expect(await block(email, false)).toBe('done');
  expect((await signIn(email)).statusCode).toBe(200);
  // ended sessions stay ended
  expect((await me(sessions[0]?.access ?? '')).statusCode).toBe(401);
});

test('a blocked account gets the same answer for the right password as for a wrong one · T5 T7', async () => {
  const { email } = await customer();
  await block(email);
  const said = async (answer: ReturnType<typeof signIn>) => {
    const { statusCode, json } = await answer;
    return { statusCode, ...json<{ code: string }>(), requestId: '' };
  };
  const right = await said(signIn(email));
  expect(right).toMatchObject({ statusCode: 401, code: 'BAD_CREDENTIALS' });
  expect(right).toEqual(await said(signIn(email, 'otra clave')));
  expect(right).toEqual(await said(signIn(`${randomUUID()}@example.com`)));
});

test('neither a code nor a link opens a blocked account · T5', async () => {
  const { identityId, email, phone } = await customer();
  const asked = await post('/auth/verify', { phone, channel: 'sms' });
  const { flowId } = asked.json<{ results: { flowId: string } }>().results;
  await post('/recovery-password', { email });
  await api.drain();
  const code = api.messages.findLast(({ to }) => to === `+57${phone}`)?.code ?? '';
  const link = /\/login\/change\/password\/(\S+)/.exec(
    api.messages.findLast(({ to }) => to === email)?.text ?? '',
  )?.[1];
  expect([code.length, typeof link]).toEqual([6, 'string']);
  await block(email);
  expect((await post('/auth/check', { flowId, phone, code, client: 'app' })).json()).toMatchObject({
    code: 'CODE_EXPIRED',
  });
  const change = await api.send({
    method: 'PUT',
    url: '/api/auth/change-password',
    payload: { newPassword: 'nueva clave larga', recoveryToken: link },
  });
  expect(change.json()).toMatchObject({ code: 'LINK_EXPIRED' });
  const before = api.messages.length;
  await post('/recovery-password', { email });
  await api.drain();
  expect(api.messages.slice(before).filter(({ to }) => to === email)).toEqual([]);
  const { rows } = await api.db.query('select 1 from auth.session where identity_id = $1 and revoked_at is null', [
    identityId,
  ]);
  expect(rows).toEqual([]);
});

test('concurrent sign-ins during blocking leave no open session · T5', async () => {
  const { email } = await customer();
  const [blocked, ...opened] = await Promise.all([block(email), ...[1, 2, 3, 4, 5, 6].map(() => signIn(email))]);
  expect(blocked).toBe('done');
  for (const answer of opened) {
    if (answer.statusCode !== 200) continue;
    expect((await me(answer.json<{ tokenReturn: string }>().tokenReturn)).statusCode).toBe(401);
  }
});

test('each change is audited once; unknown accounts and the guest cannot be blocked', async () => {
  const { identityId, email } = await makeSeller(api.db);
  const outcomes = [await block(email), await block(email), await block(email, false), await block(email, false)];
  expect(outcomes).toEqual(['done', 'same', 'done', 'same']);
  const { rows } = await api.db.query('select action, actor_id from platform.audit where subject_id = $1 order by id', [
    identityId,
  ]);
  expect(rows).toEqual([
    { action: 'auth.account_blocked', actor_id: null },
    { action: 'auth.account_unblocked', actor_id: null },
  ]);
  expect(await block('nadie@example.com')).toBe('none');
  expect(await block(guestAccount.email)).toBe('none');
});

test('a session ended by another process is rejected here within a second · T5', async () => {
  const { identityId } = await makeCustomer(api.db);
  const token = await makeToken(api.db, { identityId });
  const ask = () => api.send({ url: '/api/auth/auth/me', token });
  expect((await ask()).statusCode).toBe(200);
  await api.db.query(`update auth.session set revoked_at = now(), revoked_reason = 'blocked' where identity_id = $1`, [
    identityId,
  ]);
  await expect.poll(async () => (await ask()).statusCode, { timeout: 1_000, interval: 20 }).toBe(401);
});
