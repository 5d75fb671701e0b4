import { useQuery } from '@tanstack/react-query';
import type { PortfolioCustomer } from '@tonalia/contract/auth';
import type { OfflineCustomer } from '@tonalia/contract/offline';
import { plainText } from '@tonalia/rules/plain-text';
import { hasOfflineMark } from '../../api/offline/offline-mark.ts';
import { useSession } from '../../api/session/session.ts';

/** The portfolio that the device took along, by name; undefined while it is read, empty for nothing. */
export function useHeldCustomers(search: string, isNeeded: boolean): PortfolioCustomer[] | undefined {
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

const toPortfolioCustomer = (customer: OfflineCustomer): PortfolioCustomer => {
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
  };
};
