import type { Address, Customer, PortfolioCustomer } from '@tonalia/contract/auth';
import type { AddressRow } from './address/address.sql.ts';
import type { CustomerRow } from './customer/customer.sql.ts';

export function toAddress(row: AddressRow): Address {
  const { id, title, address, city, state, cityId, stateId, fixed } = row;
  return { _id: id, title, titulo: title, address, city, state, cityid: cityId, stateid: stateId, fixed };
}

export function toCustomer(row: CustomerRow, addresses: Address[]): Customer {
  const { id, name, city, state, cityId, stateId, tradeTypeId, tradeType } = row;
  const customer = { _id: id, customerId: id, name, city, state, cityId, stateId, tradeTypeId, trade_type: tradeType };
  return { ...customer, shipping_addresses: addresses };
}

export function toPortfolioCustomer(row: CustomerRow): PortfolioCustomer {
  const { id, name, city, state, cityId, stateId, tradeTypeId, tradeType, warehouseId } = row;
  const customer = { _id: id, customerId: id, name, city, state, cityId, stateId, tradeTypeId, trade_type: tradeType };
  return { ...customer, warehouseId };
}
