// The child process that draws what its parent requests; it ends with the parent.
import { setPriority } from 'node:os';
import type { PictureFile } from './picture-file.ts';
import type { PictureContent } from './picture-key.ts';
import { renderPicture, renderPreview } from './render-picture.ts';

/** A drawing requested by the parent; the response repeats the id. */
export type DrawingTask =
  | { id: number; kind: 'picture'; picture: PictureContent; file: PictureFile; original?: Uint8Array | undefined }
  | { id: number; kind: 'preview'; picture: Uint8Array };

export type DrawingAnswer = { id: number; bytes: Uint8Array } | { id: number; error: string };

/** Of 19 (lowest): orders and pages have priority over pictures. */
const LOW_PRIORITY = 5;

const draw = (task: DrawingTask): Promise<Buffer> =>
  task.kind === 'picture'
    ? renderPicture(task.picture, task.file, task.original)
    : renderPreview(Buffer.from(task.picture));

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
  // drawing works without the permission to lower the priority
}
// Ctrl-C reaches every process of a terminal; the parent stops this one after it finished its responses.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit(0));
process.on('message', async (task: DrawingTask) => process.send?.(await answer(task)));
