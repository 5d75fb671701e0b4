import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { literals } from '@tonalia/contract/literals.es-CO';
import { businessInitials } from '@tonalia/rules/initials';
import { formatPesos } from '@tonalia/rules/money';
import { Avatar } from '@tonalia/ui/avatar';
import { buttonClass } from '@tonalia/ui/button';
import { Card } from '@tonalia/ui/card';
import { ErrorBlock } from '@tonalia/ui/error-block';
import { Icon } from '@tonalia/ui/icon';
import { Loading, Skeleton } from '@tonalia/ui/skeleton';
import type { ReactNode } from 'react';
import { useCart } from '../../api/cart.ts';
import { ordersQuery } from '../../api/order-queries.ts';
import { listingQuery, loyaltyQuery } from '../../api/queries.ts';
import { useSession } from '../../api/session.ts';
import type { ShoppedFor } from '../../api/shopped-for.ts';
import { LastOrder } from '../../features/last-order/last-order.tsx';
import { ProductRow } from '../../features/product-card/product-row.tsx';
import { RouteLink } from '../../link.tsx';
import { messages } from '../../messages/es-CO.ts';
import { listingMessages } from '../../messages/listing.es-CO.ts';
import { homeMessages } from '../../messages/home.es-CO.ts';
import { paths } from '../../paths.ts';
import { QuickLinks } from './quick-links.tsx';

/** Where a seller takes an order: for whom, what they had last, and a list to order from row by row. */
export function SellerHomeScreen() {
  const { customer } = useSession();
  return (
    <div className="page-wrap w-full pt-2 lg:grid lg:grid-cols-[292px_minmax(0,1fr)] lg:items-start lg:gap-6 lg:pt-7">
      <div className="grid gap-3 lg:gap-4">
        {customer ? <ForCustomer customer={customer} /> : <NobodyYet />}
        <QuickLinks />
      </div>
      <section className="mt-5 lg:mt-0">
        <h1 className="text-h1 max-lg:sr-only lg:mb-4">{literals.takeOrder}</h1>
        {customer === null && <p className="mb-3 text-small text-text-2">{homeMessages.chooseCustomerHelp}</p>}
        <OrderList />
      </section>
      {customer && <CartDock />}
    </div>
  );
}

function ChooseCustomer({ className, children }: { className: string; children: ReactNode }) {
  return (
    <RouteLink href={paths.selectCustomer({ redirectTo: paths.homeSeller() })} className={className}>
      {children}
    </RouteLink>
  );
}

/** On a phone the head of the shop asks it already. */
function NobodyYet() {
  return (
    <ChooseCustomer className="pressable flex min-h-15 max-lg:hidden items-center gap-3 rounded-card p-2.5 text-label inset-ring-[1.5px] inset-ring-line">
      <Avatar initials="+" />
      {literals.chooseCustomer}
    </ChooseCustomer>
  );
}

function ForCustomer({ customer }: { customer: ShoppedFor }) {
  const { data: orders } = useInfiniteQuery(ordersQuery);
  const { data: loyalty } = useQuery(loyaltyQuery);
  const last = orders?.pages[0]?.results[0];
  const facts = [
    [homeMessages.city, customer.city === customer.state ? customer.city : `${customer.city}, ${customer.state}`],
    [homeMessages.loyalty, loyalty?.currentLoyaltyStatus.name],
  ] as const;
  return (
    <>
      <Card className="max-lg:hidden lg:p-5.5!">
        <div className="flex items-center gap-3">
          <Avatar initials={businessInitials(customer.name)} />
          <div className="min-w-0">
            <p className="text-micro text-text-3">{literals.deliverTo}</p>
            <p className="text-h3">{customer.name}</p>
          </div>
        </div>
        <dl className="my-4.5 grid gap-2.5 text-[0.875rem]">
          {facts.map(
            ([name, value]) =>
              value && (
                <div key={name} className="flex justify-between gap-3">
                  <dt className="font-medium text-text-3">{name}</dt>
                  <dd className="text-right font-semibold">{value}</dd>
                </div>
              ),
          )}
        </dl>
        <ChooseCustomer className={buttonClass({ variant: 'secondary', size: 'sm', full: true })}>
          {homeMessages.changeCustomer}
        </ChooseCustomer>
      </Card>
      {last && <LastOrder order={last} mine={false} />}
    </>
  );
}

/** What sells most, at this customer's prices and stock, to order in place; without a customer as the catalogue has it. */
function OrderList() {
  const list = useInfiniteQuery(listingQuery({ sort: 'bestsellers' }));
  const products = list.data?.pages.flatMap((page) => page.results) ?? [];
  return (
    <>
      <h2 className="text-h2 lg:sr-only">{homeMessages.bestsellers}</h2>
      {list.isPending && (
        <Loading label={messages.shell.loading} className="grid gap-3 py-3">
          {Array.from({ length: 6 }, (_, at) => (
            <Skeleton key={at} className="h-16 rounded-[16px]" />
          ))}
        </Loading>
      )}
      {list.isError && products.length === 0 && (
        <ErrorBlock title={listingMessages.failed} text={list.error.message} onRetry={() => void list.refetch()} />
      )}
      <ul className="lg:rounded-card lg:bg-surface lg:px-4 lg:inset-ring lg:inset-ring-line">
        {products.map((product) => (
          <ProductRow key={product._id} product={product} />
        ))}
      </ul>
      {list.hasNextPage && (
        <button
          type="button"
          className={buttonClass({ variant: 'secondary', className: 'mx-auto mt-4 flex!' })}
          onClick={() => void list.fetchNextPage()}
        >
          {listingMessages.more}
        </button>
      )}
    </>
  );
}

/** What the order amounts to, always in sight, and the way to the cart. */
function CartDock() {
  const cart = useCart().data?.cart;
  if (!cart || cart.amount === 0) return null;
  const sum = homeMessages.cartSum(cart.products.length, cart.amount);
  return (
    <div className="fixed inset-x-safe bottom-[calc(61px+var(--safe-bottom))] z-sticky border-t border-line bg-surface px-3 py-2.5 lg:bottom-0 lg:py-3.5">
      <div className="lg:page-wrap lg:flex lg:items-center lg:justify-end lg:gap-4">
        <span className="text-text-2 max-lg:hidden">{sum}</span>
        <b className="text-h1 max-lg:hidden">{formatPesos(cart.total)}</b>
        <RouteLink
          href={paths.cart()}
          className="flex items-center gap-3 rounded-tile bg-brand py-[7px] pr-4 pl-4 text-on-brand lg:min-h-13 lg:px-6"
        >
          <span className="min-w-0 flex-1 lg:hidden">
            <b className="block text-[1rem]">{formatPesos(cart.total)}</b>
            <span className="text-small">{sum}</span>
          </span>
          <span className="flex items-center gap-1.5 text-label">
            {homeMessages.seeCart}
            <Icon name="arrow-right" size="sm" />
          </span>
        </RouteLink>
      </div>
    </div>
  );
}
