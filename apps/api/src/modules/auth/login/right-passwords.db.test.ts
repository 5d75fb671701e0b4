import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeCustomer } from '../../../../test/make.ts';
import { newNetwork } from '../../../../test/unique.ts';

const api = useApi();

const password = 'clave de prueba';
const signIn = (email: string, device?: string) => signInFrom(newNetwork(), { email, password, device });
const signInFrom = (
  remoteAddress: string,
  credentials: { email: string; password: string; device?: string | undefined },
) =>
  api.send({
    method: 'POST',
    url: '/api/auth/v3/auth/login',
    remoteAddress,
    payload: { client: 'app', ...credentials },
  });

test('right passwords from new devices do not count: many of them lead to no challenge, and the twenty used last are known', async () => {
  const [{ email, identityId }, other] = [
    await makeCustomer(api.db, { password }),
    await makeCustomer(api.db, { password }),
  ];
  await signIn(other.email);
  for (let n = 0; n < 22; n += 1) {
    expect((await signIn(email)).statusCode).toBe(200);
  }
  const known = async (id: string) =>
    (await api.db.query('select from auth.known_device where identity_id = $1', [id])).rowCount;
  expect([await known(identityId), await known(other.identityId)]).toEqual([20, 1]);
});

test('a device remembers the three accounts that signed in on it last', async () => {
  const devices = [''];
  for (let n = 0; n < 4; n += 1) {
    const { email } = await makeCustomer(api.db, { password });
    devices.push((await signIn(email, devices.at(-1))).json<{ device: string }>().device);
  }
  expect(devices.map((device) => device.split('.').filter(Boolean).length)).toEqual([0, 1, 2, 3, 3]);
  const [own = '', ...others] = devices.at(-1)?.split('.') ?? [];
  expect(
    devices
      .join('.')
      .split('.')
      .filter((token) => token === own),
  ).toHaveLength(1);
  expect(others).toEqual(devices.at(-2)?.split('.').slice(0, 2));
});

test('a right password whose session cannot be stored takes back no attempt', async () => {
  const { email } = await makeCustomer(api.db, { password });
  const address = newNetwork();
  for (let n = 0; n < 4; n += 1) await signInFrom(address, { email, password: 'x' });
  await api.db.query('alter table auth.session add constraint broken check (false) not valid');
  try {
    expect((await signInFrom(address, { email, password })).statusCode).toBe(500);
  } finally {
    await api.db.query('alter table auth.session drop constraint broken');
  }
  expect((await signInFrom(address, { email, password: 'x' })).statusCode).toBe(429);
});
