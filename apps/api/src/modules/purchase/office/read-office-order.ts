import { AppError } from '@tonalia/contract/errors';
import { type OfficeRole, operatorCan } from '@tonalia/contract/office-rights';
import type { Order } from '@tonalia/contract/purchase';
import type { OfficeOrder } from '@tonalia/contract/purchase-office';
import type { Database } from '../../../platform/transaction.ts';
import { toFactsView } from './facts-view.ts';
import { readOrderFacts } from '../facts/read-order-facts.ts';
import { readAnyOrder } from '../order/operate/read-any-order.ts';
import { canAdjust, canEnd, canShipmentBecome, isSettled } from '../order/order.rules.ts';
import { moves } from './moves.ts';
import { orderHistory } from './one-order/order-history.rules.ts';
import { readCustomer, readPast } from './one-order/read-facts.ts';
import { findOfficeFacts } from './one-order/one-order.sql.ts';

type OfficeShipmentView = OfficeOrder['shipments'][number];

/** One order of any customer, as the operator's role may see it. ORDER_NOT_FOUND. */
export async function readOfficeOrder(db: Database, role: OfficeRole, orderCode: string): Promise<OfficeOrder> {
  const [facts] = await findOfficeFacts(db, orderCode);
  const order = facts && (await readAnyOrder(db, orderCode));
  if (!order) throw new AppError('ORDER_NOT_FOUND');
  const seesMoney = operatorCan(role, 'amounts.read');
  const [customer, past, fiscal] = await Promise.all([
    readCustomer(db, role, order),
    readPast(
      db,
      facts.id,
      order.shipments.map(({ _id }) => _id),
    ),
    seesMoney ? readOrderFacts(db, { ids: [facts.id] }) : [],
  ]);
  const { orderId, status, createdAt, units, comments, together, shippingAddress, shipments } = order;
  const parts = shipments.map((one) => one.status);
  return {
    _id: orderId,
    code: order.orderCode,
    status,
    createdAt,
    units,
    comments,
    together,
    version: facts.version,
    warehouseId: facts.warehouseId,
    takenBy: facts.takenBy,
    customer,
    address: shippingAddress,
    shipments: shipments.map(({ products, ...shipment }) => ({
      ...shipment,
      warehouseId:
        facts.elsewhere.find(({ shipmentId }) => shipmentId === shipment._id)?.warehouseId ?? facts.warehouseId,
      lines: seesMoney ? products : products.map(withoutPrices),
      next: isSettled(status) ? nextAct(role, shipment.status) : null,
    })),
    money: seesMoney ? moneyOf(order) : null,
    facts: fiscal[0] ? toFactsView(fiscal[0]) : null,
    canAdjust: operatorCan(role, 'orders.adjust') && canAdjust(status, parts),
    canReject: operatorCan(role, 'orders.cancel') && canEnd(status, parts),
    canChangeDelivery: operatorCan(role, 'orders.adjust') && canEnd(status, parts),
    notes: past.notes,
    messages: past.messages.map(({ by: _, ...message }) => message).toReversed(),
    history: orderHistory({
      ...past,
      order,
      lineOf: new Map(facts.versions.map(({ id, line }) => [id, line])),
      seesMoney,
    }),
  };
}

const withoutPrices = (line: Order['shipments'][number]['products'][number]) => ({
  ...line,
  price: null,
  originalPrice: null,
  amount: null,
});

/** The act that moves a part on, when the role may do it. */
function nextAct(role: OfficeRole, status: OfficeShipmentView['status']): OfficeShipmentView['next'] {
  const possible = moves.find(({ to }) => canShipmentBecome(status, to));
  return possible && operatorCan(role, possible.needs) ? possible.act : null;
}

function moneyOf({
  subtotal,
  savings,
  couponSavings,
  movement,
  shipping,
  total,
  payBy,
  payments,
  refunds,
}: Order): NonNullable<OfficeOrder['money']> {
  return {
    subtotal,
    savings,
    couponSavings,
    movement,
    shipping,
    total,
    payBy,
    // the address of the bank's page is the shopper's
    payments: payments.map(({ redirectUrl: _, ...payment }) => payment),
    refunds,
  };
}
