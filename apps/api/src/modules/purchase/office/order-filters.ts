import { AppError } from '@tonalia/contract/errors';
import { OfficeError } from '@tonalia/contract/office-errors';
import { type OfficeRole, operatorCan } from '@tonalia/contract/office-rights';
import { MOST_COUNTED } from '@tonalia/contract/office-wire';
import type { OfficeOrderQuery, OfficeOrderTab } from '@tonalia/contract/purchase-office';
import { startOfDay } from '@tonalia/rules/calendar';
import { bareDocument } from '@tonalia/rules/document';
import { day } from '@tonalia/rules/durations';
import type { Clock } from '../../../platform/clock.ts';
import { inPlannedTransaction } from '../../../platform/planned-transaction.ts';
import type { Database } from '../../../platform/transaction.ts';
import { findCustomerIds, listCustomersOfSellers, listServedCustomers } from '../../customers/index.ts';
import { listZones } from '../../tracking/index.ts';
import type { OrderStatus } from '../order/order.rules.ts';
import { type DueDay, listDueDays, listReviewed } from './due.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { findByRoute } from './route-filter.ts';
import { findByBrand, findBySku } from './line-filters.ts';
import { listOrderIds, searchOrders } from './orders.sql.ts';

const statusesOf: Record<Exclude<OfficeOrderTab, 'all' | 'problem'>, OrderStatus[]> = {
  unpaid: ['pending_payment'],
  to_pick: ['paid', 'confirmed'],
  picking: ['preparing'],
  dispatched: ['dispatched'],
  delivered: ['delivered'],
  ended: ['cancelled', 'rejected'],
};
const all = Object.values(statusesOf).flat();
/** The states of each tab. */
export const tabs: Record<OfficeOrderTab, OrderStatus[]> = { all, ...statusesOf, problem: all };

/** The states of a tab that the filter asks for. */
export const statusesIn = (tab: OfficeOrderTab, asked: readonly OrderStatus[] | undefined): OrderStatus[] =>
  asked ? tabs[tab].filter((status) => asked.includes(status)) : tabs[tab];

/** What filters a list of orders. */
export type OrderFilters = Omit<OfficeOrderQuery, 'page' | 'limit' | 'sort'>;

/** What the list of orders reads. */
export type OrderListContext = Pick<ModuleContext, 'db' | 'clock' | 'dispatching'>;

/** The parameters of what a tab shows, with its states. ROLE_NOT_ALLOWED as `readFilters`. */
export async function readTab(context: OrderListContext, role: OfficeRole, query: OrderFilters) {
  const { db, clock } = context;
  const [filters, problems] = await Promise.all([
    readFilters(context, role, query),
    query.tab === 'problem' ? context.dispatching.findProblems(db, clock) : null,
  ]);
  const ids = problems ? idsAmong(filters, problems) : filters.ids;
  return { ...filters, ids, statuses: statusesIn(query.tab, query.status) };
}

/** The ids of the orders that the filters give, oldest first. ROLE_NOT_ALLOWED as `readFilters`; JOB_TOO_LARGE for more than `most`. */
export async function listFilteredIds(
  context: OrderListContext,
  role: OfficeRole,
  query: OrderFilters,
  most: number,
): Promise<string[]> {
  const filters = await readTab(context, role, query);
  const found = await inPlannedTransaction(context.db, (tx) => listOrderIds(tx, { ...filters, limit: most + 1 }));
  if (found.length > most) throw new OfficeError('JOB_TOO_LARGE');
  return found.map(({ id }) => id);
}

/** The ids of the orders with a problem that the filters may give. */
export const idsAmong = ({ ids }: { ids: string[] | null }, problems: ReadonlyMap<string, unknown>): string[] =>
  ids ? ids.filter((id) => problems.has(id)) : [...problems.keys()];

/** The parameters of the list. Days are of Bogotá. ROLE_NOT_ALLOWED for filtering by amounts without `amounts.read`. */
export async function readFilters(context: OrderListContext, role: OfficeRole, query: OrderFilters) {
  const { db, clock } = context;
  const { warehouseId, method, from, to, minTotal, maxTotal } = query;
  const isByAmount = minTotal !== undefined || maxTotal !== undefined;
  if (isByAmount && !operatorCan(role, 'amounts.read')) throw new AppError('ROLE_NOT_ALLOWED');
  const [found, due, sellers, brand, sku, cityIds, onRoute] = await Promise.all([
    findTyped(db, query),
    findDue(db, clock, query),
    findAskedCustomers(db, query),
    findByBrand(db, query),
    findBySku(db, query),
    askedCities(db, query),
    findByRoute(context, query),
  ]);
  return {
    ...sellers,
    warehouseIds: warehouseId ?? null,
    methods: method ?? null,
    cityIds,
    brandIds: brand.values,
    versionIds: sku.values,
    minTotal: minTotal ?? 0,
    maxTotal: maxTotal ?? Number.MAX_SAFE_INTEGER,
    from: startOfDay(from ?? '2000-01-01'),
    to: to === undefined ? startOfDay('9999-01-01') : new Date(startOfDay(to).getTime() + day),
    ids: inAll([found, due, brand.ids, sku.ids, onRoute]),
  };
}

/** The ids in every set that limits the list; null when none does. */
function inAll(sets: readonly (Set<string> | null)[]): string[] | null {
  const [first, ...more] = sets.filter((one) => one !== null);
  return first ? [...first].filter((id) => more.every((one) => one.has(id))) : null;
}

/** The asked cities, of the asked zones; null for all. */
async function askedCities(db: Database, { cityId, zoneId }: OrderFilters): Promise<string[] | null> {
  if (zoneId === undefined) return cityId ?? null;
  const zones = (await listZones(db)).filter(({ id }) => zoneId.includes(id));
  const cities = zones.flatMap(({ cityIds }) => cityIds);
  return cityId ? cities.filter((id) => cityId.includes(id)) : cities;
}

/** Ids of the orders that the typed words find; null without words. */
async function findTyped(db: Database, { q }: OrderFilters): Promise<Set<string> | null> {
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

/** Ids of the orders with a part that is or, once its review ends, would be due on an asked day, or between two; null without any. */
async function findDue(db: Database, clock: Clock, query: OrderFilters): Promise<Set<string> | null> {
  const { dispatchDate = [], dispatchFrom, dispatchTo } = query;
  const isSpan = dispatchFrom !== undefined || dispatchTo !== undefined;
  if (dispatchDate.length === 0 && !isSpan) return null;
  const due = (await Promise.all([listDueDays(db, clock), listReviewed(db, clock)])).flat();
  const isAsked = ({ day: leaves, isLate }: DueDay) =>
    dispatchDate.includes(leaves) ||
    (isLate && dispatchDate.includes('late')) ||
    (isSpan && leaves >= (dispatchFrom ?? leaves) && leaves <= (dispatchTo ?? leaves));
  return new Set(due.filter(isAsked).map(({ orderId }) => orderId));
}

/** The asked customer, when the asked sellers serve it too. */
async function findAskedCustomers(db: Database, query: OrderFilters) {
  const { customerIds, isDirect, served } = await findSellersCustomers(db, query);
  const { customerId } = query;
  if (customerId === undefined) return { customerIds, isDirect, served };
  const isAsked =
    customerIds === null || customerIds.includes(customerId) || (isDirect && !served.includes(customerId));
  return { customerIds: isAsked ? [customerId] : [], isDirect: false, served: [] };
}

/** Customers of the asked sellers; with `isDirect` also those without a seller: all but the `served`. */
async function findSellersCustomers(db: Database, { sellerId }: OrderFilters) {
  if (sellerId === undefined) return { customerIds: null, isDirect: false, served: [] };
  const isDirect = sellerId.includes('direct');
  const sellers = sellerId.filter((id) => id !== 'direct');
  const [own, served] = await Promise.all([
    listCustomersOfSellers(db, sellers),
    isDirect ? listServedCustomers(db) : [],
  ]);
  const idsOf = (rows: readonly { customerId: string }[]) => rows.map(({ customerId }) => customerId);
  return { customerIds: idsOf(own), isDirect, served: idsOf(served) };
}
