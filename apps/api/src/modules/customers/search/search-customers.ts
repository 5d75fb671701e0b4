import { operatorCan } from '@tonalia/contract/office-rights';
import type { FoundCustomerItem } from '@tonalia/contract/office-search';
import type { OfficeFinder } from '../../../platform/office-finder.ts';
import type { Database } from '../../../platform/transaction.ts';
import { customerWords } from './customer-words.rules.ts';
import { searchCustomerRows } from './search-customers.sql.ts';

type FoundRow = Awaited<ReturnType<typeof searchCustomerRows>>[number];

/**
 * Open accounts that typed words name, the best first: by name or the person of the account (each word, without accents), by the
 * beginning of a document or a telephone (three digits), and by a NIT with its check digit.
 */
export const searchCustomers = (db: Database, typed: string, limit: number): Promise<FoundRow[]> =>
  searchCustomerRows(db, { ...customerWords(typed), limit });

/** Customers for the office's search. */
export const customerFinder = (db: Database): OfficeFinder => ({
  group: 'customers',
  async find({ words, role, limit }) {
    const rows = await searchCustomers(db, words, limit);
    const seesDebt = operatorCan(role, 'receivables.read');
    return rows.map((row) => toItem(row, seesDebt));
  },
});

function toItem({ id, document, documentType, debt, ...row }: FoundRow, seesDebt: boolean): FoundCustomerItem {
  return {
    ...row,
    group: 'customers',
    _id: id,
    document: document !== null && documentType !== null ? { type: documentType, number: document } : null,
    debt: seesDebt ? debt : null,
  };
}
