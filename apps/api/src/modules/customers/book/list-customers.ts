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
import { graceDays, quietCustomerDays } from '@tonalia/rules/policy';
import type { Clock } from '../../../platform/clock.ts';
import { countedPage, countedTotal } from '../../../platform/counted-page.ts';
import { inPlannedTransaction } from '../../../platform/planned-transaction.ts';
import type { Database } from '../../../platform/transaction.ts';
import { findCustomerIds } from '../customer/contacts.sql.ts';
import {
  countOfficeCustomers,
  listCustomersAfter,
  listFilteredCustomerIds,
  listOfficeCustomers,
} from './customers.sql.ts';

/** Days of the sum of the list. */
const BOUGHT_DAYS = 90;

type CustomerContext = { db: Database; clock: Clock };

/** A page of the approved customers with the totals of the tabs. ROLE_NOT_ALLOWED for a sum or debt that the role does not see. */
export async function listCustomers(
  { db, clock }: CustomerContext,
  role: OfficeRole,
  query: OfficeCustomerQuery,
): Promise<OfficeCustomerPage> {
  const { tab, sort, page, limit } = query;
  requireRights(role, query);
  const filters = await readFilters({ db, clock }, query);
  const { boughtSince, ...counted } = filters;
  const [counts, rows] = await Promise.all([
    inPlannedTransaction(db, (tx) => countOfficeCustomers(tx, counted)),
    inPlannedTransaction(db, (tx) =>
      listOfficeCustomers[sort](tx, { ...filters, tab, limit, offset: (page - 1) * limit }),
    ),
  ]);
  const totalOf = (one: OfficeCustomerTab) => counts[0]?.[one] ?? 0;
  const tabs = OfficeCustomerTab.options.filter((one) => one !== 'overdue' || operatorCan(role, 'receivables.read'));
  return {
    results: rows.map((row) => toItem(row, role)),
    ...countedPage(totalOf(tab), query),
    tabs: tabs.map((one) => ({ tab: one, ...countedTotal(totalOf(one)) })),
    quietDays: quietCustomerDays,
  };
}

/** The ids of the filtered customers by name, at most `limit`. */
export async function listFilteredIds(
  { db, clock }: CustomerContext,
  query: Omit<OfficeCustomerQuery, 'page' | 'limit' | 'sort'>,
  limit: number,
): Promise<string[]> {
  const { boughtSince: _, ...filters } = await readFilters({ db, clock }, query);
  const rows = await inPlannedTransaction(db, (tx) =>
    listFilteredCustomerIds(tx, { ...filters, tab: query.tab, limit }),
  );
  return rows.map(({ id }) => id);
}

/** A part of the filtered customers by name, after one of them; with `ids`, of these alone. */
export async function listPart(
  { db, clock }: CustomerContext,
  role: OfficeRole,
  query: Omit<OfficeCustomerQuery, 'page' | 'limit' | 'sort'> & { ids?: readonly string[] | undefined },
  part: { after: string | null; limit: number },
): Promise<OfficeCustomerItem[]> {
  const found = await readFilters({ db, clock }, query);
  const filters = query.ids
    ? { ...found, ids: query.ids.filter((id) => found.ids === null || found.ids.includes(id)) }
    : found;
  const rows = await inPlannedTransaction(db, (tx) => listCustomersAfter(tx, { ...filters, tab: query.tab, ...part }));
  return rows.map((row) => toItem(row, role));
}

/** ROLE_NOT_ALLOWED for an order, a tab or a filter by what the role does not see. */
export function requireRights(
  role: OfficeRole,
  { sort, debt, tab }: Pick<OfficeCustomerQuery, 'debt' | 'tab'> & Partial<Pick<OfficeCustomerQuery, 'sort'>>,
): void {
  const isByDebt = debt !== undefined || sort === '-owed' || tab === 'overdue';
  if (sort === '-bought' && !operatorCan(role, 'amounts.read')) throw new AppError('ROLE_NOT_ALLOWED');
  if (isByDebt && !operatorCan(role, 'receivables.read')) throw new AppError('ROLE_NOT_ALLOWED');
}

type CustomerListRow = Awaited<ReturnType<typeof listCustomersAfter>>[number];

function toItem({ id, bought, owed, debt, ...row }: CustomerListRow, role: OfficeRole): OfficeCustomerItem {
  const seesDebts = operatorCan(role, 'receivables.read');
  return {
    ...row,
    _id: id,
    bought: operatorCan(role, 'amounts.read') ? bought : null,
    owed: seesDebts ? owed : null,
    debt: seesDebts ? debt : null,
  };
}

const daysOf = (today: string) => ({
  today,
  graceDays,
  monthStart: startOfDay(`${today.slice(0, 7)}-01`),
  quietUntil: dayAfter(today, -quietCustomerDays),
  boughtSince: dayAfter(today, -BOUGHT_DAYS),
});

async function readFilters(
  { db, clock }: CustomerContext,
  { q, sellerId, cityId, tradeType, debt, credit }: Omit<OfficeCustomerQuery, 'page' | 'limit' | 'sort'>,
) {
  const found = q
    ? await findCustomerIds(db, { typed: bareDocument(q), pattern: `%${q.replace(/[%_\\]/g, '\\$&')}%` })
    : null;
  return {
    ...daysOf(dayIn(clock.now())),
    ids: found && found.map(({ id }) => id),
    sellerIds: sellerId?.filter((id) => id !== 'direct') ?? null,
    isDirect: sellerId?.includes('direct') ?? false,
    cityIds: cityId ?? null,
    tradeTypes: tradeType ?? null,
    hasCredit: credit === undefined ? null : credit === 'with',
    debts: debt ?? null,
  };
}
