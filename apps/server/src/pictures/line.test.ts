import { describe, expect, it } from 'vitest';
import { createLine, LineIsFull } from './line.ts';

/** Work that ends when told to. */
function piece() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { work: () => promise, end: resolve, fail: reject };
}

describe('a line', () => {
  it('lets so many work at once, the others in the order they came', async () => {
    const line = createLine(2, 10);
    const started: number[] = [];
    const pieces = [piece(), piece(), piece(), piece()];
    const ends = pieces.map((one, at) =>
      line(() => {
        started.push(at);
        return one.work();
      }),
    );
    expect(started).toEqual([0, 1]);
    pieces[1]?.end('b');
    await ends[1];
    expect(started).toEqual([0, 1, 2]);
    pieces.forEach((one) => one.end('x'));
    await Promise.all(ends);
    expect(started).toEqual([0, 1, 2, 3]);
  });

  it('moves on after a failure', async () => {
    const line = createLine(1, 10);
    const first = piece();
    const failing = line(first.work);
    const second = line(async () => 'done');
    first.fail(new Error('spilt'));
    await expect(failing).rejects.toThrow('spilt');
    await expect(second).resolves.toBe('done');
    await expect(line(async () => 'again')).resolves.toBe('again');
  });

  it('turns away whoever would wait too long', async () => {
    const line = createLine(1, 1);
    const first = piece();
    const held = [line(first.work), line(async () => 'next')];
    await expect(line(async () => 'late')).rejects.toBeInstanceOf(LineIsFull);
    first.end('done');
    await expect(Promise.all(held)).resolves.toEqual(['done', 'next']);
  });
});
