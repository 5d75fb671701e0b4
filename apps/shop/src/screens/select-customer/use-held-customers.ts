import { useQuery } from '@tanstack/react-query';
import type { PortfolioCustomer } from '@tonalia/contract/auth';
import { plainText } from '@tonalia/rules/plain-text';
import type { HeldCustomer } from '../../api/offline/held-registrations.ts';
import { hasOfflineMark } from '../../api/offline/offline-mark.ts';
import { useSession } from '../../api/session/session.ts';

/** The portfolio that the device took along, by name; undefined while it is read, empty for nothing. */
export function useHeldCustomers(search: string, isNeeded: boolean): ChoosableCustomer[] | undefined {
  const { user } = useSession();
  const { data } = useQuery({
    queryKey: ['held', 'customers', user?._id],
    queryFn: async () =>
      hasOfflineMark() ? (await (await import('../../api/offline/held-catalogue.ts')).heldPortfolio()).customers : [],
    enabled: isNeeded,
    retry: false,
    refetchOnMount: true,
  });
  const wanted = plainText(search);
  return data?.filter(({ name }) => plainText(name).includes(wanted)).map(toPortfolioCustomer);
}

/** A customer of the list; `isUnsent` for one that is not registered yet. */
export type ChoosableCustomer = PortfolioCustomer & { isUnsent?: true };

const toPortfolioCustomer = (customer: HeldCustomer): ChoosableCustomer => {
  const { _id, name, city, state, cityId, tradeTypeId, trade_type, warehouseId, addresses } = customer;
  const isServed = addresses.length === 0 || addresses.some(({ delivery }) => delivery !== null);
  return {
    _id,
    customerId: _id,
    name,
    city,
    state,
    cityId,
    stateId: cityId.slice(0, 2),
    tradeTypeId,
    trade_type,
    warehouseId: isServed ? warehouseId : null,
    ...(customer.isUnsent && { isUnsent: true }),
  };
};
