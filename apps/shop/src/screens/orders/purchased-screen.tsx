import { useQuery } from '@tanstack/react-query';
import type { Order } from '@tonalia/contract/purchase';
import { formatPesos } from '@tonalia/rules/money';
import { buttonClass } from '@tonalia/ui/button';
import { cardClass } from '@tonalia/ui/card';
import { ErrorBlock } from '@tonalia/ui/error-block';
import { Icon } from '@tonalia/ui/icon';
import { iconButtonClass } from '@tonalia/ui/icon-button';
import { Loading, Skeleton } from '@tonalia/ui/skeleton';
import { TiraProgress } from '@tonalia/ui/tira';
import { orderQuery } from '../../api/queries/orders.ts';
import { DispatchRow } from '../../features/order/dispatch-row.tsx';
import { Thumbs } from '../../features/order/thumbs.tsx';
import { DuePayment } from '../../features/pay/due-payment.tsx';
import { PushOfferHere } from '../../features/push/on-this-phone.tsx';
import { RouteLink } from '../../navigation/link.tsx';
import { messages } from '../../messages/es-CO.ts';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';
import { paths } from '../../paths.ts';
import { paidBy } from './paid-by.ts';

const words = purchaseMessages.purchased;

/** Confirms a placed order: number, payment, and dispatch days. */
export function PurchasedScreen({ orderCode }: { orderCode: string }) {
  const { data: order, error, isFetching, refetch } = useQuery(orderQuery(orderCode));
  return (
    <div className="mx-auto flex w-full max-w-115 flex-1 flex-col px-5 lg:flex-none lg:py-16">
      <p className="-mr-3 flex h-13 items-center justify-end">
        <RouteLink href={paths.home()} replace aria-label={messages.shell.close} className={iconButtonClass()}>
          <Icon name="x" size="lg" />
        </RouteLink>
      </p>
      <TiraProgress done={5} outcome="success" label={words.done} className="mx-auto mt-1.5 h-[150px]! w-[210px]!" />
      <h1 className="mt-6.5 text-center text-h1 text-[1.875rem]!">{words.title}</h1>
      {order ? <Received order={order} /> : <p className="mt-2 text-center text-text-2">{words.order(orderCode)}</p>}
      {!order && !error && (
        <Loading label={messages.shell.loading} className="mt-6">
          <Skeleton className="h-36 rounded-card" />
        </Loading>
      )}
      {!order && error && (
        <ErrorBlock
          className="mt-6"
          title={purchaseMessages.orders.failedOne}
          text={error.message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      <div className="mt-auto grid gap-1 pt-8 pb-[max(20px,var(--safe-bottom))] lg:mt-0">
        <RouteLink
          href={order ? paths.purchasedDetail(order.orderId) : paths.orderHistoryDetail(orderCode)}
          // an unpaid order has paying as its primary action
          className={buttonClass({ variant: order?.payBy ? 'secondary' : 'primary', size: 'lg', full: true })}
        >
          {words.track}
        </RouteLink>
        <RouteLink href={paths.home()} className={buttonClass({ variant: 'ghost', full: true })}>
          {words.shop}
        </RouteLink>
      </div>
    </div>
  );
}

function Received({ order }: { order: Order }) {
  // With a split payment no single method applies; the order's page lists the parts.
  const isSplit = order.payments.some(({ status, amount }) => status === 'on_credit' && amount < order.total);
  return (
    <>
      <p className="mt-2 mb-6 text-center text-balance text-text-2">
        {words.order(order.orderCode)}, {isSplit ? words.sum : words.paidWith(paidBy(order))}{' '}
        <b className="text-text">{formatPesos(order.total)}</b>
      </p>
      {order.payBy !== null && (
        <div className="mb-3">
          <DuePayment order={order} />
        </div>
      )}
      <ul className={cardClass({ flush: true, className: 'divide-y divide-line' })}>
        {order.shipments.map(({ _id, dispatchDate, leavesFrom, delivery, products }) => (
          <li key={_id} className="px-4 py-[15px]">
            <DispatchRow
              day={dispatchDate}
              from={leavesFrom}
              // an unpaid order has no promised day
              window={order.payBy === null ? delivery : null}
              units={products.reduce((sum, line) => sum + line.quantity, 0)}
              after={<Thumbs of={products.slice(0, 2)} size={44} />}
            />
          </li>
        ))}
      </ul>
      <PushOfferHere />
    </>
  );
}
