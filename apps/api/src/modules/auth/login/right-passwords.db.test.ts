import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeCustomer } from '../../../../test/make.ts';
import { newNetwork } from '../../../../test/unique.ts';

const api = useApi();

test('right passwords from new devices do not count: many of them lead to no challenge', async () => {
  const password = 'clave de prueba';
  const { email } = await makeCustomer(api.db, { password });
  for (let n = 0; n < 22; n += 1) {
    const { statusCode } = await api.send({
      method: 'POST',
      url: '/api/auth/v3/auth/login',
      remoteAddress: newNetwork(),
      payload: { email, password, client: 'app' },
    });
    expect(statusCode).toBe(200);
  }
});
