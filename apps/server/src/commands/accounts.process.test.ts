import { expect, test } from 'vitest';
import { useApi } from '../../../api/test/build-app.ts';
import { makeCustomer, makeToken } from '../../../api/test/make.ts';
import { startProcess } from '../../test/processes.ts';

const api = useApi();

async function accounts(...args: string[]): Promise<[code: number | null, said: string]> {
  const running = startProcess('apps/server/src/commands/accounts.ts', args, {
    DATABASE_URL: api.db.options.connectionString ?? '',
    DEMO: 'off',
  });
  return [await running.exit, running.output()];
}

test('npm run accounts blocks an account of a running shop, and unblocks it · T5', async () => {
  const { identityId, email } = await makeCustomer(api.db);
  await api.db.query(`update auth.identity set phone = '3169990142', phone_e164 = '+573169990142' where id = $1`, [
    identityId,
  ]);
  const token = await makeToken(api.db, { identityId });
  const me = async () => (await api.send({ url: '/api/auth/auth/me', token })).statusCode;
  expect(await me()).toBe(200);
  expect(await accounts('block', email.toUpperCase())).toEqual([0, expect.stringContaining('Bloqueada')]);
  await expect.poll(me, { timeout: 1_000, interval: 20 }).toBe(401);
  expect(await accounts('unblock', '+57 316 999 01 42')).toEqual([0, expect.stringContaining('Desbloqueada')]);
  expect(
    (await api.send({ url: '/api/auth/auth/me', token: await makeToken(api.db, { identityId }) })).statusCode,
  ).toBe(200);
});

test.each<[string[], string]>([
  [[], 'Uso: npm run accounts'],
  [['block', 'nadie@example.com'], 'Nadie ingresa con «nadie@example.com».'],
])('npm run accounts %j is refused with one sentence', async (args, sentence) => {
  expect(await accounts(...args)).toEqual([1, expect.stringContaining(sentence)]);
});
