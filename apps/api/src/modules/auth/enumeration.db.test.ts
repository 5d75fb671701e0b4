import { performance } from 'node:perf_hooks';
import { describe, expect, test } from 'vitest';
import { useApi } from '../../../test/build-app.ts';
import { type ContactPair, guesses, unknownContact } from '../../../test/guessing.ts';
import { makeCustomer } from '../../../test/make.ts';
import { ownStatements } from '../../../test/own-statements.ts';
import { ownRegistration, provePhone } from '../../../test/registering.ts';
import { newNetwork, newPhone } from '../../../test/unique.ts';

const api = useApi();
const password = 'clave de prueba';

const post = (path: string, payload: object) =>
  api.send({ method: 'POST', url: `/api/auth${path}`, payload, remoteAddress: newNetwork() });

/** The names of the statements of a request, in order. */
const statementsOf = async (work: () => Promise<unknown>): Promise<string[]> =>
  (await ownStatements(work)).filter((name) => /^[a-z]+\.[a-z_]+$/.test(name));

async function makeAccount(): Promise<ContactPair> {
  const { identityId, email } = await makeCustomer(api.db, { password });
  const phone = newPhone();
  await api.db.query(`update auth.identity set phone = $2, phone_e164 = '+57' || $2 where id = $1`, [
    identityId,
    phone,
  ]);
  return { email, phone };
}

describe('an anonymous caller cannot find out whether an account exists', () => {
  test.each(guesses)('by the statements of: $what · T7', async ({ path, body, statements }) => {
    const known = await makeAccount();
    const ask = async (who: ContactPair) => post(path, await body(who));
    const ofKnown = await statementsOf(() => ask(known));
    expect(ofKnown.length).toBeGreaterThanOrEqual(statements);
    expect(await statementsOf(() => ask(unknownContact()))).toEqual(ofKnown);
  });

  test('by a wrong code · T7', async () => {
    const guessed = async (phone: string) => {
      const sent = await post('/auth/verify', { phone, channel: 'sms' });
      const { flowId } = sent.json<{ results: { flowId: string } }>().results;
      await api.drain();
      const code = api.messages.findLast(({ to }) => to === `+57${phone}`)?.code ?? '000000';
      const wrong = code === '111111' ? '222222' : '111111';
      return statementsOf(() => post('/auth/check', { flowId, phone, code: wrong }));
    };
    const known = await guessed((await makeAccount()).phone);
    expect(known).toEqual(['auth.count_try']);
    expect(await guessed(newPhone())).toEqual(known);
  });

  test('by a registration with its e-mail · T7', async () => {
    const registered = async (email: string) => {
      const registrationToken = await provePhone(api, post, newPhone());
      return statementsOf(() => post('/v3/auth/register', { ...ownRegistration, email, registrationToken }));
    };
    // the first request loads the places
    await registered(unknownContact().email);
    const known = await registered((await makeAccount()).email);
    expect(known).toContain('auth.insert_identity');
    expect(await registered(unknownContact().email)).toEqual(known);
  });

  test('a sign-in to an unknown account hashes too and takes similarly long · T7', async () => {
    const { email } = await makeAccount();
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
    // without the hash it would take a thirtieth
    expect(await fastest(unknownContact().email)).toBeGreaterThan(known / 4);
  });
});
