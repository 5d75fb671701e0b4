import { guestAccount } from '@tonalia/contract/guest';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { GUEST_ID, makeCustomer, makeSeller, makeToken } from '../../../../test/make.ts';
import { newNetwork } from '../../../../test/unique.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { startSession } from '../session/start-session.ts';
import { recoveryRequested } from './messages.es-CO.ts';
import { replacePassword } from './recovery.sql.ts';

const api = useApi();
const password = 'clave de prueba';
const next = 'otra frase larga';
const MINUTE = 60_000;

beforeEach(() => {
  api.messages.length = 0;
});

const ask = (email: string, more: { remoteAddress?: string; headers?: Record<string, string> } = {}) =>
  api.send({
    method: 'POST',
    url: '/api/auth/recovery-password',
    payload: { email },
    remoteAddress: newNetwork(),
    ...more,
  });
const change = (payload: object, token?: string) =>
  api.send({ method: 'PUT', url: '/api/auth/change-password', payload, ...(token !== undefined && { token }) });
const recover = (recoveryToken: string, newPassword = next) => change({ recoveryToken, newPassword });
const signIn = (email: string, typed: string) =>
  api.send({
    method: 'POST',
    url: '/api/auth/v3/auth/login',
    payload: { email, password: typed, client: 'app' },
    remoteAddress: newNetwork(),
  });
const me = async (token: string) => (await api.send({ url: '/api/auth/auth/me', token })).statusCode;

/** The secrets of the links mailed to an address, oldest first. */
async function linksTo(email: string): Promise<string[]> {
  await api.drain();
  return api.messages
    .filter(({ to }) => to === email)
    .flatMap(({ text }) => [...text.matchAll(/https:\/\/tienda\.example\/login\/change\/password\/(tl_[\w-]{43})/g)])
    .map(([, token = '']) => token);
}

async function forgotten() {
  const owner = await makeCustomer(api.db, { password });
  await ask(owner.email);
  const [token = ''] = await linksTo(owner.email);
  return { ...owner, token };
}

describe('requesting a link', () => {
  test('gets the same answer for known and unknown addresses, and only a known one gets a mail · API-11 T9', async () => {
    const { email } = await makeCustomer(api.db, { password });
    const [known, unknown] = [await ask(`  ${email.toUpperCase()} `), await ask('nadie@example.com')];
    expect(known.json()).toEqual({ results: { message: recoveryRequested } });
    expect([unknown.statusCode, unknown.json()]).toEqual([known.statusCode, known.json()]);
    expect(await linksTo(email)).toHaveLength(1);
    expect(api.messages.map(({ channel, to }) => ({ channel, to }))).toEqual([{ channel: 'email', to: email }]);
  });

  test('runs the same statements for known and unknown addresses · T7', async () => {
    const { email } = await makeCustomer(api.db, { password });
    const rows = async () => (await api.db.query('select topic from platform.outbox order by id desc limit 2')).rows;
    await ask(email);
    await ask('nadie@example.com');
    expect(await rows()).toEqual(Array(2).fill({ topic: 'message.recover_password' }));
    await api.drain();
    const { rows: left } = await api.db.query("select from platform.outbox where payload::text like '%@%'");
    expect(left).toHaveLength(0);
  });

  test('mails no link that sets a password to the guest, a closed account or an unconfirmed address', async () => {
    const gone = await makeCustomer(api.db, { password });
    await api.db.query('update auth.identity set deleted_at = now() where id = $1', [gone.identityId]);
    const pending = await makeCustomer(api.db, { password });
    await api.db.query('update auth.identity set email = null, email_pending = $2 where id = $1', [
      pending.identityId,
      pending.email,
    ]);
    for (const email of [guestAccount.email, gone.email, pending.email])
      expect((await ask(email)).statusCode).toBe(200);
    await api.drain();
    expect(api.messages).toEqual([]);
  });

  test('during the closing of the account leaves no link · API-10', async () => {
    const owner = await makeCustomer(api.db, { password });
    const token = await makeToken(api.db, owner, { clock: api.clock });
    await ask(owner.email);
    const waiting = async () =>
      (
        await api.db.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).rowCount;
    // blocks the closing near its end: links are removed, the identity is not committed
    const holder = await api.db.connect();
    await holder.query('begin');
    await holder.query('lock table platform.audit in share mode');
    const proof = { password };
    const closing = api.send({ method: 'DELETE', url: '/api/auth/customer/remove', token, payload: { proof } });
    // the relay also polls every second and may wait first
    await vi.waitFor(async () => expect(await waiting()).toBeGreaterThanOrEqual(1), 10_000);
    const sending = api.drain();
    await vi.waitFor(async () => expect(await waiting()).toBeGreaterThanOrEqual(2), 1_500).catch(() => {});
    await holder.query('commit');
    holder.release();
    expect((await closing).statusCode).toBe(200);
    await sending;
    await api.drain();
    const { rows } = await api.db.query('select email from auth.link where identity_id = $1', [owner.identityId]);
    expect(rows).toEqual([]);
  });

  test('ignores headers in the address of the link · T9', async () => {
    const { email } = await makeCustomer(api.db, { password });
    await ask(email, {
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' },
    });
    expect(await linksTo(email)).toHaveLength(1);
    expect(JSON.stringify(api.messages)).not.toContain('evil.example');
  });

  test('sends five mails an hour at most', async () => {
    const { email } = await makeCustomer(api.db, { password });
    for (let time = 0; time < 7; time += 1) expect((await ask(email)).statusCode).toBe(200);
    expect(await linksTo(email)).toHaveLength(5);
    api.clock.advance(60 * MINUTE);
    await ask(email);
    expect(await linksTo(email)).toHaveLength(6);
  });

  test('is limited per network', async () => {
    const remoteAddress = '203.0.113.77';
    for (let time = 0; time < 20; time += 1) await ask('nadie@example.com', { remoteAddress });
    const held = await ask('nadie@example.com', { remoteAddress });
    expect(held.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(Number(held.headers['retry-after'])).toBeGreaterThan(3_000);
    expect((await ask('nadie@example.com')).statusCode).toBe(200);
  });
});

describe('a link', () => {
  test('sets the password, ends every session, opens none, and notifies its owner · API-12', async () => {
    const { email, identityId, token } = await forgotten();
    const open = await makeToken(api.db, { identityId }, { clock: api.clock });
    expect(await me(open)).toBe(200);
    const answer = await recover(token);
    expect(answer.json()).toEqual({ results: { message: 'Tu contraseña cambió. Ingresa con la nueva.' } });
    // no session, only a known device
    expect(answer.cookies.map(({ name }) => name)).toEqual(['__Host-device']);
    expect(await me(open)).toBe(401);
    expect((await signIn(email, password)).statusCode).toBe(401);
    expect((await signIn(email, next)).statusCode).toBe(200);
    await api.drain();
    expect(api.messages.at(-1)).toMatchObject({ to: email, subject: 'Tu contraseña cambió' });
    const { rows } = await api.db.query('select action, detail from platform.audit where subject_id = $1 order by id', [
      identityId,
    ]);
    expect(rows[0]).toEqual({ action: 'auth.password_changed', detail: { by: 'link' } });
  });

  test('notifies the phone too', async () => {
    const { identityId, email, token } = await forgotten();
    await api.db.query(`update auth.identity set phone = '3170000001', phone_e164 = '+573170000001' where id = $1`, [
      identityId,
    ]);
    api.messages.length = 0;
    await recover(token);
    await api.drain();
    expect(api.messages.map(({ to }) => to).toSorted()).toEqual([email, '+573170000001'].toSorted());
    expect(new Set(api.messages.map(({ text }) => text)).size).toBe(1);
  });

  test('works once among fifty concurrent requests · T9', { timeout: 60_000 }, async () => {
    const { email, token } = await forgotten();
    const tries = Array.from({ length: 50 }, (_, i) => ({ typed: `otra frase larga ${i}`, i }));
    const answers = await Promise.all(tries.map(({ typed }) => recover(token, typed)));
    const won = tries.filter(({ i }) => answers[i]?.statusCode === 200);
    expect(won).toHaveLength(1);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200)) {
      expect(['LINK_EXPIRED', 'TOO_MANY_REQUESTS']).toContain(answer.json<{ code: string }>().code);
    }
    expect((await signIn(email, won[0]?.typed ?? '')).statusCode).toBe(200);
    expect((await recover(token)).json()).toMatchObject({ code: 'LINK_EXPIRED' });
  });

  test('is valid for half an hour · T9', async () => {
    const { token } = await forgotten();
    api.clock.advance(30 * MINUTE);
    expect((await recover(token)).json()).toMatchObject({ code: 'LINK_EXPIRED' });
    const another = await forgotten();
    api.clock.advance(29 * MINUTE);
    expect((await recover(another.token)).statusCode).toBe(200);
  });

  test('is invalid once a newer one exists · T9', async () => {
    const { email, token } = await forgotten();
    await ask(email);
    const newer = (await linksTo(email)).at(-1) ?? '';
    expect((await recover(token)).json()).toMatchObject({ code: 'LINK_EXPIRED' });
    expect((await recover(newer)).statusCode).toBe(200);
  });

  test('is invalid once the address changed or the account closed · T9', async () => {
    const moved = await forgotten();
    await api.db.query("update auth.identity set email = 'otra-' || email where id = $1", [moved.identityId]);
    const gone = await forgotten();
    await api.db.query('update auth.identity set deleted_at = now() where id = $1', [gone.identityId]);
    for (const { token } of [moved, gone])
      expect((await recover(token)).json()).toMatchObject({ code: 'LINK_EXPIRED' });
  });

  test.each(['x', 'tl_', `tl_${'A'.repeat(43)}`, '\u0000', '%00', "' or 1=1"])('like %j is invalid', async (token) => {
    expect(['LINK_EXPIRED', 'INVALID_REQUEST']).toContain((await recover(token)).json<{ code: string }>().code);
  });

  test.each([
    ['too short in letters', '🙂🙂🙂🙂', 'length'],
    ['among the most used', 'password1', 'common'],
    ['the owner’s name', 'Rosa-2026-x', 'personal'],
  ])('is not used up by a password that is %s · T12', async (_name, bad, why) => {
    const { token } = await forgotten();
    expect((await recover(token, bad)).json()).toMatchObject({ code: 'PASSWORD_REFUSED', params: { why } });
    expect((await recover(token)).statusCode).toBe(200);
  });

  test('is stored as a digest and removed a day after its end', async () => {
    const { token } = await forgotten();
    const { rows } = await api.db.query<{ text: string }>(
      `select string_agg(link::text, '') || (select coalesce(string_agg(o::text, ''), '') from platform.outbox o) as text
       from auth.link`,
    );
    expect(rows[0]?.text).not.toContain(token.slice(3));
  });

  test('sets a first password', async () => {
    const { email } = await makeCustomer(api.db);
    await ask(email);
    const [token = ''] = await linksTo(email);
    expect((await recover(token)).statusCode).toBe(200);
    expect((await signIn(email, next)).statusCode).toBe(200);
  });

  test('needs no session and ignores the session of another identity', async () => {
    const { email, token } = await forgotten();
    const other = await makeCustomer(api.db, { password });
    const open = await makeToken(api.db, other, { clock: api.clock });
    expect((await change({ recoveryToken: token, newPassword: next }, open)).statusCode).toBe(200);
    expect(await me(open)).toBe(200);
    expect((await signIn(other.email, password)).statusCode).toBe(200);
    expect((await signIn(email, next)).statusCode).toBe(200);
  });
});

describe('changing a password when signed in', () => {
  async function signedIn(role: 'customer' | 'seller' = 'customer') {
    const owner = await (role === 'customer' ? makeCustomer : makeSeller)(api.db, { password });
    const token = await makeToken(api.db, owner, { clock: api.clock });
    return { ...owner, token };
  }

  test.each(['customer', 'seller'] as const)(
    'a %s does so with the old one; the other sessions end, this one goes on · API-12 T5',
    async (role) => {
      const { email, identityId, token } = await signedIn(role);
      const other = await makeToken(api.db, { identityId }, { clock: api.clock });
      expect(await me(other)).toBe(200);
      const answer = await change({ newPassword: next, proof: { password } }, token);
      expect(answer.json()).toEqual({ results: { message: 'Tu contraseña cambió.' } });
      expect([await me(other), await me(token)]).toEqual([401, 200]);
      expect((await signIn(email, next)).statusCode).toBe(200);
      await api.drain();
      expect(api.messages.at(-1)).toMatchObject({ to: email, subject: 'Tu contraseña cambió' });
    },
  );

  test('invalidates a link sent before', async () => {
    const { email, token } = await signedIn();
    await ask(email);
    const [link = ''] = await linksTo(email);
    await change({ newPassword: next, proof: { password } }, token);
    expect((await recover(link)).json()).toMatchObject({ code: 'LINK_EXPIRED' });
  });

  test('changes nothing without a valid proof', async () => {
    const { email, token } = await signedIn();
    expect((await change({ newPassword: next }, token)).json()).toMatchObject({ code: 'PROOF_REQUIRED' });
    expect((await change({ newPassword: next, proof: { password: 'no' } }, token)).json()).toMatchObject({
      code: 'BAD_CREDENTIALS',
    });
    expect((await signIn(email, password)).statusCode).toBe(200);
  });

  test('a refused password uses up no code, and a code sets a first password', async () => {
    const owner = await makeCustomer(api.db);
    const phone = `310${String(Date.now()).slice(-7)}`;
    await api.db.query('update auth.identity set phone = $2, phone_e164 = $3 where id = $1', [
      owner.identityId,
      phone,
      `+57${phone}`,
    ]);
    const token = await makeToken(api.db, owner, { clock: api.clock });
    const sent = await api.send({ method: 'POST', url: '/api/auth/auth/verify', payload: { phone, channel: 'sms' } });
    const { flowId } = sent.json<{ results: { flowId: string } }>().results;
    await api.drain();
    const proof = { flowId, code: api.messages.findLast(({ to }) => to === `+57${phone}`)?.code };
    expect((await change({ newPassword: 'password1', proof }, token)).json()).toMatchObject({
      code: 'PASSWORD_REFUSED',
    });
    expect((await change({ newPassword: next, proof }, token)).statusCode).toBe(200);
    expect((await signIn(owner.email, next)).statusCode).toBe(200);
  });

  test('is limited to five times an hour, because notifications cost money', async () => {
    const owner = await makeCustomer(api.db, { password });
    const token = await makeToken(api.db, owner, { clock: api.clock });
    const passwords = Array.from({ length: 7 }, (_, i) => `otra frase larga ${i}`);
    const statuses: number[] = [];
    for (const [i, newPassword] of passwords.slice(0, 6).entries()) {
      const present = i === 0 ? password : (passwords[i - 1] ?? '');
      statuses.push((await change({ newPassword, proof: { password: present } }, token)).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await api.drain();
    expect(api.messages.filter(({ to }) => to === owner.email)).toHaveLength(5);
  });

  test('is refused without a session and for the guest', async () => {
    const payload = { newPassword: next, proof: { password: guestAccount.password } };
    expect((await change(payload)).json()).toMatchObject({ code: 'UNAUTHENTICATED' });
    const guest = await makeToken(api.db, { identityId: GUEST_ID }, { clock: api.clock });
    expect((await change(payload, guest)).json()).toMatchObject({ code: 'GUEST_NOT_ALLOWED' });
    expect((await signIn(guestAccount.email, guestAccount.password)).statusCode).toBe(200);
  });
});

test('concurrent sign-ins with the old password leave no open session · T5', async () => {
  const { identityId } = await makeCustomer(api.db, { password });
  const { rows } = await api.db.query<{ hash: string }>(
    'select password_hash as hash from auth.identity where id = $1',
    [identityId],
  );
  const passwordHash = rows[0]?.hash ?? '';
  let entering: Promise<unknown> | undefined;
  await inTransaction(api.db, async (tx) => {
    await replacePassword(tx, identityId, 'another hash');
    // the old password was valid before
    entering = startSession(api.db, api.clock, {
      identityId,
      role: 'Admin customer',
      client: 'app',
      userAgent: '',
      passwordHash,
    }).catch((error: unknown) => error);
    await vi.waitFor(async () => {
      const { rows: waiting } = await api.db.query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      expect(waiting).toHaveLength(1);
    });
  });
  expect(await entering).toMatchObject({ code: 'BAD_CREDENTIALS' });
});
