import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, lazy, useEffect } from 'react';
import { literals } from '@tonalia/contract/literals.es-CO';
import { formatPesos } from '@tonalia/rules/money';
import { FootBar } from '@tonalia/ui/foot-bar';
import { Avatar } from '@tonalia/ui/avatar';
import { buttonClass } from '@tonalia/ui/button';
import { ErrorBlock } from '@tonalia/ui/error-block';
import { Icon } from '@tonalia/ui/icon';
import { pageMark } from '@tonalia/ui/page-mark';
import { Loading, Skeleton } from '@tonalia/ui/skeleton';
import { useCart } from '../../api/cart-sync/shown/use-cart.ts';
import { listingQuery } from '../../api/queries/queries.ts';
import { useSession } from '../../api/session/session.ts';
import { ProductRow } from '../../features/product-card/product-row.tsx';
import { RouteLink } from '../../navigation/link.tsx';
import { messages } from '../../messages/es-CO.ts';
import { listingMessages } from '../../messages/listing.es-CO.ts';
import { homeMessages } from '../../messages/home.es-CO.ts';
import { paths } from '../../paths.ts';
import { ForCustomer } from './for-customer.tsx';
import { QuickLinks } from './quick-links.tsx';

const SellerDay = lazy(() => import('./seller-day.tsx').then((it) => ({ default: it.SellerDay })));

/** A seller's home: the day, then the chosen customer, the last order, and a list to order from. */
export function SellerHomeScreen() {
  const { customer } = useSession();
  return (
    <div className="page-wrap w-full pt-2 pb-4 has-[[data-foot-bar]]:pb-24 lg:grid lg:grid-cols-[292px_minmax(0,1fr)] lg:items-start lg:gap-6 lg:pt-7">
      <div className="lg:col-span-2 lg:empty:hidden">
        <Suspense>
          <SellerDay />
        </Suspense>
      </div>
      <div className="grid gap-3 lg:gap-4">
        {customer ? <ForCustomer customer={customer} /> : <NoCustomerYet />}
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

/** Asks a seller to choose a customer; on a phone the header does that. */
function NoCustomerYet() {
  return (
    <RouteLink
      href={paths.selectCustomer({ redirectTo: paths.homeSeller() })}
      className="pressable flex min-h-15 max-lg:hidden items-center gap-3 rounded-card p-2.5 text-label inset-ring-[1.5px] inset-ring-line"
    >
      <Avatar initials="+" />
      {literals.chooseCustomer}
    </RouteLink>
  );
}

/** Best sellers to order in place, at the chosen customer's prices and stock, or at list prices without a customer. */
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
        <ErrorBlock
          className="py-6"
          title={listingMessages.failed}
          text={list.error.message}
          retrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
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

const markDock = pageMark('data-docked-cart');

/** The total of the cart, always visible, with a link to it. */
function CartDock() {
  const cart = useCart().data?.cart;
  const isShown = (cart?.amount ?? 0) > 0;
  useEffect(() => (isShown ? markDock() : undefined), [isShown]);
  if (!cart || !isShown) return null;
  const sum = homeMessages.cartSum(cart.products.length, cart.amount);
  return (
    <FootBar
      data-cart-dock
      className="fixed inset-x-safe bottom-[calc(61px+var(--strip,0px)+var(--safe-bottom))] z-sticky border-t border-line bg-surface px-3 py-2.5 lg:bottom-0 lg:py-3.5"
    >
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
    </FootBar>
  );
}
