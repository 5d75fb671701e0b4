import { useQuery } from '@tanstack/react-query';
import { addressesQuery, creditQuery } from '../../api/queries/account.ts';
import { useSession } from '../../api/session/session.ts';
import { entriesFor } from './entries.ts';
import type { MenuEntryItem } from './entries.ts';

/** The menu entries of the session. A customer's amounts are part of the session, so they show at once and follow payments. */
export function useEntries(): MenuEntryItem[] {
  const session = useSession();
  const { user, isSeller, customer } = session;
  // A seller's session does not include the customer's credit.
  const { data: credit } = useQuery({
    ...creditQuery,
    enabled: customer !== null,
    // refetched after a payment, not when shown
    ...(!isSeller && { initialData: user?.ziro_credit ?? null, staleTime: Infinity }),
  });
  const { data: addresses } = useQuery({ ...addressesQuery, enabled: false });
  return entriesFor(session, {
    credit: credit?.available,
    addresses: (addresses ?? customer?.shipping_addresses)?.length,
  });
}
