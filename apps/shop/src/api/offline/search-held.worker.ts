import type { RecognisedRow } from '@tonalia/contract/order-list';
import { type HeldTask, understandHeld } from './understand-held.ts';

/** A task of the page, and the number that its answer carries. */
export interface NumberedTask {
  id: number;
  task: HeldTask;
}

/** `rows` are absent when the task failed. */
export interface NumberedAnswer {
  id: number;
  rows?: RecognisedRow[] | null;
}

addEventListener('message', ({ data: { id, task } }: MessageEvent<NumberedTask>) => {
  void understandHeld(task).then(
    (rows) => postMessage({ id, rows } satisfies NumberedAnswer),
    () => postMessage({ id } satisfies NumberedAnswer),
  );
});
