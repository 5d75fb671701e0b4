import { useState } from 'react';
import { useCartUnits } from '../../api/cart-sync/shown/use-cart.ts';
import { chooseCustomer, useSession } from '../../api/session/session.ts';
import { useGo } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { storeRecentCustomer } from './recent-customers.ts';
import type { ChoosableCustomer } from './use-held-customers.ts';

/** Chooses a seller's customer and continues; asks first when another customer's cart has lines. */
export function useChooseCustomer(redirectTo: string | null) {
  const { user, customer: current } = useSession();
  const units = useCartUnits();
  const go = useGo();
  const [requested, setRequested] = useState<ChoosableCustomer | null>(null);

  function take(customer: ChoosableCustomer) {
    setRequested(null);
    // One that is not registered yet gets another id.
    if (user && !customer.isUnsent) storeRecentCustomer(user._id, customer);
    const isUnsent = customer.isUnsent && ({ isUnsent: true } as const);
    const { customerId, name, city, state, cityId, stateId, tradeTypeId } = customer;
    // Choosing the same customer keeps the loaded data.
    if (customerId !== current?.customerId)
      chooseCustomer({ customerId, name, city, state, cityId, stateId, tradeTypeId, ...isUnsent });
    go(redirectTo ?? paths.homeSeller(), { replace: true });
  }

  return {
    current,
    units,
    /** The chosen customer that still needs a confirmation. */
    requested,
    choose: (customer: ChoosableCustomer) =>
      units > 0 && customer.customerId !== current?.customerId ? setRequested(customer) : take(customer),
    confirm: () => requested && take(requested),
    cancel: () => setRequested(null),
  };
}
