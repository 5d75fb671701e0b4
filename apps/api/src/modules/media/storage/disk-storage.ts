import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { type MediaStorage, type StoredFile, checkKey } from './storage.ts';

/** Keeps files below a folder. Several processes may share it. */
export function createDiskStorage(folder: string): MediaStorage {
  const pathOf = (key: string): string => join(folder, checkKey(key));
  return {
    async put(key, content) {
      const path = pathOf(key);
      const draft = `${path}.${randomUUID()}.tmp`;
      await mkdir(dirname(path), { recursive: true });
      try {
        await writeDurably(draft, content);
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true }).catch(() => {}); // the first fault is the informative one
        throw error;
      }
      await syncFolder(dirname(path));
    },
    get: (key) => openToRead(pathOf(key)),
    remove: (key) => rm(pathOf(key), { force: true }),
    list: (prefix) => listFiles(folder, prefix),
  };
}

async function writeDurably(path: string, content: Buffer): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The new name of a file is durable when its folder is. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function openToRead(path: string): Promise<Readable | undefined> {
  try {
    const file = await open(path, 'r');
    return file.createReadStream();
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

async function* listFiles(folder: string, prefix: string): AsyncGenerator<StoredFile> {
  const directory = await opendir(folder, { recursive: true }).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  if (!directory) return;
  for await (const entry of directory) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const key = relative(folder, path).split(sep).join('/');
    if (!key.startsWith(prefix)) continue;
    // a file can end between the listing and its turn
    const found = await stat(path).catch(() => undefined);
    if (found) yield { key, storedAt: found.mtime };
  }
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
