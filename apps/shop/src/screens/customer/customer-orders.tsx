import { useInfiniteQuery } from '@tanstack/react-query';
import { dayIn } from '@tonalia/rules/dates';
import { formatPesos } from '@tonalia/rules/money';
import { ordersQuery } from '../../api/queries/orders.ts';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';
import { sellerDayMessages as words, shortDate } from '../../messages/seller-day.es-CO.ts';
import { RouteLink } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';

const FEW = 3;

/** The last orders of the chosen customer. */
export function CustomerOrders() {
  const orders = useInfiniteQuery(ordersQuery).data?.pages[0]?.results ?? [];
  if (orders.length === 0) return null;
  return (
    <section>
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-h3">{words.lastOrders}</h2>
        <RouteLink href={paths.orderHistory()} className="text-small font-semibold text-brand-text">
          {words.allOrders}
        </RouteLink>
      </div>
      <ul>
        {orders.slice(0, FEW).map(({ orderCode, createdAt, units, status, total }) => (
          <li key={orderCode} className="border-b border-line last:border-b-0">
            <RouteLink
              href={paths.orderHistoryDetail(orderCode)}
              className="pressable flex flex-wrap items-center justify-between gap-3 py-3"
            >
              <span>
                <b className="block text-label">{orderCode}</b>{' '}
                <span className="text-small text-text-2">
                  {shortDate(dayIn(new Date(createdAt)))}, {words.units(units)}
                </span>
              </span>{' '}
              <span className="text-small text-text-2">{purchaseMessages.orders.status[status]}</span>{' '}
              <b className="text-label">{formatPesos(total)}</b>
            </RouteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
