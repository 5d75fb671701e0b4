import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createDrawAhead, type LikelyPicture } from './draw-ahead.ts';
import { createDrawQueue } from './draw-queue.ts';
import { createPictureSource } from './picture-source.ts';
import type { PictureFile } from './picture-file.ts';
import type { PictureContent } from './picture-key.ts';

/** Each picture is named by its code, so that the test sees what was drawn. */
const pictureOf = (id: string): PictureContent => ({ spec: { form: 'esmalte', code: id } });

async function open(likely: LikelyPicture[]) {
  const folder = await mkdtemp(join(tmpdir(), 'tonalia-ahead-'));
  const app = Fastify();
  onTestFinished(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });
  const drawn: string[] = [];
  const picture = async (requested: PictureContent, { width }: PictureFile) => {
    drawn.push(`${'spec' in requested ? requested.spec.code : 'scene'} ${width}`);
    return Buffer.from(`RIFF${'\u000a'.padEnd(4, '\0')}WEBP-drawn`);
  };
  const drawer = { picture, preview: async (bytes: Buffer) => bytes, stop: async () => {} };
  const queue = createDrawQueue({ atOnce: 1, timeout: 60_000, mostOfNetwork: 10, mostWaiting: 10 });
  const source = createPictureSource(app, folder, queue, { drawer, readOriginal: async () => Buffer.alloc(0) });
  const options = { settleTime: 5, pace: 1 };
  const ahead = createDrawAhead({ list: async () => likely, find: (_, id) => pictureOf(id), ...options });
  return { app, ahead, source, queue, drawn };
}

const likely: LikelyPicture[] = [
  { kind: 'product', id: 'best', widths: [240, 480] },
  { kind: 'product', id: 'second', widths: [240] },
];

test('after a start the likely pictures are drawn in order, and after an import the new ones', async () => {
  const list = [...likely];
  const { app, ahead, source, queue, drawn } = await open(list);
  ahead.start(app, { source, queue });
  await expect.poll(() => drawn).toEqual(['best 240', 'best 480', 'second 240']);
  list.unshift({ kind: 'product', id: 'imported', widths: [240] });
  ahead.catalogueChanged();
  await expect.poll(() => drawn).toEqual(['best 240', 'best 480', 'second 240', 'imported 240']);
});

test('while a client waits for a picture none is drawn ahead', async () => {
  const { app, ahead, source, queue, drawn } = await open(likely);
  const { promise, resolve } = Promise.withResolvers<Buffer>();
  const client = { network: 'home', signal: new AbortController().signal };
  const pending = queue.enqueue('asked', () => promise, client);
  ahead.start(app, { source, queue });
  let looks = 0;
  const isIdle = queue.isIdle.bind(queue);
  queue.isIdle = () => {
    looks += 1;
    return isIdle();
  };
  await expect.poll(() => looks).toBeGreaterThan(5);
  expect(drawn).toEqual([]);
  resolve(Buffer.from('drawn'));
  await pending;
  await expect.poll(() => drawn.length).toBe(3);
});
