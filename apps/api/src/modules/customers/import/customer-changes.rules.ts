import type { ImportChange } from '@tonalia/contract/import-office';
import type { ListedCustomer } from './customer-row.rules.ts';

interface NamedThing {
  id: string;
  name: string;
}

/** What a row names, found. */
interface ListedNames {
  tradeType: NamedThing | null;
  seller: NamedThing | null;
}

/** A customer as it is stored. */
interface StoredCustomer {
  name: string;
  tradeTypeId: string;
  sellerId: string | null;
  seller: string | null;
  creditLimit: number | null;
  paymentDays: number | null;
}

interface ValueChange<Before, After> {
  before: Before;
  after: After;
}

/** What a row changed of a customer, for undoing it. */
export interface CustomerRestore {
  name?: ValueChange<string, string>;
  tradeTypeId?: ValueChange<string, string>;
  sellerId?: ValueChange<string | null, string>;
  creditLimit?: ValueChange<number | null, number>;
  paymentDays?: ValueChange<number | null, number>;
  addressId?: string;
}

/** The values of a row that differ from the stored ones; null says nothing. */
export function restoreOf(
  stored: StoredCustomer,
  row: ListedCustomer,
  { tradeType, seller }: ListedNames,
): CustomerRestore {
  const { name, creditLimit, paymentDays } = row;
  return {
    ...(name !== stored.name && { name: { before: stored.name, after: name } }),
    ...(tradeType &&
      tradeType.id !== stored.tradeTypeId && { tradeTypeId: { before: stored.tradeTypeId, after: tradeType.id } }),
    ...(seller && seller.id !== stored.sellerId && { sellerId: { before: stored.sellerId, after: seller.id } }),
    ...(creditLimit !== null &&
      creditLimit !== stored.creditLimit && { creditLimit: { before: stored.creditLimit, after: creditLimit } }),
    ...(paymentDays !== null &&
      paymentDays !== stored.paymentDays && { paymentDays: { before: stored.paymentDays, after: paymentDays } }),
  };
}

/** The same in the words of the report. */
export function changedOf(
  stored: StoredCustomer & { tradeType: string },
  row: ListedCustomer,
  names: ListedNames,
): ImportChange[] {
  const changed = restoreOf(stored, row, names);
  const { tradeType, seller } = names;
  return [
    ...(changed.name ? [{ field: 'name', ...changed.name }] : []),
    ...(changed.tradeTypeId && tradeType
      ? [{ field: 'trade_type', before: stored.tradeType, after: tradeType.name }]
      : []),
    ...(changed.sellerId && seller
      ? [{ field: 'seller', before: stored.sellerId && stored.seller, after: seller.name }]
      : []),
    ...(changed.creditLimit ? [{ field: 'credit_limit', ...changed.creditLimit }] : []),
    ...(changed.paymentDays ? [{ field: 'payment_days', ...changed.paymentDays }] : []),
  ];
}
