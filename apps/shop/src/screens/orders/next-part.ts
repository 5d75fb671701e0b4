import type { DeliveryState, PartDelivery } from '@tonalia/contract/order-delivery';
import type { Order } from '@tonalia/contract/purchase';

/** A part of an order. */
export type Shipment = Order['shipments'][number];

/** Whether the day of its window is over. */
export const isPast = ({ delivery }: Pick<Shipment, 'delivery'>, today: string): boolean =>
  delivery !== null && delivery.day < today;

const isWaiting = ({ status }: Shipment): boolean => status !== 'delivered' && status !== 'cancelled';

/** Whether a part should have arrived on an earlier day. */
export const isOverdue = (shipment: Shipment, today: string): boolean => isWaiting(shipment) && isPast(shipment, today);

/** The part that arrives next: one on its way, else the first with a day that is not over, else the first that did not arrive. */
export function nextPart(shipments: readonly Shipment[], today: string): Shipment | undefined {
  const waiting = shipments.filter(isWaiting);
  return (
    waiting.find(({ status }) => status === 'dispatched') ?? waiting.find((one) => !isPast(one, today)) ?? waiting[0]
  );
}

/** How far a part is: as its delivery says, else as the order does. */
export const stateOf = ({ status }: Pick<Shipment, 'status'>, part: PartDelivery | undefined): DeliveryState =>
  part?.state ?? (status === 'dispatched' ? 'on_way' : status);
