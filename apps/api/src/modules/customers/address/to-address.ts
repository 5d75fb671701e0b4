import type { Address } from '@tonalia/contract/auth';
import type { AddressRow } from './address.sql.ts';

export function toAddress(row: AddressRow): Address {
  const { id, title, address, city, state, cityId, stateId, fixed } = row;
  return { _id: id, title, titulo: title, address, city, state, cityid: cityId, stateid: stateId, fixed };
}
