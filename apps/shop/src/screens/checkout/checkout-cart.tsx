import type { Cart } from '@tonalia/contract/purchase';
import { ErrorBlock } from '@tonalia/ui/error-block';
import { Loading, Skeleton } from '@tonalia/ui/skeleton';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useCart } from '../../api/cart.ts';
import { useGo } from '../../link.tsx';
import { messages } from '../../messages/es-CO.ts';
import { paths } from '../../paths.ts';

/** The cart that is being bought. An empty one, or one with changes nobody has seen, leads back to its screen. */
export function CheckoutCart({ children }: { children: (cart: Cart) => ReactNode }) {
  const { data, error, isFetching, refetch } = useCart();
  const go = useGo();
  const mustBeSeen = data !== undefined && !canBeBought(data);

  useEffect(() => {
    if (mustBeSeen) go(paths.cart(), { replace: true });
    // `go` is a new function at every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [mustBeSeen]);

  if (data?.cart && !mustBeSeen) return children(data.cart);
  if (error && !data) {
    return (
      <div className="page-wrap py-16">
        <ErrorBlock
          title={messages.errors.loadFailed}
          text={error.message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      </div>
    );
  }
  return (
    <Loading label={messages.shell.loading} className="page-wrap grid w-full gap-3 pt-28">
      <Skeleton className="h-39 rounded-card" />
      <Skeleton className="h-52 rounded-card" />
    </Loading>
  );
}

function canBeBought({ cart, outOfStock, productsNews }: NonNullable<ReturnType<typeof useCart>['data']>): boolean {
  return cart !== null && cart.products.length > 0 && outOfStock.length === 0 && productsNews.length === 0;
}
