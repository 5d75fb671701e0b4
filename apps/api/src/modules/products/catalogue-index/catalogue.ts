import { setTimeout as pause } from 'node:timers/promises';
import type { CommittedChange, Changes } from '../../../platform/changes.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { shareRuns } from '../../../platform/share-runs.ts';
import type { Database } from '../../../platform/transaction.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { findFactsOf } from './facts.sql.ts';
import { loadIndex } from './load.ts';
import { readReferencePart } from './reference-data.ts';
import { type PendingReloads, addReloads, staleAfter, noReloads } from './pending-reloads.ts';

/** The catalogue in the memory of this process. */
export interface Catalogue {
  /** The index with every change that committed before the call. */
  current(): Promise<CatalogueIndex>;
  /** The next instant (ms) at which the catalogue changes without a write. */
  nextChange(now: Date): number;
  /** Whether this index still equals the database: notifications arrive and none is unprocessed. */
  isCurrent(index: CatalogueIndex): boolean;
  stop(): Promise<void>;
}

/** The context of use cases that read the catalogue. */
export interface CatalogueContext extends ModuleContext {
  catalogue: Catalogue;
}

export interface CatalogueDependencies {
  db: Database;
  clock: Clock;
  changes: Changes;
  onFailure: (error: unknown) => void;
  /** Another index answers from now on. Answers computed from the previous one may be older than its changes. */
  onReplaced: () => void;
}

/** Products reloaded at a time; with more than `MANY`, a full reload is less work. */
const BATCH = 200;
const FULL_RELOAD_FROM = 5_000;
/** How long a full reload is awaited, in ms since its start; then the previous index answers. */
const LOAD_TIMEOUT = 300;
/** Longest time a response is cached while the index is behind, in ms. */
const STALE_CACHE_LIFE = 2_000;
/** Number of small word segments from which one big segment is built, if that takes less than a twentieth of the time. */
const MOST_SMALL_SEGMENTS = 16;
const REBUILD_SPACING = 20;

/** Keeps the index equal to the catalogue: changed products are reloaded before the next answer. */
export function createCatalogue({ db, clock, changes, onFailure, onReplaced }: CatalogueDependencies): Catalogue {
  let index: CatalogueIndex | undefined;
  let loading: Promise<void> | undefined;
  /** Whether the next load has not begun yet. */
  let isLoadDue = true;
  /** Whether only a full reload brings all changes; a rebuild of the words brings none. */
  let isBehind = true;
  let isStopped = false;
  let pending = noReloads();
  /** Changes since the current load began. */
  let sinceLoad = noReloads();
  let nextRebuild = 0;
  let loadStartedAt = 0;
  /** Stock changes since then. */
  let stockSinceLoad: CommittedChange['ids'][] = [];

  const loadAll = async (): Promise<void> => {
    const began = performance.now();
    while (isLoadDue && !isStopped) {
      isLoadDue = false;
      sinceLoad = noReloads();
      stockSinceLoad = [];
      try {
        index = await loadIndex(db, clock, () => isStopped);
        isBehind &&= isLoadDue;
        pending = sinceLoad;
        for (const ids of stockSinceLoad) forgetStock(index, ids);
        onReplaced();
      } catch (error) {
        isLoadDue = true;
        throw error;
      }
    }
    nextRebuild = performance.now() + REBUILD_SPACING * (performance.now() - began);
  };
  const load = (): Promise<void> => {
    if (loading) return loading;
    loadStartedAt = performance.now();
    loading = loadAll().finally(() => (loading = undefined));
    return loading;
  };
  const awaitLoad = async (): Promise<void> => {
    const left = loadStartedAt + LOAD_TIMEOUT - performance.now();
    if (left > 0) await Promise.race([loading?.catch(() => {}), pause(left, undefined, { ref: false })]);
  };
  const loadInBackground = (): void => {
    isLoadDue = true;
    load().catch((error: unknown) => isStopped || onFailure(error));
  };
  const reloadAll = (): void => {
    isBehind = true;
    loadInBackground();
  };
  const applyPending = shareRuns(async () => {
    const target = index;
    const taken = pending;
    pending = noReloads();
    if (!target) return;
    if (taken.ids.size > FULL_RELOAD_FROM) return reloadAll();
    try {
      await reload(target, taken, db, clock);
    } catch (error) {
      addReloads(pending, taken);
      throw error;
    }
    if (target.words.fullSegments > MOST_SMALL_SEGMENTS && performance.now() > nextRebuild) loadInBackground();
  });

  changes.subscribe({
    missed: reloadAll,
    changed(change) {
      if (change.table === 'products.stock') {
        if (loading) stockSinceLoad.push(change.ids);
        if (index) forgetStock(index, change.ids);
      }
      const stale = staleAfter(change);
      if (stale === 'everything') return reloadAll();
      addReloads(pending, stale);
      addReloads(sinceLoad, stale);
    },
  });
  return {
    async current() {
      await changes.started;
      await changes.deliverPending();
      if (index && isLoadDue && !loading) loadInBackground(); // it failed before
      if (!index) await load();
      else if (isBehind) await awaitLoad();
      let applied: CatalogueIndex | undefined;
      do {
        applied = index;
        await applyPending();
      } while (applied !== index); // the next index has its own pending changes
      if (!index) throw new Error('the catalogue is not loaded');
      return index;
    },
    nextChange(now) {
      const isOld = !index || isBehind || pending.ids.size + pending.parts.size > 0;
      const known = index?.nextChange(now.getTime()) ?? now.getTime();
      return isOld ? Math.min(known, now.getTime() + STALE_CACHE_LIFE) : known;
    },
    isCurrent: (requested) =>
      requested === index && changes.isListening() && !isBehind && pending.ids.size + pending.parts.size === 0,
    async stop() {
      isStopped = true;
      await loading?.catch(() => {});
    },
  };
}

function forgetStock({ table, stock }: CatalogueIndex, ids: CommittedChange['ids']): void {
  if (!ids) return stock.forgetAll();
  for (const id of ids) {
    const slot = table.slotOf(id);
    if (slot !== undefined) stock.forget(slot);
  }
}

async function reload(
  index: CatalogueIndex,
  { ids, parts }: PendingReloads,
  db: Database,
  clock: Clock,
): Promise<void> {
  const now = clock.now();
  const all = new Set(ids);
  for (const part of parts) {
    const value = await readReferencePart(part, db, now);
    for (const id of index.replaceReference(part, value)) all.add(id);
  }
  const list = [...all];
  for (let from = 0; from < list.length; from += BATCH) {
    const batch = list.slice(from, from + BATCH);
    index.replace(batch, await findFactsOf(db, now, batch));
  }
}
