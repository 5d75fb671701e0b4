import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeUser } from '../../../test/make.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';

/** What signing out did, in order. */
const steps: string[] = [];
vi.mock('idb-keyval', () => ({
  createStore: () => 'store',
  clear: async () => {
    await Promise.resolve();
    steps.push('deletes what was taken along');
  },
}));

const api = mockApi({ user: makeUser() });

beforeEach(async () => {
  steps.length = 0;
  // jsdom cannot leave a page: these are the parts of a browser that signing out needs.
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubEnv('SSR', false);
  vi.stubGlobal('document', { cookie: '' });
  const assign = (to: string) => void steps.push(`leaves for ${to}`);
  vi.stubGlobal('location', { origin: 'https://tonalia.test', protocol: 'https:', assign });
  class Tabs {
    addEventListener(): void {}
    postMessage(message: object): void {
      if ('changed' in message) steps.push('informs other tabs');
    }
  }
  vi.stubGlobal('BroadcastChannel', Tabs);
  vi.resetModules();
  api.on('auth', 'POST /auth/logout', async ({ headers }) => {
    await Promise.resolve();
    steps.push(`ends the session on the server${headers.has('token') ? '' : ' without its token'}`);
    return { ok: true } as const;
  });
  const { setApi } = await import('../http/transport.ts');
  setApi(api.fetch);
  const { signIn } = await import('../sign-in/sign-in.ts');
  await signIn('cliente@demo.tonalia.co', 'secreta-1');
  steps.length = 0;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

async function signOut() {
  const { signOut: leave } = await import('./sign-out.ts');
  await leave();
  const { currentSession } = await import('./session.ts');
  const { token } = await import('../http/tokens.ts');
  return { isGuest: currentSession().isGuest, token: token() };
}

test('signing out ends the session on the server, then here, in other tabs, and leaves the page · ST-05', async () => {
  expect(await signOut()).toEqual({ isGuest: true, token: null });
  expect(steps).toEqual(['ends the session on the server', 'informs other tabs', 'leaves for /']);
});

test('what a seller took along is deleted before the page is left', async () => {
  const { hasOfflineMark, setOfflineMark } = await import('../offline/offline-mark.ts');
  setOfflineMark(true);
  await signOut();
  expect(steps.slice(1)).toEqual(['deletes what was taken along', 'informs other tabs', 'leaves for /']);
  expect(hasOfflineMark()).toBe(false);
});

test('a refused sign-out call ends the session here all the same · ST-05', async () => {
  api.on('auth', 'POST /auth/logout', new Refusal('INTERNAL'));
  expect(await signOut()).toEqual({ isGuest: true, token: null });
  expect(steps).toEqual(['informs other tabs', 'leaves for /']);
});

test('a hanging sign-out call is given up after 8 seconds', async () => {
  const timer = new AbortController();
  const times: number[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    times.push(ms);
    return timer.signal;
  });
  const { setApi } = await import('../http/transport.ts');
  let isSent = false;
  setApi(({ signal }) => {
    isSent = true;
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(timer.signal.reason)));
  });
  const left = signOut();
  await vi.waitUntil(() => isSent);
  expect(steps).toEqual([]);
  timer.abort(new DOMException('too late', 'TimeoutError'));
  expect(await left).toEqual({ isGuest: true, token: null });
  expect(times).toContain(8_000);
});
