import type { Customer, PortfolioCustomer } from '@tonalia/contract/auth';

/** For whom one shops: a customer for their own business, a seller for the customer they chose. */
export type ShoppedFor = Pick<
  PortfolioCustomer,
  'customerId' | 'name' | 'city' | 'state' | 'cityId' | 'stateId' | 'tradeTypeId'
> & { shipping_addresses?: Customer['shipping_addresses'] };
