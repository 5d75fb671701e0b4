import { AppError } from '@tonalia/contract/errors';
import { type OfficeRole, operatorCan } from '@tonalia/contract/office-rights';
import { MOST_COUNTED } from '@tonalia/contract/office-wire';
import type { OfficeOrderPage, OfficeOrderQuery, OfficeOrderTab } from '@tonalia/contract/purchase-office';
import { bareDocument } from '@tonalia/rules/document';
import { day } from '@tonalia/rules/durations';
import type { Clock } from '../../../platform/clock.ts';
import { planForValues } from '../../../platform/plan-for-values.sql.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { findCustomerIds, listContacts } from '../../customers/index.ts';
import type { OrderStatus } from '../order/order.rules.ts';
import { toProgress } from '../order/order-wire.ts';
import { leadDaysTo } from '../schedule/delivery.ts';
import { type DueShipment, listDue } from './due.ts';
import { countOfficeOrders, listOfficeOrders, searchOrders } from './orders.sql.ts';

const statusesOf: Record<Exclude<OfficeOrderTab, 'all'>, OrderStatus[]> = {
  unpaid: ['pending_payment'],
  to_pick: ['paid', 'confirmed'],
  picking: ['preparing'],
  dispatched: ['dispatched'],
  delivered: ['delivered'],
  ended: ['cancelled', 'rejected'],
};
const tabs = { all: Object.values(statusesOf).flat(), ...statusesOf };

/** A page of the orders of all customers with the totals of the tabs. ROLE_NOT_ALLOWED for sorting by amounts without `amounts.read`. */
export async function listOrders(
  db: Database,
  clock: Clock,
  role: OfficeRole,
  query: OfficeOrderQuery,
): Promise<OfficeOrderPage> {
  const { tab, sort, page, limit } = query;
  const seesMoney = operatorCan(role, 'amounts.read');
  if (!seesMoney && sort.endsWith('total')) throw new AppError('ROLE_NOT_ALLOWED');
  const filters = await readFilters(db, clock, query);
  const [counts, rows] = await inTransaction(db, async (tx) => {
    await planForValues(tx);
    const counted = await countOfficeOrders(tx, { ...filters, statuses: tabs.all, most: MOST_COUNTED + 1 });
    const offset = (page - 1) * limit;
    return [counted, await listOfficeOrders(tx, { ...filters, statuses: tabs[tab], sort, limit, offset })] as const;
  });
  const contacts = await listContacts(db, [...new Set(rows.map(({ customerId }) => customerId))]);
  const ofTab = (one: OfficeOrderTab) => counts.filter(({ status }) => tabs[one].includes(status));
  const counted = countedTotal(ofTab(tab));
  return {
    results: await Promise.all(
      rows.map(async ({ id, customerId, customerName, cityId, settledAt, createdAt, shipments, total, ...row }) => {
        const leadDays = await leadDaysTo(db, cityId);
        return {
          ...row,
          _id: id,
          createdAt: createdAt.toISOString(),
          customer: { _id: customerId, name: customerName },
          seller: contacts.find((one) => one.id === customerId)?.seller ?? null,
          shipments: shipments.map((one) => toProgress({ status: row.status, settledAt }, one, leadDays)),
          total: seesMoney ? total : null,
        };
      }),
    ),
    page,
    limit,
    ...counted,
    pages: Math.ceil(counted.total / limit),
    tabs: (Object.keys(tabs) as OfficeOrderTab[]) // as: `tabs` has no other keys
      .map((one) => ({ tab: one, ...countedTotal(ofTab(one)) })),
    amount: seesMoney && counted.totalIsExact ? ofTab(tab).reduce((sum, { amount }) => sum + amount, 0) : null,
  };
}

function countedTotal(counts: readonly { orders: number }[]): { total: number; totalIsExact: boolean } {
  const total = counts.reduce((sum, { orders }) => sum + orders, 0);
  return { total: Math.min(total, MOST_COUNTED), totalIsExact: total <= MOST_COUNTED };
}

/** The parameters of the list. Days are of Bogotá. */
async function readFilters(db: Database, clock: Clock, query: OfficeOrderQuery) {
  const { warehouseId, method, from, to } = query;
  const [found, due] = await Promise.all([findTyped(db, query), findDue(db, clock, query)]);
  return {
    warehouseId: warehouseId ?? null,
    method: method ?? null,
    from: startOf(from ?? '2000-01-01'),
    to: to === undefined ? startOf('9999-01-01') : new Date(startOf(to).getTime() + day),
    ids: inBoth(found, due),
  };
}

/** The ids in both sets; null when neither limits the list. */
function inBoth(one: Set<string> | null, other: Set<string> | null): string[] | null {
  if (!one || !other) return one || other ? [...(one ?? other ?? [])] : null;
  return [...one].filter((id) => other.has(id));
}

/** Ids of the orders that the typed words find; null without words. */
async function findTyped(db: Database, { q }: OfficeOrderQuery): Promise<Set<string> | null> {
  if (!q) return null;
  const customers = await findCustomerIds(db, customerWords(q));
  const orders = await searchOrders(db, {
    typed: q.toUpperCase(),
    customerIds: customers.map(({ id }) => id),
    most: MOST_COUNTED + 1,
  });
  return new Set(orders.map(({ id }) => id));
}

const customerWords = (q: string) => ({ typed: bareDocument(q), pattern: `%${q.replace(/[%_\\]/g, '\\$&')}%` });

/** Ids of the orders with a part due on the asked day; null without one. */
async function findDue(db: Database, clock: Clock, { dispatchDate }: OfficeOrderQuery): Promise<Set<string> | null> {
  if (dispatchDate === undefined) return null;
  const due = await listDue(db, clock);
  const isAsked = ({ day: leaves, isLate }: DueShipment) =>
    dispatchDate === 'late' ? isLate : leaves === dispatchDate;
  return new Set(due.filter(isAsked).map(({ orderId }) => orderId));
}

const startOf = (date: string): Date => new Date(`${date}T00:00:00-05:00`);
