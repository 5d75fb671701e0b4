import { useQueryClient } from '@tanstack/react-query';
import type { Reordered } from '@tonalia/contract/purchase';
import { useRef, useState } from 'react';
import { call } from '../../api/http/client.ts';
import { orderQuery } from '../../api/queries/orders.ts';
import { keys } from '../../api/queries/queries.ts';
import { useGo } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { notifyAdded } from './notify-added.ts';
import { useReorder } from './use-reorder.ts';

/**
 * Adds lines of an order to the cart. `orderNow` continues to the order summary, where one tap confirms; a cart without a payment
 * method takes the order's. `outcome` is set when something could not be added.
 */
export function useOrderAgain({ cartId, orderCode }: { cartId: string; orderCode: string }, onDone: () => void) {
  const cache = useQueryClient();
  const go = useGo();
  const isOrdering = useRef(false);
  const [problem, setProblem] = useState<unknown>(null);
  const [outcome, setOutcome] = useState<Reordered | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const reorder = useReorder(cartId, { onSuccess: (reordered) => void added(reordered), onError: setProblem });

  async function added(reordered: Reordered) {
    if (reordered.notAdded.length > 0) return setOutcome(reordered);
    if (!isOrdering.current) {
      notifyAdded(reordered.added);
      return onDone();
    }
    setLeaving(true);
    await payAsBefore(reordered).catch(() => null);
    setLeaving(false);
    onDone();
    go(paths.orderSummary());
  }
  /** When the order's method is no longer offered, the summary asks for another. */
  async function payAsBefore({ cart }: Reordered) {
    if (cart === null || cart.paymentMethod !== null) return;
    const { paymentMethod } = await cache.fetchQuery(orderQuery(orderCode));
    const body = { cartId: cart._id, paymentMethod: paymentMethod.reference };
    cache.setQueryData(keys.cart, await call('purchase', 'PUT /cart/listcart', { body }));
  }
  function send(lines: readonly number[], isOrder: boolean) {
    if (reorder.isPending || isLeaving) return;
    isOrdering.current = isOrder;
    setProblem(null);
    reorder.mutate(lines);
  }
  return {
    add: (lines: readonly number[]) => send(lines, false),
    orderNow: (lines: readonly number[]) => send(lines, true),
    isAdding: reorder.isPending || isLeaving,
    problem,
    outcome,
    forget: () => {
      setOutcome(null);
      onDone();
    },
  };
}
