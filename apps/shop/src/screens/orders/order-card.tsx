import type { OrderSummary } from '@tonalia/contract/purchase';
import { dayIn, formatAgo, formatDay, formatShortDay } from '@tonalia/rules/dates';
import { formatPesos } from '@tonalia/rules/money';
import { refundSentence } from '@tonalia/rules/refund-words';
import { buttonClass } from '@tonalia/ui/button';
import { useState } from 'react';
import { latenessInWords, greatestLateness } from '../../features/order/lateness-words.ts';
import { Thumbs } from '../../features/order/thumbs.tsx';
import { ReorderButton } from '../../features/reorder/reorder-button.tsx';
import { RouteLink } from '../../navigation/link.tsx';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';
import { paths } from '../../paths.ts';
import { OrderStatus } from '../../features/order/order-status.tsx';

/** An order in the list, with buttons to order it again or to pay it. On a desktop the open order beside the list has that button. */
export function OrderCard({
  order,
  isShown,
  keepScroll,
}: {
  order: OrderSummary;
  isShown: boolean;
  keepScroll: boolean;
}) {
  const { orderCode, createdAt, images, tiles, lines } = order;
  const [now] = useState(() => new Date());
  const made = new Date(createdAt);
  const day = dayIn(made);
  // For older orders both texts would be the same date.
  const longDay = formatDay(day);
  const ago = formatAgo(made, now);
  const late = greatestLateness(order, now);
  return (
    <div
      className={`rounded-card bg-surface lg:rounded-tile ${isShown ? 'inset-ring inset-ring-line lg:inset-ring-[2.5px] lg:inset-ring-brand' : 'inset-ring inset-ring-line'}`}
    >
      <RouteLink
        href={paths.orderHistoryDetail(orderCode)}
        keepScroll={keepScroll}
        aria-current={isShown ? 'true' : undefined}
        className="pressable block rounded-[inherit] p-4 lg:py-3.5"
      >
        <span className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <span>
            <b className="block text-[0.9375rem] leading-[1.35] font-semibold">{formatShortDay(day)}</b>
            <span className="block text-small text-text-3">{ago === longDay ? orderCode : `${orderCode}, ${ago}`}</span>
          </span>
          <OrderStatus status={order.status} />
        </span>
        {late && <span className="mt-2 block text-small font-medium text-warn">{latenessInWords(late)}</span>}
        {order.refunds.map((refund, at) => (
          <span key={at} className="mt-2 block text-small text-text-2">
            {refundSentence(refund)}
          </span>
        ))}
        <span className="mt-3 flex flex-wrap items-center justify-between gap-3">
          <Thumbs
            of={images.map((image, at) => ({ image, tile: tiles[at] ?? 'piedra' }))}
            size={48}
            more={lines - images.length}
          />
          <span className="ml-auto text-right whitespace-nowrap">
            <b className="block font-bold">{formatPesos(order.total)}</b>
            <span className="block text-small text-text-3">{purchaseMessages.unitsShort(order.units)}</span>
          </span>
        </span>
      </RouteLink>
      <div className="px-4 pb-4 lg:hidden">
        {order.status === 'pending_payment' ? (
          // Ordering again would create a second order while this one waits for its payment.
          <RouteLink href={paths.orderHistoryDetail(orderCode)} className={buttonClass({ full: true })}>
            {purchaseMessages.orders.pay} <span className="sr-only">{orderCode}</span>
          </RouteLink>
        ) : (
          <ReorderButton order={order} className="w-full" />
        )}
      </div>
    </div>
  );
}
