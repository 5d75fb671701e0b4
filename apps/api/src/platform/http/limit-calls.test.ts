import type { Role } from '@tonalia/contract/auth';
import { expect, onTestFinished, test } from 'vitest';
import { createHttp } from './create-http.ts';
import { limitCalls } from './limit-calls.ts';

/** Calls of somebody in a session, and how each was answered. */
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

test('who calls too often keeps no neighbour from calling', async () => {
  const call = await useLimit({ network: 10, person: 3 });
  for (let n = 0; n < 3; n += 1) expect(await call('greedy')).toBe(200);
  for (let n = 0; n < 20; n += 1) expect(await call('greedy')).toBe(429);
  for (const one of ['neighbour', 'other', 'neighbour']) expect(await call(one)).toBe(200);
});

test('who signs in again, or renews a token, has not called less often; guests are many people', async () => {
  const call = await useLimit({ network: 100, person: 3 });
  const last = async (role: Role) => {
    for (const session of ['first', 'second', 'third']) expect(await call('one', session, role)).toBe(200);
    return call('one', 'fourth', role);
  };
  expect(await last('Admin customer')).toBe(429);
  expect(await last('Guest')).toBe(200);
});
