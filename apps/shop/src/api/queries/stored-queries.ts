import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { clear, del, get, set } from 'idb-keyval';
import { keys } from './queries.ts';
import { currentSession, watchSession } from '../session/session.ts';

/** Stores the last query results of the phone app and restores them before the first call, so that they show offline too. */
interface StoredQueries {
  /** Format version: another build may store other data under the same keys. */
  build: string;
  at: number;
  entries: [key: QueryKey, data: unknown, updatedAt: number][];
}

const DAY = 24 * 60 * 60_000;
const MAX_AGE = 7 * DAY;
/** Limit in characters for one shopper. */
const MAX_SIZE = 4_000_000;
const MAX_PRODUCTS = 200;
/** How many customers' data a seller's phone keeps: the most recent ones. */
const MAX_SHOPPERS = 8;
const SETTLED_MS = 2000;

const build = String(import.meta.env?.VITE_BUILD ?? '');
const shopperOf = ({ user, customer } = currentSession()): string | null =>
  user && `${user._id}/${customer?.customerId ?? ''}`;

/** The queries that may be stored: catalogue and the shopper's data. Never payments, codes or sessions. */
const isStorable = ({ queryKey: [root, part] }: Query): boolean =>
  ['catalogue', 'marketing', 'cart', 'favourites', 'formulas', 'seller', 'trade-types'].includes(String(root)) ||
  (root === 'orders' && part !== 'payment') ||
  (root === 'me' && ['addresses', 'loyalty', 'recent-terms'].includes(String(part)));

/** Restores the current shopper's cache and stores it from now on. Resolves when restored. */
export async function startStoredQueries(cache: QueryClient): Promise<void> {
  let shown = shopperOf();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const store = () => {
    clearTimeout(timer);
    timer = undefined;
    void writeStored(cache, shown).catch(() => null);
  };
  const restorePortfolio = preservePortfolio(cache);
  watchSession(() => {
    const now = shopperOf();
    if (now === shown) return;
    const isSamePerson = now !== null && now.split('/')[0] === shown?.split('/')[0];
    restorePortfolio(isSamePerson);
    clearTimeout(timer);
    timer = undefined;
    shown = now;
    // After a change of identity the stored data is deleted.
    void (isSamePerson ? restore(cache, now) : clear()).catch(() => null);
  });
  // The app may have been closed at sign-out before the data was deleted.
  if (shown === null) void clear().catch(() => null);
  await restore(cache, shown);
  cache.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.state.status === 'success') timer ??= setTimeout(() => whenIdle(store), SETTLED_MS);
  });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && timer && store());
}

/**
 * A seller's portfolio does not depend on the chosen customer: when the choice clears the cache, the list is put
 * back, so that another customer can be chosen offline.
 */
function preservePortfolio(cache: QueryClient): (isSamePerson: boolean) => void {
  const removed = new Map<string, Query>();
  cache.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'removed' && query.queryKey[0] === 'seller' && query.state.status === 'success')
      removed.set(query.queryHash, query);
  });
  return (isSamePerson) => {
    for (const { queryKey, state } of isSamePerson ? removed.values() : [])
      cache.setQueryData(queryKey, state.data, { updatedAt: state.dataUpdatedAt });
    removed.clear();
  };
}

const whenIdle = (work: () => void): void => {
  if (typeof requestIdleCallback === 'undefined') work();
  else requestIdleCallback(work, { timeout: SETTLED_MS });
};

async function restore(cache: QueryClient, shopper: string | null): Promise<void> {
  if (shopper === null) return;
  const text = await get<string>(shopper).catch(() => undefined);
  // The identity or the chosen customer may have changed during the read.
  if (text === undefined || shopper !== shopperOf()) return;
  const read = parseStored(text);
  if (read?.build !== build) return del(shopper).catch(() => undefined);
  const oldest = Date.now() - MAX_AGE;
  for (const [key, data, updatedAt] of read.entries) {
    const isNewer = (cache.getQueryState(key)?.dataUpdatedAt ?? 0) >= updatedAt;
    if (updatedAt > oldest && !isNewer) cache.setQueryData(key, data, { updatedAt });
  }
}

/** Null for a partly written entry. */
function parseStored(text: string): StoredQueries | null {
  try {
    // Only `writeStored` writes there.
    return JSON.parse(text) as StoredQueries;
  } catch {
    return null;
  }
}

async function writeStored(cache: QueryClient, shopper: string | null): Promise<void> {
  if (shopper === null || shopper !== shopperOf()) return;
  const text = JSON.stringify({ build, at: Date.now(), entries: newestEntries(cache) } satisfies StoredQueries);
  await set(shopper, text);
  const before = (await get<string[]>(LATEST)) ?? [];
  const latest = [shopper, ...before.filter((one) => one !== shopper)];
  await set(LATEST, latest.slice(0, MAX_SHOPPERS));
  for (const old of latest.slice(MAX_SHOPPERS)) await del(old);
}

const LATEST = 'latest';

/** The newest entries within the limit. */
function newestEntries(cache: QueryClient): StoredQueries['entries'] {
  const queries = cache
    .getQueryCache()
    .findAll({ predicate: (query) => query.state.data !== undefined && isStorable(query) });
  let size = 0;
  let products = 0;
  const entries: StoredQueries['entries'] = [];
  for (const { queryKey, state } of queries.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)) {
    const isProduct = queryKey[0] === keys.catalogue[0] && queryKey[1] === 'product';
    if (isProduct && (products += 1) > MAX_PRODUCTS) continue;
    size += JSON.stringify(state.data).length;
    if (size > MAX_SIZE) break;
    entries.push([queryKey, state.data, state.dataUpdatedAt]);
  }
  return entries;
}
