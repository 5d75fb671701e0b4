import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/http/api-error.ts';
import { useCart } from '../../api/cart-sync/shown/use-cart.ts';
import { keys } from '../../api/queries/queries.ts';
import { alertPaymentRefusal } from '../../features/pay/payment-refusal.ts';
import { readyToPay, startPayment } from '../../features/pay/start-payment.ts';
import { useGo } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { isRetryable, useFollowRefusal } from './refusals.ts';
import { forgetPlacing, placedOrderQuery, currentPlacing, wasConfirmedHere } from './placing.ts';
import type { ConfirmedOrder } from './placing.ts';
import { PayingProgress } from './paying-progress.tsx';
import { PlacingProgress } from './placing-progress.tsx';
import { useIsSlow } from './use-is-slow.ts';

/**
 * Waits for the confirmed order and then for its payment. `paying` is the code of the order, or the id of the payment. Without either
 * it redirects to the summary, where the order is confirmed.
 */
export function FinalizingPaymentScreen({ paying }: { paying: string | null }) {
  return paying === null ? <WaitForOrder /> : <PayingProgress codeOrId={paying} />;
}

function WaitForOrder() {
  const go = useGo();
  const [placing] = useState(currentPlacing);
  useEffect(() => {
    if (placing === null) go(paths.orderSummary(), { replace: true });
    // Once: the confirmed order does not change while waiting.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [placing]);
  return placing && <Finalizing placing={placing} />;
}

function Finalizing({ placing }: { placing: ConfirmedOrder }) {
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
      void continueToOrder(code, placing.reference);
    } else if (order.error instanceof ApiError && !order.isFetching) followRefusal(order.error);
    else if (resumed === 'confirm again') go(paths.orderSummary(), { replace: true });
    // The functions are new at every render; only these values trigger a navigation.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [code, order.error, order.isFetching, resumed]);

  /** Charges an instant payment now; without one, the order's page says what it waits for. */
  async function continueToOrder(orderCode: string, method: string) {
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
      failure={order.error && !order.isFetching && isRetryable(order.error) ? order.error : null}
      onAskAgain={() => void order.refetch()}
    />
  );
}

/**
 * Decides what happens to a confirmed cart: it is placed. After a reload it is placed only if it is no longer the open cart, because
 * then its order exists; an open cart may have changed, so the buyer confirms again.
 */
function useResumed(cartId: string): 'wait' | 'place' | 'confirm again' {
  const [isFresh] = useState(() => wasConfirmedHere(cartId));
  const { data } = useCart();
  if (isFresh) return 'place';
  if (data === undefined) return 'wait';
  return data.cart?._id === cartId ? 'confirm again' : 'place';
}
