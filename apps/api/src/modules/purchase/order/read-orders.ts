import { AppError } from '@tonalia/contract/errors';
import type { Order, OrderState, OrderSummary } from '@tonalia/contract/purchase';
import type { Buyer } from '../../../platform/http/actor.ts';
import type { BuyerCall } from '../cart/buyer-call.ts';
import { seesOwnOrdersOnly } from '../member-limits/own-orders.ts';
import type { Database } from '../../../platform/transaction.ts';
import { listWarehouses } from '../../tracking/index.ts';
import { promisedRoute } from '../schedule/delivery.ts';
import { listCodesOnTheWay } from './delivery-codes.sql.ts';
import type { OrderStatus } from './order.rules.ts';
import { toOrder, toOrderSummary } from './order-wire.ts';
import { type OrderRow, countOrders, findOrder, listOrders } from './order.sql.ts';

export interface OrdersPage {
  results: OrderSummary[];
  page: number;
  limit: number;
  total: number;
  pages: number;
}

const statusesOf: Record<OrderState, OrderStatus[]> = {
  open: ['pending_payment', 'paid', 'confirmed', 'preparing', 'dispatched'],
  delivered: ['delivered'],
  cancelled: ['cancelled', 'rejected'],
};

/** A page of the customer's orders, newest first, by any buyer unless the caller sees only its own; `state` filters them. */
export async function readOrders(
  db: Database,
  { actor, buyer }: BuyerCall,
  { page, limit, state }: { page: number; limit: number; state?: OrderState | undefined },
): Promise<OrdersPage> {
  const statuses = state ? statusesOf[state] : null;
  const { customerId } = buyer;
  const ownerId = seesOwnOrdersOnly(buyer) ? actor.identityId : null;
  const rows = await listOrders(db, { customerId, statuses, ownerId, limit, offset: (page - 1) * limit });
  const [first = (await countOrders(db, { customerId, statuses, ownerId }))[0]] = rows;
  const total = first?.count ?? 0;
  const results = await Promise.all(rows.map(async (row) => toOrderSummary(row, await promisedRoute(db, row))));
  return { results, page, limit, total, pages: Math.ceil(total / limit) };
}

/** One order of the customer by code or id. Throws ORDER_NOT_FOUND for unknown orders and those of other customers. */
export async function readOrder(
  db: Database,
  { customerId }: Pick<Buyer, 'customerId'>,
  codeOrId: string,
): Promise<Order> {
  const [order] = await findOrder(db, { customerId, codeOrId });
  if (!order) throw new AppError('ORDER_NOT_FOUND');
  return completeOrder(db, order);
}

/** The same with the delivery codes of what is on its way, for its buyer's own page. Offices read `readOrder`: a code proves a delivery to them. */
export async function readOwnOrder(db: Database, buyer: Pick<Buyer, 'customerId'>, codeOrId: string): Promise<Order> {
  const order = await readOrder(db, buyer, codeOrId);
  const codes = await listCodesOnTheWay(db, order.orderId);
  const shipments = order.shipments.map((shipment) => {
    const own = codes.find(({ shipmentId }) => shipmentId === shipment._id);
    return own ? { ...shipment, deliveryCode: own.code } : shipment;
  });
  return { ...order, shipments };
}

/** An order with the days its shipments are due, and the cities of those that leave on one day. */
export async function completeOrder(db: Database, row: OrderRow): Promise<Order> {
  const order = toOrder(row, await promisedRoute(db, row));
  const dates = row.shipments.map(({ dispatchDate }) => dispatchDate);
  if (new Set(dates).size === dates.length) return order;
  const warehouses = await listWarehouses(db);
  const shipments = order.shipments.map((shipment, at) => {
    if (dates.filter((date) => date === shipment.dispatchDate).length === 1) return shipment;
    const from = row.shipments[at]?.warehouseId ?? row.warehouseId;
    return { ...shipment, leavesFrom: warehouses.find(({ id }) => id === from)?.city ?? from };
  });
  return { ...order, shipments };
}
