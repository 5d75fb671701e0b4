import type { Order } from '@tonalia/contract/purchase';
import type { DeliveryHours } from '@tonalia/rules/delivery-windows';

type WholePart = Order['shipments'][number];
/** A part of an order, as far as a move changes it. */
type MovablePart = Pick<WholePart, 'dispatchDate' | 'leavesFrom' | 'delivery'> & {
  products: Pick<WholePart['products'][number], 'line'>[];
};

/** The part that an order has on the new day, with the lines that move to it; undefined when none of its lines moves. */
export function partAfter<Part extends MovablePart>(
  { shipments }: { shipments: readonly Part[] },
  { to, lineNos }: { to: string; lineNos: readonly number[] },
  delivery: DeliveryHours | null | undefined,
): Part | undefined {
  const isMoved = ({ line }: Part['products'][number]) => lineNos.includes(line);
  const from = shipments.find(({ products }) => products.some(isMoved));
  if (!from) return undefined;
  const joined = shipments.find((one) => one.dispatchDate === to && one.leavesFrom === from.leavesFrom);
  return {
    ...(joined ?? from),
    dispatchDate: to,
    delivery: joined ? joined.delivery : (delivery ?? null),
    products: [...(joined?.products ?? []), ...shipments.flatMap(({ products }) => products.filter(isMoved))],
  };
}
