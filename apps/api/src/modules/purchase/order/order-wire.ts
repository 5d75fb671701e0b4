import type { Order, OrderSummary } from '@tonalia/contract/purchase';
import { toPayment } from '../payment-view/payment-wire.ts';
import { toRefund } from '../payment-view/refund-wire.ts';
import type { PaymentRow } from '../payment-view/payment-view.sql.ts';
import { toAssembly } from '../cart/cart-wire.ts';
import { canCancel } from './order.rules.ts';
import type { OrderLineRow, OrderRow, OrderSummaryRow } from './order.sql.ts';

export function toOrderSummary(row: Omit<OrderSummaryRow, 'count'>): OrderSummary {
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
    refunds: refunds.map(toRefund),
  };
}

/** An order with all its payments, in the names of the contract. */
export function toOrder(row: OrderRow, payments: readonly PaymentRow[]): Order {
  const { subtotal, savings, couponSavings, movement, shipping, customerId, customerName, comments, payBy } = row;
  const shipments = row.shipments.map(toShipment);
  const summary = toOrderSummary(row);
  return {
    ...summary,
    payments: payments.map(toPayment),
    payBy: payBy?.toISOString() ?? null,
    canCancel: canCancel(
      summary.status,
      shipments.map(({ status }) => status),
    ),
    subtotal,
    savings,
    couponSavings,
    movement,
    shipping,
    comments,
    paymentMethod: { reference: row.paymentReference, name: row.paymentName, group: row.paymentGroup },
    // as: place-order.ts writes an Address
    shippingAddress: row.address as Order['shippingAddress'],
    customer: { _id: customerId, name: customerName },
    shipments,
    history: row.history,
  };
}

function toShipment({
  dispatchDate,
  status,
  delivery,
  lines,
}: OrderRow['shipments'][number]): Order['shipments'][number] {
  return {
    dispatchDate,
    status,
    isPreSales: dispatchDate !== null,
    delivery,
    products: lines.map(toOrderLine),
  };
}

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
  };
}
