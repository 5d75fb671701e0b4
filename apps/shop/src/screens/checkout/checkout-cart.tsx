import type { Cart } from '@tonalia/contract/purchase';
import { ErrorBlock } from '@tonalia/ui/error-block';
import { Loading, Skeleton } from '@tonalia/ui/skeleton';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useCart } from '../../api/cart-sync/shown/use-cart.ts';
import { useLeftCart } from '../../api/cart-sync/report-left-cart.ts';
import { useGo } from '../../navigation/link.tsx';
import { messages } from '../../messages/es-CO.ts';
import { paths } from '../../paths.ts';
import { CheckoutFrame } from './checkout-frame.tsx';
import type { CheckoutFrameProps } from './checkout-frame.tsx';

/** Renders a checkout step with the cart. An empty cart redirects to the cart, one with changes to the list of changes. */
export function CheckoutCart({
  title,
  step,
  children,
}: Pick<CheckoutFrameProps, 'title' | 'step'> & { children: (cart: Cart) => ReactNode }) {
  const { data, error, isFetching, refetch } = useCart();
  const go = useGo();
  useLeftCart(data?.cart?._id);
  const mustBeSeen = data !== undefined && !canBeBought(data);
  const hasNews = data !== undefined && data.productsNews.length > 0;

  useEffect(() => {
    if (mustBeSeen) go(hasNews ? paths.cartNews() : paths.cart(), { replace: true });
    // `go` is a new function at every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [mustBeSeen, hasNews]);

  if (data?.cart && !mustBeSeen) return children(data.cart);
  return (
    <CheckoutFrame title={title} step={step}>
      {error && !data ? (
        <ErrorBlock
          className="py-8"
          title={messages.errors.loadFailed}
          text={error.message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label={messages.shell.loading} className="grid gap-3">
          <Skeleton className="h-39 rounded-card" />
          <Skeleton className="h-52 rounded-card" />
        </Loading>
      )}
    </CheckoutFrame>
  );
}

function canBeBought({ cart, outOfStock, productsNews }: NonNullable<ReturnType<typeof useCart>['data']>): boolean {
  return cart !== null && cart.products.length > 0 && outOfStock.length === 0 && productsNews.length === 0;
}
