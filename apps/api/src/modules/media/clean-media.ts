import { undoHours } from '@tonalia/rules/policy';
import { day } from '@tonalia/rules/durations';
import { type Database, inTransaction } from '../../platform/transaction.ts';
import { removeArchiveFiles } from './archive/archive-parts.ts';
import { removeArchives } from './archive/archive.sql.ts';
import { noteNamelessFiles, removeDeletedPhotos, removeUnusedOriginals } from './clean-media.sql.ts';
import { ORIGINALS, originalPath } from './photo/add-photo.ts';
import type { MediaStorage } from './storage/storage.ts';

/** What cleaning needs. */
interface CleanContext {
  db: Database;
  storage: MediaStorage;
}

/** Removes photographs that can no longer be restored, originals that none uses, files that no row names, and archives of yesterday. */
export async function cleanMedia({ db, storage }: CleanContext): Promise<void> {
  while ((await removeDeletedPhotos(db, { hours: undoHours })).length > 0);
  await noteOldFiles({ db, storage });
  while ((await removeSomeOriginals({ db, storage })) > 0);
  for (const { id } of await removeArchives(db)) await removeArchiveFiles({ storage }, id);
}

const removeSomeOriginals = ({ db, storage }: CleanContext): Promise<number> =>
  inTransaction(db, async (tx) => {
    const unused = await removeUnusedOriginals(tx);
    for (const { key } of unused) await storage.remove(originalPath(key));
    return unused.length;
  });

/** Keys of one statement. */
const BATCH = 500;

/** Files that are left when a process ends between two steps of an upload; younger ones may still get their row. */
async function noteOldFiles({ db, storage }: CleanContext): Promise<void> {
  let batch: string[] = [];
  for await (const { key, storedAt } of storage.list(ORIGINALS)) {
    const name = key.slice(key.lastIndexOf('/') + 1);
    if (Date.now() - storedAt.getTime() < day || !/^[0-9a-f]{64}$/.test(name)) continue;
    batch.push(name);
    if (batch.length < BATCH) continue;
    await noteNamelessFiles(db, batch);
    batch = [];
  }
  if (batch.length > 0) await noteNamelessFiles(db, batch);
}
