import { AppError } from '@tonalia/contract/errors';
import { type OfficeRole, operatorCan } from '@tonalia/contract/office-rights';
import { MOST_COUNTED } from '@tonalia/contract/office-wire';
import type { OfficeOrderPage, OfficeOrderQuery, OfficeOrderTab } from '@tonalia/contract/purchase-office';
import type { Clock } from '../../../platform/clock.ts';
import { countedPage, countedTotal } from '../../../platform/counted-page.ts';
import { planForValues } from '../../../platform/plan-for-values.sql.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { listContacts } from '../../customers/index.ts';
import { toProgress } from '../order/order-wire.ts';
import { promisedRoute } from '../schedule/delivery.ts';
import { readFilters, statusesIn, tabs } from './order-filters.ts';
import { countOfficeOrders, listOfficeOrders } from './orders.sql.ts';

/** A page of the orders of all customers with the totals of the tabs. ROLE_NOT_ALLOWED for sorting by amounts without `amounts.read`. */
export async function listOrders(
  db: Database,
  clock: Clock,
  role: OfficeRole,
  query: OfficeOrderQuery,
): Promise<OfficeOrderPage> {
  const { tab, status, sort, page, limit } = query;
  const seesMoney = operatorCan(role, 'amounts.read');
  if (!seesMoney && sort.endsWith('total')) throw new AppError('ROLE_NOT_ALLOWED');
  const filters = await readFilters(db, clock, role, query);
  const [counts, rows] = await inTransaction(db, async (tx) => {
    await planForValues(tx);
    const counted = await countOfficeOrders(tx, {
      ...filters,
      statuses: statusesIn('all', status),
      most: MOST_COUNTED + 1,
    });
    const offset = (page - 1) * limit;
    const statuses = statusesIn(tab, status);
    return [counted, await listOfficeOrders(tx, { ...filters, statuses, sort, limit, offset })] as const;
  });
  const contacts = await listContacts(db, [...new Set(rows.map(({ customerId }) => customerId))]);
  const ofTab = (one: OfficeOrderTab) => counts.filter(({ status }) => tabs[one].includes(status));
  const counted = countedPage(sumOf(ofTab(tab)), query);
  return {
    results: await Promise.all(
      rows.map(
        async ({
          id,
          customerId,
          customerName,
          cityId,
          leadDays,
          cutoff,
          settledAt,
          createdAt,
          shipments,
          total,
          ...row
        }) => {
          const route = await promisedRoute(db, { cityId, leadDays, cutoff });
          return {
            ...row,
            _id: id,
            createdAt: createdAt.toISOString(),
            customer: { _id: customerId, name: customerName },
            seller: contacts.find((one) => one.id === customerId)?.seller ?? null,
            shipments: shipments.map((one) => toProgress({ status: row.status, settledAt }, one, route)),
            total: seesMoney ? total : null,
          };
        },
      ),
    ),
    ...counted,
    tabs: (Object.keys(tabs) as OfficeOrderTab[]) // as: `tabs` has no other keys
      .map((one) => ({ tab: one, ...countedTotal(sumOf(ofTab(one))) })),
    amount: seesMoney && counted.totalIsExact ? ofTab(tab).reduce((sum, { amount }) => sum + amount, 0) : null,
  };
}

const sumOf = (counts: readonly { orders: number }[]): number => counts.reduce((sum, { orders }) => sum + orders, 0);
