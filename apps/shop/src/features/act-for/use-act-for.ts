import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isMissing } from '../../api/http/api-error.ts';
import { sellerDayQuery } from '../../api/queries/seller-day.ts';
import { chooseCustomer, useSession } from '../../api/session/session.ts';

/** Whether a page can act for the customer of its address. */
export type ActsFor = 'ready' | 'asking' | 'failed' | 'missing';

/** Chooses the customer of an address, when it is one of the seller's; another account may only name its own. */
export function useActFor(customerId: string): ActsFor {
  const { isSeller, customer } = useSession();
  const isChosen = customer?.customerId === customerId;
  const day = useQuery({ ...sellerDayQuery, enabled: isSeller && !isChosen });
  const found = day.data?.customers.find((one) => one.customerId === customerId);
  useEffect(() => {
    if (isChosen || !found) return;
    const { name, city, state, cityId, stateId, tradeTypeId } = found;
    chooseCustomer({ customerId, name, city, state, cityId, stateId, tradeTypeId });
  }, [isChosen, found, customerId]);
  if (isChosen) return 'ready';
  if (!isSeller || (day.data && !found)) return 'missing';
  return day.isError && !isMissing(day.error) ? 'failed' : 'asking';
}
