import { useQueryClient } from '@tanstack/react-query';
import { coverageQuery } from '../../api/queries/places.ts';
import { useSession } from '../../api/session/session.ts';
import { useAddressInUse } from '../../features/address/address-in-use.ts';
import { alertNoCoverage } from '../../features/address/coverage-alert.ts';
import { useHere } from '../../navigation/link.tsx';

/**
 * Applies a change of quantity only if the product can be bought: a seller has chosen a customer, and the city of the address in use
 * has coverage. Otherwise an alert says why. If coverage cannot be loaded the change is applied; the order checks it.
 */
export function useCheckedQuantity(): (change: () => void) => void {
  const { isSeller, customer } = useSession();
  const address = useAddressInUse();
  const cache = useQueryClient();
  const here = useHere();
  return (change) => {
    if (isSeller && customer === null) {
      void import('../../api/cart-sync/edit-cart.ts').then(({ alertCustomerRequired }) => alertCustomerRequired(here));
      return;
    }
    if (address === undefined) return change();
    const query = coverageQuery(address);
    const known = cache.getQueryData(query.queryKey);
    // Synchronous when the coverage is known: a held plus button counts from the quantity on the screen.
    if (known) return known.coverage ? change() : alertNoCoverage(known);
    cache.fetchQuery(query).then((read) => (read.coverage ? change() : alertNoCoverage(read)), change);
  };
}
