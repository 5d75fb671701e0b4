import type { RecognisedRow } from '@tonalia/contract/order-list';
import { once } from '../../state/once.ts';
import type { NumberedAnswer, NumberedTask } from './search-held.worker.ts';
import type { HeldTask } from './understand-held.ts';

/** Asks a worker, so that typing goes on while the search is built and used; the page itself where no worker starts. */
export const searchHeld = (task: HeldTask): Promise<RecognisedRow[] | null> =>
  (typeof Worker === 'undefined' ? Promise.reject(new Error('no worker')) : ask(task)).catch(() => onPage(task));

/** Starts the worker, so that its code is there when the network is gone. */
export const loadSearch = (): void => void (typeof Worker !== 'undefined' && startWorker());

const startWorker = once(() => {
  const worker = new Worker(new URL('./search-held.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, PromiseWithResolvers<RecognisedRow[] | null>>();
  let asked = 0;
  worker.addEventListener('message', ({ data: { id, rows } }: MessageEvent<NumberedAnswer>) => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (rows === undefined) one?.reject(new Error('the search failed'));
    else one?.resolve(rows);
  });
  worker.addEventListener('error', () => {
    for (const one of waiting.values()) one.reject(new Error('the worker did not start'));
    waiting.clear();
  });
  return (task: HeldTask): Promise<RecognisedRow[] | null> => {
    const one = Promise.withResolvers<RecognisedRow[] | null>();
    asked += 1;
    waiting.set(asked, one);
    worker.postMessage({ id: asked, task } satisfies NumberedTask);
    return one.promise;
  };
});

const ask = (task: HeldTask): Promise<RecognisedRow[] | null> => startWorker()(task);

const onPage = async (task: HeldTask): Promise<RecognisedRow[] | null> =>
  (await import('./understand-held.ts')).understandHeld(task);
