import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/http/api-error.ts';
import { useCart } from '../../api/cart-sync/use-cart.ts';
import { keys } from '../../api/queries/queries.ts';
import { alertPaymentRefusal } from '../../features/pay/payment-refusal.ts';
import { readyToPay, startPayment } from '../../features/pay/start-payment.ts';
import { useGo } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { mayTryAgain, useFollowRefusal } from './refusals.ts';
import { forgetPlacing, placedOrderQuery, placingNow, wasConfirmedHere } from './placing.ts';
import type { Placing } from './placing.ts';
import { PayingProgress } from './paying-progress.tsx';
import { PlacingProgress } from './placing-progress.tsx';
import { useIsSlow } from './use-is-slow.ts';

/**
 * Waits for the order that was confirmed and then for its payment. `paying` is the order, or the payment, that is waited for. Without
 * either there is nothing to wait for: the summary is the place to confirm.
 */
export function FinalizingPaymentScreen({ paying }: { paying: string | null }) {
  return paying === null ? <WaitForOrder /> : <PayingProgress codeOrId={paying} />;
}

function WaitForOrder() {
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
  const order = useQuery({ ...placedOrderQuery(placing), enabled: resumed === 'place' });
  const isSlow = useIsSlow();
  const code = order.data?.orderCode;
  const isLeaving = useRef(false);

  useEffect(() => {
    if (code !== undefined) {
      forgetPlacing();
      void cache.invalidateQueries({ queryKey: keys.orders });
      void cache.invalidateQueries({ queryKey: keys.catalogue });
      void cache.invalidateQueries({ queryKey: keys.cart });
      if (isLeaving.current) return;
      isLeaving.current = true;
      void goOn(code, placing.reference);
    } else if (order.error instanceof ApiError && !order.isFetching) followRefusal(order.error);
    else if (resumed === 'confirm again') go(paths.orderSummary(), { replace: true });
    // The functions are new at every render; only these three lead somewhere.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [code, order.error, order.isFetching, resumed]);

  /** Charges an instant payment now; without one, the order's page says what it waits for. */
  async function goOn(orderCode: string, method: string) {
    const ready = order.data?.status === 'pending_payment' ? readyToPay(method) : null;
    if (ready === null) return go(paths.purchased({ orderCode }), { replace: true });
    try {
      await startPayment({ orderCode, ...ready });
      go(paths.finalizingPayment({ orderCode }), { replace: true });
    } catch (cause) {
      go(paths.purchased({ orderCode }), { replace: true });
      if (cause instanceof ApiError) alertPaymentRefusal(cause);
    }
  }

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
