import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { TERMS_VERSION } from '@tonalia/contract/terms';
import { dayIn } from '@tonalia/rules/dates';
import { describe, expect, test } from 'vitest';
import { useApi } from '../../../test/build-app.ts';
import { cities, makeCustomer } from '../../../test/make.ts';
import { ownStatements } from '../../../test/own-statements.ts';

const api = useApi();
const password = 'clave de prueba';

let made = 0;
const newPhone = () => `318${String((made += 1)).padStart(7, '0')}`;
const newNetwork = () => `10.8.${Math.trunc((made += 1) / 250)}.${made % 250}`;
const post = (path: string, payload: object) =>
  api.send({ method: 'POST', url: `/api/auth${path}`, payload, remoteAddress: newNetwork() });

/** The names of the statements that the work itself makes run, in order. */
const statementsOf = async (work: () => Promise<unknown>): Promise<string[]> =>
  (await ownStatements(work)).filter((name) => /^[a-z]+\.[a-z_]+$/.test(name));

async function somebody() {
  const { identityId, email } = await makeCustomer(api.db, { password });
  const phone = newPhone();
  await api.db.query(`update auth.identity set phone = $2, phone_e164 = '+57' || $2 where id = $1`, [
    identityId,
    phone,
  ]);
  return { email, phone };
}
type Asked = Awaited<ReturnType<typeof somebody>>;

const newcomer = {
  name: 'Marta',
  last_name: 'Ruiz',
  business_name: 'Salón Marta',
  tradeTypeId: 'peluqueria',
  stateId: '11',
  cityId: cities.bogota,
  address: 'Calle 10 # 5-51',
  consent: { accepted: true, version: TERMS_VERSION },
  lead_date: dayIn(new Date()),
  client: 'app',
  document_type: 'CC',
  document: '1020304050',
  password: 'tijeras y peines 7',
};

const ways: [what: string, ask: (who: Asked) => Promise<unknown>, atLeast: number][] = [
  ['how to go on with a phone', ({ phone }) => post('/verify/user-status', { phone }), 0],
  ['how to go on with an e-mail', ({ email }) => post('/verify/user-status', { email }), 0],
  ['for a code to sign in', ({ phone }) => post('/auth/verify', { phone, channel: 'sms' }), 5],
  ['for a code to sign in by e-mail', ({ phone }) => post('/auth/verify', { phone, channel: 'email' }), 5],
  ['for a code to register', ({ phone }) => post('/verify/verify', { phone, channel: 'sms' }), 5],
  ['for a link to set a password', ({ email }) => post('/recovery-password', { email }), 1],
  ['to sign in with a wrong password', ({ email }) => post('/v3/auth/login', { email, password: 'otra clave' }), 1],
];

describe('who asks learns nothing of who is a customer', () => {
  test.each(ways)('by the work that is done: asking %s · T7', async (_, ask, atLeast) => {
    const known = await somebody();
    const unknown = { email: `${randomUUID()}@example.com`, phone: newPhone() };
    const ofKnown = await statementsOf(() => ask(known));
    expect(ofKnown.length).toBeGreaterThanOrEqual(atLeast);
    expect(await statementsOf(() => ask(unknown))).toEqual(ofKnown);
  });

  test('by a wrong code either · T7', async () => {
    const guessed = async (phone: string) => {
      const sent = await post('/auth/verify', { phone, channel: 'sms' });
      const { flowId } = sent.json<{ results: { flowId: string } }>().results;
      await api.drain();
      const code = api.messages.findLast(({ to }) => to === `+57${phone}`)?.code ?? '000000';
      const wrong = code === '111111' ? '222222' : '111111';
      return statementsOf(() => post('/auth/check', { flowId, phone, code: wrong }));
    };
    const known = await guessed((await somebody()).phone);
    expect(known).toEqual(['auth.count_try']);
    expect(await guessed(newPhone())).toEqual(known);
  });

  test('by registering with an e-mail either · T7', async () => {
    const registered = async (email: string) => {
      const phone = newPhone();
      const sent = await post('/verify/verify', { phone, channel: 'sms' });
      const { flowId } = sent.json<{ results: { flowId: string } }>().results;
      await api.drain();
      const code = api.messages.findLast(({ to }) => to === `+57${phone}`)?.code;
      const proved = await post('/verify/check', { flowId, phone, code });
      const { registrationToken } = proved.json<{ results: { registrationToken: string } }>().results;
      return statementsOf(() => post('/v3/auth/register', { ...newcomer, email, registrationToken }));
    };
    // the first of all reads the places, once
    await registered(`${randomUUID()}@example.com`);
    const known = await registered((await somebody()).email);
    expect(known).toContain('auth.insert_identity');
    expect(await registered(`${randomUUID()}@example.com`)).toEqual(known);
  });

  test('a password of nobody is hashed all the same: signing in takes as long within a factor · T7', async () => {
    const { email } = await somebody();
    const fastest = async (typed: string) => {
      let least = Infinity;
      for (let time = 0; time < 4; time += 1) {
        const began = performance.now();
        await post('/v3/auth/login', { email: typed, password: 'otra clave' });
        least = Math.min(least, performance.now() - began);
      }
      return least;
    };
    const known = await fastest(email);
    // without the hash it would be a thirtieth
    expect(await fastest(`${randomUUID()}@example.com`)).toBeGreaterThan(known / 4);
  });
});
