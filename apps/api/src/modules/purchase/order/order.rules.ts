import type { Order } from '@tonalia/contract/purchase';

export type OrderStatus = Order['status'];
export type ShipmentStatus = Order['shipments'][number]['status'];

/** What an order can become. What ended stays as it ended; money that came too late is `reviveOrder`'s. */
const next: Record<OrderStatus, readonly OrderStatus[]> = {
  pending_payment: ['paid', 'cancelled', 'rejected'],
  paid: ['preparing', 'cancelled', 'rejected'],
  confirmed: ['preparing', 'cancelled', 'rejected'],
  preparing: ['dispatched', 'cancelled', 'rejected'],
  dispatched: ['delivered'],
  delivered: [],
  cancelled: [],
  rejected: [],
};

const nextOfShipment: Record<ShipmentStatus, readonly ShipmentStatus[]> = {
  received: ['preparing', 'cancelled'],
  preparing: ['dispatched', 'cancelled'],
  dispatched: ['delivered'],
  delivered: [],
  cancelled: [],
};

export const canBecome = (from: OrderStatus, to: OrderStatus): boolean => next[from].includes(to);
export const canShipmentBecome = (from: ShipmentStatus, to: ShipmentStatus): boolean =>
  nextOfShipment[from].includes(to);

/** Delivered, or never to be. */
export const hasEnded = (status: OrderStatus): boolean => status === 'delivered' || isUndone(status);
/** What it took is given back. */
export const isUndone = (status: OrderStatus): boolean => status === 'cancelled' || status === 'rejected';
/** Paid, or to be paid as agreed: it can be prepared, and counts as bought. */
export const isSettled = (status: OrderStatus): boolean => status !== 'pending_payment' && !isUndone(status);

/** The people who ordered can take it back while nobody has begun with any of it. */
export const canCancel = (status: OrderStatus, shipments: readonly ShipmentStatus[]): boolean =>
  canBecome(status, 'cancelled') && shipments.every((one) => one === 'received' || one === 'cancelled');

/** Nothing that has left can be called back as if it had not. */
export const canEnd = (status: OrderStatus, shipments: readonly ShipmentStatus[]): boolean =>
  canBecome(status, 'cancelled') &&
  shipments.every((one) => nextOfShipment[one].includes('cancelled') || one === 'cancelled');

/** The steps of an order whose shipments are so, one after the other; none when it is where its shipments are. */
export function stepsTo(status: OrderStatus, shipments: readonly ShipmentStatus[]): OrderStatus[] {
  const [goal] = goalsOf(shipments);
  if (!isSettled(status) || goal === undefined) return [];
  if (goal === 'cancelled') return canBecome(status, goal) ? [goal] : [];
  const way: OrderStatus[] = ['preparing', 'dispatched', 'delivered'];
  return way.slice(way.indexOf(status) + 1, way.indexOf(goal) + 1);
}

function goalsOf(shipments: readonly ShipmentStatus[]): OrderStatus[] {
  const living = shipments.filter((one) => one !== 'cancelled');
  if (living.length === 0) return ['cancelled'];
  if (living.every((one) => one === 'delivered')) return ['delivered'];
  if (living.every((one) => one === 'dispatched' || one === 'delivered')) return ['dispatched'];
  return living.every((one) => one === 'received') ? [] : ['preparing'];
}
