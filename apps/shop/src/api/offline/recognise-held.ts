import type { RecognisedRow } from '@tonalia/contract/order-list';
import { findVersion } from '@tonalia/offline/find-version';
import { recogniseOffline } from '@tonalia/offline/recognise';
import { type OfflineShopper, sellableOf } from '@tonalia/offline/sellable';
import { serverNow } from '../http/server-clock.ts';
import { currentSession } from '../session/session.ts';
import type { SeenMatch } from '../storage/quick-draft-line.ts';
import { heldCatalogue } from './held-catalogue.ts';

/** The rows of a text, as the device understands them for the chosen customer; null where it holds nothing for it. */
export async function recogniseHeld(text: string): Promise<RecognisedRow[] | null> {
  const held = await heldCatalogue();
  const customerId = currentSession().customer?.customerId;
  const customer = held?.customers.find(({ _id }) => _id === customerId);
  if (!held || !customer) return null;
  const now = serverNow() ?? Date.now();
  const shopper = { tradeTypeId: customer.priceTradeTypeId, warehouseId: customer.warehouseId, now };
  const seen = (match: SeenMatch): SeenMatch => ({ ...match, heldAt: held.at });
  const { search } = held;
  return recogniseOffline(search, shopper, text).map((row) => {
    const byCode = row.match === null ? versionOf(search.catalogue, shopper, row) : null;
    const { match, candidates } = byCode ?? row;
    return { ...row, ...byCode, match: match && seen(match), candidates: candidates.map(seen) };
  });
}

/** A barcode, which the recogniser does not read. */
function versionOf(
  catalogue: Parameters<typeof findVersion>[0],
  shopper: OfflineShopper,
  row: RecognisedRow,
): (Partial<RecognisedRow> & Pick<RecognisedRow, 'match' | 'candidates'>) | null {
  const version = /^\d{8,14}$/.test(row.words) ? findVersion(catalogue, row.words) : undefined;
  if (version === undefined) return null;
  return { verdict: 'recognised', match: sellableOf(catalogue, shopper, version).match, candidates: [], reason: '' };
}
