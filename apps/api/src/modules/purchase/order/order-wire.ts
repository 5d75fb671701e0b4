import type { Order, OrderSummary } from '@tonalia/contract/purchase';
import { type PromisedRoute, dueDays } from '@tonalia/rules/shipment-due';
import { toPayment } from '../payment-view/payment-wire.ts';
import { toRefund } from '../payment-view/refund-wire.ts';
import { toAssembly } from '../cart/cart-wire.ts';
import { canCancel, isSettled } from './order.rules.ts';
import type { OrderLineRow, OrderRow, OrderSummaryRow, ShipmentProgressRow } from './order.sql.ts';

/** An order in a list; `route` is what it was promised by. */
export function toOrderSummary(row: Omit<OrderSummaryRow, 'count'>, route: PromisedRoute): OrderSummary {
  const { orderId, cartId, orderCode, status, createdAt, units, lines, total, images, tiles, nextDispatch, refunds } =
    row;
  return {
    orderId,
    cartId,
    orderCode,
    status,
    createdAt: createdAt.toISOString(),
    units,
    lines,
    total,
    images,
    tiles,
    nextDispatch,
    shipments: row.shipments.map((shipment) => toProgress(row, shipment, route)),
    refunds: refunds.map(toRefund),
  };
}

/** An order with all its payments, in the names of the contract. */
export function toOrder(row: OrderRow, route: PromisedRoute): Order {
  const { subtotal, savings, couponSavings, movement, shipping, customerId, customerName, comments, together, payBy } =
    row;
  const shipments = row.shipments.map((shipment) => ({
    ...toProgress(row, shipment, route),
    // goods in stock have a dispatch date too, once an operator moved it
    isPreSales: shipment.lines.some(({ advanced }) => advanced),
    products: shipment.lines.map(toOrderLine),
  }));
  return {
    ...toOrderSummary(row, route),
    payments: row.payments.map(toPayment),
    payBy: payBy?.toISOString() ?? null,
    canCancel: canCancel(
      row.status,
      shipments.map(({ status }) => status),
    ),
    subtotal,
    savings,
    couponSavings,
    movement,
    shipping,
    comments,
    together,
    paymentMethod: { reference: row.paymentReference, name: row.paymentName, group: row.paymentGroup },
    // as: place-order.ts writes an Address
    shippingAddress: row.address as Order['shippingAddress'],
    customer: { _id: customerId, name: customerName },
    shipments,
    history: row.history,
  };
}

/** How far a shipment is, and when it is due. */
export function toProgress(
  order: Pick<OrderSummaryRow, 'status' | 'settledAt'>,
  { shipmentId, dispatchDate, status, delivery, preparedAt, dispatchedAt, deliveredAt }: ShipmentProgressRow,
  route: PromisedRoute,
): OrderSummary['shipments'][number] {
  const isDue = isSettled(order.status) && status !== 'cancelled';
  const due = isDue ? dueDays({ dispatchDate, deliveryDay: delivery?.day ?? null }, order.settledAt, route) : null;
  return {
    _id: shipmentId,
    dispatchDate,
    status,
    delivery,
    preparedAt: toInstant(preparedAt),
    dispatchedAt: toInstant(dispatchedAt),
    deliveredAt: toInstant(deliveredAt),
    leavesBy: due?.leavesBy ?? null,
    arrivesBy: due?.arrivesBy ?? null,
  };
}

/** JSON of PostgreSQL has its own way to write a time. */
const toInstant = (time: string | null): string | null => time && new Date(time).toISOString();

function toOrderLine(row: OrderLineRow): Order['shipments'][number]['products'][number] {
  const { productId, code, versionCode, choice, advanced, dispatchDate, quantity, name, manufacturerId } = row;
  const { manufacturerName, versionName, colour: color, image, tile, price, originalPrice, amount } = row;
  return {
    productId,
    code,
    versionCode,
    ...toAssembly(code, choice),
    advancedPurchasing: advanced,
    isPreSales: advanced,
    dispatchDate,
    quantity,
    name,
    manufacturer: { _id: manufacturerId, name: manufacturerName },
    versionName,
    color,
    image,
    tile,
    price,
    originalPrice,
    amount,
    line: row.lineNo,
    ...(row.asked !== null && row.asked > quantity + row.returned && { asked: row.asked }),
    ...(row.returned > 0 && { returned: row.returned }),
    ...(row.substitutes !== null && { substitutes: row.substitutes }),
  };
}
