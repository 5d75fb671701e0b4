import { describe, expect, test, vi } from 'vitest';
import { createDrawQueue, type DrawQueueOptions, NotDrawn } from './draw-queue.ts';

const options: DrawQueueOptions = { atOnce: 1, timeout: 60_000, mostOfNetwork: 100, mostWaiting: 1_000 };

/** A queue with drawings that end when the test says so; `begun` has their keys in the order they started. */
function open(changed: Partial<DrawQueueOptions> = {}) {
  const queue = createDrawQueue({ ...options, ...changed });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (key: string, network = 'home', signal = new AbortController().signal) => {
    const draw = () => {
      const { promise, resolve } = Promise.withResolvers<Buffer>();
      begun.push(key);
      ends.set(key, () => resolve(Buffer.from(key)));
      return promise;
    };
    const asked = queue.ask(key, draw, { network, signal });
    asked.catch(() => {}); // checked later by a test
    return asked;
  };
  const end = async (key: string) => {
    ends.get(key)?.();
    await new Promise(setImmediate);
  };
  return { queue, begun, ask, end };
}

describe('the drawing queue', () => {
  test('draws the newest request first', async () => {
    const { begun, ask, end } = open();
    for (const key of ['a', 'b', 'c']) void ask(key);
    await end('a');
    await end('c');
    expect(begun).toEqual(['a', 'c', 'b']);
  });

  test('serves networks in turn, however many requests one has', async () => {
    const { begun, ask, end } = open();
    for (const key of ['crowd 1', 'crowd 2', 'crowd 3', 'crowd 4']) void ask(key, 'crowd');
    const picture = ask('fresh', 'stranger');
    void ask('crowd 5', 'crowd');
    await end('crowd 1');
    await end(begun.at(-1) ?? '');
    expect(begun.slice(0, 3)).toContain('fresh');
    await end('fresh');
    expect((await picture).toString()).toBe('fresh');
  });

  test('draws once for several requests of the same picture, while one client still waits', async () => {
    const { begun, ask, end } = open();
    void ask('first');
    const leaves = new AbortController();
    const left = ask('wanted', 'home', leaves.signal);
    const stays = ask('wanted', 'office');
    leaves.abort();
    await expect(left).rejects.toBeInstanceOf(NotDrawn);
    await end('first');
    const late = ask('wanted', 'cafe');
    await end('wanted');
    expect((await Promise.all([stays, late])).map(String)).toEqual(['wanted', 'wanted']);
    expect(begun).toEqual(['first', 'wanted']);
  });

  test('does not draw a picture when all its clients left', async () => {
    const { queue, begun, ask, end } = open();
    void ask('first');
    const leaves = new AbortController();
    void ask('left', 'home', leaves.signal);
    leaves.abort();
    await end('first');
    expect(begun).toEqual(['first']);
    expect(queue.isIdle()).toBe(true);
  });

  test('refuses requests that waited too long', async () => {
    vi.useFakeTimers();
    try {
      const { ask } = open({ timeout: 4_000 });
      void ask('first');
      const late = ask('late');
      vi.advanceTimersByTime(4_000);
      await expect(late).rejects.toBeInstanceOf(NotDrawn);
    } finally {
      vi.useRealTimers();
    }
  });

  test('refuses the oldest request of a network with too many, and of the longest queue when too many wait in all', async () => {
    const { ask } = open({ mostOfNetwork: 2, mostWaiting: 3 });
    void ask('first');
    const [oldest, second] = [ask('a'), ask('b'), ask('c')];
    await expect(oldest).rejects.toThrow('one network');
    void ask('d', 'cafe');
    void ask('e', 'office');
    await expect(second).rejects.toThrow('too many wait');
  });

  test('continues after a failed drawing', async () => {
    const queue = createDrawQueue(options);
    const client = { network: 'home', signal: new AbortController().signal };
    await expect(queue.ask('a', () => Promise.reject(new Error('spilt')), client)).rejects.toThrow('spilt');
    expect(String(await queue.ask('b', async () => Buffer.from('b'), client))).toBe('b');
  });
});
