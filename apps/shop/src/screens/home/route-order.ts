import type { VisitedCustomer } from '@tonalia/contract/seller-day';
import { nearOrder } from '@tonalia/rules/near-order';

type Stop = Pick<VisitedCustomer, 'customerId' | 'city' | 'door' | 'plan'>;

/** Sorts after every time of day. */
const NO_TIME = '99';
const timeOf = ({ plan }: Stop): string => plan?.at ?? NO_TIME;
const byTime = (a: Stop, b: Stop): number => timeOf(a).localeCompare(timeOf(b));

/** The stops in the seller's order; those it does not name follow by their time, and without one as they come. */
export function inOrder<S extends Stop>(stops: readonly S[], order: readonly string[]): S[] {
  const place = new Map(order.map((id, at) => [id, at]));
  const placeOf = ({ customerId }: Stop) => place.get(customerId) ?? order.length;
  return stops.toSorted((a, b) => placeOf(a) - placeOf(b) || byTime(a, b));
}

/** The ids of the stops by nearness from the first on; those with a time take turns among their places by their times. */
export function routeOrder(stops: readonly Stop[]): string[] {
  const near = nearOrder(
    stops.map(({ customerId, city, door }) => ({
      _id: customerId,
      address: door?.address ?? '',
      city: door?.city ?? city,
    })),
  );
  const byId = new Map(stops.map((stop) => [stop.customerId, stop]));
  const timed = stops.filter(({ plan }) => Boolean(plan?.at)).toSorted(byTime);
  return near.map((id) => (byId.get(id)?.plan?.at ? (timed.shift()?.customerId ?? id) : id));
}
