import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onceShown } from './once-shown.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** A router that reports when a page is rendered. */
function pages() {
  const listeners = new Set<() => void>();
  const subscribe = (_: 'onRendered', tell: () => void) => {
    listeners.add(tell);
    return () => void listeners.delete(tell);
  };
  return {
    router: { subscribe } as unknown as Parameters<typeof onceShown>[0],
    render: () => listeners.forEach((it) => it()),
  }; // as: the only member in use
}

test('the work starts when the first page is painted, once', async () => {
  const { router, render } = pages();
  const work = vi.fn<() => void>();
  onceShown(router, work);
  await vi.advanceTimersByTimeAsync(2000);
  expect(work).not.toHaveBeenCalled();
  render();
  await vi.advanceTimersByTimeAsync(500);
  expect(work).not.toHaveBeenCalled();
  document.body.append(document.createElement('main'));
  await vi.advanceTimersByTimeAsync(100);
  expect(work).toHaveBeenCalledOnce();
  render();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(work).toHaveBeenCalledOnce();
});

test('without a page it starts after the timeout', async () => {
  const work = vi.fn<() => void>();
  onceShown(pages().router, work);
  await vi.advanceTimersByTimeAsync(8000);
  expect(work).toHaveBeenCalledOnce();
});
