import { useInfiniteQuery } from '@tanstack/react-query';
import { dayIn } from '@tonalia/rules/dates';
import { formatPesos } from '@tonalia/rules/money';
import { ordersQuery } from '../../api/queries/orders.ts';
import type { HeldDetails } from '../../api/offline/held-details.ts';
import { OrderStatus } from '../../features/order/order-status.tsx';
import { sellerDayMessages as words, shortDate } from '../../messages/seller-day.es-CO.ts';
import { RouteLink } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';

const FEW = 3;

/** The last orders of the chosen customer; those that the device holds without a network. */
export function CustomerOrders({ held }: { held: HeldDetails | null }) {
  const known = useInfiniteQuery(ordersQuery).data?.pages[0];
  const orders = held?.orders.map(ofHeld) ?? known?.results ?? [];
  if (orders.length === 0) return null;
  return (
    <section>
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-h3">{words.lastOrders}</h2>
        {held === null && known && known.total > FEW && (
          <RouteLink
            href={paths.orderHistory()}
            className="-my-3 flex min-h-11 items-center text-small font-semibold text-brand-text"
          >
            {words.see(known.total)}
          </RouteLink>
        )}
      </div>
      <ul>
        {orders.slice(0, FEW).map(({ orderCode, createdAt, units, status, total }) => (
          <li key={orderCode} className="border-b border-line last:border-b-0">
            <RouteLink
              href={paths.orderHistoryDetail(orderCode)}
              className="pressable flex flex-wrap items-center gap-3 py-3"
            >
              <span className="min-w-0 flex-1">
                <b className="block text-label">{orderCode}</b>{' '}
                <span className="text-small text-text-2">
                  {shortDate(dayIn(new Date(createdAt)))}, {words.units(units)}
                </span>
              </span>{' '}
              <OrderStatus status={status} /> <b className="min-w-24 text-right text-label">{formatPesos(total)}</b>
            </RouteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

const ofHeld = ({ code, placedAt, lines, status, total }: HeldDetails['orders'][number]) => ({
  orderCode: code,
  createdAt: placedAt,
  units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  status,
  total,
});
