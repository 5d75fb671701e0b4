import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/http/api-error.ts';
import { makeCache } from './cache.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** How often a query is tried before its error is shown. */
async function timesAsked(error: ApiError): Promise<number> {
  let requests = 0;
  const queryFn = () => {
    requests += 1;
    return Promise.reject(error);
  };
  const shown = makeCache()
    .fetchQuery({ queryKey: [error.code], queryFn })
    .catch((cause: unknown) => cause);
  await vi.runAllTimersAsync();
  expect(await shown).toBe(error);
  return requests;
}

test('a timed-out request shows its error at once and is not repeated · ERR-14', async () => {
  expect(await timesAsked(new ApiError(0, 'TIMEOUT', 'tardó'))).toBe(1);
});

test('a lost response is retried twice; a refusal is not', async () => {
  expect(await timesAsked(new ApiError(0, 'OFFLINE', 'sin red'))).toBe(3);
  expect(await timesAsked(new ApiError(503, 'UNAVAILABLE', 'ocupado'))).toBe(3);
  expect(await timesAsked(new ApiError(404, 'NOT_FOUND', 'no está'))).toBe(1);
});
