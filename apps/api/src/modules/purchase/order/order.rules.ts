import type { Order } from '@tonalia/contract/purchase';

/** Statuses of an order, as in the contract. */
export type OrderStatus = Order['status'];
/** Statuses of one shipment of an order; it is prepared and sent apart from the others. */
export type ShipmentStatus = Order['shipments'][number]['status'];

/** Allowed changes of status. Ended states are final; only `reviveOrder` continues an expired order that is paid late. */
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

/** Delivered, cancelled or rejected. */
export const hasEnded = (status: OrderStatus): boolean => status === 'delivered' || isUndone(status);
/** Cancelled or rejected: its reservations are released. */
export const isUndone = (status: OrderStatus): boolean => status === 'cancelled' || status === 'rejected';
/** Paid, or to be paid as agreed: can be prepared, and counts as bought. */
export const isSettled = (status: OrderStatus): boolean => status !== 'pending_payment' && !isUndone(status);

/** Customers and sellers may cancel until preparation begins. */
export const canCancel = (status: OrderStatus, shipments: readonly ShipmentStatus[]): boolean =>
  canBecome(status, 'cancelled') && shipments.every((one) => one === 'received' || one === 'cancelled');

/** Operators may cancel or reject until a shipment has left. */
export const canEnd = (status: OrderStatus, shipments: readonly ShipmentStatus[]): boolean =>
  canBecome(status, 'cancelled') &&
  shipments.every((one) => nextOfShipment[one].includes('cancelled') || one === 'cancelled');

/** Operators may send less of a part until it has left. */
export const canAdjust = (status: OrderStatus, shipments: readonly ShipmentStatus[]): boolean =>
  !isUndone(status) && shipments.some((one) => canShipmentBecome(one, 'cancelled'));

/** The statuses an order passes through to match its shipments, in order; empty when it matches already. */
export function stepsTo(status: OrderStatus, shipments: readonly ShipmentStatus[]): OrderStatus[] {
  const [goal] = goalsOf(shipments);
  if (!isSettled(status) || goal === undefined) return [];
  if (goal === 'cancelled') return canBecome(status, goal) ? [goal] : [];
  const way: OrderStatus[] = ['preparing', 'dispatched', 'delivered'];
  return way.slice(way.indexOf(status) + 1, way.indexOf(goal) + 1);
}

/** The state of a shipment before a step: what an operator's undo leads back to. */
export const stepBefore = (step: 'preparing' | 'dispatched' | 'delivered'): ShipmentStatus =>
  ({ preparing: 'received', dispatched: 'preparing', delivered: 'dispatched' } as const)[step];

/** The status of an order after one of its shipments moved back; `settled` is the status in which it became due. */
export function orderBackTo(
  status: OrderStatus,
  shipments: readonly ShipmentStatus[],
  settled: 'paid' | 'confirmed',
): OrderStatus {
  const way: OrderStatus[] = ['preparing', 'dispatched', 'delivered'];
  const [goal = settled] = goalsOf(shipments);
  return way.indexOf(goal) < way.indexOf(status) ? goal : status;
}

function goalsOf(shipments: readonly ShipmentStatus[]): OrderStatus[] {
  const living = shipments.filter((one) => one !== 'cancelled');
  if (living.length === 0) return ['cancelled'];
  if (living.every((one) => one === 'delivered')) return ['delivered'];
  if (living.every((one) => one === 'dispatched' || one === 'delivered')) return ['dispatched'];
  return living.every((one) => one === 'received') ? [] : ['preparing'];
}
