import type { RecognisedRow } from '@tonalia/contract/order-list';
import { recogniseCodes } from '@tonalia/offline/recognise-codes';
import { serverNow } from '../http/server-clock.ts';
import { currentSession } from '../session/session.ts';
import type { SeenMatch } from '../storage/quick-draft-line.ts';
import { signedInSeller } from './download.ts';
import { heldCatalogue } from './held-catalogue.ts';
import { searchHeld } from './search-held.ts';

/** The rows of a text, as the device understands them for the chosen customer; null where it holds nothing for it. */
export async function recogniseHeld(text: string): Promise<RecognisedRow[] | null> {
  const held = await heldCatalogue();
  const customerId = currentSession().customer?.customerId;
  const customer = held?.customers.find(({ _id }) => _id === customerId);
  const sellerId = signedInSeller();
  if (!held || !customer || sellerId === null) return null;
  const now = serverNow() ?? Date.now();
  const { priceTradeTypeId: tradeTypeId, warehouseId, agreed } = customer;
  const shopper = { tradeTypeId, warehouseId, agreed, now };
  // codes do not wait for the search
  const rows = recogniseCodes(held.catalogue, shopper, text) ?? (await searchHeld({ sellerId, shopper, text }));
  if (rows === null) return null;
  const seen = (match: SeenMatch): SeenMatch => ({ ...match, heldAt: held.at });
  return rows.map((row) => ({ ...row, match: row.match && seen(row.match), candidates: row.candidates.map(seen) }));
}

/** Opens what the device holds and builds its search. */
export async function prepareHeld(): Promise<void> {
  const sellerId = signedInSeller();
  if (sellerId === null || (await heldCatalogue()) === null) return;
  await searchHeld({ sellerId, shopper: { tradeTypeId: '', warehouseId: '', agreed: [], now: 0 }, text: '' });
}
