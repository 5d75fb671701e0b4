import type { moneyExports } from '@tonalia/contract/money-exports';

/** The addresses of the contract; its type keeps them equal. */
const addresses: typeof moneyExports = {
  transfers: '/api/purchase/office/transfers/export',
  gateway: '/api/purchase/office/gateway-payments/export',
  refunds: '/api/purchase/office/refunds/export',
  bankFile: '/api/purchase/office/refunds/bank-file',
  settlements: '/api/purchase/office/settlements/export',
};

/** A filtered list of money that is downloaded. */
export type MoneyExport = keyof typeof addresses;

/** Where the server streams a list as CSV; filters without a value are left out. */
export function moneyExportAddress(list: MoneyExport, filter: object): string {
  const named = Object.entries(filter).filter(
    (one): one is [string, string] => typeof one[1] === 'string' && one[1] !== '',
  );
  const search = new URLSearchParams(named);
  return search.size === 0 ? addresses[list] : `${addresses[list]}?${search}`;
}
