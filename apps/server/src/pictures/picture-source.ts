import type { FastifyInstance } from 'fastify';
import type { Client, DrawQueue } from './draw-queue.ts';
import type { Drawer } from './drawer.ts';
import { createPictureStore } from './picture-store.ts';
import { createRecentPictures } from './recent-pictures.ts';
import { type PictureContent, pictureKey, type PictureWidth, pictureWidths } from './render-picture.ts';

const recentBytes = 32 * 1024 * 1024;

export interface PictureProvider {
  /** Returns the picture from memory, else from disk, else draws it. Rejects with NotDrawn. */
  picture: (picture: PictureContent, width: PictureWidth, client: Client) => Promise<Buffer>;
  preview: (picture: PictureContent, client: Client) => Promise<Buffer>;
  /** Another width of the same picture that was drawn before (the nearest), when the requested one is not available in time. */
  standIn: (picture: PictureContent, width: PictureWidth) => Promise<Buffer | undefined>;
  /** Whether the picture is already drawn. */
  isKept: (picture: PictureContent, width: PictureWidth) => Promise<boolean>;
}

/** Looks in memory, then on disk, then draws. */
export function createPictureSource(
  app: FastifyInstance,
  folder: string,
  queue: DrawQueue,
  drawer: Drawer,
): PictureProvider {
  const store = createPictureStore({
    folder,
    onFault: (error) => app.log.warn({ err: error, folder }, 'pictures cannot be kept; drawing them every time'),
  });
  const recent = createRecentPictures(recentBytes);
  const reading = new Map<string, Promise<Buffer | undefined>>();
  app.addHook('onClose', async () => {
    await drawer.stop();
    await store.settled();
  });

  /** Concurrent requests for a picture share one disk read. */
  function kept(key: string): Promise<Buffer | undefined> {
    const near = recent.get(key);
    if (near) return Promise.resolve(near);
    const underWay = reading.get(key) ?? read(key).finally(() => reading.delete(key));
    reading.set(key, underWay);
    return underWay;
  }

  async function read(key: string): Promise<Buffer | undefined> {
    const bytes = await store.read(key);
    if (bytes) recent.set(key, bytes);
    return bytes;
  }

  async function draw(key: string, picture: PictureContent, width: PictureWidth): Promise<Buffer> {
    const bytes = await drawer.picture(picture, width);
    store.keep(key, bytes);
    recent.set(key, bytes);
    return bytes;
  }

  async function find(picture: PictureContent, width: PictureWidth, client: Client): Promise<Buffer> {
    const key = pictureKey(picture, width);
    return recent.get(key) ?? (await kept(key)) ?? queue.ask(key, () => draw(key, picture, width), client);
  }

  /** Rarely requested, so cached in memory only. */
  async function preview(picture: PictureContent, client: Client): Promise<Buffer> {
    const key = `${pictureKey(picture, 960)}-preview`;
    const near = recent.get(key);
    if (near) return near;
    const whole = await find(picture, 960, client);
    const bytes = await queue.ask(key, () => drawer.preview(whole), client);
    recent.set(key, bytes);
    return bytes;
  }

  async function standIn(picture: PictureContent, width: PictureWidth): Promise<Buffer | undefined> {
    const others = pictureWidths.filter((other) => other !== width);
    for (const other of others.toSorted((a, b) => Math.abs(a - width) - Math.abs(b - width))) {
      const bytes = await kept(pictureKey(picture, other));
      if (bytes) return bytes;
    }
    return undefined;
  }

  const isKept = async (picture: PictureContent, width: PictureWidth) =>
    (await kept(pictureKey(picture, width))) !== undefined;

  return { picture: find, preview, standIn, isKept };
}
