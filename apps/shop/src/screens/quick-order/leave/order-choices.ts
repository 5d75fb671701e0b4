import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Address } from '@tonalia/contract/auth';
import type { PaymentMethod } from '@tonalia/contract/payment';
import { useEffect, useState } from 'react';
import { addressesQuery } from '../../../api/queries/account.ts';
import { paymentMethodsQuery } from '../../../api/queries/orders.ts';
import { coverageQuery } from '../../../api/queries/places.ts';
import type { OrderChoices } from './choices.ts';
import { heldChoicesQuery } from './held-choices.ts';

/** `forgetOnSignOut` removes what is stored under it. */
const keyOf = (owner: string) => `tonalia.quickOrder.choices.${owner}`;

function storedChoices(owner: string): OrderChoices | null {
  try {
    // as: only this file writes under this key
    return JSON.parse(localStorage.getItem(keyOf(owner)) ?? 'null') as OrderChoices | null;
  } catch {
    return null;
  }
}

/**
 * The addresses and payment methods of the chosen customer: as they are now, else as they were last read on this device, else those that the
 * seller took along.
 */
export function useOrderChoices(owner: string, customerId: string): OrderChoices | null {
  const [kept] = useState(() => storedChoices(owner));
  const addresses = useQuery(addressesQuery).data;
  const methods = useQuery(paymentMethodsQuery).data;
  const terms = useQuery({ ...termsQuery(addresses ?? []), enabled: addresses !== undefined }).data;
  useEffect(() => {
    if (!addresses || !methods || !terms) return;
    try {
      localStorage.setItem(keyOf(owner), JSON.stringify(toChoices(addresses, methods, terms)));
    } catch {
      // Without room they last until the page is left.
    }
  }, [owner, addresses, methods, terms]);
  const held = useQuery({ ...heldChoicesQuery(customerId), enabled: kept === null }).data;
  return addresses && methods && terms ? toChoices(addresses, methods, terms) : (kept ?? held ?? null);
}

const toChoices = (
  addresses: readonly Address[],
  methods: readonly PaymentMethod[],
  { fees, freeFrom, maxShippingFees }: Pick<OrderChoices, 'fees' | 'freeFrom' | 'maxShippingFees'>,
): OrderChoices => ({
  addresses,
  methods: methods
    .filter(({ group }) => group !== 'instant')
    .map(({ reference, name, movement }) => ({ reference, name, movement })),
  fees,
  ...(freeFrom && { freeFrom }),
  ...(maxShippingFees !== undefined && { maxShippingFees }),
});

/** Fees of the cities of some addresses, and from which price they are free; an unknown fee is 0, and the order then asks. */
const termsQuery = (addresses: readonly Address[]) => {
  const places = new Map(addresses.map(({ cityid, stateid }) => [cityid, { cityid, stateid }]));
  return queryOptions({
    queryKey: ['coverage', 'terms', ...places.keys()],
    queryFn: async ({ client }) => {
      const read = [...places.values()].map(async (place) => ({
        cityId: place.cityid,
        ...(await client.ensureQueryData(coverageQuery(place))),
      }));
      const all = await Promise.all(read);
      return {
        fees: Object.fromEntries(all.map(({ cityId, shipping }) => [cityId, shipping ?? 0])),
        freeFrom: Object.fromEntries(all.map(({ cityId, freeFrom }) => [cityId, freeFrom])),
        maxShippingFees: all[0]?.maxShippingFees ?? 1,
      };
    },
  });
};
