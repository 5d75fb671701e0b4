import type { OfflineCustomer, OfflineMethod } from '@tonalia/contract/offline';
import { day } from '@tonalia/rules/durations';
import { maxShippingFees } from '@tonalia/rules/policy';
import { HISTORY_DAYS, MOST_USUAL, type OrderedUnits, usualUnits } from '@tonalia/rules/suggested-order';
import type { Actor, FindVisitor } from '../../../platform/http/actor.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import type { Database } from '../../../platform/transaction.ts';
import { type PortfolioWholeRow, lateDays, listPortfolioWhole } from '../../customers/index.ts';
import { listAgreedPrices } from '../../products/index.ts';
import { coverageOf } from '../../tracking/index.ts';
import { listPaymentMethods } from '../checkout/payment-method.sql.ts';
import { listLastOrders, listUsual } from './taken-orders.sql.ts';

/** The portfolio of a seller as a phone takes it along. Five statements for any number of customers. */
export async function readOfflinePortfolio(
  { db, clock, identities }: Pick<ModuleContext, 'db' | 'clock' | 'identities'>,
  actor: Actor,
): Promise<{ at: string; customers: OfflineCustomer[]; methods: OfflineMethod[] }> {
  const now = clock.now();
  const rows = await listPortfolioWhole(db, { sellerId: actor.identityId, ...lateDays() });
  const customerIds = rows.map(({ id }) => id);
  const since = new Date(now.getTime() - HISTORY_DAYS * day);
  const [orders, usual, agreed, methods] = await Promise.all([
    listLastOrders(db, customerIds),
    listUsual(db, { customerIds, since, most: MOST_USUAL }),
    listAgreedPrices(db, { customerIds, now }),
    listPaymentMethods(db),
  ]);
  const [ordersOf, usualOf, agreedOf] = [
    Map.groupBy(orders, keyOf),
    Map.groupBy(usual, keyOf),
    Map.groupBy(agreed, keyOf),
  ];
  const { tradeTypeId: visitors } = await identities.findVisitor(undefined);
  const customers: OfflineCustomer[] = [];
  for (const row of rows)
    customers.push({
      ...(await placedCustomer(db, row, identities.findVisitor)),
      priceTradeTypeId: row.approval === 'approved' ? row.tradeTypeId : visitors,
      agreed:
        row.approval === 'approved' ? (agreedOf.get(row.id) ?? []).map(({ customerId: _, ...price }) => price) : [],
      orders: (ordersOf.get(row.id) ?? []).map(({ customerId: _, placedAt, ...order }) => ({
        ...order,
        placedAt: placedAt.toISOString(),
      })),
      usual: usualCodes(usualOf.get(row.id) ?? []),
    });
  return {
    at: now.toISOString(),
    customers,
    methods: methods
      .filter(({ group }) => group !== 'instant')
      .map(({ reference, name, movement }) => ({ reference, name, movement })),
  };
}

/** What a customer orders most, as `suggestedOrder` names it, each by the code of its last order. */
function usualCodes(history: readonly (OrderedUnits & { code: string })[]): OfflineCustomer['usual'] {
  const codes = new Map(history.toSorted((a, b) => (a.day < b.day ? -1 : 1)).map((one) => [one.versionId, one.code]));
  return usualUnits(history).flatMap(({ versionId, units: quantity, times }) => {
    const code = codes.get(versionId);
    return code === undefined ? [] : [{ code, times, quantity }];
  });
}

const keyOf = ({ customerId }: { customerId: string }): string => customerId;

type PlacedCustomer = Omit<OfflineCustomer, 'priceTradeTypeId' | 'agreed' | 'orders' | 'usual'>;

/** A customer with the warehouses that serve its addresses. */
async function placedCustomer(db: Database, row: PortfolioWholeRow, findVisitor: FindVisitor): Promise<PlacedCustomer> {
  const addresses = await Promise.all(row.addresses.map((address) => placedAddress(db, address)));
  const { warehouseId } = await findVisitor(addresses[0]?.cityid ?? row.cityId);
  const { id, name, city, state, cityId, tradeTypeId, tradeType, approval, weekdays, credit } = row;
  return {
    _id: id,
    name,
    city,
    state,
    cityId,
    tradeTypeId,
    trade_type: tradeType,
    approval,
    warehouseId,
    addresses,
    weekdays,
    credit,
  };
}

async function placedAddress(
  db: Database,
  { id, cityId, stateId, ...named }: PortfolioWholeRow['addresses'][number],
): Promise<OfflineCustomer['addresses'][number]> {
  const coverage = await coverageOf(db, cityId);
  const delivery = coverage && {
    warehouseId: coverage.warehouseId,
    leadDays: coverage.leadDays,
    weekdays: coverage.weekdays,
    shippingFee: coverage.shippingFee,
    freeFrom: coverage.freeFrom,
    maxShippingFees,
    cutoff: coverage.cutoff,
  };
  return { ...named, _id: id, titulo: named.title, cityid: cityId, stateid: stateId, delivery: delivery ?? null };
}
