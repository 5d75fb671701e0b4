import { afterEach, expect, test, vi } from 'vitest';
import { readChosen } from './chosen.ts';
import { sendChosen } from './send.ts';

afterEach(() => void vi.unstubAllGlobals());

/** Sends two lines; the network is the edge. */
async function send(
  answer: () => Promise<Response>,
  chosen = { ...readChosen(null, { a: 6, b: 0 }), name: ' Ana ', note: ' Pronto ' },
) {
  const asked: { url: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => (asked.push({ url, init }), answer()));
  const outcome = await sendChosen('t/1', chosen, ['a', 'b']);
  const [first] = asked;
  const sent = first?.init.body;
  return {
    outcome,
    chosen,
    url: first?.url,
    method: first?.init.method,
    body: JSON.parse(typeof sent === 'string' ? sent : '{}') as Record<string, unknown>, // as: our own JSON
  };
}
const ok = () => Promise.resolve(Response.json({ results: { answerId: 'r1' } }));

test('what is chosen is sent once with its words, and the answer names it', async () => {
  const { outcome, url, method, body } = await send(ok);
  expect(outcome).toEqual({ answerId: 'r1' });
  expect([url, method]).toEqual(['/api/purchase/shares/t%2F1/answer', 'POST']);
  expect(body).toEqual({
    key: expect.any(String),
    lines: [{ versionId: 'a', quantity: 6 }],
    name: 'Ana',
    note: 'Pronto',
  });
});

test('the same content has the same key again', async () => {
  const first = await send(() => Promise.reject(new TypeError('network')));
  expect(first.outcome).toEqual({ refused: null });
  expect((await send(ok, first.chosen)).body['key']).toBe(first.body['key']);
});

test.each([
  ['a refusal says why', 409, { message: 'Ya no se puede.' }, 'Ya no se puede.'],
  ['a refusal without words may be sent again', 409, {}, null],
  ['a broken server may be asked again', 500, { message: 'x' }, null],
  ['an answer without its id is none', 200, {}, null],
])('%s', async (_, status, body, refused) => {
  expect((await send(() => Promise.resolve(Response.json(body, { status })))).outcome).toEqual({ refused });
});

test('on plain http the key is a random UUID too', async () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(0xff) });
  expect((await send(ok)).body['key']).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(0x01) });
  expect((await send(ok)).body['key']).toBe('01010101-0101-4101-8101-010101010101');
});
