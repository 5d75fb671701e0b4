import type { CodeSent, Tokens } from '@tonalia/contract/auth';
import type { z } from 'zod';
import { describe, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { GUEST_ID, makeCustomer, makeToken } from '../../../../test/make.ts';
import { newNetwork, newPhone } from '../../../../test/unique.ts';
import { removeEnded } from '../remove-ended.ts';
import { codeDigest } from './code.ts';
import { spendProvedPhone } from './proved-phone.ts';
import { requireProof } from './require-proof.ts';
import { verifyCode } from './verify-code.ts';

const api = useApi();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const refused = (code: string) => expect.objectContaining({ code }) as Error;

const post = (path: string, payload: object, remoteAddress = newNetwork(), headers: Record<string, string> = {}) =>
  api.send({ method: 'POST', url: `/api/auth${path}`, payload, remoteAddress, headers });
const ask = (path: '/verify/verify' | '/auth/verify', phone: string, channel = 'sms', from?: string) =>
  post(path, { phone, channel }, from);

/** The newest message to a phone or an address. */
async function lastTo(to: string) {
  await api.drain();
  return api.messages.findLast((message) => message.to === to);
}

type SentCode = Awaited<ReturnType<typeof sent>>;
const typed = ({ flowId, code, purpose }: SentCode) => ({ flowId, code, purpose });
const verify = (what: Parameters<typeof verifyCode>[2]) => verifyCode(api.db, api.clock, what);

/** A sent code with its flow. */
async function sent(phone: string, purpose: 'register' | 'login' = 'register') {
  const answer = await ask(purpose === 'login' ? '/auth/verify' : '/verify/verify', phone);
  const { flowId } = answer.json<{ results: z.infer<typeof CodeSent> }>().results;
  const code = (await lastTo(`+57${phone}`))?.code ?? '';
  return { flowId, code, phone, purpose };
}
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const withPhone = async () => {
  const customer = await makeCustomer(api.db);
  const phone = newPhone();
  await api.db.query('update auth.identity set phone = $2, phone_e164 = $3 where id = $1', [
    customer.identityId,
    phone,
    `+57${phone}`,
  ]);
  return { ...customer, phone };
};
/** An answer to a stranger, without its random parts. */
const seen = (answer: { statusCode: number; json: <T>() => T }) => {
  const { requestId: _, results, ...said } = answer.json<{ requestId?: string; results?: { flowId?: string } }>();
  return { status: answer.statusCode, ...said, results: { ...results, flowId: results?.flowId?.length } };
};

describe('the next step', () => {
  test('is a code for a phone and a password for an e-mail, with or without an account · API-02 T7', async () => {
    const known = await withPhone();
    const status = async (body: object) => seen(await post('/verify/user-status', body));
    const byPhone = await status({ phone: known.phone });
    expect(byPhone).toMatchObject({
      status: 200,
      results: { next: 'code', channels: ['whatsapp', 'sms', 'email'] },
    });
    expect(await status({ phone: newPhone() })).toEqual(byPhone);
    const byEmail = await status({ email: known.email });
    expect(byEmail).toMatchObject({ status: 200, results: { next: 'password' } });
    expect(await status({ email: 'nadie@example.com' })).toEqual(byEmail);
  });

  test.each(['5550142', '6015550142', '012345678'])(
    'a land line (%s) is refused, because it takes no code',
    async (phone) => {
      for (const [path, body] of [
        ['/verify/user-status', { phone }],
        ['/verify/verify', { phone, channel: 'sms' }],
        ['/auth/verify', { phone, channel: 'sms' }],
      ] as const) {
        expect((await post(path, body)).json()).toMatchObject({ code: 'PHONE_TAKES_NO_CODE' });
      }
    },
  );
});

describe('requesting a code', () => {
  test('sends six digits to the phone and says how long they are valid · API-03', async () => {
    const phone = newPhone();
    const answer = await ask('/verify/verify', phone, 'whatsapp');
    expect(answer.json()).toMatchObject({ results: { expiresIn: 600, resendIn: 60 } });
    const message = await lastTo(`+57${phone}`);
    expect(message).toMatchObject({ channel: 'whatsapp', code: expect.stringMatching(/^\d{6}$/) as string });
    expect(message?.text).toBe(`Tu código de Tonalia es ${message?.code}. Vence en 10 minutos. No lo compartas.`);
  });

  test('to sign in with an unknown phone gets the same answer, and the phone an invitation · T7', async () => {
    const known = await withPhone();
    const unknown = newPhone();
    expect(seen(await ask('/auth/verify', unknown))).toEqual(seen(await ask('/auth/verify', known.phone)));
    const invitation = await lastTo(`+57${unknown}`);
    expect(invitation?.text).toContain('https://tienda.example/registro');
    expect(invitation?.code).toBeUndefined();
    expect((await lastTo(`+57${known.phone}`))?.code).toMatch(/^\d{6}$/);
  });

  test('by e-mail reaches the owner of the phone, and sends no mail for an unknown phone', async () => {
    const known = await withPhone();
    const unknown = newPhone();
    const answers = [await ask('/auth/verify', known.phone, 'email'), await ask('/auth/verify', unknown, 'email')];
    expect(seen(answers[1] as never)).toEqual(seen(answers[0] as never));
    expect(await lastTo(known.email)).toMatchObject({ channel: 'email', code: expect.any(String) as string });
    expect(api.messages.filter(({ to }) => to === '' || to === `+57${unknown}`)).toEqual([]);
  });

  test('by e-mail is refused for a registration, because no address is confirmed', async () => {
    expect((await ask('/verify/verify', newPhone(), 'email')).json()).toMatchObject({ code: 'CHANNEL_UNAVAILABLE' });
  });

  test('waits a minute for the next one; the newer code invalidates the older · T8', async () => {
    const phone = newPhone();
    const first = await sent(phone);
    const storm = await Promise.all(Array.from({ length: 10 }, () => ask('/verify/verify', phone)));
    for (const answer of storm) expect(answer.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    const retryAfter = Number(storm[0]?.headers['retry-after']);
    expect(retryAfter).toBeGreaterThan(50);
    expect(retryAfter).toBeLessThanOrEqual(60);
    api.clock.advance(retryAfter * 1_000);
    const second = await sent(phone);
    await expect(verify(typed(first))).rejects.toEqual(refused('CODE_EXPIRED'));
    await expect(verify(typed(second))).resolves.toMatchObject({ phone: `+57${phone}` });
  });

  test('concurrently for one phone sends exactly one code · T8', async () => {
    const phone = newPhone();
    const storm = await Promise.all(Array.from({ length: 10 }, () => ask('/verify/verify', phone)));
    expect(storm.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    await api.drain();
    expect(api.messages.filter(({ to }) => to === `+57${phone}`)).toHaveLength(1);
  });

  test('five an hour and ten a day for a phone, for whatever purpose · T7 T8', async () => {
    const phone = newPhone();
    const paths = ['/verify/verify', '/auth/verify'] as const;
    const statuses: number[] = [];
    for (let time = 0; time < 5; time += 1) {
      statuses.push((await ask(paths[time % 2] ?? paths[0], phone)).statusCode);
      api.clock.advance(MINUTE);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    const sixth = await ask('/verify/verify', phone);
    const retryAfter = sixth.json<{ params: { retryAfter: number } }>().params.retryAfter;
    expect(retryAfter).toBeGreaterThan(50 * 60);
    api.clock.advance(retryAfter * 1_000);
    for (let time = 0; time < 5; time += 1) {
      expect((await ask('/verify/verify', phone)).statusCode).toBe(200);
      api.clock.advance(HOUR);
    }
    expect((await ask('/verify/verify', phone)).statusCode).toBe(429);
    api.clock.advance(DAY);
    expect((await ask('/verify/verify', phone)).statusCode).toBe(200);
  });

  test('twenty an hour from one site, whatever the phones · T7', async () => {
    const from = newNetwork();
    const answers = await Promise.all(Array.from({ length: 25 }, () => ask('/verify/verify', newPhone(), 'sms', from)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20);
    expect((await ask('/verify/verify', newPhone(), 'sms', newNetwork())).statusCode).toBe(200);
  });

  test('twenty an hour from one site, however many networks of IPv6 it has', async () => {
    const from = (n: number) => `2001:db8:77:${n.toString(16)}::1`;
    const answers = [];
    for (let n = 0; n < 21; n += 1) answers.push((await ask('/verify/verify', newPhone(), 'sms', from(n))).statusCode);
    expect(answers).toEqual([...Array<number>(20).fill(200), 429]);
  });

  test('a hundred a day from one site: one alone does not use up what may leave in a day', async () => {
    const from = newNetwork();
    await api.db.query(
      `insert into auth.verification (token_hash, purpose, phone_e164, channel, network, created_at, expires_at)
       select sha256(('day ' || n)::bytea), 'login', '+5733' || lpad(n::text, 8, '0'), 'sms', $2, $1, $1
       from generate_series(1, 100) n`,
      [new Date(api.clock.now().getTime() - 2 * HOUR), from],
    );
    expect((await ask('/verify/verify', newPhone(), 'sms', from)).json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect((await ask('/verify/verify', newPhone())).statusCode).toBe(200);
  });

  test('another person cannot use up the codes of an owner', async () => {
    const phone = newPhone();
    const elsewhere = newNetwork();
    const statuses: number[] = [];
    for (let time = 0; time < 8; time += 1) {
      statuses.push((await ask('/auth/verify', phone, 'sms', elsewhere)).statusCode);
      api.clock.advance(HOUR);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    expect((await ask('/auth/verify', phone)).statusCode).toBe(200);
  });

  test('has a daily limit for the whole installation · T8', async () => {
    await api.db.query(
      `insert into auth.verification (token_hash, purpose, phone_e164, channel, network, created_at, expires_at)
       select sha256(n::text::bytea), 'login', '+5732' || lpad(n::text, 8, '0'), 'sms', n::text, $1, $1
       from generate_series(1, 5000) n`,
      [api.clock.now()],
    );
    expect((await ask('/verify/verify', newPhone())).json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    api.clock.advance(DAY);
    expect((await ask('/verify/verify', newPhone())).statusCode).toBe(200);
  });

  test('limits do not reveal whether a phone has an account · T7', async () => {
    const known = await withPhone();
    const unknown = newPhone();
    const twice = async (phone: string) => {
      await ask('/auth/verify', phone);
      return seen(await ask('/auth/verify', phone));
    };
    const [a, b] = [await twice(known.phone), await twice(unknown)];
    expect(a.status).toBe(429);
    expect({ ...a, params: 0, message: '', error: '' }).toEqual({ ...b, params: 0, message: '', error: '' });
  });
});

describe('a code', () => {
  test('of a hundred concurrent wrong guesses five count, then the right one is refused too · T8', async () => {
    const flow = await sent(newPhone());
    const guesses = await Promise.allSettled(
      Array.from({ length: 100 }, () => verify({ ...typed(flow), code: wrong(flow.code) })),
    );
    const codes = guesses.map((guess) =>
      guess.status === 'rejected' ? (guess.reason as { code: string }).code : 'in',
    );
    expect(codes.filter((code) => code === 'CODE_WRONG')).toHaveLength(5);
    expect(codes.filter((code) => code === 'CODE_EXPIRED')).toHaveLength(95);
    await expect(verify(typed(flow))).rejects.toEqual(refused('CODE_EXPIRED'));
  });

  test('of a hundred concurrent right answers exactly one wins · T8', async () => {
    const flow = await sent(newPhone());
    const tries = await Promise.allSettled(Array.from({ length: 100 }, () => verify(typed(flow))));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('says how many tries are left, down to none · T8', async () => {
    const flow = await sent(newPhone());
    const guess = async () => {
      const { phone, flowId } = flow;
      const answer = await post('/verify/check', { phone, flowId, code: wrong(flow.code) });
      const { code, params } = answer.json<{ code: string; params: object }>();
      return { code, ...params };
    };
    for (const triesLeft of [4, 3, 2, 1, 0]) expect(await guess()).toEqual({ code: 'CODE_WRONG', triesLeft });
    expect(await guess()).toEqual({ code: 'CODE_EXPIRED' });
  });

  test('works once · T8', async () => {
    const flow = await sent(newPhone());
    await verify(typed(flow));
    await expect(verify(typed(flow))).rejects.toEqual(refused('CODE_EXPIRED'));
  });

  test('is invalid for another phone or purpose, and loses no try by that · T8', async () => {
    const flow = await sent(newPhone());
    const other = newPhone();
    await expect(verify({ ...typed(flow), phone: `+57${other}` })).rejects.toEqual(refused('CODE_EXPIRED'));
    await expect(verify({ ...typed(flow), purpose: 'login' })).rejects.toEqual(refused('CODE_EXPIRED'));
    const here = { ...typed(flow), phone: `+57${flow.phone}`, code: wrong(flow.code) };
    await expect(verify(here)).rejects.toMatchObject({ params: { triesLeft: 4 } });
  });

  test('expires after ten minutes · T8', async () => {
    const [early, late] = [await sent(newPhone()), await sent(newPhone())];
    api.clock.advance(10 * MINUTE - 5_000);
    await expect(verify(typed(early))).resolves.toBeDefined();
    api.clock.advance(5_001);
    await expect(verify(typed(late))).rejects.toEqual(refused('CODE_EXPIRED'));
  });

  test.each([[['481027']], [481027], [null], [{ $gt: '' }], ['48102'], ['4810277'], ['48102a'], ['４８１０２７']])(
    'that is %j is no code and costs no try · T8',
    async (code) => {
      const flow = await sent(newPhone());
      const answer = await post('/verify/check', { flowId: flow.flowId, phone: flow.phone, code });
      expect(answer.json()).toMatchObject({ code: 'INVALID_REQUEST' });
      const next = await post('/verify/check', { flowId: flow.flowId, phone: flow.phone, code: wrong(flow.code) });
      expect(next.json()).toMatchObject({ params: { triesLeft: 4 } });
    },
  );

  test('keeps its leading zeros · T8', async () => {
    const flow = await sent(newPhone());
    await api.db.query('update auth.verification set code_digest = $1 where token_hash = sha256($2::bytea)', [
      codeDigest('000042', { ...flow, phone: `+57${flow.phone}` }),
      flow.flowId,
    ]);
    const check = async (code: string) =>
      (await post('/verify/check', { flowId: flow.flowId, phone: flow.phone, code })).statusCode;
    expect(await check('42')).toBe(400);
    expect(await check('420000')).toBe(400);
    expect(await check('000042')).toBe(200);
  });

  test('cannot be read from the database, nor can its token · T8', async () => {
    const flow = await sent(newPhone());
    const { rows } = await api.db.query<{ row: string }>(
      `select verification::text || encode(token_hash, 'escape') || encode(code_digest, 'escape') as row
       from auth.verification where phone_e164 = $1
       union all select payload::text from platform.outbox where topic like 'message.%'`,
      [`+57${flow.phone}`],
    );
    const kept = rows.map(({ row }) => row).join();
    expect(kept).not.toContain(flow.code);
    expect(kept).not.toContain(flow.flowId);
  });

  test('for an unknown phone cannot be guessed and counts down in the same way · T7 T8', async () => {
    const known = await sent((await withPhone()).phone, 'login');
    const unknown = { ...(await sent(newPhone(), 'login')), code: '000000' };
    const guess = async ({ flowId, phone, code }: typeof known) =>
      seen(await post('/auth/check', { flowId, phone, code: wrong(code) }));
    for (let time = 0; time < 6; time += 1) expect(await guess(unknown)).toEqual(await guess(known));
  });

  test('thirty wrong ones block a site for ten minutes; right ones do not count', async () => {
    const from = newNetwork();
    const guess = () =>
      post('/verify/check', { flowId: 'x'.repeat(43), phone: newPhone(), code: '000000' }, from).then(
        (a) => a.statusCode,
      );
    const right = await sent(newPhone());
    const { flowId, phone, code } = right;
    expect((await post('/verify/check', { flowId, phone, code }, from)).statusCode).toBe(200);
    for (let time = 0; time < 30; time += 1) expect(await guess()).toBe(409);
    expect(await guess()).toBe(429);
    api.clock.advance(10 * MINUTE);
    expect(await guess()).toBe(409);
  });

  test('is forgotten after two days, and not before', async () => {
    const { phone } = await sent(newPhone());
    const left = async () =>
      (await api.db.query('select from auth.verification where phone_e164 = $1', [`+57${phone}`])).rows.length;
    api.clock.advance(2 * DAY - MINUTE);
    await removeEnded(api.db, api.clock);
    expect(await left()).toBe(1);
    api.clock.advance(2 * MINUTE);
    await removeEnded(api.db, api.clock);
    expect(await left()).toBe(0);
  });
});

describe('a proved phone', () => {
  const prove = async (phone: string) => {
    const { flowId, code } = await sent(phone);
    const answer = await post('/verify/check', { flowId, phone, code });
    return answer.json<{ results: { registered: boolean; registrationToken: string | null } }>().results;
  };

  test('may register, once, within half an hour · API-04', async () => {
    const phone = newPhone();
    const { registered, registrationToken } = await prove(phone);
    expect(registered).toBe(false);
    const spend = (token: string | null) => spendProvedPhone(api.db, api.clock, token ?? '');
    const spent = await Promise.all(Array.from({ length: 20 }, () => spend(registrationToken)));
    expect(spent.filter(Boolean)).toEqual([`+57${phone}`]);
    const late = await prove(newPhone());
    api.clock.advance(30 * MINUTE);
    expect(await spend(late.registrationToken)).toBeUndefined();
  });

  test('of an existing account gets that answer and no registration · API-04', async () => {
    const { phone } = await withPhone();
    expect(await prove(phone)).toEqual({ verified: true, registered: true, registrationToken: null });
  });

  test('of an account that was removed is free again', async () => {
    const { phone, identityId } = await withPhone();
    await api.db.query('update auth.identity set deleted_at = now() where id = $1', [identityId]);
    expect(await prove(phone)).toMatchObject({ registered: false });
  });
});

describe('signing in by code', () => {
  const check = ({ flowId, phone, code }: SentCode, more: object = {}, headers = {}) =>
    post('/auth/check', { flowId, phone, code, client: 'app', ...more }, newNetwork(), headers);

  test('opens a session as a password does, ends the guest’s, and is audited · API-05 API-06', async () => {
    const { phone, identityId } = await withPhone();
    const guest = await makeToken(api.db, { identityId: GUEST_ID }, { clock: api.clock });
    const me = (token: string) => api.send({ url: '/api/auth/auth/me', token });
    expect((await me(guest)).statusCode).toBe(200);
    const answer = await check(await sent(phone, 'login'), {}, { token: guest });
    const { tokenReturn } = answer.json<z.infer<typeof Tokens>>();
    expect((await me(tokenReturn)).json()).toMatchObject({ user: { _id: identityId } });
    expect((await me(guest)).statusCode).toBe(401);
    const { rows } = await api.db.query('select action, detail from platform.audit where actor_id = $1', [identityId]);
    expect(rows).toEqual([{ action: 'auth.signed_in', detail: { by: 'code' } }]);
  });

  test('on the web keeps the refresh token in the cookie', async () => {
    const { phone } = await withPhone();
    const answer = await check(await sent(phone, 'login'), { client: 'web' });
    expect(answer.json()).toMatchObject({ refreshToken: 'cookie' });
    expect(answer.cookies.map(({ name }) => name)).toEqual(['__Host-rt', 'signed-in', '__Host-device']);
  });

  test('another site’s page cannot make a browser do it', async () => {
    const { phone } = await withPhone();
    const answer = await check(await sent(phone, 'login'), {}, { origin: 'https://evil.example' });
    expect(answer.json()).toMatchObject({ code: 'ORIGIN_NOT_ALLOWED' });
  });

  test('a code to register opens no session · T8', async () => {
    const { phone } = await withPhone();
    expect((await check(await sent(phone, 'register'))).json()).toMatchObject({ code: 'CODE_EXPIRED' });
  });

  test.each([
    ['was removed', 'deleted_at = now()'],
    ['has another phone by now', `phone_e164 = '+573009999999'`],
  ])('ends for an account that %s', async (_, change) => {
    const { phone, identityId } = await withPhone();
    const flow = await sent(phone, 'login');
    await api.db.query(`update auth.identity set ${change} where id = $1`, [identityId]);
    expect((await check(flow)).json()).toMatchObject({ code: 'CODE_EXPIRED' });
  });
});

describe('proof of the owner', () => {
  const prove = (who: { identityId: string }, proof?: Parameters<typeof requireProof>[3]) =>
    requireProof(api.db, api.clock, who.identityId, proof);

  test('accepts the password, and limits guesses to five a minute', async () => {
    const owner = await makeCustomer(api.db, { password: 'clave-de-prueba' });
    await expect(prove(owner)).rejects.toEqual(refused('PROOF_REQUIRED'));
    await expect(prove(owner, { password: 'clave-de-prueba' })).resolves.toBeUndefined();
    for (let time = 0; time < 5; time += 1) {
      await expect(prove(owner, { password: 'otra' })).rejects.toEqual(refused('BAD_CREDENTIALS'));
    }
    await expect(prove(owner, { password: 'clave-de-prueba' })).rejects.toEqual(refused('TOO_MANY_REQUESTS'));
    api.clock.advance(MINUTE);
    await expect(prove(owner, { password: 'clave-de-prueba' })).resolves.toBeUndefined();
  });

  test('no password proves an account without one', async () => {
    await expect(prove(await makeCustomer(api.db), { password: '' })).rejects.toEqual(refused('BAD_CREDENTIALS'));
  });

  test('accepts a code sent to the owner’s phone once, and no foreign one', async () => {
    const [owner, other] = [await withPhone(), await withPhone()];
    const flow = await sent(owner.phone, 'login');
    const { flowId, code } = flow;
    await expect(prove(other, { flowId, code })).rejects.toEqual(refused('CODE_EXPIRED'));
    await expect(prove(owner, { flowId, code: wrong(code) })).rejects.toEqual(refused('CODE_WRONG'));
    await expect(prove(owner, { flowId, code })).resolves.toBeUndefined();
    await expect(prove(owner, { flowId, code })).rejects.toEqual(refused('CODE_EXPIRED'));
  });
});
