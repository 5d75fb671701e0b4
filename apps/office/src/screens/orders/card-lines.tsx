import type { OfficeOrderItem } from '@tonalia/contract/purchase-office';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { formatWhen } from '../../components/when.ts';
import { OrderBadge } from '../../features/order-state/order-badge.tsx';
import { ordersTexts as texts } from '../../messages/orders.es-CO.ts';
import { placeName } from '../../components/place-name.ts';

/** An order on a phone: its customer and money, then code, time, city and state. Without amounts it shows units. */
export function CardLines({ order, now }: { order: OfficeOrderItem; now: Date }) {
  const { customer, total, units, code, createdAt, city, status, hasProof, problem } = order;
  return (
    <>
      <span className="flex items-baseline gap-2">
        <b className="min-w-0 flex-1 truncate text-[0.96875rem] font-semibold">{customer.name}</b>
        <b className="font-bold whitespace-nowrap">
          {total === null ? texts.units(formatNumber(units)) : formatPesos(total)}
        </b>
      </span>
      <span className="mt-1 flex items-center gap-2 text-[0.84375rem]">
        <span className="min-w-0 flex-1 truncate text-text-2">
          {code} · {formatWhen(new Date(createdAt), now)} · {placeName(city)}
        </span>
        <OrderBadge status={status} hasProof={hasProof} problem={problem} />
      </span>
    </>
  );
}
