import { afterEach, expect, test, vi } from 'vitest';
import { apiAddress } from '../../api/http/transport.ts';
import { tokeniseCard } from './tokenise-card.ts';

const card = { number: '4242424242424242', holder: 'Luz Ortega', month: '08', year: '2039', cvv: '123' };

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['https://sandbox.wompi.co/v1', 'https://sandbox.wompi.co/v1/tokens/cards'],
  ['/dev/wompi-simulator/v1', `${apiAddress('').origin}/dev/wompi-simulator/v1/tokens/cards`],
])('a gateway at %s is asked there', async (url, expectedUrl) => {
  const fetched = vi.fn<(url: string) => Promise<Response>>(() =>
    Promise.resolve(Response.json({ data: { id: 'tok_test_1_abcdef' } }, { status: 201 })),
  );
  vi.stubGlobal('fetch', fetched);
  await expect(tokeniseCard({ url, publicKey: 'pub_test_x' }, card)).resolves.toBe('tok_test_1_abcdef');
  expect(fetched.mock.calls[0]?.[0]).toBe(expectedUrl);
});
