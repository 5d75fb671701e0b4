import type { OfflineCustomer, OfflineMethod } from '@tonalia/contract/offline';
import { signedInSeller } from './download.ts';
import { readKept } from './kept-offline.ts';

/** Where an order of a customer may go and how it is paid, as the device holds them. */
export interface HeldChoices {
  addresses: OfflineCustomer['addresses'];
  methods: readonly OfflineMethod[];
  /** Fee of a delivery in pesos, by the id of its city. */
  fees: Record<string, number>;
  /** When they were read, in ms. */
  at: number;
}

/** Null where the device holds nothing of the customer. */
export async function heldChoices(customerId: string): Promise<HeldChoices | null> {
  const sellerId = signedInSeller();
  const kept = sellerId === null ? null : await readKept(sellerId);
  const customer = kept?.customers.find(({ _id }) => _id === customerId);
  if (!kept || !customer) return null;
  const { addresses, credit } = customer;
  return {
    addresses,
    methods: kept.methods.filter(({ reference }) => reference !== 'own_credit' || credit !== null),
    fees: Object.fromEntries(addresses.map(({ cityid, delivery }) => [cityid, delivery?.shippingFee ?? 0])),
    at: Date.parse(kept.at),
  };
}
