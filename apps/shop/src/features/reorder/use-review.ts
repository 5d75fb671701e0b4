import { useGo } from '../../navigation/link.tsx';
import { reorderPath } from '../../navigation/reorder-address.ts';
import { isWide } from '../../timing/until.ts';

/** Opens an order as it would be ordered now: a page on a desktop, else the sheet of the caller. */
export function useReview<Order extends { orderCode: string }>(openSheet: (order: Order) => void) {
  const go = useGo();
  return (order: Order) =>
    typeof matchMedia === 'function' && isWide() ? go(reorderPath(order.orderCode)) : openSheet(order);
}
