import { day } from '@tonalia/rules/durations';
import { type BusyMethod, type BusyPlan, busyPlans } from './busy-weeks.ts';
import { daysFrom, workingDay } from './days.ts';
import { demoRoutes, routeTo } from './routes.ts';
import {
  type DemoShipment,
  type DemoShipmentStatus,
  type ShipmentPlan,
  presaleShipment,
  stockShipment,
} from './shipments.ts';
import type { ZoneByCity } from './load-places.ts';
import type { DemoAddress, DemoCustomer, Person } from './people.ts';
import type { Zone } from './places.ts';
import type { DemoProduct, DemoVersion } from './product.ts';
import { type Random, seeded } from './random.ts';
import { priceFor } from './trade-prices.ts';

/** Statuses that the demo's orders have. */
export type DemoOrderStatus =
  | 'paid'
  | 'confirmed'
  | 'preparing'
  | 'dispatched'
  | 'delivered'
  | 'cancelled'
  | 'rejected';

/** A line of an order; prices are pesos per unit. */
export type DemoOrderLine = {
  product: DemoProduct;
  version: DemoVersion;
  quantity: number;
  price: number;
  originalPrice: number;
  dispatchDate: string | null;
  /** Units that came back after they left; `quantity` is what the customer keeps. */
  returned: number;
};

/** Units of one line that came back, by a return or refused at the door. */
export interface DemoBack {
  id: string;
  cause: 'return' | 'door';
  /** Position of the line among those of the order. */
  line: number;
  units: number;
  to: 'stock' | 'loss';
  reason: string;
  by: string;
  at: Date;
  /** Pesos that the order is worth less. */
  amount: number;
}

/** An order with its prices in pesos. */
export type DemoOrder = {
  id: string;
  cartId: string;
  code: string;
  customer: DemoCustomer;
  buyer: Person;
  address: DemoAddress;
  zone: Zone;
  status: DemoOrderStatus;
  shipments: DemoShipment[];
  method: BusyMethod;
  createdAt: Date;
  /** When it was settled: paid, or placed when it is paid later. */
  settledAt: Date;
  lines: DemoOrderLine[];
  subtotal: number;
  savings: number;
  movement: number;
  shipping: number;
  total: number;
  /** Its stop on the load that is on the road now; null for all others. */
  roadStop: number | null;
  back: DemoBack | null;
  /** The way of an order that its customer did not take: when it left, and when its vehicle was back. Null for all others. */
  trip: { leftAt: Date; homeAt: Date } | null;
  /** Bank reference of what was paid at the door by transfer; null for all others. */
  transfer: string | null;
};

/** A requested line: `advanced` is the part from the presale. */
type Wish = { code: string; quantity: number; advanced?: boolean };
/** `reached` is the state of what is in stock; without it the shipment goes on by the clock. */
type Plan = {
  daysAgo: number;
  method?: BusyMethod;
  isRejected?: boolean;
  chosenWindow?: number;
  reached?: DemoShipmentStatus;
  lateBy?: number;
  onCredit?: boolean;
  roadStop?: number;
  wishes?: readonly Wish[];
};

/** Whether an order is paid before it is prepared. */
export const isPaidFirst = (method: BusyMethod): boolean => !['cash_on_delivery', 'own_credit'].includes(method);

/** Whether an order counts as sold. */
export const isSold = ({ status }: Pick<DemoOrder, 'status'>): boolean =>
  status !== 'cancelled' && status !== 'rejected';

/** Most of the business is in Bogotá. */
const CAPITAL = '11001';
/** The route of the vehicle on the road. */
const ROAD_ROUTE = 'Norte';

/** A plain product that is sold only in presale. */
const PRESALE_ONLY = 'RR-ACH';

/** Orders of the demo's main customer, newest first. */
const ownPlans: readonly Plan[] = [
  {
    daysAgo: 9,
    onCredit: true,
    wishes: [
      { code: 'TS-71-60', quantity: 6 },
      { code: 'TS-60-60', quantity: 4 },
      { code: 'OX-20', quantity: 6 },
      { code: 'NA-214', quantity: 4 },
      { code: 'NA-214', quantity: 6, advanced: true },
      { code: 'SC-CHN', quantity: 3 },
      { code: 'RR-ACH', quantity: 2, advanced: true },
      { code: 'OL-MAR', quantity: 2 },
      { code: 'CU-CMM', quantity: 3 },
    ],
  },
  { daysAgo: 21, onCredit: true },
  { daysAgo: 38, lateBy: 1 },
  { daysAgo: 52, reached: 'cancelled' },
  { daysAgo: 70, onCredit: true },
  { daysAgo: 104 },
  { daysAgo: 149 },
];

/** Orders that the first seller placed for the first customer of the portfolio. */
const firstPlans: readonly Plan[] = [
  {
    daysAgo: 0.2,
    reached: 'preparing',
    wishes: [
      { code: 'TS-71-90', quantity: 3 },
      { code: 'OX-20', quantity: 6 },
      { code: 'NA-214', quantity: 4 },
      { code: 'NA-214', quantity: 6, advanced: true },
      { code: 'RR-ACH', quantity: 2, advanced: true },
    ],
  },
  { daysAgo: 7, reached: 'dispatched', onCredit: true },
  { daysAgo: 24, onCredit: true },
  { daysAgo: 36 },
  { daysAgo: 51, reached: 'cancelled' },
];

/** The history of every customer with coverage, newest first; popular products are ordered more. */
export function ordersOf(
  everyone: readonly DemoCustomer[],
  products: readonly DemoProduct[],
  coverage: ZoneByCity,
  now: Date,
): DemoOrder[] {
  const shelf = shelfOf(products);
  const places = everyone.flatMap((customer) => {
    const address = addressOf(customer, coverage);
    const zone = address && coverage.get(address.cityId);
    return address && zone ? [{ customer, address, zone }] : [];
  });
  const orders = places.flatMap((place) => {
    const random = seeded(`orders ${place.customer.id}`);
    const at = everyone.indexOf(place.customer);
    const plans = at === 0 ? ownPlans : at === 1 ? firstPlans : randomPlans(random);
    return plans.map((plan) => orderOf({ ...place, plan, random, shelf, now }));
  });
  // the screens of the first two customers are in the design
  const others = places.filter(({ customer }) => everyone.indexOf(customer) > 1);
  return [...orders, ...busyOrders(others, shelf, now)]
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .map((order, at) => ({ ...order, code: `TN-${48_210 - at * 7}` }));
}

function busyOrders(places: readonly OrderPlace[], shelf: ProductPool, now: Date): DemoOrder[] {
  const plans = [...busyPlans(now), ...latePlans(now), ...roadPlans(now)];
  const everywhere = places.flatMap((place) => (place.address.cityId === CAPITAL ? [place, place, place] : [place]));
  const routes = demoRoutes();
  const along = places.filter((place) => routeTo(routes, place)?.name === ROAD_ROUTE);
  return plans.map(({ at, hasPresale, isAlong, ...plan }) => {
    const random = seeded(`busy order ${at.toISOString()}`);
    const wishes = randomWishes(random, shelf);
    if (hasPresale) wishes.push({ code: PRESALE_ONLY, quantity: random.whole(1, 4), advanced: true });
    const daysAgo = (now.getTime() - at.getTime()) / day;
    const choices = isAlong ? along : everywhere;
    return orderOf({ ...random.pick(choices), plan: { ...plan, daysAgo, wishes }, random, shelf, now });
  });
}

/** Methods of the orders on the road, stop by stop. */
const roadMethods = [
  'cash_on_delivery',
  'pse',
  'cash_on_delivery',
  'cash_on_delivery',
  'nequi',
  'cash_on_delivery',
  'own_credit',
  'cash_on_delivery',
] as const;
/** Stops that took their goods, the last of them in part; the one after them was closed. */
export const ROAD_TAKEN = 3;

/** Orders on the vehicle that is on the road now, and those it delivered already. */
const roadPlans = (now: Date): (BusyPlan & { roadStop: number })[] =>
  roadMethods.map((method, at) => ({
    at: daysFrom(now, -1.1 - at / 100),
    method,
    roadStop: at + 1,
    isAlong: true,
    reached: at < ROAD_TAKEN ? 'delivered' : 'dispatched',
  }));

/** Orders that should have left and did not. */
const latePlans = (now: Date): BusyPlan[] =>
  [3.4, 4.1, 4.9].map((days, nth) => ({
    at: daysFrom(now, -days),
    method: 'cash_on_delivery',
    reached: 'preparing',
    isAlong: nth > 0,
  }));

function addressOf({ addresses }: DemoCustomer, coverage: ZoneByCity): DemoAddress | undefined {
  return addresses.find(({ fixed }) => fixed) ?? addresses.find(({ cityId }) => coverage.has(cityId));
}

function randomPlans(random: Random): Plan[] {
  const count = random.chance(0.08) ? 0 : random.whole(1, 8);
  let daysAgo = random.next() * 25;
  return Array.from({ length: count }, () => {
    const isCancelled = daysAgo > 1 && random.chance(0.05);
    const plan: Plan = { daysAgo, onCredit: random.chance(0.35), ...(isCancelled && { reached: 'cancelled' }) };
    daysAgo += 5 + random.next() * 30;
    return plan;
  });
}

type ProductPool = {
  byCode: Map<string, { product: DemoProduct; version: DemoVersion }>;
  pick(random: Random): DemoProduct;
};

function shelfOf(products: readonly DemoProduct[]): ProductPool {
  // Combos with a choice are left out: an order would have to record the choice.
  const sold = products.filter(
    ({ kind, code }) => kind === 'simple' || ['CB-RUBIO', 'CB-BARBERIA', 'CB-RIZOS'].includes(code),
  );
  const sums: number[] = [];
  for (const { popularity } of sold) sums.push((sums.at(-1) ?? 0) + popularity);
  const byCode = new Map(
    sold.flatMap((product) => product.versions.map((version) => [version.code, { product, version }] as const)),
  );
  const pick = (random: Random): DemoProduct => {
    const draw = random.next() * (sums.at(-1) ?? 0);
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) > draw) high = middle;
      else low = middle + 1;
    }
    const product = sold[low];
    if (!product) throw new Error('nothing is sold');
    return product;
  };
  return { byCode, pick };
}

/** A customer with the address that its orders go to. */
type OrderPlace = { customer: DemoCustomer; address: DemoAddress; zone: Zone };

type Making = OrderPlace & {
  plan: Plan;
  random: Random;
  shelf: ProductPool;
  now: Date;
};

function orderOf({ customer, address, zone, plan, random, shelf, now }: Making): DemoOrder {
  const createdAt = daysFrom(now, -plan.daysAgo);
  const wishes = plan.wishes ?? randomWishes(random, shelf);
  const lines = wishes.flatMap(({ code, quantity, advanced = false }): DemoOrderLine[] => {
    const found = shelf.byCode.get(code);
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
  const settledAt = isPaidFirst(method) ? new Date(createdAt.getTime() + random.whole(20, 180) * 1000) : createdAt;
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

/** The sums of an order by what its customer keeps. */
export function sumsOf(
  lines: readonly DemoOrderLine[],
  method: BusyMethod,
  shipping: number,
): Pick<DemoOrder, 'subtotal' | 'savings' | 'movement' | 'shipping' | 'total'> {
  const subtotal = lines.reduce((sum, line) => sum + line.originalPrice * line.quantity, 0);
  const savings = lines.reduce((sum, line) => sum + (line.originalPrice - line.price) * line.quantity, 0);
  const movement = method === 'cash_on_delivery' ? Math.round((subtotal - savings) / 100) : 0;
  return { subtotal, savings, movement, shipping, total: subtotal - savings + movement + shipping };
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
  throw new Error(`${name} has nobody who orders`);
}

function randomWishes(random: Random, shelf: ProductPool): Wish[] {
  const wishes = new Map<string, Wish>();
  for (let left = random.whole(3, 9); left > 0; left--) {
    const product = shelf.pick(random);
    const tones = product.versions.length > 20 ? random.whole(2, 5) : 1;
    for (const version of random.some(product.versions, tones)) {
      wishes.set(version.code, { code: version.code, quantity: product.minQuantity * random.pick([1, 1, 2, 3, 4, 6]) });
    }
  }
  return [...wishes.values()];
}
