import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { PictureNotDrawn } from './draw-queue.ts';
import type { PictureDrawer } from './drawer.ts';
import type { DrawingAnswer, DrawingTask } from './drawing-process.ts';

/** Timeout of a drawing, in ms. The largest picture takes less than a second on a free core. */
const DRAWING_TIMEOUT = 15_000;

/** A drawing task without its id. */
type UnnumberedTask = DrawingTask extends infer One ? (One extends DrawingTask ? Omit<One, 'id'> : never) : never;

interface PendingDrawing {
  resolve: (bytes: Buffer) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/**
 * Draws in a child process of low priority, so that drawing takes neither the event loop nor the threads that read files, compress and
 * hash passwords. The process starts with the first drawing, and again after it ended.
 */
export function createProcessDrawer(atOnce: number): PictureDrawer {
  const pending = new Map<number, PendingDrawing>();
  let child: ChildProcess | undefined;
  let lastId = 0;
  let isStopped = false;

  function finishTask(id: number, answer: { bytes: Uint8Array } | { error: Error }): void {
    const task = pending.get(id);
    if (!task) return;
    pending.delete(id);
    clearTimeout(task.timer);
    if ('error' in answer) task.reject(answer.error);
    else task.resolve(Buffer.from(answer.bytes.buffer, answer.bytes.byteOffset, answer.bytes.byteLength));
  }

  function failAll(error: Error): void {
    for (const id of pending.keys()) finishTask(id, { error });
  }

  function begin(): ChildProcess {
    const begun = fork(join(import.meta.dirname, 'drawing-process.ts'), [], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [],
      // the child gets none of the shop's settings or keys
      env: { PATH: process.env.PATH, UV_THREADPOOL_SIZE: String(atOnce + 1) },
    });
    begun.on('message', (answer: DrawingAnswer) =>
      finishTask(answer.id, 'error' in answer ? { error: new Error(answer.error) } : answer),
    );
    begun.on('error', failAll);
    begun.on('exit', () => {
      if (child === begun) child = undefined;
      failAll(new PictureNotDrawn('the drawing process ended'));
    });
    return begun;
  }

  function send(task: UnnumberedTask): Promise<Buffer> {
    if (isStopped) return Promise.reject(new PictureNotDrawn('the drawing process was stopped'));
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
    const id = (lastId += 1);
    // a hung drawing would occupy a slot for ever
    const timer = setTimeout(() => child?.kill('SIGKILL'), DRAWING_TIMEOUT);
    pending.set(id, { resolve, reject, timer });
    child ??= begin();
    child.send({ ...task, id }, (error) => error && finishTask(id, { error }));
    return promise;
  }

  return {
    picture: (picture, file, original) => send({ kind: 'picture', picture, file, original }),
    preview: (picture) => send({ kind: 'preview', picture }),
    async stop() {
      isStopped = true;
      if (!child) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
