import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeEarlyAnswer } from '../../api/http/early-answers.ts';
import { requestSessionEarly } from './early-session.ts';

const address = (path: string) => new Request(`${location.origin}/api/auth/auth/${path}`);
const network = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const locks = {
  request: vi.fn<(name: string, work: () => Promise<Response>) => Promise<Response>>((_name, work) => work()),
};

/** Runs the script as a page does: from its text, with nothing of its module. */
function runInHead() {
  // oxlint-disable-next-line no-eval -- the script is text, as in the page
  (0, eval)(`(${requestSessionEarly.toString()})()`);
}

beforeEach(() => {
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('navigator', { locks });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  delete window.earlyAnswers;
});

test('the head renews the session under its lock, asks for the user with the new token, and gives each response once', async () => {
  network.mockImplementation(async (path) =>
    Response.json(path.endsWith('/me') ? { user: 1 } : { tokenReturn: 'new' }),
  );
  runInHead();
  expect(locks.request).toHaveBeenCalledExactlyOnceWith('tonalia-session', expect.any(Function));
  expect(await (await takeEarlyAnswer(address('refresh-token')))?.json()).toEqual({ tokenReturn: 'new' });
  expect(await (await takeEarlyAnswer(address('me')))?.json()).toEqual({ user: 1 });
  expect(network.mock.calls.map(([path, { headers }]) => [path, headers])).toEqual([
    ['/api/auth/auth/refresh-token', expect.objectContaining({ 'refresh-token': 'cookie' })],
    ['/api/auth/auth/me', expect.objectContaining({ token: 'new' })],
  ]);
  expect(takeEarlyAnswer(address('refresh-token'))).toBeNull();
  expect(takeEarlyAnswer(address('me'))).toBeNull();
});

test('a refused renewal is given as it is, and asks for no user', async () => {
  network.mockResolvedValue(Response.json({}, { status: 401 }));
  runInHead();
  expect((await takeEarlyAnswer(address('refresh-token')))?.status).toBe(401);
  expect(await takeEarlyAnswer(address('me'))).toBeNull();
  expect(network).toHaveBeenCalledOnce();
});

test('a lost connection gives nothing, so that the page asks again', async () => {
  network.mockRejectedValue(new TypeError('offline'));
  runInHead();
  expect(await takeEarlyAnswer(address('refresh-token'))).toBeNull();
  expect(await takeEarlyAnswer(address('me'))).toBeNull();
});

test('without locks, outside a secure context, the session is renewed all the same', async () => {
  vi.stubGlobal('navigator', {});
  network.mockResolvedValue(Response.json({ tokenReturn: 'new' }));
  runInHead();
  expect((await takeEarlyAnswer(address('refresh-token')))?.ok).toBe(true);
});
