import { useQuery } from '@tanstack/react-query';
import type { Order } from '@tonalia/contract/purchase';
import { can } from '@tonalia/contract/rights';
import { dayIn } from '@tonalia/rules/dates';
import { formatPesos } from '@tonalia/rules/money';
import { FootBar } from '@tonalia/ui/foot-bar';
import { ErrorBlock } from '@tonalia/ui/error-block';
import { buttonClass } from '@tonalia/ui/button';
import { Loading, Skeleton } from '@tonalia/ui/skeleton';
import { Suspense, lazy } from 'react';
import { isMissing } from '../../api/http/api-error.ts';
import { orderQuery } from '../../api/queries/orders.ts';
import { useSession } from '../../api/session/session.ts';
import { MobileBar } from '../../features/mobile-bar/mobile-bar.tsx';
import { dispatchName } from '../../features/order/dispatches.ts';
import { DuePayment } from '../../features/pay/due-payment.tsx';
import { ReorderButton } from '../../features/reorder/reorder-button.tsx';
import { RouteLink } from '../../navigation/link.tsx';
import { messages } from '../../messages/es-CO.ts';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';
import { paths } from '../../paths.ts';
import { CancelOrder } from './cancel-order.tsx';
import { Destination, OrderLines } from './order-parts.tsx';
import { OrderStatus } from '../../features/order/order-status.tsx';
import { OrderTracking } from './order-tracking.tsx';
import { paidBy } from './paid-by.ts';
import { useDelivery } from './use-delivery.ts';

// few orders are returned: the code loads with the first that can be
const ReturnsPart = lazy(() =>
  import('../../features/returning/returns-part.tsx').then((it) => ({ default: it.ReturnsPart })),
);

const words = purchaseMessages.orders;

/** One order: tracking, lines and totals. On a desktop a panel beside the list. */
export function OrderDetail({
  codeOrId,
  title,
  isBeside,
}: {
  codeOrId: string;
  /** The level of the heading on a desktop; on a phone the bar has the heading. */
  title: 'h1' | 'h2';
  isBeside: boolean;
}) {
  const { data: order, error, isFetching, refetch } = useQuery(orderQuery(codeOrId));
  const isGone = !order && isMissing(error);
  return (
    <section className="lg:sticky lg:top-24 lg:max-h-[calc(100dvh-112px)] lg:overflow-y-auto lg:rounded-card lg:bg-surface lg:p-7 lg:inset-ring lg:inset-ring-line">
      {!isBeside && <PhoneBar order={order} isGone={isGone} />}
      <div className="max-lg:page-wrap max-lg:pt-3 max-lg:pb-24">
        {isBeside && <DesktopTitle order={order} isGone={isGone} Title={title} />}
        {order && <Parts order={order} />}
        {order && !isBeside && <Foot order={order} />}
        {!order && !error && (
          <Loading label={messages.shell.loading} className="grid gap-3">
            <Skeleton className="h-25 rounded-card" />
            <Skeleton className="h-58 rounded-card" />
          </Loading>
        )}
        {isGone && <OrderGone />}
        {!order && error && !isGone && (
          <ErrorBlock
            title={words.failedOne}
            text={error.message}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
      </div>
    </section>
  );
}

/** Shown for an unknown order, below the heading that says so. */
function OrderGone() {
  return (
    <div className="py-4">
      <p className="mb-4 text-text-2">{words.goneHelp}</p>
      <RouteLink href={paths.orderHistory()} className={buttonClass({ variant: 'secondary' })}>
        {words.seeAll}
      </RouteLink>
    </div>
  );
}

function PhoneBar({ order, isGone }: { order: Order | undefined; isGone: boolean }) {
  return (
    <div className="sticky top-(--safe-top) z-header bg-surface lg:hidden [&>header]:bg-surface">
      <MobileBar title={<BarTitle order={order} isGone={isGone} />} fallback={paths.orderHistory()}>
        {order && <OrderStatus status={order.status} />}
        <span className="w-2" />
      </MobileBar>
    </div>
  );
}

function BarTitle({ order, isGone }: { order: Order | undefined; isGone: boolean }) {
  return (
    <>
      <OrderName order={order} isGone={isGone} />
      {order && <span className="block truncate text-small leading-[1.2] text-text-3">{dayMade(order.createdAt)}</span>}
    </>
  );
}

/** "Pedido TN-48210"; the code is visible, the whole name is for screen readers. The code shows only once the order is loaded. */
function OrderName({ order, isGone }: { order: Order | undefined; isGone: boolean }) {
  if (!order) return isGone ? words.gone : words.order;
  return (
    <>
      <span className="sr-only">{words.order} </span>
      {order.orderCode}
    </>
  );
}

const dayMade = (createdAt: string): string => dispatchName(dayIn(new Date(createdAt)));

function DesktopTitle({ order, isGone, Title }: { order: Order | undefined; isGone: boolean; Title: 'h1' | 'h2' }) {
  return (
    <header className="mb-5 flex min-h-12 items-start justify-between gap-4">
      <div className="min-w-0">
        <div className="flex min-h-8 flex-wrap items-center gap-3">
          <Title className="text-h1 lg:text-[1.625rem]">
            <OrderName order={order} isGone={isGone} />
          </Title>
          {order && <OrderStatus status={order.status} />}
        </div>
        {order && (
          <p className="mt-1 text-small text-text-3">
            {dayMade(order.createdAt)}, {words.withMethod(paidBy(order))}
          </p>
        )}
      </div>
      {order && <ReorderButton order={order} look={lookOf(order)} className="shrink-0" />}
    </header>
  );
}

/** An order that waits for payment has paying as its primary action. */
const lookOf = (order: Order) => (order.payBy === null ? 'primary' : 'soft');

/** On a phone, at the foot: the total, and the button that orders it again. */
function Foot({ order }: { order: Order }) {
  return (
    <FootBar className="fixed inset-x-safe bottom-0 z-sticky flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-surface px-4 pt-3 pb-[max(12px,var(--safe-bottom))] lg:hidden">
      <p className="shrink-0">
        <span className="block text-small text-text-3">{purchaseMessages.totals.total}</span>{' '}
        <b className="text-[1.3125rem] leading-tight font-bold">{formatPesos(order.total)}</b>
      </p>
      <ReorderButton order={order} look={lookOf(order)} size="lg" className="grow" />
    </FootBar>
  );
}

function Parts({ order }: { order: Order }) {
  const delivery = useDelivery(order);
  // an employee orders, and the owner of the business cancels and returns
  const mayChange = can(useSession().role, 'orders.change');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-[minmax(0,1fr)_262px] lg:items-start lg:gap-x-9">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:col-start-2 lg:row-start-1 lg:gap-6">
        <DuePayment order={order} />
        {/* an unpaid order shows its payment first */}
        <OrderTracking order={order} delivery={delivery} className={order.payBy === null ? 'lg:-order-1' : ''} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:row-start-1 lg:gap-5">
        <OrderLines order={order} />
        <Destination order={order} />
        {mayChange && order.shipments.some(({ status }) => status === 'delivered') && (
          <Suspense>
            <ReturnsPart order={order} />
          </Suspense>
        )}
        {mayChange && order.canCancel && <CancelOrder order={order} />}
      </div>
    </div>
  );
}
