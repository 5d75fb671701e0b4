import type { OfflineSnapshot } from '@tonalia/contract/offline';
import { type OfflineCatalogue, openSnapshot } from '@tonalia/offline/catalogue';
import { createStore } from '../../state/store.ts';
import { signedInSeller, showKept } from './download.ts';
import { type HeldCustomer, withUnregistered } from './held-registrations.ts';
import { type KeptOffline, readKept } from './kept-offline.ts';

/** The catalogue and the customers that the device holds, ready to answer. */
interface HeldCatalogue {
  /** When prices and stock were read. */
  at: string;
  customers: readonly HeldCustomer[];
  catalogue: OfflineCatalogue;
}

/** The last one that was opened, by seller and content; it is the largest thing of the page, so there is one. */
const opened = createStore<{ key: string; made: HeldCatalogue } | null>(null);

/** Null where the device holds nothing for the signed-in seller. */
export async function heldCatalogue(): Promise<HeldCatalogue | null> {
  const sellerId = signedInSeller();
  const kept = sellerId === null ? null : await readKept(sellerId);
  if (kept === null) return null;
  showKept(kept);
  const key = `${sellerId} ${kept.id} ${kept.at}`;
  const known = opened.get();
  const made = known?.key === key ? known.made : open(kept);
  if (made !== known?.made) opened.set({ key, made });
  return { ...made, customers: await withUnregistered(kept.customers) };
}

/** The customers and payment methods that the device holds for the signed-in seller; none for nothing. */
export async function heldPortfolio(): Promise<Pick<KeptOffline, 'methods'> & Pick<HeldCatalogue, 'customers'>> {
  const sellerId = signedInSeller();
  const { customers, methods } = (sellerId === null ? null : await readKept(sellerId)) ?? {
    customers: [],
    methods: [],
  };
  return { customers: await withUnregistered(customers), methods };
}

/** What a registration asks for, as it was downloaded; null for nothing. */
export async function heldPlaces(): Promise<KeptOffline['places'] | null> {
  const sellerId = signedInSeller();
  return (sellerId === null ? null : await readKept(sellerId))?.places ?? null;
}

const open = ({ snapshot, at, customers }: KeptOffline): HeldCatalogue => ({
  at,
  customers,
  catalogue: openSnapshot(JSON.parse(snapshot) as OfflineSnapshot), // as: `download` wrote it
});
