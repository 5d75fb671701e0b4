import { describe, expect, it } from 'vitest';
import { createWorkQueue, WorkQueueIsFull } from './work-queue.ts';

/** Work that ends when the test says so. */
function makeWork() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { work: () => promise, end: resolve, fail: reject };
}

describe('a work queue', () => {
  it('runs a limited number at once, the others in order', async () => {
    const queue = createWorkQueue(2, 10);
    const started: number[] = [];
    const works = [makeWork(), makeWork(), makeWork(), makeWork()];
    const ends = works.map((one, at) =>
      queue(() => {
        started.push(at);
        return one.work();
      }),
    );
    expect(started).toEqual([0, 1]);
    works[1]?.end('b');
    await ends[1];
    expect(started).toEqual([0, 1, 2]);
    works.forEach((one) => one.end('x'));
    await Promise.all(ends);
    expect(started).toEqual([0, 1, 2, 3]);
  });

  it('continues after a failure', async () => {
    const queue = createWorkQueue(1, 10);
    const first = makeWork();
    const failing = queue(first.work);
    const second = queue(async () => 'done');
    first.fail(new Error('spilt'));
    await expect(failing).rejects.toThrow('spilt');
    await expect(second).resolves.toBe('done');
    await expect(queue(async () => 'again')).resolves.toBe('again');
  });

  it('rejects work when the queue is full', async () => {
    const queue = createWorkQueue(1, 1);
    const first = makeWork();
    const queued = [queue(first.work), queue(async () => 'next')];
    await expect(queue(async () => 'late')).rejects.toBeInstanceOf(WorkQueueIsFull);
    first.end('done');
    await expect(Promise.all(queued)).resolves.toEqual(['done', 'next']);
  });
});
