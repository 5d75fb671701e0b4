import type { CartView } from '@tonalia/contract/purchase';
import { Button } from '@tonalia/ui/button';
import { cardClass } from '@tonalia/ui/card';
import { ErrorBlock } from '@tonalia/ui/error-block';
import { Notice } from '@tonalia/ui/notice';
import { Loading, Skeleton } from '@tonalia/ui/skeleton';
import { useEffect, useRef } from 'react';
import { lineId } from '../../api/cart-sync/cart-line.ts';
import { useCart } from '../../api/cart-sync/shown/use-cart.ts';
import { useSession } from '../../api/session/session.ts';
import { MobileBar } from '../../features/mobile-bar/mobile-bar.tsx';
import { useGo } from '../../navigation/link.tsx';
import { cartNewsMessages as words } from '../../messages/cart-news.es-CO.ts';
import { messages } from '../../messages/es-CO.ts';
import { paths } from '../../paths.ts';
import { ChangedLine } from './changed-line.tsx';
import { newsSums } from './news-sums.ts';
import { NewsTotals } from './news-totals.tsx';
import { useNewsActions } from './use-news-actions.ts';

/** The cart changes since it was filled: each can be accepted, replaced or removed. */
export function CartNewsScreen() {
  const { data: view, error, isFetching, refetch } = useCart();
  const go = useGo();
  const isSettled = view !== undefined && view.productsNews.length === 0;
  useEffect(() => {
    if (isSettled) go(paths.cart(), { replace: true });
    // `go` is a new function at every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isSettled]);

  return (
    <>
      <MobileBar title={words.title} fallback={paths.cart()} />
      <div className="flex-1 bg-canvas-sunken lg:-mb-20">
        <div className="page-wrap pt-3.5 pb-44 lg:pt-8 lg:pb-16">
          {view && !isSettled ? (
            <News view={view} />
          ) : error && !view ? (
            <ErrorBlock
              title={words.failed}
              text={error.message}
              retrying={isFetching}
              onRetry={() => void refetch()}
            />
          ) : (
            <Loading label={messages.shell.loading} className="grid gap-3">
              <Skeleton className="h-9 w-64 rounded-control" />
              <Skeleton className="h-96 rounded-card" />
            </Loading>
          )}
        </div>
      </div>
    </>
  );
}

function News({ view }: { view: CartView }) {
  const { isSeller, customer } = useSession();
  const { accept, remove, swap, failure, once } = useNewsActions();
  const { cart, productsNews } = view;
  const heading = useRef<HTMLHeadingElement>(null);
  // the line and its buttons disappear: move the focus to the number of remaining changes
  const seen = { onSuccess: () => heading.current?.focus() };
  if (cart === null) return null;
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_376px] lg:items-start lg:gap-7">
      <section>
        <h2 ref={heading} tabIndex={-1} className="mb-3.5 text-h1 outline-none">
          {words.changed(productsNews.length)}
        </h2>
        {isSeller && customer && <p className="-mt-2 mb-4 text-text-2">{words.forWhom(customer.name)}</p>}
        {failure && <Notice color="red" message={failure} className="mb-3.5" />}
        <ul aria-label={words.list} className={cardClass({ flush: true })}>
          {productsNews.map((news) => (
            <ChangedLine
              key={lineId(news.line)}
              news={news}
              isSwapping={swap.isPending && lineId(swap.variables.line) === lineId(news.line)}
              onRemove={(line) => once(() => remove.mutate(line, seen))}
              onSwap={(line, other) => once(() => swap.mutate({ line, other }, seen))}
            />
          ))}
        </ul>
      </section>
      <NewsTotals sums={newsSums(view)}>
        <Button full size="lg" loading={accept.isPending} onClick={() => once(() => accept.mutate(cart._id))}>
          {words.update}
        </Button>
      </NewsTotals>
    </div>
  );
}
