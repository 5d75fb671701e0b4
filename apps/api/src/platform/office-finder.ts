import type { OfficePermission, OfficeRole } from '@tonalia/contract/office-rights';
import type { FoundItem, FinderGroup } from '@tonalia/contract/office-search';

/** What an operator searches for in the office. */
export interface OfficeSearch {
  /** At least two characters, as typed. */
  words: string;
  /** Decides which amounts and units are shown. */
  role: OfficeRole;
  /** Most things to find. */
  limit: number;
}

/** Finds the things of one group for the office's search, the best first. Only roles with the permission of the group ask it. */
export interface OfficeFinder {
  group: FinderGroup;
  find(search: OfficeSearch): Promise<FoundItem[]>;
}

/** The permission that searching a group needs. */
export const searchNeeds = {
  customers: 'customers.read',
  orders: 'orders.read',
  shades: 'catalogue.read',
  products: 'catalogue.read',
} as const satisfies Record<FinderGroup, OfficePermission>;
