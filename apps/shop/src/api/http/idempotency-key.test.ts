import { afterEach, expect, test, vi } from 'vitest';
import { newKey } from './idempotency-key.ts';

afterEach(() => void vi.unstubAllGlobals());

test('a key is a random UUID of version 4', () => {
  const key = newKey();
  expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(newKey()).not.toBe(key);
});

test.each([
  [0xff, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
  [0x01, '01010101-0101-4101-8101-010101010101'],
])('it keeps the random bits: bytes of %i', (byte, key) => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(byte) });
  expect(newKey()).toBe(key);
});
