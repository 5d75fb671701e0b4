import type { OfflineSnapshot } from '@tonalia/contract/offline';
import { applyDelta } from '@tonalia/offline/apply-delta';
import { patch } from '../../state/store.ts';
import { singleFlight } from '../../state/single-flight.ts';
import { call } from '../http/client.ts';
import { currentSession } from '../session/session.ts';
import { FORMAT, type KeptOffline, readKept, writeKept } from './kept-offline.ts';
import { readPlaces } from './held-places.ts';
import { setOfflineMark } from './offline-mark.ts';
import { offlineView } from './offline-view.ts';

/** Downloads catalogue and portfolio of the signed-in seller, or what changed of them. True when they are kept. */
export const download = singleFlight(async (): Promise<boolean> => {
  const sellerId = signedInSeller();
  if (sellerId === null) return false;
  patch(offlineView, { isLoading: true, hasFailed: false });
  try {
    const before = await readKept(sellerId);
    const [snapshot, day, portfolio] = await Promise.all([
      readSnapshot(before),
      call('purchase', 'GET /seller-day').then(({ results }) => results),
      call('customers', 'GET /offline/portfolio').then(({ results }) => results),
    ]);
    const places = await readPlaces(portfolio.customers, before?.places);
    // The session may have ended during the download.
    if (signedInSeller() !== sellerId) return false;
    const { id, at, products } = snapshot;
    const kept: KeptOffline = {
      format: FORMAT,
      snapshot: JSON.stringify(snapshot),
      id,
      at,
      products: products.ids.length,
      customers: portfolio.customers,
      methods: portfolio.methods,
      places,
      day,
    };
    await writeKept(sellerId, kept);
    setOfflineMark(true);
    showKept(kept);
    return true;
  } catch {
    patch(offlineView, { hasFailed: true });
    return false;
  } finally {
    patch(offlineView, { isLoading: false });
  }
});

/** Shows what the device holds; nothing for a seller without any. */
export function showKept(kept: KeptOffline | null): void {
  const held = kept && { at: kept.at, products: kept.products, customers: kept.customers.length };
  patch(offlineView, { held });
}

/** The seller of the session; null for anyone else. */
export function signedInSeller(): string | null {
  const { isSeller, user } = currentSession();
  return isSeller ? (user?._id ?? null) : null;
}

async function readSnapshot(before: KeptOffline | null): Promise<OfflineSnapshot> {
  const ask = async (since?: string) =>
    // All warehouses of the portfolio, not that of the chosen customer.
    (await call('products', 'GET /offline/snapshot', { query: { warehouse: undefined, since } })).results;
  const answer = await ask(before?.id);
  if (answer.since === null) return answer;
  // as: `download` wrote it
  const merged = before && applyDelta(JSON.parse(before.snapshot) as OfflineSnapshot, answer);
  return merged ?? ask();
}
