import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { useCart } from '../../api/cart.ts';
import { keys } from '../../api/queries.ts';
import { useGo } from '../../link.tsx';
import { paths } from '../../paths.ts';
import { mayTryAgain, useFollowRefusal } from './refusals.ts';
import { forgetPlacing, placedOrderQuery, placingNow, wasConfirmedHere } from './placing.ts';
import type { Placing } from './placing.ts';
import { PlacingProgress } from './placing-progress.tsx';

/** Waits for the order that was confirmed. Without one there is nothing to wait for: the summary is the place to confirm. */
export function FinalizingPaymentScreen() {
  const go = useGo();
  const [placing] = useState(placingNow);
  useEffect(() => {
    if (placing === null) go(paths.orderSummary(), { replace: true });
    // Once: what was confirmed does not change while one waits.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [placing]);
  return placing && <Finalizing placing={placing} />;
}

function Finalizing({ placing }: { placing: Placing }) {
  const go = useGo();
  const cache = useQueryClient();
  const followRefusal = useFollowRefusal();
  const resumed = useResumed(placing.cartId);
  const order = useQuery({ ...placedOrderQuery(placing.cartId), enabled: resumed === 'place' });
  const isSlow = useIsSlow();
  const code = order.data?.orderCode;

  useEffect(() => {
    if (code !== undefined) {
      forgetPlacing();
      void cache.invalidateQueries({ queryKey: keys.orders });
      void cache.invalidateQueries({ queryKey: keys.catalogue });
      void cache.invalidateQueries({ queryKey: keys.cart });
      go(paths.purchased({ orderCode: code }), { replace: true });
    } else if (order.error instanceof ApiError && !order.isFetching) followRefusal(order.error);
    else if (resumed === 'confirm again') go(paths.orderSummary(), { replace: true });
    // The functions are new at every render; only these three lead somewhere.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [code, order.error, order.isFetching, resumed]);

  return (
    <PlacingProgress
      placing={placing}
      isSlow={isSlow}
      isOffline={order.fetchStatus === 'paused'}
      failure={order.error && !order.isFetching && mayTryAgain(order.error) ? order.error : null}
      onAskAgain={() => void order.refetch()}
    />
  );
}

/**
 * What to do with a confirmed cart: place it. After a reload only when it is no longer the open cart, since then there is
 * an order to be shown; an open one may have changed meanwhile, so the person confirms what they see.
 */
function useResumed(cartId: string): 'wait' | 'place' | 'confirm again' {
  const [isFresh] = useState(() => wasConfirmedHere(cartId));
  const { data } = useCart();
  if (isFresh) return 'place';
  if (data === undefined) return 'wait';
  return data.cart?._id === cartId ? 'confirm again' : 'place';
}

const SLOW_MS = 30_000;

function useIsSlow(): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}
