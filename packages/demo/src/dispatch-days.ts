import { dayIn } from '@tonalia/rules/dates';
import { minute } from '@tonalia/rules/durations';
import { daysFrom, onRoadAt } from './days.ts';
import { pickLine, withBack } from './goods-back.ts';
import type { DemoOrder } from './order.ts';
import { ROAD_TAKEN } from './order-plans.ts';
import { seeded } from './random.ts';
import type { DemoShipment } from './shipments.ts';
import { type DemoRoute, demoRoutes, routeTo } from './routes.ts';

/** How a stop of a load ended. */
export interface DemoStopEnd {
  result: 'delivered' | 'partial' | 'refused';
  at: Date;
}

/** A stop of a load. */
export interface DemoStop {
  orderId: string;
  /** Pesos to collect when the vehicle left. */
  expected: number;
  end: DemoStopEnd | null;
}

/** A load that left. */
export interface DemoLoad {
  id: string;
  route: DemoRoute & { id: string };
  leftAt: Date;
  /** Null while its cash was not settled. */
  closedAt: Date | null;
  stops: DemoStop[];
}

interface DispatchDays {
  /** All orders, as the loads left them. */
  orders: DemoOrder[];
  /** Newest first. The first is on the road; the next two that carry cash are back and not settled. */
  loads: DemoLoad[];
}

const WAREHOUSE = 'BOG';
const DAYS = 6;
/** Days after which an order in preparation was on a load already. */
const LATE = 3;
const MOST_LOADS = 9;
const FEWEST_STOPS = 3;
const MOST_STOPS = 9;
/** Loads with cash that are back and wait for their settlement. */
const UNSETTLED = 2;
/** Minutes between the stops of the vehicle on the road. */
const BETWEEN = 25;
/** Minutes in which a shipment is prepared before its load leaves. */
const PREPARED = 60;

/** Puts the delivered orders of the last days on loads, with what was refused at the door, and one load on the road. */
export function dispatchDays(orders: readonly DemoOrder[], now: Date): DispatchDays {
  const past = pastLoads(orders, now);
  const changed = new Map<string, DemoOrder>();
  const keep = (order: DemoOrder): void => void changed.set(order.id, order);
  const road = roadLoad(orders, now, keep);
  const unsettled = past
    .filter(({ orders: aboard }) => aboard.some((order) => toCollect(order) > 0))
    .slice(0, UNSETTLED);
  const loads = past.map((group) => settledLoad(group, { isClosed: !unsettled.includes(group), now, keep }));
  for (const order of orders) if (isLate(order, now)) bringHome(order, loads, keep);
  return { orders: orders.map((order) => changed.get(order.id) ?? order), loads: road ? [road, ...loads] : loads };
}

const later = (time: Date, minutes: number): Date => new Date(time.getTime() + minutes * minute);
const toCollect = ({ method, total }: DemoOrder): number => (method === 'cash_on_delivery' ? total : 0);
const byDelivery = (one: DemoOrder, other: DemoOrder): number => Number(deliveredAt(one)) - Number(deliveredAt(other));
const stockOf = ({ shipments }: DemoOrder) => shipments.find(({ date }) => date === null);
const deliveredAt = (order: DemoOrder): Date | null => stockOf(order)?.deliveredAt ?? null;

interface PastLoad {
  route: DemoLoad['route'];
  leftAt: Date;
  orders: DemoOrder[];
}

/** Orders that arrived on one day along one route, newest first. They left shortly before the first of them arrived. */
function pastLoads(orders: readonly DemoOrder[], now: Date): PastLoad[] {
  const routes = demoRoutes();
  const since = daysFrom(now, -DAYS);
  const arrived = orders.flatMap((order) => {
    const at = deliveredAt(order);
    const isHere = order.zone.warehouseId === WAREHOUSE && order.shipments.length === 1 && order.roadStop === null;
    const route = at !== null && isHere && at > since && at < now ? routeTo(routes, order) : undefined;
    return route && at ? [{ order, route, key: `${dayIn(at)} ${route.leavesAt} ${route.id}` }] : [];
  });
  return [...Map.groupBy(arrived, ({ key }) => key)]
    .toSorted(([one], [other]) => other.localeCompare(one))
    .flatMap(([, own]) => pastLoad(own))
    .slice(0, MOST_LOADS);
}

function pastLoad(own: { order: DemoOrder; route: DemoLoad['route'] }[]): PastLoad[] {
  const sorted = own.map(({ order }) => order).toSorted(byDelivery);
  const [first] = sorted;
  const start = first && deliveredAt(first);
  if (!start || !own[0]) return [];
  const leftAt = later(start, -40);
  const aboard = sorted
    .filter((order) => Number(stockOf(order)?.preparedAt) < Number(later(leftAt, -20)))
    .slice(0, MOST_STOPS);
  return aboard.length < FEWEST_STOPS ? [] : [{ route: own[0].route, leftAt, orders: aboard }];
}

interface Settling {
  isClosed: boolean;
  now: Date;
  keep: (order: DemoOrder) => void;
}

function settledLoad({ route, leftAt, orders }: PastLoad, { isClosed, now, keep }: Settling): DemoLoad {
  const random = seeded(`load ${route.id} ${dayIn(leftAt)}`);
  const cash = orders.filter(({ method }) => method === 'cash_on_delivery');
  const partly = cash[0];
  const electronic = isClosed ? cash[1] : undefined;
  const stops = orders.map((order): DemoStop => {
    const at = deliveredAt(order) ?? leftAt;
    const left = leaving(order, { leftAt, deliveredAt: at });
    const after = order === partly ? refusedInPart(left, at) : left;
    const transfer = order === electronic ? `${random.whole(10, 99)}F${random.whole(100, 999)}` : null;
    keep({ ...after, transfer });
    return {
      orderId: order.id,
      expected: toCollect(order),
      end: { result: after.back ? 'partial' : 'delivered', at },
    };
  });
  const back = later(stops.at(-1)?.end?.at ?? leftAt, 90);
  const closedAt = isClosed ? (back < now ? back : now) : null;
  return { id: random.uuid(), route, leftAt, closedAt, stops };
}

interface RoadTimes {
  leftAt: Date;
  deliveredAt: Date | null;
}

function leaving(order: DemoOrder, times: RoadTimes): DemoOrder {
  const shipments = order.shipments.map((shipment) => (shipment.date === null ? onRoad(shipment, times) : shipment));
  return { ...order, shipments };
}

/** A shipment that left on a load. At night its own day begins later, so it was prepared before the load left. */
export const onRoad = (shipment: DemoShipment, { leftAt, deliveredAt: arrived }: RoadTimes): DemoShipment => ({
  ...shipment,
  preparedAt: shipment.preparedAt && shipment.preparedAt < leftAt ? shipment.preparedAt : later(leftAt, -PREPARED),
  dispatchedAt: leftAt,
  deliveredAt: arrived,
});

/** Some units of a line stay with the driver. */
function refusedInPart(order: DemoOrder, at: Date): DemoOrder {
  const random = seeded(`door ${order.id}`);
  const picked = pickLine(order, random, 3);
  if (!picked) return order;
  const isBroken = random.chance(0.6);
  const reason = isBroken ? 'Llegó golpeado' : 'No lo pidió';
  const to = isBroken ? 'loss' : 'stock';
  return withBack(order, { id: random.uuid(), cause: 'door', ...picked, to, reason, by: driverOf(order), at });
}

/** Drivers with their vehicles, and what these carry, in kilograms. */
export const drivers = [
  { name: 'Jhon Mosquera', phone: '3205550462', document: '79555014', vehicle: 'Van', plate: 'WGT482', capacity: 650 },
  { name: 'Edwin Peña', phone: '3105550177', document: '80555231', vehicle: 'Moto', plate: 'KRT52F', capacity: 60 },
  { name: 'Óscar Rincón', phone: '3155550923', document: '79555690', vehicle: 'Van', plate: 'SXP317', capacity: 650 },
  {
    name: 'Fabián Ospina',
    phone: '3005550318',
    document: '1015555082',
    vehicle: 'Camión',
    plate: 'TLM905',
    capacity: 3_500,
  },
] as const;

/** The driver of a route, by its place among the demo's routes. */
export const driverAlong = (routeId: string): (typeof drivers)[number] =>
  drivers[demoRoutes().findIndex(({ id }) => id === routeId) % drivers.length] ?? drivers[0];

const driverOf = (order: DemoOrder): string => driverAlong(routeTo(demoRoutes(), order)?.id ?? '').name;

/** Orders in preparation that should have left days ago. */
const isLate = ({ status, zone, shipments, createdAt }: DemoOrder, now: Date): boolean =>
  status === 'preparing' &&
  zone.warehouseId === WAREHOUSE &&
  shipments.length === 1 &&
  createdAt < daysFrom(now, -LATE);

/** The customer was not there: the order is the last stop of the next load along its route, and in the warehouse again. */
function bringHome(order: DemoOrder, loads: readonly DemoLoad[], keep: (order: DemoOrder) => void): void {
  const preparedAt = Number(stockOf(order)?.preparedAt);
  const route = routeTo(demoRoutes(), order);
  const load = loads.findLast(
    (one) => one.closedAt !== null && one.route.id === route?.id && Number(one.leftAt) > preparedAt,
  );
  const last = load?.stops.at(-1)?.end?.at;
  if (!load?.closedAt || !last) return;
  load.stops.push({ orderId: order.id, expected: order.total, end: { result: 'refused', at: later(last, 15) } });
  keep({ ...order, trip: { leftAt: load.leftAt, homeAt: load.closedAt } });
}

function roadLoad(orders: readonly DemoOrder[], now: Date, keep: (order: DemoOrder) => void): DemoLoad | undefined {
  const aboard = orders
    .filter(({ roadStop }) => roadStop !== null)
    .toSorted((one, other) => (one.roadStop ?? 0) - (other.roadStop ?? 0));
  const [first] = aboard;
  const route = first && routeTo(demoRoutes(), first);
  if (!route) return undefined;
  const { leftAt } = onRoadAt(now);
  const stops = aboard.map((order): DemoStop => {
    const end = roadEnd(order.roadStop ?? 0, leftAt);
    const isTaken = end !== null && end.result !== 'refused';
    const left = leaving(order, { leftAt, deliveredAt: isTaken ? end.at : null });
    const after = end?.result === 'partial' ? refusedInPart(left, end.at) : left;
    keep(after);
    const isWhole = end?.result === 'partial' && !after.back;
    return {
      orderId: order.id,
      expected: toCollect(order),
      end: end && isWhole ? { ...end, result: 'delivered' } : end,
    };
  });
  return { id: seeded('load on the road').uuid(), route, leftAt, closedAt: null, stops };
}

function roadEnd(stop: number, leftAt: Date): DemoStopEnd | null {
  if (stop > ROAD_TAKEN + 1) return null;
  const result = stop < ROAD_TAKEN ? 'delivered' : stop === ROAD_TAKEN ? 'partial' : 'refused';
  return { result, at: later(leftAt, stop * BETWEEN + (stop % 2) * 7) };
}
