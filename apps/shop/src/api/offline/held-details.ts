import type { OfflineCustomer } from '@tonalia/contract/offline';
import type { ListMatch } from '@tonalia/contract/order-list';
import { findVersion } from '@tonalia/offline/find-version';
import { sellableOf } from '@tonalia/offline/sellable';
import { serverNow } from '../http/server-clock.ts';
import { heldCatalogue } from './held-catalogue.ts';

/** What the device holds of a customer besides its day, and of when. */
export interface HeldDetails extends Pick<OfflineCustomer, 'credit' | 'orders'> {
  at: string;
  /** The default one. */
  address: OfflineCustomer['addresses'][number] | undefined;
  usual: { match: ListMatch; quantity: number }[];
}

/** Null where the device holds nothing of the customer. Products that are no longer on sale are left out. */
export async function heldDetails(customerId: string): Promise<HeldDetails | null> {
  const held = await heldCatalogue();
  const customer = held?.customers.find(({ _id }) => _id === customerId);
  if (!held || !customer) return null;
  const { credit, orders, addresses, priceTradeTypeId: tradeTypeId, warehouseId, agreed } = customer;
  const shopper = { tradeTypeId, warehouseId, agreed, now: serverNow() ?? Date.now() };
  const usual = customer.usual.flatMap(({ code, quantity }) => {
    const version = findVersion(held.catalogue, code);
    return version === undefined ? [] : [{ match: sellableOf(held.catalogue, shopper, version).match, quantity }];
  });
  return { at: held.at, credit, orders, address: addresses[0], usual };
}
