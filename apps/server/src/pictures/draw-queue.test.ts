import { describe, expect, test, vi } from 'vitest';
import { createDrawQueue, type DrawQueueOptions, PictureNotDrawn } from './draw-queue.ts';

const options: DrawQueueOptions = { atOnce: 1, timeout: 60_000, mostOfNetwork: 100, mostWaiting: 1_000 };

/** A queue with drawings that end when the test says so; `begun` has their keys in the order they started. */
function open(changed: Partial<DrawQueueOptions> = {}) {
  const queue = createDrawQueue({ ...options, ...changed });
  const startedKeys: string[] = [];
  const ends = new Map<string, () => void>();
  const request = (key: string, network = 'home', signal = new AbortController().signal) => {
    const draw = () => {
      const { promise, resolve } = Promise.withResolvers<Buffer>();
      startedKeys.push(key);
      ends.set(key, () => resolve(Buffer.from(key)));
      return promise;
    };
    const pending = queue.enqueue(key, draw, { network, signal });
    pending.catch(() => {}); // checked later by a test
    return pending;
  };
  const end = async (key: string) => {
    ends.get(key)?.();
    await new Promise(setImmediate);
  };
  return { queue, startedKeys, request, end };
}

describe('the drawing queue', () => {
  test('draws the newest request first', async () => {
    const { startedKeys, request, end } = open();
    for (const key of ['a', 'b', 'c']) void request(key);
    await end('a');
    await end('c');
    expect(startedKeys).toEqual(['a', 'c', 'b']);
  });

  test('serves networks in turn, however many requests one has', async () => {
    const { startedKeys, request, end } = open();
    for (const key of ['crowd 1', 'crowd 2', 'crowd 3', 'crowd 4']) void request(key, 'crowd');
    const picture = request('fresh', 'stranger');
    void request('crowd 5', 'crowd');
    await end('crowd 1');
    await end(startedKeys.at(-1) ?? '');
    expect(startedKeys.slice(0, 3)).toContain('fresh');
    await end('fresh');
    expect((await picture).toString()).toBe('fresh');
  });

  test('draws once for several requests of the same picture, while one client still waits', async () => {
    const { startedKeys, request, end } = open();
    void request('first');
    const leaves = new AbortController();
    const left = request('wanted', 'home', leaves.signal);
    const staying = request('wanted', 'office');
    leaves.abort();
    await expect(left).rejects.toBeInstanceOf(PictureNotDrawn);
    await end('first');
    const late = request('wanted', 'cafe');
    await end('wanted');
    expect((await Promise.all([staying, late])).map(String)).toEqual(['wanted', 'wanted']);
    expect(startedKeys).toEqual(['first', 'wanted']);
  });

  test('does not draw a picture when all its clients left', async () => {
    const { queue, startedKeys, request, end } = open();
    void request('first');
    const leaves = new AbortController();
    void request('left', 'home', leaves.signal);
    leaves.abort();
    await end('first');
    expect(startedKeys).toEqual(['first']);
    expect(queue.isIdle()).toBe(true);
  });

  test('refuses requests that waited too long', async () => {
    vi.useFakeTimers();
    try {
      const { request } = open({ timeout: 4_000 });
      void request('first');
      const late = request('late');
      vi.advanceTimersByTime(4_000);
      await expect(late).rejects.toBeInstanceOf(PictureNotDrawn);
    } finally {
      vi.useRealTimers();
    }
  });

  test('refuses the oldest request of a network with too many, and of the longest queue when too many wait in all', async () => {
    const { request } = open({ mostOfNetwork: 2, mostWaiting: 3 });
    void request('first');
    const [oldest, second] = [request('a'), request('b'), request('c')];
    await expect(oldest).rejects.toThrow('one network');
    void request('d', 'cafe');
    void request('e', 'office');
    await expect(second).rejects.toThrow('too many wait');
  });

  test('continues after a failed drawing', async () => {
    const queue = createDrawQueue(options);
    const client = { network: 'home', signal: new AbortController().signal };
    await expect(queue.enqueue('a', () => Promise.reject(new Error('spilt')), client)).rejects.toThrow('spilt');
    expect(String(await queue.enqueue('b', async () => Buffer.from('b'), client))).toBe('b');
  });
});
