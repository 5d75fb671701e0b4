import { afterEach, describe, expect, test } from 'vitest';
import { build } from '../../../app.ts';
import { useApi } from '../../../../test/build-app.ts';
import { makeCustomer } from '../../../../test/make.ts';
import { solveWork } from '../../../../test/solve-work.ts';
import { newNetwork } from '../../../../test/unique.ts';

const api = useApi();
const password = 'clave de prueba';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface SignInAnswer {
  status: number;
  code?: string;
  params: { challenge: string; bits: number };
  device?: string;
  tokenReturn?: string;
}

interface SignInTry {
  email: string;
  typed?: string;
  from?: string;
  device?: string;
  work?: { challenge: string; answer: string };
}

async function signIn({ email, typed = password, from = newNetwork(), device, work }: SignInTry, on = api.app) {
  const answer = await on.inject({
    method: 'POST',
    url: '/api/auth/v3/auth/login',
    remoteAddress: from,
    payload: { email, password: typed, client: 'app', ...(device && { device }), ...(work && { work }) },
  });
  return { status: answer.statusCode, ...answer.json<Omit<SignInAnswer, 'status'>>() };
}

/** Sends wrong passwords, each from another network, solving challenges; returns the last answer. */
async function attack(email: string, times: number): Promise<SignInAnswer> {
  let last: SignInAnswer | undefined;
  for (let i = 0; i < times; i += 1) {
    const wish = { email, typed: 'otra clave', from: newNetwork() };
    last = await signIn(wish);
    if (last.code === 'SIGN_IN_NEEDS_PROOF') last = await signIn({ ...wish, work: solveWork(last.params) });
  }
  if (!last) throw new Error('nothing was tried');
  return last;
}

/** Sets the budgets as after this many wrong passwords. */
async function setLevel(level: number): Promise<void> {
  await api.db.query('update auth.sign_in_budget set level = $1, at = $2', [level, api.clock.now()]);
}

afterEach(async () => {
  await api.db.query('truncate auth.sign_in_budget');
});

describe('sixty wrong passwords from sixty networks', () => {
  test('do not lock the owner out: a known device signs in at once · T10', async () => {
    const { email } = await makeCustomer(api.db, { password });
    const { device = '' } = await signIn({ email });
    expect((await attack(email, 60)).status).toBe(401);
    // from any network
    expect(await signIn({ email, device })).toMatchObject({ status: 200, device });
  });

  test('ask an unknown device of the owner for a challenge that its browser solves · T10', async () => {
    const { email } = await makeCustomer(api.db, { password });
    await attack(email, 1);
    await setLevel(60); // each of the last forty would be solved too
    const from = newNetwork();
    const asked = await signIn({ email, from });
    expect(asked).toMatchObject({ status: 403, code: 'SIGN_IN_NEEDS_PROOF' });
    expect(asked.params.bits).toBeGreaterThanOrEqual(15);
    const entered = await signIn({ email, from, work: solveWork(asked.params) });
    expect(entered.status).toBe(200);
    // now this device is known
    expect((await signIn({ email, device: entered.device ?? '' })).status).toBe(200);
  });

  test('count in every process', async () => {
    const { email } = await makeCustomer(api.db, { password });
    const other = await build({ db: api.db, clock: api.clock });
    try {
      await attack(email, 21);
      expect(await signIn({ email }, other)).toMatchObject({ status: 403, code: 'SIGN_IN_NEEDS_PROOF' });
    } finally {
      await other.close();
    }
  });

  test('are forgotten in time', async () => {
    const { email } = await makeCustomer(api.db, { password });
    await attack(email, 1);
    await setLevel(60);
    expect((await signIn({ email })).code).toBe('SIGN_IN_NEEDS_PROOF');
    api.clock.advance(2 * HOUR);
    expect((await signIn({ email })).status).toBe(200);
  });

  test('get the same answers for an unknown account · T7', async () => {
    const { email } = await makeCustomer(api.db, { password });
    await attack(email, 21);
    const known = await signIn({ email });
    await api.db.query('truncate auth.sign_in_budget');
    const unknownEmail = 'nadie@example.com';
    await attack(unknownEmail, 21);
    const unknown = await signIn({ email: unknownEmail });
    expect([unknown.status, unknown.code, unknown.params.bits]).toEqual([known.status, known.code, known.params.bits]);
    expect(unknown.params.challenge).toMatch(/^tw_[\w-]{43}$/);
  });
});

describe('a solved challenge', () => {
  async function challenged() {
    const { email } = await makeCustomer(api.db, { password });
    await attack(email, 1);
    await setLevel(30);
    const from = newNetwork();
    const { params } = await signIn({ email, from });
    return { email, from, work: solveWork(params) };
  }
  const again = { status: 403, code: 'SIGN_IN_NEEDS_PROOF' };

  test('allows one password check', async () => {
    const { email, from, work } = await challenged();
    expect((await signIn({ email, from, work, typed: 'otra clave' })).status).toBe(401);
    expect(await signIn({ email, from, work })).toMatchObject(again);
  });

  test('allows one of several concurrent sign-ins', async () => {
    const { email, from, work } = await challenged();
    const all = await Promise.all(Array.from({ length: 4 }, () => signIn({ email, from, work })));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('is not valid for another account', async () => {
    const { from, work } = await challenged();
    const { email } = await challenged();
    expect(await signIn({ email, from, work })).toMatchObject(again);
  });

  test('is not valid for another network', async () => {
    const { email, work } = await challenged();
    expect(await signIn({ email, work })).toMatchObject(again);
  });

  test('is valid for three minutes', async () => {
    const { email, from, work } = await challenged();
    api.clock.advance(3 * MINUTE + 1);
    expect(await signIn({ email, from, work })).toMatchObject(again);
  });

  test('with a wrong answer is used up', async () => {
    const { email, from, work } = await challenged();
    expect(await signIn({ email, from, work: { ...work, answer: 'x' } })).toMatchObject(again);
    expect(await signIn({ email, from, work })).toMatchObject(again);
  });

  test('that was never issued is refused', async () => {
    const { email, from } = await challenged();
    const work = solveWork({ challenge: `tw_${'A'.repeat(43)}`, bits: 15 });
    expect(await signIn({ email, from, work })).toMatchObject(again);
  });
});

describe('a known device', () => {
  test('has its own budget of ten wrong passwords, then counts as unknown', async () => {
    const { email } = await makeCustomer(api.db, { password });
    const { device = '' } = await signIn({ email });
    await attack(email, 21);
    for (let i = 0; i < 10; i += 1) expect((await signIn({ email, device, typed: 'otra' })).status).toBe(401);
    expect((await signIn({ email, device, typed: 'otra' })).code).toBe('SIGN_IN_NEEDS_PROOF');
    api.clock.advance(2 * MINUTE);
    expect((await signIn({ email, device })).status).toBe(200);
  });

  test('is not limited by its network', async () => {
    const { email } = await makeCustomer(api.db, { password });
    const from = newNetwork();
    const { device = '' } = await signIn({ email, from });
    for (let i = 0; i < 5; i += 1) await signIn({ email, from, typed: 'otra' });
    expect((await signIn({ email, from })).status).toBe(429);
    expect((await signIn({ email, from, device })).status).toBe(200);
  });

  test('is known only for the accounts used on it', async () => {
    const [one, two, three] = [1, 2, 3].map(() => makeCustomer(api.db, { password }));
    const [a, b, c] = await Promise.all([one, two, three]);
    let { device = '' } = await signIn({ email: a?.email ?? '' });
    ({ device = '' } = await signIn({ email: b?.email ?? '', device }));
    expect(device.split('.')).toHaveLength(2);
    await Promise.all([a, b, c].map((who) => attack(who?.email ?? '', 21)));
    for (const who of [a, b]) expect((await signIn({ email: who?.email ?? '', device })).status).toBe(200);
    expect((await signIn({ email: c?.email ?? '', device })).code).toBe('SIGN_IN_NEEDS_PROOF');
  });

  test('is forgotten half a year after the last sign-in', async () => {
    const { email } = await makeCustomer(api.db, { password });
    const { device = '' } = await signIn({ email });
    api.clock.advance(180 * 24 * HOUR + 1);
    await attack(email, 21);
    expect((await signIn({ email, device })).code).toBe('SIGN_IN_NEEDS_PROOF');
  });

  test('is forgotten when the password changes on another device', async () => {
    const { email } = await makeCustomer(api.db, { password });
    const { device: other = '' } = await signIn({ email });
    const { device: own = '', tokenReturn: token = '' } = await signIn({ email });
    const changed = await api.send({
      method: 'PUT',
      url: '/api/auth/change-password',
      token,
      payload: { newPassword: 'salón naranja 57', proof: { password }, client: 'app', device: own },
    });
    const { device } = changed.json<{ results: { device: string } }>().results;
    await attack(email, 21);
    expect((await signIn({ email, device, typed: 'salón naranja 57' })).status).toBe(200);
    expect((await signIn({ email, device: other, typed: 'salón naranja 57' })).code).toBe('SIGN_IN_NEEDS_PROOF');
  });

  test('has an HttpOnly cookie in a browser, which stays after signing out', async () => {
    const { email } = await makeCustomer(api.db, { password });
    const post = (path: string, payload: object, cookies: Record<string, string> = {}) =>
      api.app.inject({ method: 'POST', url: `/api/auth${path}`, remoteAddress: newNetwork(), payload, cookies });
    const entered = await post('/v3/auth/login', { email, password });
    const cookie = entered.cookies.find(({ name }) => name === '__Host-device');
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/', maxAge: 15_552_000 });
    expect(entered.json()).not.toHaveProperty('device');
    const left = await post('/auth/logout', {}, { '__Host-device': cookie?.value ?? '' });
    expect(left.cookies.map(({ name }) => name)).not.toContain('__Host-device');
    await attack(email, 21);
    const back = await post('/v3/auth/login', { email, password }, { '__Host-device': cookie?.value ?? '' });
    expect(back.statusCode).toBe(200);
  });
});

describe('a continued attack that solves challenges', () => {
  test('gets three hundred guesses and forty an hour, then needs a code or a known device · T10', async () => {
    const { email } = await makeCustomer(api.db, { password });
    const { device = '' } = await signIn({ email });
    await attack(email, 21);
    await setLevel(299);
    expect((await attack(email, 1)).status).toBe(401);
    expect(await attack(email, 1)).toMatchObject({ status: 403, code: 'SIGN_IN_NEEDS_CODE' });
    expect((await signIn({ email })).code).toBe('SIGN_IN_NEEDS_CODE');
    expect((await signIn({ email, device })).status).toBe(200);
    api.clock.advance(90_000);
    expect((await attack(email, 1)).status).toBe(401);
    expect((await attack(email, 1)).code).toBe('SIGN_IN_NEEDS_CODE');
  });

  test('leaves the owner a challenge where the installation sends no codes', async () => {
    const { email } = await makeCustomer(api.db, { password });
    const silent = await build({ db: api.db, clock: api.clock });
    try {
      await attack(email, 21);
      await setLevel(5_000);
      const from = newNetwork();
      const { code, params } = await signIn({ email, from }, silent);
      expect([code, params.bits]).toEqual(['SIGN_IN_NEEDS_PROOF', 18]);
      expect((await signIn({ email, from, work: solveWork(params) }, silent)).status).toBe(200);
    } finally {
      await silent.close();
    }
  });

  test('on many accounts asks unknown devices for a challenge, and known ones for nothing · T10', async () => {
    const { email } = await makeCustomer(api.db, { password });
    const { device = '' } = await signIn({ email });
    for (let i = 0; i < 61; i += 1) await signIn({ email: `nadie${i}@example.com`, typed: 'clave robada' });
    expect((await signIn({ email })).code).toBe('SIGN_IN_NEEDS_PROOF');
    expect((await signIn({ email, device })).status).toBe(200);
    api.clock.advance(15 * MINUTE);
    expect((await signIn({ email })).status).toBe(200);
  });

  test('leaves only challenges, which are removed', async () => {
    const { email } = await makeCustomer(api.db, { password });
    await attack(email, 21);
    await setLevel(61);
    for (let i = 0; i < 20; i += 1) await signIn({ email: `nadie-${i}@example.com` });
    const { rows } = await api.db.query('select from auth.sign_in_budget');
    expect(rows).toHaveLength(2);
  });
});
