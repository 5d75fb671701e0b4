import { AppError } from '@tonalia/contract/errors';
import { type OfficeRole, operatorCan } from '@tonalia/contract/office-rights';
import type { Order } from '@tonalia/contract/purchase';
import type { OfficeOrder } from '@tonalia/contract/purchase-office';
import { listActs } from '../../../platform/audit.ts';
import type { Database } from '../../../platform/transaction.ts';
import { listContacts } from '../../customers/index.ts';
import { readAnyOrder } from '../order/operate/read-any-order.ts';
import { canAdjust, canEnd, canShipmentBecome, isSettled } from '../order/order.rules.ts';
import { moves } from './moves.ts';
import { mergeHistory } from './order-history.rules.ts';
import { findWarehouseOfOrder } from './orders.sql.ts';

type OfficeShipmentView = OfficeOrder['shipments'][number];

/** One order of any customer, as the operator's role may see it. ORDER_NOT_FOUND. */
export async function readOfficeOrder(db: Database, role: OfficeRole, orderCode: string): Promise<OfficeOrder> {
  const [found] = await findWarehouseOfOrder(db, orderCode);
  const order = found && (await readAnyOrder(db, orderCode));
  if (!order) throw new AppError('ORDER_NOT_FOUND');
  const [[contact], acts] = await Promise.all([listContacts(db, [order.customer._id]), listActs(db, found.id)]);
  const seesMoney = operatorCan(role, 'amounts.read');
  const { orderId, status, createdAt, units, comments, customer, shippingAddress, shipments, history } = order;
  const { document = null, phone = null, seller = null } = contact ?? {};
  const parts = shipments.map((one) => one.status);
  return {
    _id: orderId,
    code: order.orderCode,
    status,
    createdAt,
    units,
    comments,
    warehouseId: found.warehouseId,
    version: found.version,
    customer: { ...customer, document, phone, seller },
    address: shippingAddress,
    shipments: shipments.map(({ products, ...shipment }) => ({
      ...shipment,
      lines: seesMoney ? products : products.map(withoutPrices),
      next: isSettled(status) ? nextAct(role, shipment.status) : null,
    })),
    money: seesMoney ? moneyOf(order) : null,
    canAdjust: operatorCan(role, 'orders.adjust') && canAdjust(status, parts),
    canReject: operatorCan(role, 'orders.cancel') && canEnd(status, parts),
    history: mergeHistory(history, acts),
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
