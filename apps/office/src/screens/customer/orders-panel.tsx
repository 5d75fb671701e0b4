import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { OfficeCustomer } from '@tonalia/contract/customers-office-one';
import type { OfficeOrderItem } from '@tonalia/contract/purchase-office';
import { dayIn } from '@tonalia/rules/dates';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { Icon } from '@tonalia/ui/icon';
import { ordersQuery } from '../../api/orders.ts';
import { Panel } from '../../components/panel.tsx';
import { shortMethod } from '../../components/short-method.ts';
import { LoadFailure, LoadingRows } from '../../components/states.tsx';
import { useNow } from '../../components/use-now.ts';
import { formatDispatchDay, formatWhen } from '../../components/when.ts';
import { OrderBadge } from '../../features/order-state/order-badge.tsx';
import { customerTexts as texts } from '../../messages/customer.es-CO.ts';
import { ordersTexts } from '../../messages/orders.es-CO.ts';
import { MonthBars } from './month-bars.tsx';

/** Orders of the summary. */
export const LAST_ORDERS = 6;

/** The newest orders of the customer, with its orders by month; all of them are in the list of orders. */
export function OrdersPanel({ customer, most }: { customer: OfficeCustomer; most: number | undefined }) {
  const { data, error, refetch } = useQuery(
    ordersQuery({ customerId: customer._id, ...(most !== undefined && { limit: most }) }),
  );
  const q = customer.fiscal.document ?? customer.name.slice(0, 80);
  return (
    <Panel label={texts.orders} className="overflow-hidden">
      <header className="flex min-h-[46px] flex-wrap items-center gap-x-4 gap-y-1 px-[18px] pt-3 pb-2">
        <h2 className="text-panel">
          {texts.orders} {data && <span className="font-medium text-text-3">{formatNumber(data.total)}</span>}
        </h2>
        <span className="flex-1" />
        <MonthBars customerId={customer._id} />
        <Link
          to="/pedidos"
          search={{ q }}
          className="touch-area inline-flex items-center gap-2 text-text-2 hover:text-text"
        >
          {texts.allOrders}
          <Icon name="chevron-right" size="sm" />
        </Link>
      </header>
      {!data && !error && <LoadingRows rows={3} />}
      {!data && error && <LoadFailure what={ordersTexts.what} cause={error} onRetry={() => void refetch()} />}
      {data?.results.length === 0 && <p className="px-[18px] pb-4 text-text-2">{texts.noOrders}</p>}
      <ul>
        {data?.results.map((order) => (
          <OrderRow key={order.code} order={order} />
        ))}
      </ul>
    </Panel>
  );
}

function OrderRow({ order }: { order: OfficeOrderItem }) {
  const now = useNow();
  const { code, createdAt, methods, units, total, status, hasProof, problem } = order;
  return (
    <li className="border-t border-hair">
      <Link
        to="/pedidos/$code"
        params={{ code }}
        className="flex min-h-[42px] items-center gap-x-3 px-[18px] py-1.5 -outline-offset-4 hover:bg-surface-2 max-lg:flex-wrap"
      >
        <b className="w-[92px] font-semibold">{code}</b>
        <time dateTime={createdAt} className="w-[92px] text-text-2">
          {formatWhen(new Date(createdAt), now)}
        </time>
        <span className="w-[112px] text-text-2 max-lg:hidden">{dispatchWords(order, dayIn(now))}</span>
        <span className="min-w-0 flex-1 truncate text-text-2 max-lg:hidden">{methods.map(shortMethod).join(', ')}</span>
        <span className="w-[76px] text-right text-text-2 max-lg:hidden">{ordersTexts.units(formatNumber(units))}</span>
        <b className="w-[108px] text-right font-semibold max-lg:ml-auto max-lg:w-auto">
          {total === null ? '–' : formatPesos(total)}
        </b>
        <span className="w-[124px] pl-1 max-lg:w-full max-lg:pl-0">
          <OrderBadge status={status} hasProof={hasProof} problem={problem} />
        </span>
      </Link>
    </li>
  );
}

/** The day that its part leaves, or how many parts it has. */
function dispatchWords({ shipments, status }: OfficeOrderItem, today: string): string {
  if (status === 'cancelled' || status === 'rejected') return '–';
  const open = shipments.filter((one) => one.status !== 'cancelled');
  if (open.length > 1) return texts.inDispatches(open.length);
  const [only] = open;
  const day = only?.dispatchDate ?? only?.leavesBy;
  return day ? formatDispatchDay(day, today) : '–';
}
