import type { Customer, PortfolioCustomer } from '@tonalia/contract/auth';

/** The customer of the session: the signed-in customer, or the one a seller chose. */
export type SessionCustomer = Pick<
  PortfolioCustomer,
  'customerId' | 'name' | 'city' | 'state' | 'cityId' | 'stateId' | 'tradeTypeId'
> & {
  shipping_addresses?: Customer['shipping_addresses'];
  /** Registered without a network, and not sent yet: its id is that of the registration. */
  isUnsent?: true;
};
