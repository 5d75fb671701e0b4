import { AppError } from '@tonalia/contract/errors';
import { type OfficeRole, operatorCan } from '@tonalia/contract/office-rights';
import { MOST_COUNTED } from '@tonalia/contract/office-wire';
import {
  type OfficeOrderItem,
  type OfficeOrderPage,
  type OfficeOrderQuery,
  OfficeOrderTab,
} from '@tonalia/contract/purchase-office';
import { countedPage, countedTotal } from '../../../platform/counted-page.ts';
import { inPlannedTransaction } from '../../../platform/planned-transaction.ts';
import { listContacts } from '../../customers/index.ts';
import { readOrderFacts } from '../facts/read-order-facts.ts';
import { toProgress } from '../order/order-wire.ts';
import { promisedRoute } from '../schedule/delivery.ts';
import { type OrderListContext, idsAmong, readFilters, statusesIn, tabs } from './order-filters.ts';
import { labelsOf, profitOf } from './order-columns.ts';
import { countOfficeOrders, listOfficeOrders } from './orders.sql.ts';
import { partsOf, routesOf } from './parts-of-order.ts';

/** A page of the orders of all customers with the totals of the tabs. ROLE_NOT_ALLOWED for sorting by amounts without `amounts.read`. */
export async function listOrders(
  context: OrderListContext,
  role: OfficeRole,
  query: OfficeOrderQuery,
): Promise<OfficeOrderPage> {
  const { db, clock, dispatching } = context;
  const { tab, status, sort, page, limit } = query;
  const seesMoney = operatorCan(role, 'amounts.read');
  if (!seesMoney && sort.endsWith('total')) throw new AppError('ROLE_NOT_ALLOWED');
  const [filters, problems] = await Promise.all([
    readFilters(context, role, query),
    dispatching.findProblems(db, clock),
  ]);
  const withProblem = idsAmong(filters, problems);
  const statuses = statusesIn('all', status);
  const counting = { ...filters, statuses, most: MOST_COUNTED + 1 };
  const ids = tab === 'problem' ? withProblem : filters.ids;
  const shown = { ...filters, ids, statuses: statusesIn(tab, status) };
  const [{ counts, problemCounts }, rows] = await Promise.all([
    inPlannedTransaction(db, async (tx) => ({
      counts: await countOfficeOrders(tx, counting),
      problemCounts: await countOfficeOrders(tx, { ...counting, ids: withProblem }),
    })),
    inPlannedTransaction(db, (tx) => listOfficeOrders(tx, { ...shown, sort, limit, offset: (page - 1) * limit })),
  ]);
  const ofTab = (one: OfficeOrderTab) =>
    one === 'problem' ? problemCounts : counts.filter((counted) => tabs[one].includes(counted.status));
  const counted = countedPage(sumOf(ofTab(tab)), query);
  const [contacts, routes, boxes, facts] = await Promise.all([
    listContacts(db, [...new Set(rows.map(({ customerId }) => customerId))]),
    dispatching.nameRoutes(db, rows.flatMap(partsOf)),
    dispatching.numberBoxes(
      db,
      rows.flatMap(({ shipments }) => shipments.map(({ shipmentId }) => shipmentId)),
    ),
    operatorCan(role, 'costs.read') ? readOrderFacts(db, { ids: rows.map(({ id }) => id) }) : [],
  ]);
  const contactOf = new Map(contacts.map((one) => [one.id, one]));
  const profits = new Map(facts.map((one) => [one.orderId, profitOf(one)]));
  const seesDocuments = operatorCan(role, 'customers.read');
  const results = rows.map(async (order): Promise<OfficeOrderItem> => {
    const { id, customerId, customerName, cityId, leadDays, cutoff, settledAt, createdAt } = order;
    const { address: _address, shipments, total, ...row } = order;
    // under review: the plan if its transfer is approved now
    const isReviewed = row.status === 'pending_payment' && row.hasProof;
    const planned = isReviewed ? ({ status: 'paid', settledAt: clock.now() } as const) : { ...row, settledAt };
    const route = await promisedRoute(db, { cityId, leadDays, cutoff });
    return {
      ...row,
      _id: id,
      createdAt: createdAt.toISOString(),
      customer: { _id: customerId, name: customerName },
      seller: contactOf.get(customerId)?.seller ?? null,
      shipments: shipments.map((one) => toProgress(planned, one, route)),
      routes: routesOf(shipments, routes),
      problem: problems.get(id) ?? null,
      total: seesMoney ? total : null,
      labels: labelsOf(order, boxes),
      document: (seesDocuments && contactOf.get(customerId)?.document) || null,
      profit: profits.get(id) ?? null,
    };
  });
  return {
    results: await Promise.all(results),
    ...counted,
    tabs: OfficeOrderTab.options.map((one) => ({ tab: one, ...countedTotal(sumOf(ofTab(one))) })),
    amount: seesMoney && counted.totalIsExact ? ofTab(tab).reduce((sum, { amount }) => sum + amount, 0) : null,
  };
}

const sumOf = (counts: readonly { orders: number }[]): number => counts.reduce((sum, { orders }) => sum + orders, 0);
