import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { makeCache } from './cache.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** How often a query that fails like this is asked before it shows its error. */
async function timesAsked(error: ApiError): Promise<number> {
  const queryFn = vi.fn(() => Promise.reject(error));
  const failed = expect(makeCache().fetchQuery({ queryKey: [error.code], queryFn })).rejects.toBe(error);
  await vi.runAllTimersAsync();
  await failed;
  return queryFn.mock.calls.length;
}

test('a request that hung until its time limit shows its error at once; it is not repeated · ERR-14', async () => {
  expect(await timesAsked(new ApiError(0, 'TIMEOUT', 'tardó'))).toBe(1);
});

test('an answer that got lost is asked for twice more; a refusal is not', async () => {
  expect(await timesAsked(new ApiError(0, 'OFFLINE', 'sin red'))).toBe(3);
  expect(await timesAsked(new ApiError(503, 'UNAVAILABLE', 'ocupado'))).toBe(3);
  expect(await timesAsked(new ApiError(404, 'NOT_FOUND', 'no está'))).toBe(1);
});
