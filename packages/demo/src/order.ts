import type { BusyMethod } from './busy-weeks.ts';
import type { DemoAddress, DemoCustomer, Person } from './people.ts';
import type { Zone } from './places.ts';
import type { DemoProduct, DemoVersion } from './product.ts';
import type { DemoShipment } from './shipments.ts';

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

/** Whether an order is paid before it is prepared. */
export const isPaidFirst = (method: BusyMethod): boolean => !['cash_on_delivery', 'own_credit'].includes(method);

/** Whether an order counts as sold. */
export const isSold = ({ status }: Pick<DemoOrder, 'status'>): boolean =>
  status !== 'cancelled' && status !== 'rejected';

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
