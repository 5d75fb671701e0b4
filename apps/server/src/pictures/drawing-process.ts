// Draws what its parent asks for, and ends with it.
import { setPriority } from 'node:os';
import { type Picture, type PictureWidth, renderPicture, renderPreview } from './render-picture.ts';

/** A drawing that the parent asks for, with a number that the answer repeats. */
export type DrawingTask =
  | { id: number; kind: 'picture'; picture: Picture; width: PictureWidth }
  | { id: number; kind: 'preview'; picture: Uint8Array };

export type DrawingAnswer = { id: number; bytes: Uint8Array } | { id: number; error: string };

/** Of 19: orders and pages come before pictures. */
const LOW_PRIORITY = 5;

const draw = (task: DrawingTask): Promise<Buffer> =>
  task.kind === 'picture' ? renderPicture(task.picture, task.width) : renderPreview(Buffer.from(task.picture));

async function answer(task: DrawingTask): Promise<DrawingAnswer> {
  try {
    return { id: task.id, bytes: await draw(task) };
  } catch (error) {
    return { id: task.id, error: String(error) };
  }
}

try {
  setPriority(LOW_PRIORITY);
} catch {
  // a system that does not allow it draws all the same
}
// The parent ends it: Ctrl-C reaches every process of a terminal, and what is in flight is still answered.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit(0));
process.on('message', async (task: DrawingTask) => process.send?.(await answer(task)));
