import { dayIn } from '@tonalia/rules/dates';
import { minute } from '@tonalia/rules/durations';
import type { ClientBase } from 'pg';
import { type Cell, copy } from './copy.ts';
import { damagePicture } from './damage-picture.ts';
import { type DemoLoad, type DemoStop, driverAlong } from './dispatch-days.ts';
import type { ShipmentIds } from './load-orders.ts';
import type { DemoOrder } from './order.ts';
import { seeded } from './random.ts';

/** Number of the load on the road. */
const LAST_NUMBER = 871;
const CHANGE = 100_000;
const PLANNED = 25;

interface Stored {
  stop: DemoStop;
  load: DemoLoad;
  order: DemoOrder;
  id: string;
  deliveryId: string;
  position: number;
}

/** Loads that left, with their stops and how they ended. Packing and settlements follow once there are operators. */
export async function loadLoads(
  client: ClientBase,
  loads: readonly DemoLoad[],
  { orders, shipmentIds }: { orders: readonly DemoOrder[]; shipmentIds: ShipmentIds },
): Promise<void> {
  const byId = new Map(orders.map((order) => [order.id, order]));
  const stops = loads.flatMap((load) =>
    load.stops.flatMap((stop, at): Stored[] => {
      const order = byId.get(stop.orderId);
      const random = seeded(`stop ${stop.orderId}`);
      return order ? [{ stop, load, order, id: random.uuid(), deliveryId: random.uuid(), position: at + 1 }] : [];
    }),
  );
  await copyLoads(client, loads);
  await copy(
    client,
    'dispatch.load_stop',
    ['id', 'load_id', 'shipment_id', 'position', 'promised_at', 'is_open'],
    stops.map(({ id, load, order, position, stop }) => [
      id,
      load.id,
      shipmentIds.get(`${order.id} null`),
      position,
      clockOf(stop.end?.at ?? plannedAt(load, position)),
      load.closedAt === null,
    ]),
  );
  await client.query(
    `update purchase.shipment s set load_code = l.code
     from dispatch.load_stop x join dispatch.load l on l.id = x.load_id where x.shipment_id = s.id and l.state = 'on_road'`,
  );
  await copyDeliveries(client, stops);
  await copyBacks(client, stops);
  await copy(
    client,
    'purchase.door_transfer',
    ['id', 'order_id', 'amount', 'reference', 'settled_at'],
    stops.flatMap(({ order, deliveryId, load }) =>
      order.transfer === null ? [] : [[deliveryId, order.id, order.total, order.transfer, load.closedAt]],
    ),
  );
}

const plannedAt = ({ leftAt }: DemoLoad, position: number): Date =>
  new Date(leftAt.getTime() + position * PLANNED * minute);

/** An hour of the day in Bogotá. */
const clockOf = (time: Date): string =>
  time.toLocaleTimeString('en-GB', { timeZone: 'America/Bogota', hour: '2-digit', minute: '2-digit' });

async function copyLoads(client: ClientBase, loads: readonly DemoLoad[]): Promise<void> {
  await copy(
    client,
    'dispatch.load',
    [
      'id',
      'code',
      'route_id',
      'route_name',
      'dispatch_date',
      'warehouse_id',
      'leaves_at',
      'driver_name',
      'driver_phone',
      'driver_document',
      'vehicle',
      'plate',
      'capacity_kg',
      'change_amount',
      'asks_code',
      'state',
      'link_token_hash',
      'link_made_at',
      'link_opened_at',
      'dispatched_at',
      'dispatched_by_name',
      'closed_at',
      'created_at',
    ],
    loads.map(({ id, route, leftAt, closedAt }, at) => {
      const driver = driverAlong(route.id);
      const linkAt = new Date(leftAt.getTime() - 20 * minute);
      return [
        id,
        `HR-${String(LAST_NUMBER - at).padStart(5, '0')}`,
        route.id,
        route.name,
        dayIn(leftAt),
        route.warehouseId,
        clockOf(leftAt),
        driver.name,
        driver.phone,
        driver.document,
        driver.vehicle,
        driver.plate,
        driver.capacity,
        CHANGE,
        true,
        closedAt ? 'closed' : 'on_road',
        closedAt ? null : `\\x${hashOf(id)}`,
        linkAt,
        new Date(leftAt.getTime() - 6 * minute),
        leftAt,
        'Wilson Castro',
        closedAt,
        new Date(leftAt.getTime() - 90 * minute),
      ];
    }),
  );
  await client.query(`select setval('dispatch.load_number', $1)`, [LAST_NUMBER]);
}

/** A link that opens nothing: an operator makes one that does. */
const hashOf = (id: string): string => seeded(`no link ${id}`).uuid().replaceAll('-', '').repeat(2);

function copyDeliveries(client: ClientBase, stops: readonly Stored[]): Promise<void> {
  return copy(
    client,
    'dispatch.delivery',
    [
      'id',
      'stop_id',
      'load_id',
      'result',
      'reason',
      'note',
      'receiver',
      'proof',
      'expected',
      'due',
      'cash',
      'electronic',
      'electronic_reference',
      'at',
      'arrived_at',
    ],
    stops.flatMap(({ stop, load, order, id, deliveryId }) =>
      stop.end ? [deliveryRow({ stop, load, order, id, deliveryId })] : [],
    ),
  );
}

function deliveryRow({ stop, load, order, id, deliveryId }: Omit<Stored, 'position'>): Cell[] {
  const isRefused = stop.end?.result === 'refused';
  const due = stop.expected === 0 || isRefused ? 0 : order.total;
  return [
    deliveryId,
    id,
    load.id,
    stop.end?.result,
    isRefused ? 'closed' : null,
    isRefused ? 'Va mañana' : '',
    isRefused ? '' : (order.customer.person?.name ?? 'Quien recibe'),
    isRefused ? 'none' : 'code',
    stop.expected,
    due,
    order.transfer === null ? due : 0,
    order.transfer === null ? 0 : due,
    order.transfer,
    stop.end?.at,
    stop.end?.at,
  ];
}

/** Units refused at the door, with a photo of the broken ones. */
async function copyBacks(client: ClientBase, stops: readonly Stored[]): Promise<void> {
  const backs = stops.flatMap(({ id, deliveryId, order: { id: orderId, back, lines } }, nth) => {
    const line = back?.cause === 'door' ? lines[back.line] : undefined;
    return back && line ? [{ stopId: id, deliveryId, back, line, nth, photo: seeded(`photo ${orderId}`).uuid() }] : [];
  });
  const broken = backs.filter(({ back }) => back.to === 'loss');
  const photos = broken.map(async ({ stopId, line, nth, photo, back }) => {
    const file = await damagePicture(line.version.shade?.hex ?? '#b98a5e', nth);
    return [photo, stopId, `\\x${file.toString('hex')}`, back.at];
  });
  await copy(client, 'dispatch.driver_photo', ['id', 'stop_id', 'file', 'arrived_at'], await Promise.all(photos));
  await copy(
    client,
    'dispatch.delivery_back',
    ['delivery_id', 'line_no', 'name', 'units', 'reason', 'photo_ids'],
    backs.map(({ deliveryId, back, line, photo }) => [
      deliveryId,
      back.line + 1,
      [line.product.name, line.version.shade?.name].filter(Boolean).join(', '),
      back.units,
      back.to === 'loss' ? 'damaged' : 'not_ordered',
      back.to === 'loss' ? `{${photo}}` : '{}',
    ]),
  );
}
