import { existsSync, statfsSync } from 'node:fs';

/** Linux's file system in memory. */
const memory = '/dev/shm';
/** Bytes that the databases of a run stay below. */
const room = 4 * 1024 ** 3;

/**
 * Puts the temporary files of a test run in memory, where there is room: a database of 1,200 files is copied there in a tenth of the time
 * that a disk takes, once for each test file. TMPDIR chooses another folder.
 */
export function keepFilesInMemory(): void {
  if (process.env.TMPDIR !== undefined || !existsSync(memory)) return;
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize >= room) process.env.TMPDIR = memory;
}
