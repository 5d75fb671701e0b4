import type { PortfolioCustomer } from '@tonalia/contract/auth';
import { remember, remembered } from '../../api/storage/device-storage.ts';

const MOST = 8;

export const recentCustomers = (sellerId: string): PortfolioCustomer[] => remembered('recentCustomers', sellerId) ?? [];

/** Puts a customer first among the recent ones of this seller on this device. */
export function storeRecentCustomer(sellerId: string, customer: PortfolioCustomer): void {
  const others = recentCustomers(sellerId).filter(({ customerId }) => customerId !== customer.customerId);
  remember('recentCustomers', sellerId, [customer, ...others].slice(0, MOST));
}
