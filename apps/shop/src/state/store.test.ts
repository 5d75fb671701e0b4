import { afterEach, describe, expect, test, vi } from 'vitest';
import { once } from './once.ts';
import { singleFlight } from './single-flight.ts';
import { createStore, patch } from './store.ts';

afterEach(() => vi.unstubAllEnvs());

describe('a store in a browser', () => {
  test('calls each listener after a change, and none when the value stays the same', () => {
    vi.stubEnv('SSR', false);
    const units = createStore(1);
    const seen: number[] = [];
    const stop = units.watch(() => seen.push(units.get()));
    units.set(2);
    units.set(2);
    stop();
    units.set(3);
    expect(seen).toEqual([2]);
    expect(units.get()).toBe(3);
  });

  test('changes some fields of its value and keeps the others', () => {
    vi.stubEnv('SSR', false);
    const line = createStore({ code: 'A', units: 1 });
    patch(line, { units: 2 });
    expect(line.get()).toEqual({ code: 'A', units: 2 });
  });
});

describe('a store on the server', () => {
  test('keeps its initial value, because all requests share it', () => {
    const customer = createStore<string | null>(null);
    expect(() => customer.set('luz')).toThrow('the server must not set a store of a page');
    expect(customer.get()).toBeNull();
  });

  test('may be set when it holds what is the same for all requests', () => {
    const address = createStore('http://localhost', 'process');
    address.set('https://tienda.co');
    expect(address.get()).toBe('https://tienda.co');
  });
});

test('callers that come while the work runs share it; a later call runs it again, also after a failure', async () => {
  const results = [Promise.resolve(1), Promise.reject(new Error('lost')), Promise.resolve(3)];
  const next = singleFlight(() => results.shift() ?? Promise.resolve(0));
  expect(await Promise.all([next(), next()])).toEqual([1, 1]);
  await expect(next()).rejects.toThrow('lost');
  expect(await next()).toBe(3);
});

test('work that runs once gives its first result to all callers', () => {
  const work = vi.fn<(units: number) => number>((units) => units);
  const first = once(work);
  expect([first(1), first(2)]).toEqual([1, 1]);
  expect(work).toHaveBeenCalledOnce();
});
