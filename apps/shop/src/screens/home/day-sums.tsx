import type { SellerDay } from '@tonalia/contract/seller-day';
import { formatPesos } from '@tonalia/rules/money';
import type { ReactNode } from 'react';
import { sellerDayMessages as words } from '../../messages/seller-day.es-CO.ts';
import { RouteLink } from '../../navigation/link.tsx';
import { outboxPath } from '../../navigation/outbox-address.ts';
import { useUnsentOrders } from '../../state/unsent-orders.ts';

/** A seller's visits, sales of the day and of the month with its goal, and the orders to send. */
export function DaySums({ day, done, all }: { day: SellerDay; done: number; all: number }) {
  const unsent = useUnsentOrders();
  const { soldToday, soldThisMonth, quota } = day;
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line 2xl:grid-cols-4">
      <Sum name={words.visits}>
        {done} <span className="font-medium text-text-2">{words.of(all)}</span>
      </Sum>
      <Sum name={words.sold}>{formatPesos(soldToday)}</Sum>
      <Sum name={words.soldMonth}>
        {formatPesos(soldThisMonth)}
        {quota !== null && <Goal sold={soldThisMonth} quota={quota} />}
      </Sum>
      <Sum name={words.unsent}>
        <RouteLink href={outboxPath()} aria-label={words.openUnsent(unsent)} className="touch-area">
          {unsent}
        </RouteLink>
      </Sum>
    </dl>
  );
}

function Sum({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0 bg-surface px-3 py-2.5">
      <dt className="text-small text-text-2">{name}</dt>
      <dd className="text-label wrap-break-word lg:text-h3">{children}</dd>
    </div>
  );
}

/** How much of the goal of the month is sold: a bar, and the same in words. */
function Goal({ sold, quota }: { sold: number; quota: number }) {
  const percent = Math.floor((sold / quota) * 100);
  return (
    <span className="block text-small font-medium text-text-2">
      <span aria-hidden="true" className="my-1 block h-1.5 overflow-hidden rounded-full bg-surface-3">
        <span className="block h-full rounded-full bg-brand" style={{ width: `${Math.min(100, percent)}%` }} />
      </span>
      {words.quota(percent, quota)}
    </span>
  );
}
