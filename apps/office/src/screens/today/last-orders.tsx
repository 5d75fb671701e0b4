import type { OfficeOrderItem } from '@tonalia/contract/purchase-office';
import { Link } from '@tanstack/react-router';
import { businessInitials } from '@tonalia/rules/initials';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { Icon } from '@tonalia/ui/icon';
import { useIsLive } from '../../api/live-state.ts';
import { Panel } from '../../components/panel.tsx';
import { PersonMark } from '../../components/person-mark.tsx';
import { formatWhen } from '../../components/when.ts';
import { OrderBadge } from '../../features/order-state/order-badge.tsx';
import { ordersTexts } from '../../messages/orders.es-CO.ts';
import { todayTexts as texts } from '../../messages/today.es-CO.ts';

/** The newest orders. */
export function LastOrders({
  orders,
  now,
  warehouseId,
}: {
  orders: readonly OfficeOrderItem[];
  now: Date;
  warehouseId: string | undefined;
}) {
  const isLive = useIsLive();
  return (
    <Panel className="overflow-hidden" label={texts.last}>
      <header className="flex items-center justify-between px-[18px] pt-3.5 pb-2.5">
        <h2 className="flex items-center gap-2.5 text-panel">
          {texts.last}
          {isLive && (
            <span className="inline-flex items-center gap-1.5 text-[0.8125rem] font-[550] text-brand-text">
              <span aria-hidden="true" className="size-[7px] rounded-full bg-current" />
              {texts.live}
            </span>
          )}
        </h2>
        <Link
          to="/pedidos"
          search={warehouseId === undefined ? {} : { bodega: warehouseId }}
          className="touch-area inline-flex items-center gap-1 text-text-2 hover:underline"
        >
          {texts.seeAll}
          <Icon name="chevron-right" size="xs" />
        </Link>
      </header>
      {orders.length === 0 && <p className="px-[18px] pb-4 text-text-2">{texts.noOrders}</p>}
      <ul>
        {orders.map(({ code, createdAt, customer, total, units, status, hasProof, problem }) => (
          <li key={code} className="border-t border-hair">
            <Link
              to="/pedidos/$code"
              params={{ code }}
              className="flex min-h-[43px] items-center gap-3 px-[18px] py-1.5 -outline-offset-4 hover:bg-surface-2 max-lg:flex-wrap max-lg:gap-y-1"
            >
              <time dateTime={createdAt} className="w-[78px] text-text-3 max-lg:order-4 max-lg:w-auto">
                {formatWhen(new Date(createdAt), now)}
              </time>
              <span className="w-[76px] font-semibold max-lg:order-5 max-lg:flex-1 max-lg:font-medium max-lg:text-text-2">
                {code}
              </span>
              <span className="max-lg:hidden">
                <PersonMark id={customer._id} initials={businessInitials(customer.name)} />
              </span>
              <b className="min-w-0 flex-1 truncate font-semibold max-lg:order-1 max-lg:basis-1/2">{customer.name}</b>
              <b className="font-semibold whitespace-nowrap max-lg:order-2">
                {total === null ? ordersTexts.units(formatNumber(units)) : formatPesos(total)}
              </b>
              <span className="w-[120px] max-lg:order-6 max-lg:w-auto">
                <OrderBadge status={status} hasProof={hasProof} problem={problem} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
