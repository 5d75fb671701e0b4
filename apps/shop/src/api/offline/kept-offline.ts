import type { SellerDay } from '@tonalia/contract/seller-day';
import type { OfflineCustomer, OfflineMethod } from '@tonalia/contract/offline';
import { clear, createStore as openDatabase, del, get, keys, set } from 'idb-keyval';
import type { HeldPlaces } from './held-places.ts';
import { once } from '../../state/once.ts';

/** What a seller takes along on this device. */
export interface KeptOffline {
  /** The build's way to read it; data of another one are downloaded again. */
  format: number;
  /** An `OfflineSnapshot` as JSON. */
  snapshot: string;
  /** Its id, time and size, without reading it. */
  id: string;
  at: string;
  products: number;
  customers: readonly OfflineCustomer[];
  methods: readonly OfflineMethod[];
  places: HeldPlaces;
  day: SellerDay;
}

export const FORMAT = 7;

/** A database of its own: the stored queries clear theirs. */
const database = once(() => openDatabase('tonalia-offline', 'kept'));

/** What this device has for a seller; null for nothing, or nothing that this build reads. */
export async function readKept(sellerId: string): Promise<KeptOffline | null> {
  try {
    const kept = await get<KeptOffline>(sellerId, database());
    return kept?.format === FORMAT ? kept : null;
  } catch {
    // A private window has no database.
    return null;
  }
}

/** Keeps it in one write: a failure leaves what was there. Nothing of other sellers stays. */
export async function writeKept(sellerId: string, kept: KeptOffline): Promise<void> {
  await set(sellerId, kept, database());
  for (const other of await keys<string>(database())) if (other !== sellerId) await del(other, database());
}

/** Deletes everything that was taken along, of every seller. */
export const forgetKept = async (): Promise<void> => clear(database());
