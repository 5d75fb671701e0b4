import type { FastifyInstance } from 'fastify';
import type { WaitingClient, DrawQueue } from './draw-queue.ts';
import type { PictureDrawer } from './drawer.ts';
import { createPictureStore } from './picture-store.ts';
import { createRecentPictures } from './recent-pictures.ts';
import { type PictureFile, pictureWidths } from './picture-file.ts';
import { type PictureContent, pictureKey } from './picture-key.ts';

const recentBytes = 32 * 1024 * 1024;
/** The picture a link preview is made of. */
const previewSource = { width: 960, format: 'webp' } as const;

export interface PictureProvider {
  /** Returns the picture from memory, else from disk, else draws it. Rejects with NotDrawn. */
  picture: (picture: PictureContent, file: PictureFile, client: WaitingClient) => Promise<Buffer>;
  preview: (picture: PictureContent, client: WaitingClient) => Promise<Buffer>;
  /** Another width of the same picture and format that was drawn before (the nearest), when the requested one is not available in time. */
  findOtherWidth: (picture: PictureContent, file: PictureFile) => Promise<Buffer | undefined>;
  /** Whether the picture is already drawn. */
  isStored: (picture: PictureContent, file: PictureFile) => Promise<boolean>;
}

/** How pictures are made. */
export interface PictureMaking {
  drawer: PictureDrawer;
  /** The original of a photograph by its key. */
  readOriginal: (key: string) => Promise<Uint8Array>;
}

/** Looks in memory, then on disk, then draws. */
export function createPictureSource(
  app: FastifyInstance,
  folder: string,
  queue: DrawQueue,
  { drawer, readOriginal }: PictureMaking,
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
  function readShared(key: string): Promise<Buffer | undefined> {
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

  async function draw(key: string, picture: PictureContent, file: PictureFile): Promise<Buffer> {
    const original = 'photo' in picture ? await readOriginal(picture.photo.key) : undefined;
    const bytes = await drawer.picture(picture, file, original);
    store.keep(key, bytes);
    recent.set(key, bytes);
    return bytes;
  }

  async function find(picture: PictureContent, file: PictureFile, client: WaitingClient): Promise<Buffer> {
    const key = pictureKey(picture, file);
    return recent.get(key) ?? (await readShared(key)) ?? queue.enqueue(key, () => draw(key, picture, file), client);
  }

  /** Rarely requested, so cached in memory only. */
  async function preview(picture: PictureContent, client: WaitingClient): Promise<Buffer> {
    const key = `${pictureKey(picture, previewSource)}-preview`;
    const near = recent.get(key);
    if (near) return near;
    const whole = await find(picture, previewSource, client);
    const bytes = await queue.enqueue(key, () => drawer.preview(whole), client);
    recent.set(key, bytes);
    return bytes;
  }

  async function standIn(picture: PictureContent, { width, format }: PictureFile): Promise<Buffer | undefined> {
    const others = pictureWidths.filter((other) => other !== width);
    for (const other of others.toSorted((a, b) => Math.abs(a - width) - Math.abs(b - width))) {
      const bytes = await readShared(pictureKey(picture, { width: other, format }));
      if (bytes) return bytes;
    }
    return undefined;
  }

  const isKept = async (picture: PictureContent, file: PictureFile) =>
    (await readShared(pictureKey(picture, file))) !== undefined;

  return { picture: find, preview, findOtherWidth: standIn, isStored: isKept };
}
