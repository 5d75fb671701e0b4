import type { Order } from '@tonalia/contract/purchase';
import type { DeliveryHours } from '@tonalia/rules/delivery-windows';

type PartOnNewDay = Order['shipments'][number];

/** The part that an order has on the new day, with the lines that move to it; undefined when none of its lines moves. */
export function partAfter(
  { shipments }: Pick<Order, 'shipments'>,
  { to, lineNos }: { to: string; lineNos: readonly number[] },
  delivery: DeliveryHours | null | undefined,
): PartOnNewDay | undefined {
  const isMoved = ({ line }: PartOnNewDay['products'][number]) => lineNos.includes(line);
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
