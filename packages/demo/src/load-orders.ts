import type { ClientBase } from 'pg';
import { cutoffHour } from '@tonalia/rules/policy';
import type { DemoComboPart } from './combos.ts';
import { type Cell, copy } from './copy.ts';
import { contentText } from './product.ts';
import { costReader } from './costs.ts';
import { daysFrom } from './days.ts';
import { seeded } from './random.ts';
import { type DemoOrder, type DemoOrderLine, type DemoOrderStatus, isPaidFirst, isSold } from './order.ts';

/** Names of municipalities by DANE code, for the addresses of orders. */
export type CityNames = ReadonlyMap<string, { city: string; state: string; stateId: string }>;

/** Ids of shipments by order and date. */
export type ShipmentIds = ReadonlyMap<string, number>;

/** Orders with their carts, shipments, lines, events and payments. Returns the ids of the shipments. */
export async function loadOrders(
  client: ClientBase,
  orders: readonly DemoOrder[],
  { parts, cities }: { parts: readonly DemoComboPart[]; cities: CityNames },
): Promise<ShipmentIds> {
  await copyCarts(client, orders);
  await copyOrders(client, orders, cities);
  const shipmentIds = await copyShipments(client, orders);
  await copyLines(client, orders, shipmentIds);
  await copyParts(client, orders, parts);
  await copyEvents(client, orders);
  await copyPayments(client, orders);
  return shipmentIds;
}

function copyCarts(client: ClientBase, orders: readonly DemoOrder[]): Promise<void> {
  return copy(
    client,
    'purchase.cart',
    [
      'id',
      'identity_id',
      'customer_id',
      'status',
      'address_id',
      'warehouse_id',
      'payment_method',
      'created_at',
      'updated_at',
    ],
    orders.map((order) => [
      order.cartId,
      order.buyer.id,
      order.customer.id,
      'ordered',
      order.address.id,
      order.zone.warehouseId,
      order.method,
      order.createdAt,
      order.createdAt,
    ]),
  );
}

function copyOrders(client: ClientBase, orders: readonly DemoOrder[], cities: CityNames): Promise<void> {
  return copy(
    client,
    'purchase.order',
    [
      'id',
      'code',
      'cart_id',
      'identity_id',
      'customer_id',
      'customer_name',
      'status',
      'warehouse_id',
      'address',
      'payment_method',
      'subtotal',
      'savings',
      'movement',
      'shipping',
      'total',
      'units',
      'created_at',
      'lead_days',
      'cutoff',
    ],
    orders.map((order) => orderRow(order, cities)),
  );
}

/** Returns the ids of shipments by order and date. */
async function copyShipments(client: ClientBase, orders: readonly DemoOrder[]): Promise<ShipmentIds> {
  const shipments = orders
    .flatMap((order) => order.shipments.map((shipment) => ({ ...shipment, orderId: order.id })))
    .map((shipment, at) => ({ ...shipment, id: at + 1 }));
  await copy(
    client,
    'purchase.shipment',
    [
      'id',
      'order_id',
      'dispatch_date',
      'status',
      'delivery_day',
      'delivery_from',
      'delivery_to',
      'prepared_at',
      'dispatched_at',
      'delivered_at',
      'delivery_code',
    ],
    shipments.map(({ id, orderId, date, status, window, preparedAt, dispatchedAt, deliveredAt }) => [
      id,
      orderId,
      date,
      status,
      window?.day ?? null,
      window?.from ?? null,
      window?.to ?? null,
      preparedAt,
      dispatchedAt,
      deliveredAt,
      dispatchedAt && String(seeded(`door ${orderId}`).whole(0, 9999)).padStart(4, '0'),
    ]),
  );
  await client.query(
    `select setval(pg_get_serial_sequence('purchase.shipment', 'id'), (select max(id) from purchase.shipment))`,
  );
  return new Map(shipments.map(({ id, orderId, date }) => [`${orderId} ${date}`, id]));
}

function copyLines(client: ClientBase, orders: readonly DemoOrder[], shipmentIds: ShipmentIds): Promise<void> {
  const costOf = costReader();
  return copy(
    client,
    'purchase.order_line',
    [
      'order_id',
      'line_no',
      'shipment_id',
      'product_id',
      'version_id',
      'code',
      'version_code',
      'name',
      'version_name',
      'manufacturer_id',
      'manufacturer_name',
      'colour',
      'image',
      'tile',
      'advanced',
      'dispatch_date',
      'quantity',
      'price',
      'original_price',
      'amount',
      'returned',
      'cost',
    ],
    orders.flatMap((order) =>
      order.lines.map((line, at) => [
        order.id,
        at + 1,
        shipmentIds.get(`${order.id} ${line.dispatchDate}`),
        ...lineCells(line),
        costOf(line.product.code, line.version.price),
      ]),
    ),
  );
}

function copyParts(client: ClientBase, orders: readonly DemoOrder[], parts: readonly DemoComboPart[]): Promise<void> {
  return copy(
    client,
    'purchase.order_line_part',
    ['order_id', 'line_no', 'position', 'version_id', 'quantity'],
    orders.flatMap((order) => order.lines.flatMap((line, at) => partRows(order, line, at + 1, parts))),
  );
}

function copyEvents(client: ClientBase, orders: readonly DemoOrder[]): Promise<void> {
  return copy(client, 'purchase.order_event', ['order_id', 'status', 'at', 'actor_id'], orders.flatMap(eventRows));
}

function copyPayments(client: ClientBase, orders: readonly DemoOrder[]): Promise<void> {
  return copy(
    client,
    'purchase.payment',
    [
      'order_id',
      'method',
      'status',
      'amount',
      'reason',
      'gateway_reference',
      'transaction_id',
      'created_at',
      'updated_at',
    ],
    orders.map((order) => [
      order.id,
      order.transfer === null ? order.method : 'bank_transfer',
      paymentStatus(order),
      paidFor(order),
      order.transfer,
      isPaidFirst(order.method) ? `${order.code}-1` : null,
      isPaidFirst(order.method) ? `demo-${order.code.slice(3)}` : null,
      order.createdAt,
      order.settledAt,
    ]),
  );
}

function orderRow(order: DemoOrder, cities: CityNames): Cell[] {
  const { customer, address } = order;
  const place = cities.get(address.cityId);
  const written = {
    _id: address.id,
    title: address.title,
    titulo: address.title,
    address: address.address,
    city: place?.city,
    state: place?.state,
    cityid: address.cityId,
    stateid: place?.stateId,
    fixed: address.fixed,
  };
  return [
    order.id,
    order.code,
    order.cartId,
    order.buyer.id,
    customer.id,
    customer.name,
    order.status,
    order.zone.warehouseId,
    written,
    order.method,
    order.subtotal,
    order.savings,
    order.movement,
    order.shipping,
    order.total,
    order.lines.reduce((sum, line) => sum + line.quantity, 0),
    order.createdAt,
    order.zone.leadDays,
    order.zone.cutoff ?? cutoffHour,
  ];
}

function lineCells({
  product,
  version,
  quantity,
  price,
  originalPrice,
  dispatchDate,
  returned,
}: DemoOrderLine): Cell[] {
  const { shade } = version;
  const content = contentText(version.volume, version.unit);
  const versionName = [shade && `${shade.code} ${shade.name}`, content].filter(Boolean).join(', ');
  return [
    product.id,
    version.id,
    product.code,
    product.hasVersions ? version.code : null,
    product.name,
    product.hasVersions ? versionName || null : null,
    product.brand.id,
    product.brand.name,
    shade && { name: `${shade.code} ${shade.name}`, image: null, color: shade.hex },
    shade ? `/pictures/version/${version.id}` : `/pictures/product/${product.id}`,
    product.tile,
    dispatchDate !== null,
    dispatchDate,
    quantity,
    price,
    originalPrice,
    price * quantity,
    returned,
  ];
}

function partRows(
  order: DemoOrder,
  { product, version, quantity, dispatchDate }: DemoOrderLine,
  lineNo: number,
  parts: readonly DemoComboPart[],
): Cell[][] {
  // units of a presale are of no stock yet
  if (dispatchDate !== null) return [];
  if (product.kind === 'simple') return [[order.id, lineNo, 0, version.id, quantity]];
  return parts
    .filter(({ comboId }) => comboId === product.id)
    .map((part) => [order.id, lineNo, part.position, part.versionId, part.quantity * quantity]);
}

/** The history of an order: what is in stock moves it, as far as its state has come. */
function eventRows({ id, status, method, buyer, createdAt, settledAt, shipments, trip }: DemoOrder): Cell[][] {
  const stock = shipments.find(({ date }) => date === null);
  const events: [DemoOrderStatus, Date | null][] =
    status === 'cancelled' || status === 'rejected'
      ? [[status, daysFrom(createdAt, 0.4)]]
      : [
          ['preparing', stock?.preparedAt ?? null],
          ['dispatched', stock?.dispatchedAt ?? null],
          ['delivered', stock?.deliveredAt ?? null],
        ];
  const last = events.findIndex(([step]) => step === status);
  const begun = isPaidFirst(method)
    ? ([
        ['pending_payment', createdAt],
        ['paid', settledAt],
      ] as const)
    : ([['confirmed', createdAt]] as const);
  const home: typeof events = trip
    ? [
        ['dispatched', trip.leftAt],
        ['preparing', trip.homeAt],
      ]
    : [];
  return [...begun, ...events.slice(0, last + 1), ...home].flatMap(([step, at]) =>
    at === null ? [] : [[id, step, at, buyer.id]],
  );
}

/** A payment made before goods came back is refunded in part; a later payment is smaller. */
function paidFor({ method, total, back }: DemoOrder): number {
  return isPaidFirst(method) ? total + (back?.amount ?? 0) : total;
}

function paymentStatus(order: DemoOrder): string {
  if (!isSold(order)) return 'voided';
  if (isPaidFirst(order.method)) return 'approved';
  if (order.method === 'own_credit') return 'on_credit';
  return order.status === 'delivered' ? 'approved' : 'on_delivery';
}
