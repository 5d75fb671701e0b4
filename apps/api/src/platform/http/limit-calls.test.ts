import type { Role } from '@tonalia/contract/rights';
import { expect, onTestFinished, test } from 'vitest';
import { createHttp } from './create-http.ts';
import { limitCalls } from './limit-calls.ts';

/** Sends requests of one session and returns their statuses. */
async function useLimit(limits: { network: number; person: number }) {
  const app = await createHttp({ logger: false, trustProxy: [] });
  onTestFinished(() => app.close());
  const limit = limitCalls(app, limits);
  app.get<{ Querystring: { identityId: string; sessionId: string; role: Role } }>('/', async (request) => {
    await limit(request, request.query);
    return 'ok';
  });
  return async (identityId: string, sessionId = identityId, role: Role = 'Admin customer') =>
    (await app.inject({ url: '/', query: { identityId, sessionId, role } })).statusCode;
}

test('a client over its limit does not affect others on the network', async () => {
  const call = await useLimit({ network: 10, person: 3 });
  for (let n = 0; n < 3; n += 1) expect(await call('greedy')).toBe(200);
  for (let n = 0; n < 20; n += 1) expect(await call('greedy')).toBe(429);
  for (const one of ['neighbour', 'other', 'neighbour']) expect(await call(one)).toBe(200);
});

test('signing in again or renewing a token does not reset the count; guests are counted per session', async () => {
  const call = await useLimit({ network: 100, person: 3 });
  const last = async (role: Role) => {
    for (const session of ['first', 'second', 'third']) expect(await call('one', session, role)).toBe(200);
    return call('one', 'fourth', role);
  };
  expect(await last('Admin customer')).toBe(429);
  expect(await last('Guest')).toBe(200);
});
