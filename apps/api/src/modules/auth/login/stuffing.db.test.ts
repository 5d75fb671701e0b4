import { describe, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeCustomer } from '../../../../test/make.ts';

const password = 'clave de prueba';
type TestApi = ReturnType<typeof useApi>;

async function signIn(api: TestApi, email: string, typed: string, forwardedFor: string): Promise<number> {
  const answer = await api.send({
    method: 'POST',
    url: '/api/auth/v3/auth/login',
    remoteAddress: '127.0.0.1',
    headers: { 'x-forwarded-for': forwardedFor },
    payload: { email, password: typed, client: 'app' },
  });
  return answer.statusCode;
}

/** Six wrong passwords for one account, each with another forwarded address. */
async function guess(api: TestApi, email: string): Promise<number[]> {
  const statuses = [];
  for (let i = 0; i < 6; i += 1) statuses.push(await signIn(api, email, 'x', `198.51.100.${i}`));
  return statuses;
}

describe('behind a trusted proxy', () => {
  const api = useApi({ trustProxy: ['127.0.0.1'] });

  test('limits use the address that the proxy saw · T10', async () => {
    const { email } = await makeCustomer(api.db, { password });
    expect(await guess(api, email)).toEqual(Array(6).fill(401));
    expect(await signIn(api, email, password, '203.0.113.5')).toBe(200);
  });
});

describe('without a proxy', () => {
  const api = useApi();

  test('a forwarded address is ignored · T10 R12', async () => {
    const { email } = await makeCustomer(api.db);
    expect(await guess(api, email)).toEqual([401, 401, 401, 401, 401, 429]);
  });
});
