import {
  type OfficeCustomerItem,
  type OfficeCustomerPage,
  type OfficeCustomerQuery,
  OfficeCustomerTab,
} from '@tonalia/contract/customer-list';
import { AppError } from '@tonalia/contract/errors';
import { type OfficeRole, operatorCan } from '@tonalia/contract/office-rights';
import { dayAfter, startOfDay } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { bareDocument } from '@tonalia/rules/document';
import { quietCustomerDays } from '@tonalia/rules/policy';
import type { Clock } from '../../../platform/clock.ts';
import { countedPage, countedTotal } from '../../../platform/counted-page.ts';
import { planForValues } from '../../../platform/plan-for-values.sql.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { findCustomerIds } from '../customer/contacts.sql.ts';
import { countOfficeCustomers, listOfficeCustomers } from './customers.sql.ts';

/** Days of the sum of the list. */
const BOUGHT_DAYS = 90;

/** A page of the approved customers with the totals of the tabs. ROLE_NOT_ALLOWED for a sum or debt that the role does not see. */
export async function listCustomers(
  { db, clock }: { db: Database; clock: Clock },
  role: OfficeRole,
  query: OfficeCustomerQuery,
): Promise<OfficeCustomerPage> {
  const { tab, sort, page, limit } = query;
  const seesAmounts = operatorCan(role, 'amounts.read');
  const seesDebts = operatorCan(role, 'receivables.read');
  const isByDebt = query.debt !== undefined || sort === '-owed' || tab === 'overdue';
  if ((sort === '-bought' && !seesAmounts) || (isByDebt && !seesDebts)) throw new AppError('ROLE_NOT_ALLOWED');
  const today = dayIn(clock.now());
  const filters = { ...(await readFilters(db, query)), ...daysOf(today) };
  const [counts, rows] = await inTransaction(db, async (tx) => {
    await planForValues(tx);
    const shown = { ...filters, tab, boughtSince: dayAfter(today, -BOUGHT_DAYS), limit, offset: (page - 1) * limit };
    return [await countOfficeCustomers(tx, filters), await listOfficeCustomers[sort](tx, shown)] as const;
  });
  const totalOf = (one: OfficeCustomerTab) => counts[0]?.[one] ?? 0;
  const results = rows.map(({ id, bought, owed, debt, ...row }): OfficeCustomerItem => ({
    ...row,
    _id: id,
    bought: seesAmounts ? bought : null,
    owed: seesDebts ? owed : null,
    debt: seesDebts ? debt : null,
  }));
  const tabs = OfficeCustomerTab.options.filter((one) => seesDebts || one !== 'overdue');
  return {
    results,
    ...countedPage(totalOf(tab), query),
    tabs: tabs.map((one) => ({ tab: one, ...countedTotal(totalOf(one)) })),
    quietDays: quietCustomerDays,
  };
}

const daysOf = (today: string) => ({
  today,
  monthStart: startOfDay(`${today.slice(0, 7)}-01`),
  quietUntil: dayAfter(today, -quietCustomerDays),
});

async function readFilters(db: Database, { q, sellerId, cityId, tradeType, debt }: OfficeCustomerQuery) {
  const found = q
    ? await findCustomerIds(db, { typed: bareDocument(q), pattern: `%${q.replace(/[%_\\]/g, '\\$&')}%` })
    : null;
  return {
    ids: found && found.map(({ id }) => id),
    sellerIds: sellerId?.filter((id) => id !== 'direct') ?? null,
    isDirect: sellerId?.includes('direct') ?? false,
    cityIds: cityId ?? null,
    tradeTypes: tradeType ?? null,
    debts: debt ?? null,
  };
}
