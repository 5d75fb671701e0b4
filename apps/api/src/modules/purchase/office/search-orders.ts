import { operatorCan } from '@tonalia/contract/office-rights';
import type { OfficeFinder } from '../../../platform/office-finder.ts';
import type { Database } from '../../../platform/transaction.ts';
import { searchCustomers } from '../../customers/index.ts';
import { findOrdersLike } from './search-orders.sql.ts';

/** Customers of which orders are found. */
const MOST_CUSTOMERS = 20;

/** Orders for the office's search: by code, and those of the customers that the words name. */
export const orderFinder = (db: Database): OfficeFinder => ({
  group: 'orders',
  async find({ words, role, limit }) {
    const customers = await searchCustomers(db, words, MOST_CUSTOMERS);
    const rows = await findOrdersLike(db, {
      typed: words.trim().toUpperCase(),
      customerIds: customers.map(({ id }) => id),
      limit,
    });
    const seesMoney = operatorCan(role, 'amounts.read');
    return rows.map(({ id, customerId, customerName, createdAt, total, ...row }) => ({
      ...row,
      group: 'orders' as const, // as: the name of the group, which the union tells apart
      _id: id,
      customer: { _id: customerId, name: customerName },
      createdAt: createdAt.toISOString(),
      total: seesMoney ? total : null,
    }));
  },
});
