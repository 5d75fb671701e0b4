import { afterEach, describe, expect, test, vi } from 'vitest';
import { CallFailure, isConflict, sentenceOf } from './call-failure.ts';
import { call, hasNoAnswer, isSignedOut } from './call.ts';

afterEach(() => void vi.unstubAllGlobals());

/** The requests; the network is the edge. */
function answering(answer: () => Response | Promise<Response>) {
  const sent: { url: URL; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
    sent.push({ url, init });
    return answer();
  });
  return sent;
}
const fails = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (cause: unknown) => cause,
  );

describe('a call of the office', () => {
  test('sends its path, its query without what is empty, and no body', async () => {
    const sent = answering(() => Response.json({ results: [] }));
    await call('products', 'GET /office/products/{id}/history', { params: { id: 'a/1' }, query: { limit: '20' } });
    const [path, search] = [sent[0]?.url.pathname, sent[0]?.url.search];
    expect([path, search]).toEqual(['/api/products/office/products/a%2F1/history', '?limit=20']);
    expect(sent[0]?.init).toMatchObject({
      method: 'GET',
      credentials: 'same-origin',
      headers: { accept: 'application/json' },
    });
    expect([sent[0]?.init.body, sent[0]?.init.cache, sent[0]?.init.headers]).toEqual([
      undefined,
      undefined,
      { accept: 'application/json' },
    ]);
  });

  test('sends a body as JSON, and asks past the cache for what must be fresh', async () => {
    const sent = answering(() => Response.json({ ok: true }));
    await call('office', 'POST /first-run/link', { body: { token: 'x' }, fresh: true });
    expect(sent[0]?.init).toMatchObject({
      method: 'POST',
      body: '{"token":"x"}',
      cache: 'no-cache',
      headers: { 'content-type': 'application/json' },
    });
  });

  test('that is refused has the code, the sentence and the request of the server', async () => {
    answering(() =>
      Response.json(
        { code: 'VERSION_CONFLICT', message: 'Otra persona guardó antes.', params: { field: 'x' }, requestId: 'r1' },
        { status: 409 },
      ),
    );
    const cause = await fails(call('office', 'GET /first-run'));
    expect(cause).toMatchObject({
      status: 409,
      code: 'VERSION_CONFLICT',
      message: 'Otra persona guardó antes.',
      params: { field: 'x' },
      requestId: 'r1',
    });
    expect([isConflict(cause), isSignedOut(cause), hasNoAnswer(cause)]).toEqual([true, false, false]);
    expect(sentenceOf(cause)).toBe('Otra persona guardó antes.');
  });

  test.each([
    ['without JSON', () => new Response('<html>', { status: 502 })],
    ['that is no object', () => Response.json('x', { status: 502 })],
    ['that is nothing', () => Response.json(null, { status: 502 })],
  ])('that is refused %s has a sentence of its own', async (_, answer) => {
    answering(answer);
    const cause = await fails(call('office', 'GET /first-run'));
    expect(cause).toMatchObject({ status: 502, code: 'INTERNAL', params: {}, requestId: '' });
    expect(sentenceOf(cause)).toBe(sentenceOf(new Error('x')));
  });

  test('of an ended session says so', async () => {
    answering(() => Response.json({ code: 'UNAUTHENTICATED' }, { status: 401 }));
    const cause = await fails(call('office', 'GET /first-run'));
    expect([isSignedOut(cause), isConflict(cause), isSignedOut(new Error('x'))]).toEqual([true, false, false]);
  });

  test('without an answer is offline, or late', async () => {
    answering(() => Promise.reject(new TypeError('Failed to fetch')));
    const offline = await fails(call('office', 'GET /first-run'));
    answering(() => Promise.reject(new DOMException('late', 'TimeoutError')));
    const late = await fails(call('office', 'GET /first-run'));
    expect([offline, late]).toMatchObject([
      { status: 0, code: 'OFFLINE' },
      { status: 0, code: 'TIMEOUT' },
    ]);
    expect([hasNoAnswer(offline), hasNoAnswer(late), hasNoAnswer(new Error('x'))]).toEqual([true, true, false]);
    expect(sentenceOf(offline)).not.toBe(sentenceOf(late));
  });

  test('that its page gave up is no failure of the network', async () => {
    const leaving = new AbortController();
    answering(() => {
      leaving.abort(new Error('left'));
      return Promise.reject(new Error('left'));
    });
    const cause = await fails(call('office', 'GET /first-run', { signal: leaving.signal }));
    expect(cause).not.toBeInstanceOf(CallFailure);
  });
});
