import type { RecognisedRow } from '@tonalia/contract/order-list';
import type { OfflineSnapshot } from '@tonalia/contract/offline';
import { openSnapshot } from '@tonalia/offline/catalogue';
import { recogniseOffline } from '@tonalia/offline/recognise';
import { type OfflineSearch, buildSearch } from '@tonalia/offline/search';
import type { OfflineShopper } from '@tonalia/offline/sellable';
import { readKept } from './kept-offline.ts';

/** A text to understand with what a seller took along; an empty one only makes the search ready. */
export interface HeldTask {
  sellerId: string;
  shopper: OfflineShopper;
  text: string;
}

/** The search of the last content, the largest thing on the device: there is one. */
const built = new Map<string, OfflineSearch>();

/** The rows of the text; null where the device holds nothing of the seller. Building the search takes seconds on a slow phone. */
export async function understandHeld({ sellerId, shopper, text }: HeldTask): Promise<RecognisedRow[] | null> {
  const kept = await readKept(sellerId);
  if (kept === null) return null;
  const key = `${sellerId} ${kept.id} ${kept.at}`;
  const search = built.get(key) ?? build(kept.snapshot);
  if (!built.has(key)) built.clear();
  built.set(key, search);
  return text === '' ? [] : recogniseOffline(search, shopper, text);
}

function build(snapshot: string): OfflineSearch {
  const building = buildSearch(openSnapshot(JSON.parse(snapshot) as OfflineSnapshot)); // as: `download` wrote it
  for (;;) {
    const step = building.next();
    if (step.done) return step.value;
  }
}
