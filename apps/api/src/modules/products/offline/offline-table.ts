import { randomBytes } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import type { OfflineReference } from '@tonalia/contract/offline';
import type { ModuleContext } from '../../../platform/module.ts';
import { shareRuns } from '../../../platform/share-runs.ts';
import { type OfflineRow, listOfflineFrom, listOfflineOf } from './offline.sql.ts';
import { readOfflineReference } from './offline-reference.ts';
import { type OfflineChanges, addChange, allChanged, takeChanges } from './offline-changes.ts';

/** What phones of sellers take along, kept current by the changes that commit. Nothing is read before the first seller asks. */
export interface OfflineTable {
  /** Names this table: another process, or a later start, has another. */
  readonly epoch: string;
  /** Grows with each change. */
  readonly seq: number;
  /** When it was last compared with the database. */
  readonly at: Date;
  readonly rows: ReadonlyMap<number, OfflineRow>;
  readonly reference: OfflineReference;
  /** The `seq` of the last change of a product, on sale or removed, and of the reference data. */
  readonly changedAt: ReadonlyMap<number, number>;
  readonly referenceAt: number;
}

/** Products read at a time. */
const BATCH = 200;
/** With more changed products, all are read again. */
const MOST_CHANGED = 5_000;

/** The table with every change that committed before the call. */
export function keepOfflineTable({ db, clock, changes }: ModuleContext): () => Promise<OfflineTable> {
  const rows = new Map<number, OfflineRow>();
  const changedAt = new Map<number, number>();
  const epoch = randomBytes(6).toString('base64url');
  let reference: OfflineReference | undefined;
  let [seq, referenceAt, at] = [0, 0, new Date(0)];
  const pending: OfflineChanges = allChanged();
  let isAsked = false;

  const readAll = async (now: Date): Promise<ReadRows> => {
    const read: ReadRows = { changed: [], gone: new Set(rows.keys()) };
    for (let after = '0'; ;) {
      const batch = await listOfflineFrom(db, { now, after });
      const last = batch.at(-1);
      if (!last) return read;
      noteChanged(read, batch, rows);
      after = last.id;
      await turn();
    }
  };
  const readSome = async (now: Date, changed: ReadonlySet<number>): Promise<ReadRows> => {
    const ids = [...new Set([...changed, ...combosOf(rows, changed)])];
    const read: ReadRows = { changed: [], gone: new Set(ids.filter((id) => rows.has(id))) };
    for (let from = 0; from < ids.length; from += BATCH) {
      const batch = await listOfflineOf(db, { now, ids: ids.slice(from, from + BATCH).map(String) });
      noteChanged(read, batch, rows);
    }
    return read;
  };
  /** In one step, so that a number never names a part of a change. */
  const apply = ({ changed, gone }: ReadRows, fresh: OfflineReference | undefined): void => {
    const isOther = fresh !== undefined && JSON.stringify(fresh) !== JSON.stringify(reference);
    if (changed.length === 0 && gone.size === 0 && !isOther) return;
    seq += 1;
    if (isOther) [reference, referenceAt] = [fresh, seq];
    for (const row of changed) {
      rows.set(Number(row.id), row);
      changedAt.set(Number(row.id), seq);
    }
    for (const id of gone) {
      rows.delete(id);
      changedAt.set(id, seq);
    }
  };
  const catchUp = shareRuns(async () => {
    const taken = takeChanges(pending);
    const now = clock.now();
    try {
      const isNew = taken.isWhole || taken.isReference;
      const fresh = isNew ? await readOfflineReference(db, now) : undefined;
      const isMuch = taken.isWhole || taken.ids.size > MOST_CHANGED;
      apply(await (isMuch ? readAll(now) : readSome(now, taken.ids)), fresh);
      at = now;
    } catch (error) {
      addChange(pending, taken);
      throw error;
    }
  });
  changes.subscribe({
    missed: () => isAsked && addChange(pending, allChanged()),
    changed: (change) => isAsked && addChange(pending, change),
  });
  return async () => {
    isAsked = true;
    await changes.started;
    await changes.deliverPending();
    await catchUp();
    if (!reference) throw new Error('the reference data are not read');
    return { epoch, seq, at, rows, reference, changedAt, referenceAt };
  };
}

/** Rows that differ from those that are held, and ids that are on sale no more. */
interface ReadRows {
  changed: OfflineRow[];
  gone: Set<number>;
}

function noteChanged(read: ReadRows, batch: readonly OfflineRow[], rows: ReadonlyMap<number, OfflineRow>): void {
  for (const row of batch) {
    if (row.versions === null) continue;
    read.gone.delete(Number(row.id));
    if (JSON.stringify(rows.get(Number(row.id))) !== JSON.stringify(row)) read.changed.push(row);
  }
}

/** Combos with a part among these products: their stock follows it. */
const combosOf = (rows: ReadonlyMap<number, OfflineRow>, changed: ReadonlySet<number>): number[] =>
  [...rows].flatMap(([id, { parts }]) => (parts?.some(([productId]) => changed.has(productId)) ? [id] : []));
