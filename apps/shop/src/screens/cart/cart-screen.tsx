import { ErrorBlock } from '@tonalia/ui/error-block';
import { Suspense, lazy } from 'react';
import { useCart } from '../../api/cart-sync/shown/use-cart.ts';
import { MobileBar } from '../../features/mobile-bar/mobile-bar.tsx';
import { cartMessages } from '../../messages/cart.es-CO.ts';
import { CartLines } from './cart-lines.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { ClearCart } from './clear-cart.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { ShareCart } from './share-cart.tsx';
import { hasTiles } from './tiled.ts';
import { useRemoval } from './use-removal.ts';

const ViewSwitch = lazy(() => import('./view-switch.tsx').then((file) => ({ default: file.ViewSwitch })));

/** The cart: delivery address, dispatches and totals. */
export function CartScreen() {
  const { data: view, isError, isFetching, refetch } = useCart();
  const removal = useRemoval();
  const units = view?.cart?.amount ?? 0;
  const isEmpty = view !== undefined && units === 0 && view.outOfStock.length === 0 && removal.removed.length === 0;

  return (
    <>
      <MobileBar
        title={
          <>
            {cartMessages.title} {units > 0 && <span className="font-medium text-text-3">{units}</span>}
          </>
        }
      >
        {units > 0 && <ShareCart />}
        {view?.cart && hasTiles(view.cart.products) && (
          <Suspense>
            <ViewSwitch isIcon />
          </Suspense>
        )}
        {units > 0 && <ClearCart units={units} />}
      </MobileBar>
      {isEmpty ? (
        <EmptyCart />
      ) : (
        <div className="flex-1 bg-canvas-sunken lg:-mb-20">
          {view ? (
            <CartLines view={view} removal={removal} />
          ) : isError ? (
            <ErrorBlock
              className="page-wrap py-10"
              title={cartMessages.loadFailed}
              retrying={isFetching}
              onRetry={() => void refetch()}
            />
          ) : (
            <CartSkeleton />
          )}
        </div>
      )}
    </>
  );
}
