import { expect, test } from 'vitest';
import { createHttp } from './create-http.ts';
import { limitCalls } from './limit-calls.ts';

test('who calls too often keeps no neighbour from calling', async () => {
  const app = await createHttp({ logger: false, trustProxy: [] });
  const limit = limitCalls(app, { network: 10, session: 3 });
  app.get('/', async (request) => {
    await limit(request);
    return 'ok';
  });
  const call = async (token: string) => (await app.inject({ url: '/', headers: { token } })).statusCode;
  for (let n = 0; n < 3; n += 1) expect(await call('greedy')).toBe(200);
  for (let n = 0; n < 20; n += 1) expect(await call('greedy')).toBe(429);
  for (const one of ['neighbour', 'other', 'neighbour']) expect(await call(one)).toBe(200);
  await app.close();
});
