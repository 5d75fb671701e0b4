import { day } from '@tonalia/rules/durations';
import { PAID_WITHIN, busyPlans } from './busy-weeks.ts';
import { daysFrom, workingDay } from './days.ts';
import { demoRoutes, routeTo } from './routes.ts';
import { type DemoOrder, type DemoOrderLine, type DemoOrderStatus, isPaidFirst, sumsOf } from './order.ts';
import { type OrderPlan, firstPlans, latePlans, ownPlans, randomPlans, roadPlans } from './order-plans.ts';
import { type DemoShipment, type ShipmentPlan, presaleShipment, stockShipment } from './shipments.ts';
import { type ProductPool, randomWishes, productPool } from './product-pool.ts';
import { habitualWishes } from './habits.ts';
import type { BusyMethod } from './busy-weeks.ts';
import type { ZoneByCity } from './load-places.ts';
import type { DemoAddress, DemoCustomer } from './people.ts';
import type { Zone } from './places.ts';
import type { DemoProduct } from './product.ts';
import { type Random, seeded } from './random.ts';
import { priceFor } from './trade-prices.ts';

/** Most of the business is in Bogotá. */
const CAPITAL = '11001';
/** The route of the vehicle on the road. */
const ROAD_ROUTE = 'Norte';

/** A plain product that is sold only in presale. */
const PRESALE_ONLY = 'RR-ACH';

/** The history of every customer with coverage, newest first; popular products are ordered more. */
export function ordersOf(
  everyone: readonly DemoCustomer[],
  products: readonly DemoProduct[],
  coverage: ZoneByCity,
  now: Date,
): DemoOrder[] {
  const pool = productPool(products);
  const places = everyone.flatMap((customer) => {
    const address = addressOf(customer, coverage);
    const zone = address && coverage.get(address.cityId);
    return address && zone ? [{ customer, address, zone }] : [];
  });
  const designed = places.flatMap((place): OrderMaking[] => {
    const at = everyone.indexOf(place.customer);
    const plans = at === 0 ? ownPlans : at === 1 ? firstPlans : [];
    const random = seeded(`orders ${place.customer.id}`);
    return plans.map((plan) => ({ ...place, plan, random, pool, now }));
  });
  // the screens of the first two customers are in the design
  const others = places.filter(({ customer }) => everyone.indexOf(customer) > 1);
  const earlier = others.flatMap((place): OrderMaking[] => {
    const random = seeded(`orders ${place.customer.id}`);
    return randomPlans(random).map((plan) => ({ ...place, plan, random, pool, now }));
  });
  return [...designed, ...withHabits([...earlier, ...busyOrders(others, pool, now)])]
    .map(orderOf)
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .map((order, at) => ({ ...order, code: `TN-${48_210 - at * 7}` }));
}

/** Each customer orders what it uses as it runs out, whichever plan an order is of. */
function withHabits(makings: readonly OrderMaking[]): OrderMaking[] {
  return [...Map.groupBy(makings, ({ customer }) => customer.id)].flatMap(([id, own]) => {
    const oldestFirst = own.toSorted((a, b) => b.plan.daysAgo - a.plan.daysAgo);
    const free = oldestFirst.map(({ plan, random, pool, now }) => ({
      time: daysFrom(now, -plan.daysAgo),
      wishes: plan.wishes ?? randomWishes(random, pool),
    }));
    const wishes = own[0] ? habitualWishes(seeded(`habits ${id}`), own[0].pool, free) : [];
    return oldestFirst.map((making, at) => ({ ...making, plan: { ...making.plan, wishes: wishes[at] ?? [] } }));
  });
}

function busyOrders(places: readonly OrderPlace[], pool: ProductPool, now: Date): OrderMaking[] {
  const plans = [...busyPlans(now), ...latePlans(now), ...roadPlans(now)];
  const everywhere = places.flatMap((place) => (place.address.cityId === CAPITAL ? [place, place, place] : [place]));
  const routes = demoRoutes();
  const along = places.filter((place) => routeTo(routes, place)?.name === ROAD_ROUTE);
  return plans.map(({ at, hasPresale, isAlong, ...plan }) => {
    const random = seeded(`busy order ${at.toISOString()}`);
    const wishes = randomWishes(random, pool);
    if (hasPresale) wishes.push({ code: PRESALE_ONLY, quantity: random.whole(1, 4), advanced: true });
    const daysAgo = (now.getTime() - at.getTime()) / day;
    const choices = isAlong ? along : everywhere;
    return { ...random.pick(choices), plan: { ...plan, daysAgo, wishes }, random, pool, now };
  });
}

function addressOf({ addresses }: DemoCustomer, coverage: ZoneByCity): DemoAddress | undefined {
  return addresses.find(({ fixed }) => fixed) ?? addresses.find(({ cityId }) => coverage.has(cityId));
}

/** A customer with the address that its orders go to. */
type OrderPlace = { customer: DemoCustomer; address: DemoAddress; zone: Zone };

type OrderMaking = OrderPlace & {
  plan: OrderPlan;
  random: Random;
  pool: ProductPool;
  now: Date;
};

function orderOf({ customer, address, zone, plan, random, pool, now }: OrderMaking): DemoOrder {
  const createdAt = daysFrom(now, -plan.daysAgo);
  const wishes = plan.wishes ?? randomWishes(random, pool);
  const lines = wishes.flatMap(({ code, quantity, advanced = false }): DemoOrderLine[] => {
    const found = pool.byCode.get(code);
    if (!found) return [];
    const { product, version } = found;
    const originalPrice = priceFor(customer.tradeType, product.segment, version.price);
    const price = plan.daysAgo < 7 ? originalPrice - product.deal : originalPrice;
    return [
      {
        product,
        version,
        quantity,
        price,
        originalPrice,
        dispatchDate: advanced && product.presale ? workingDay(now, product.presale.inDays) : null,
        returned: 0,
      },
    ];
  });
  const method = plan.method ?? (plan.onCredit ? 'own_credit' : 'cash_on_delivery');
  const settledAt = isPaidFirst(method)
    ? new Date(createdAt.getTime() + random.whole(PAID_WITHIN.least, PAID_WITHIN.most) * 1000)
    : createdAt;
  const shipments = shipmentsOf(lines, { ...plan, createdAt: settledAt, zone }, now);
  return {
    id: random.uuid(),
    cartId: random.uuid(),
    code: '',
    customer,
    buyer: customer.seller ?? customer.person ?? unowned(customer),
    address,
    zone,
    status: plan.isRejected ? 'rejected' : statusOf(shipments, method),
    shipments,
    method,
    createdAt,
    settledAt,
    lines,
    ...sumsOf(lines, method, zone.shippingFee * shipments.length),
    roadStop: plan.roadStop ?? null,
    back: null,
    trip: null,
    transfer: null,
  };
}

const shipmentsOf = (lines: readonly DemoOrderLine[], plan: ShipmentPlan, now: Date): DemoShipment[] =>
  [...new Set(lines.map(({ dispatchDate }) => dispatchDate))].map((date) =>
    date === null ? stockShipment(plan, now) : presaleShipment(date, plan),
  );

/** As the shop derives it from the shipments. */
function statusOf(shipments: readonly DemoShipment[], method: BusyMethod): DemoOrderStatus {
  const statuses = new Set(shipments.map(({ status }) => status));
  const [only] = statuses;
  if (statuses.size > 1) return 'preparing';
  if (only !== undefined && only !== 'received') return only;
  return isPaidFirst(method) ? 'paid' : 'confirmed';
}

function unowned({ name }: DemoCustomer): never {
  throw new Error(`${name} has neither a seller nor a person of its own`);
}
