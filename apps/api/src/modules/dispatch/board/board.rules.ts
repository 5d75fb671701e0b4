import type { PickBoard } from '@tonalia/contract/dispatch-office';

/** A day of the board; `late` is everything before today. */
export type OpenDay = PickBoard['day'];

/** A shipment that has not left, with the day it is on the board. */
export interface DatedShipment {
  shipmentId: string;
  orderId: string;
  warehouseId: string;
  dispatchDate: string | null;
  openDay: OpenDay;
  waveCode: string | undefined;
}

type Counted = Pick<DatedShipment, 'orderId' | 'warehouseId' | 'dispatchDate' | 'openDay'>;

/** The days with orders, `late` first; today is always there. */
export function daysOf(open: readonly Counted[], today: string): PickBoard['days'] {
  const days = Map.groupBy(open, ({ openDay }) => openDay);
  if (!days.has(today)) days.set(today, []);
  return [...days]
    .toSorted(([one], [other]) => (one === 'late' ? -1 : other === 'late' ? 1 : one.localeCompare(other)))
    .map(([day, shipments]) => ({
      day,
      isPreSales: shipments.length > 0 && shipments.every(({ dispatchDate }) => dispatchDate !== null),
      orders: ordersOf(shipments),
    }));
}

/** Every warehouse with its orders of a day; the default one first, then by name. */
export function warehousesOf(
  zones: readonly { id: string; city: string; isDefault: boolean }[],
  open: readonly Counted[],
  day: OpenDay,
): PickBoard['warehouses'] {
  const warehouses = [...new Map(zones.map((zone) => [zone.id, zone])).values()];
  return warehouses
    .toSorted(
      (one, other) => Number(other.isDefault) - Number(one.isDefault) || one.city.localeCompare(other.city, 'es'),
    )
    .map(({ id, city }) => ({
      _id: id,
      name: city,
      orders: ordersOf(open.filter(({ openDay, warehouseId }) => openDay === day && warehouseId === id)),
    }));
}

const ordersOf = (shipments: readonly Counted[]): number => new Set(shipments.map(({ orderId }) => orderId)).size;
