import type { OfflineCustomer } from '@tonalia/contract/offline';
import { registrationsOf } from '../outbox/registrations.ts';
import type { UnsentRegistration } from '../outbox/unsent-registration.ts';
import { signedInSeller } from './download.ts';

/** A customer that the device holds; `isUnsent` for one that is not registered yet. */
export type HeldCustomer = OfflineCustomer & { isUnsent?: true };

/** What the device holds, with the customers that are not registered yet. */
export async function withUnregistered(held: readonly OfflineCustomer[]): Promise<readonly HeldCustomer[]> {
  const seller = signedInSeller();
  const kept = seller === null ? [] : await registrationsOf(seller).catch(() => []);
  const open = kept.filter(({ progress }) => progress !== 'sent');
  return [...held, ...open.map((one) => toHeldCustomer(one, held))];
}

/**
 * A customer to be, with the prices of its trade and the terms of a customer of the same city. Without such a customer no fee and the stock of
 * another warehouse are shown, and the order asks if that was wrong.
 */
function toHeldCustomer(
  { clientRegistrationId: _id, registration, city, state, trade }: UnsentRegistration,
  held: readonly OfflineCustomer[],
): HeldCustomer {
  const { business_name: name, cityId, stateId, tradeTypeId, address, address_title: title = '' } = registration;
  const delivery =
    held.flatMap(({ addresses }) => addresses).find((one) => one.cityid === cityId && one.delivery)?.delivery ?? null;
  const place = { city, state, cityid: cityId, stateid: stateId };
  return {
    _id,
    name,
    city,
    state,
    cityId,
    tradeTypeId,
    trade_type: trade,
    priceTradeTypeId: tradeTypeId,
    agreed: [],
    approval: 'in_review',
    warehouseId: delivery?.warehouseId ?? held[0]?.warehouseId ?? '',
    addresses: [{ ...place, _id, title, titulo: title, address, fixed: true, delivery }],
    weekdays: null,
    credit: null,
    orders: [],
    usual: [],
    isUnsent: true,
  };
}
