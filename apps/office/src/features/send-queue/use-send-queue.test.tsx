import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { QueueOutcome } from '../../api/send-outcome.ts';
import { type Waiting, waitingStore } from '../../api/waiting-store.ts';
import { useSendQueue } from './use-send-queue.ts';

interface Pick extends Waiting {
  units: number;
}
const store = waitingStore<Pick>('test.picks');
const add = (units: number) => store.add('ana', `p${units}`, { units });

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A queue with sends that are answered in turn; the last answer holds on. */
function start(...answers: ((sent: readonly Pick[]) => QueueOutcome<Pick, null>)[]) {
  const calls: number[][] = [];
  const send = async (waiting: readonly Pick[]) => {
    calls.push(waiting.map(({ units }) => units));
    const answer = answers[Math.min(calls.length, answers.length) - 1];
    if (!answer) throw new Error('no answer');
    return answer(waiting.slice(0, 1));
  };
  const hook = renderHook(() => useSendQueue({ store, owner: 'ana', lock: 'test', send, onDone: () => {} }));
  return { calls, queue: () => hook.result.current };
}
const done = (sent: readonly Pick[]): QueueOutcome<Pick, null> => ({ outcome: 'done', sent, result: null });
const refuse = (sent: readonly Pick[]): QueueOutcome<Pick, null> => ({
  outcome: 'refused',
  sent,
  sentence: 'Ya no está',
});
const notOfTheServer = () => {
  throw new SyntaxError('Unexpected token <');
};

test('changes are sent in their order, and leave the device when they are confirmed', async () => {
  add(1);
  add(2);
  const { calls, queue } = start(done);
  await waitFor(() => expect(queue().waiting).toEqual([]));
  expect(calls).toEqual([[1, 2], [2]]);
  expect(store.read('ana')).toEqual([]);
});

test('an answer that is not of the server is not the end: the change is sent again', async () => {
  add(1);
  const { calls, queue } = start(notOfTheServer, done);
  await waitFor(() => expect(calls).toHaveLength(1));
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  await waitFor(() => expect(queue().waiting).toEqual([]));
  expect(calls).toHaveLength(2);
});

test('on a full device a refused change lets those behind it go on', async () => {
  add(1);
  add(2);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { queue } = start(refuse, done);
  await waitFor(() => expect(queue().waiting).toEqual([]));
  expect(queue().refused).toMatchObject([{ units: 1, refusal: 'Ya no está' }]);
  expect(store.read('ana')).toMatchObject([{ units: 1 }]);
});
