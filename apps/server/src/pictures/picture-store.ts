import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createWorkQueue } from '../../../api/src/platform/work-queue.ts';

/** The disk cache of drawn pictures. A failing or hanging disk costs time but never fails a request. */
export type PictureStore = {
  read: (key: string) => Promise<Buffer | undefined>;
  /** Returns at once; the file appears complete or not at all. */
  keep: (key: string, bytes: Buffer) => void;
  /** Resolves when no write is in progress, or the disk hangs. */
  settled: () => Promise<void>;
};

type PictureStoreOptions = {
  folder: string;
  /** Called for the first fault, then at most once a minute. */
  onFault: (error: unknown) => void;
};

/** In ms. Drawing again takes about as long. */
const readTimeout = 400;
/** How long a hanging disk is not used, in ms. */
const pause = 30_000;
const faultInterval = 60_000;
/** How long a shutdown waits for the last writes, in ms; unwritten pictures are drawn again later. */
const farewell = 2_000;

export function createPictureStore({ folder, onFault }: PictureStoreOptions): PictureStore {
  const fileOf = (key: string): string => join(folder, key.slice(0, 2), key);
  // A hanging disk call occupies one of the process's few threads, so at most three may run.
  const reading = createWorkQueue(2, 10_000);
  const writing = createWorkQueue(1, 64);
  const writes = new Set<Promise<void>>();
  let pausedUntil = 0;
  let lastFault = -faultInterval;

  function reportFault(error: unknown): void {
    const now = performance.now();
    if (now - lastFault < faultInterval) return;
    lastFault = now;
    onFault(error);
  }

  async function load(key: string, signal: AbortSignal): Promise<Buffer | undefined> {
    try {
      const bytes = await readFile(fileOf(key), { signal });
      return isWhole(bytes) ? bytes : undefined;
    } catch (error) {
      if (!signal.aborted && !isMissing(error)) reportFault(error);
      return undefined;
    }
  }

  async function write(key: string, bytes: Buffer): Promise<void> {
    const file = fileOf(key);
    const draft = `${file}.${randomUUID()}.tmp`;
    try {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(draft, bytes, { flag: 'wx' });
      await rename(draft, file);
    } catch (error) {
      reportFault(error);
      await rm(draft, { force: true }).catch(() => {}); // the first fault is the informative one
    }
  }

  async function loadWithTimeout(key: string): Promise<Buffer | undefined> {
    const stop = new AbortController();
    const { promise: tooLate, resolve } = Promise.withResolvers<undefined>();
    const timer = globalThis.setTimeout(() => {
      pausedUntil = performance.now() + pause;
      reportFault(new Error(`The disk took more than ${readTimeout} ms to read a picture`));
      stop.abort();
      resolve(undefined);
    }, readTimeout);
    try {
      return await Promise.race([reading(() => load(key, stop.signal)), tooLate]);
    } finally {
      clearTimeout(timer);
    }
  }

  const isPaused = (): boolean => performance.now() < pausedUntil;

  return {
    async read(key) {
      return isPaused() ? undefined : loadWithTimeout(key);
    },

    keep(key, bytes) {
      if (isPaused()) return;
      const kept = writing(() => write(key, bytes))
        .catch(reportFault)
        .finally(() => writes.delete(kept));
      writes.add(kept);
    },

    async settled() {
      await Promise.race([Promise.all(writes), setTimeout(farewell, undefined, { ref: false })]);
    },
  };
}

/** A file cut short by a power failure is shorter than its headers say. */
function isWhole(bytes: Buffer): boolean {
  if (bytes.length <= 12) return false;
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return bytes.readUInt16BE(bytes.length - 2) === 0xffd9;
  if (bytes.toString('latin1', 4, 8) === 'ftyp') return endsWithItsLastBox(bytes);
  return bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.readUInt32LE(4) + 8 === bytes.length;
}

/** An AVIF file is a sequence of boxes, and each begins with its length. */
function endsWithItsLastBox(bytes: Buffer): boolean {
  let at = 0;
  while (at + 4 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return false;
    at += length;
  }
  return at === bytes.length;
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
