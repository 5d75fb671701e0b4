import { describe, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { caller } from '../../../../test/make-buyer.ts';
import { makeAddress, makeCustomer, makeSeller } from '../../../../test/make.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { newNetwork } from '../../../../test/unique.ts';
import { pgCode } from '../../../platform/transaction.ts';
import { setBlocked } from './set-blocked.ts';

const api = useApi();
const password = 'clave de prueba';

interface Tokens {
  tokenReturn: string;
  refreshToken: string;
}
interface Sent {
  token?: string;
  payload?: object;
  headers?: Record<string, string>;
}
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, sent: Sent = {}) =>
  api.send({ method, url: `/api/auth${path}`, remoteAddress: newNetwork(), ...sent });
const signIn = (email: string) => call('POST', '/v3/auth/login', { payload: { email, password, client: 'app' } });
const opened = async (email: string) => (await signIn(email)).json<Tokens>();
const me = (token: string) => call('GET', '/auth/me', { token });
const renew = ({ refreshToken }: Tokens) =>
  call('GET', '/auth/refresh-token', { headers: { 'refresh-token': refreshToken } });

/** A customer with two devices, both just used. */
async function makeTwoDevices() {
  const { identityId, email } = await makeCustomer(api.db, { password });
  const devices = [await opened(email), await opened(email)] as const;
  for (const { tokenReturn } of devices) expect((await me(tokenReturn)).statusCode).toBe(200);
  return { identityId, email, devices };
}
type TwoDevices = Awaited<ReturnType<typeof makeTwoDevices>>;

const proof = { password };
const newPassword = 'tijeras y peines 7';
/** Ways to lose access from the first device, and the devices that lose it. */
const ways: [how: string, lose: (who: TwoDevices, token: string) => Promise<unknown>, lost: number[]][] = [
  ['signing out', (_, token) => call('POST', '/auth/logout', { token }), [0]],
  ['a new password', (_, token) => call('PUT', '/change-password', { token, payload: { newPassword, proof } }), [1]],
  ['closing the account', (_, token) => call('DELETE', '/customer/remove', { token, payload: { proof } }), [0, 1]],
  ['the operator', ({ email }) => setBlocked(api.db, api.clock, { email, phoneE164: null, isBlocked: true }), [0, 1]],
];

test.each(ways)('access lost by %s ends at once and cannot be renewed · T5', async (_, lose, lost) => {
  const who = await makeTwoDevices();
  const answer = await lose(who, who.devices[0].tokenReturn);
  if (answer !== 'done') expect(answer).toMatchObject({ statusCode: 200 });
  for (const [n, device] of who.devices.entries()) {
    const is = lost.includes(n) ? 401 : 200;
    expect([(await me(device.tokenReturn)).statusCode, (await renew(device)).statusCode]).toEqual([is, is]);
  }
});

describe('a former seller', () => {
  test('reaches neither the portfolio nor the chosen customer · T5', async () => {
    const { customerId } = await makeCustomer(api.db, { name: 'Salón Marta' });
    await makeAddress(api.db, customerId);
    const seller = await makeSeller(api.db, { customers: [customerId], password });
    const tokens = await opened(seller.email);
    const token = tokens.tokenReturn;
    const soap = await makeProduct(api.db, { stock: 9 });
    const act = caller(api, token, { customerId });
    const attempts = {
      portfolio: () => call('GET', '/seller/customers', { token }),
      chosen: () => call('GET', `/auth/me?customerId=${customerId}`, { token }),
      addresses: () => call('GET', `/v3/me/addresses?customerId=${customerId}`, { token }),
      cart: () => act('GET /cart/listcart'),
      add: () => act('POST /cart/additem', { productId: soap.id, code: soap.code, quantity: 1 }),
      orders: () => act('GET /order/list'),
    };
    const tried = async () => {
      const answers: [string, number][] = [];
      for (const [name, attempt] of Object.entries(attempts)) answers.push([name, (await attempt()).statusCode]);
      return Object.fromEntries(answers);
    };
    const all = (status: number) => Object.fromEntries(Object.keys(attempts).map((name) => [name, status]));
    expect(await tried()).toEqual(all(200));
    await setBlocked(api.db, api.clock, { email: seller.email, phoneE164: null, isBlocked: true });
    expect(await tried()).toEqual(all(401));
    expect((await renew(tokens)).statusCode).toBe(401);
    expect((await signIn(seller.email)).statusCode).toBe(401);
  });

  test('cannot become a customer, nor a customer a seller, because an open session would see foreign data · T5', async () => {
    const { identityId } = await makeCustomer(api.db);
    const seller = await makeSeller(api.db);
    const becomes = (id: string, role: string) =>
      api.db.query('update auth.identity set role = $2 where id = $1', [id, role]).then(() => 'done', pgCode);
    expect([await becomes(identityId, 'Seller'), await becomes(seller.identityId, 'Admin customer')]).toEqual([
      '23514',
      '23514',
    ]);
    expect(await becomes(identityId, 'Admin customer')).toBe('done');
  });
});
