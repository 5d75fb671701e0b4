import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { codeOf, officeSignIn } from '../../../../test/office-sign-in.ts';
import { officeCaller } from '../../../../test/make-operator.ts';

const api = useApi();
const { ready, ticketFor, door, codeNow } = officeSignIn(api);

test('behind a proxy that hides https, the cookie is secure because the public address is', async () => {
  const operator = await ready();
  const headers = { host: 'tienda.example' };
  const proof = { ticket: await ticketFor(operator), code: codeNow(operator) };
  const cookie = String((await door('POST /api/office/sign-in/totp', proof, { headers })).headers['set-cookie']);
  expect(cookie).toMatch(/^__Host-office=\S+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  const [pair = ''] = cookie.split(';');
  expect((await officeCaller(api, pair)('GET /api/office/me', undefined, { headers })).statusCode).toBe(200);
  // a plain cookie, which a subdomain may set, counts for nothing
  const plain = officeCaller(api, pair.replace('__Host-', ''));
  expect(codeOf(await plain('GET /api/office/me', undefined, { headers }))).toBe('UNAUTHENTICATED');
});
