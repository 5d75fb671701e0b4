import { useQuery } from '@tanstack/react-query';
import type { Manufacturer } from '@tonalia/contract/products';
import type { Order } from '@tonalia/contract/purchase';
import { orderQuery } from '../../api/queries/orders.ts';
import { shelvesQuery } from '../../api/queries/queries.ts';
import { useSession } from '../../api/session/session.ts';
import { useLastOrder } from './use-last-order.ts';

const MOST = 6;

/** The brands of an order, by number of units. */
export function brandsOf({ shipments }: Pick<Order, 'shipments'>): string[] {
  const units = new Map<string, number>();
  for (const { manufacturer, quantity } of shipments.flatMap(({ products }) => products)) {
    units.set(manufacturer._id, (units.get(manufacturer._id) ?? 0) + quantity);
  }
  return [...units].toSorted(([, one], [, other]) => other - one).map(([id]) => id);
}

export interface FirstBrandChoice {
  /** True for brands of the customer's last order, false for best-selling brands. */
  areMine: boolean;
  brands: Manufacturer[];
  /** Not loaded yet. */
  isPending: boolean;
}

/** The first brands of the page. */
export function useFavouriteBrands(brands: readonly Manufacturer[]): FirstBrandChoice {
  const { customer } = useSession();
  const last = useLastOrder();
  const order = useQuery({ ...orderQuery(last ?? ''), enabled: typeof last === 'string' });
  const { data: shelves = [], isPending } = useQuery(shelvesQuery);
  const known = (ids: readonly string[]) =>
    [...new Set(ids)].flatMap((id) => brands.find(({ _id }) => _id === id) ?? []).slice(0, MOST);

  const mine = known(order.data ? brandsOf(order.data) : []);
  if (mine.length > 0) return { areMine: true, brands: mine, isPending: false };
  // The customer's own brands are loading: do not show others that would be replaced.
  if (customer !== null && (last === undefined || (last !== null && order.isPending))) {
    return { areMine: true, brands: [], isPending: true };
  }
  const bestsellers = shelves.find(({ key }) => key === 'bestsellers')?.products ?? [];
  return { areMine: false, brands: known(bestsellers.map(({ manufacturer }) => manufacturer._id)), isPending };
}
