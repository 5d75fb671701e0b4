import { moneyExports } from '@tonalia/contract/money-exports';

/** A filtered list of money that is downloaded. */
export type MoneyExport = keyof typeof moneyExports;

/** Where the server streams a list as CSV; filters without a value are left out. */
export function moneyExportAddress(list: MoneyExport, filter: object): string {
  const named = Object.entries(filter).filter(
    (one): one is [string, string] => typeof one[1] === 'string' && one[1] !== '',
  );
  const search = new URLSearchParams(named);
  return search.size === 0 ? moneyExports[list] : `${moneyExports[list]}?${search}`;
}
