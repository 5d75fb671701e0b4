/** Thrown when the queue is full; the caller asks the client to retry. */
export class WorkQueueIsFull extends Error {
  override name = 'WorkQueueIsFull';
}

type WorkQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Runs `atOnce` pieces of work at a time; up to `waiting` others wait in order. Throws WorkQueueIsFull beyond that. */
export function createWorkQueue(atOnce: number, waiting: number): WorkQueue {
  const waiters: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < atOnce) running++;
    else {
      if (waiters.length >= waiting) throw new WorkQueueIsFull();
      // The finished work passes its slot on, so the count does not change.
      await new Promise<void>((resolve) => waiters.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = waiters.shift();
      if (next) next();
      else running--;
    }
  };
}
