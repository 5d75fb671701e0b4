import type { WorkSolution, WorkTask } from './solve-work.worker.ts';

/** Timeout in ms; longer than a slow phone needs. */
const PATIENCE = 60_000;

/** Solves a sign-in challenge in a worker, so that the page stays usable. */
export async function proveWork(task: WorkTask): Promise<WorkSolution> {
  const worker = new Worker(new URL('./solve-work.worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<WorkSolution>();
  worker.addEventListener('message', ({ data }: MessageEvent<WorkSolution>) => resolve(data));
  worker.addEventListener('error', () => reject(new Error('the challenge could not be worked on')));
  const timer = setTimeout(() => reject(new Error('the challenge took too long')), PATIENCE);
  worker.postMessage(task);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}
