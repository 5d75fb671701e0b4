import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { HANDLER_TIMEOUT } from './answer-in-time.ts';
import { createHttp } from './create-http.ts';
import { createResponseCache } from './response-cache.ts';
import { type ServeContext, serve } from './serve.ts';

afterEach(() => void vi.useRealTimers());

const body = z.object({ note: z.string() });
const call = { response: z.object({ ok: z.boolean() }), errors: [] } as const;
const service = { 'GET /slow': call, 'POST /slow': { ...call, body } } as const;

/** Calls with handlers that never finish. */
async function openSlow() {
  const app = await createHttp({ logger: false, trustProxy: [] });
  onTestFinished(() => app.close());
  const handlers: (() => void)[] = [];
  const endpoint = {
    access: 'public' as const,
    handle: () => new Promise<{ ok: boolean }>((end) => handlers.push(() => end({ ok: true }))),
  };
  const noSignIn = () => Promise.reject(new Error('no sign-in in this test'));
  const context: ServeContext = {
    identities: {
      identify: noSignIn,
      findBuyer: noSignIn,
      findTerritory: () => Promise.reject(new Error()),
      findVisitor: noSignIn,
    },
    cache: createResponseCache({ now: () => new Date() }, { isListening: () => true }),
  };
  serve(app, context, { name: 'test', calls: service }, { 'GET /slow': endpoint, 'POST /slow': endpoint });
  await app.ready();
  return { app, handlers };
}

test.each([
  ['without a body', { method: 'GET', url: '/api/test/slow' }],
  ['with a body', { method: 'POST', url: '/api/test/slow', payload: { note: 'x' } }],
] as const)(
  'a call %s with a handler that takes too long is answered 503, and its late result is dropped',
  async (_, call) => {
    const { app, handlers } = await openSlow();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const answer = app.inject(call);
    await vi.waitUntil(() => handlers.length === 1);
    await vi.advanceTimersByTimeAsync(HANDLER_TIMEOUT);
    const { statusCode, headers } = await answer;
    expect([statusCode, headers['retry-after']]).toEqual([503, '1']);
    for (const end of handlers) end();
  },
);
