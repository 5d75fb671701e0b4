import type { PortfolioCustomer } from '@tonalia/contract/auth';
import { useState } from 'react';
import { useCartUnits } from '../../api/cart-sync/use-cart.ts';
import { chooseCustomer, useSession } from '../../api/session/session.ts';
import { useGo } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { noteRecent } from './recent-customers.ts';

/** Chooses a seller's customer and continues; asks first when another customer's cart has lines. */
export function useChooseCustomer(redirectTo: string | null) {
  const { user, customer: current } = useSession();
  const units = useCartUnits();
  const go = useGo();
  const [asked, setAsked] = useState<PortfolioCustomer | null>(null);

  function take(customer: PortfolioCustomer) {
    setAsked(null);
    if (user) noteRecent(user._id, customer);
    const { customerId, name, city, state, cityId, stateId, tradeTypeId } = customer;
    // The same one again changes nothing: what is loaded stays.
    if (customerId !== current?.customerId)
      chooseCustomer({ customerId, name, city, state, cityId, stateId, tradeTypeId });
    go(redirectTo ?? paths.homeSeller(), { replace: true });
  }

  return {
    current,
    units,
    /** The chosen customer that still needs a confirmation. */
    asked,
    choose: (customer: PortfolioCustomer) =>
      units > 0 && customer.customerId !== current?.customerId ? setAsked(customer) : take(customer),
    confirm: () => asked && take(asked),
    cancel: () => setAsked(null),
  };
}
