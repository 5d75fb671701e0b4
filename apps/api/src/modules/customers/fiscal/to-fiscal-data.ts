import type { OfficeFiscalData } from '@tonalia/contract/customers-office-one';
import type { FiscalRow } from './fiscal.sql.ts';

/** Fiscal data in the names of the contract. */
export function toFiscalData({
  street,
  cityId,
  city,
  stateId,
  state,
  checkedAt,
  ...data
}: FiscalRow): OfficeFiscalData {
  const isPlaced = street !== null && cityId !== null && city !== null && stateId !== null && state !== null;
  return {
    ...data,
    address: isPlaced ? { address: street, cityId, city, stateId, state } : null,
    checkedAt: checkedAt?.toISOString() ?? null,
  };
}
