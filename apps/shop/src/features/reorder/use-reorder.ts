import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Reordered } from '@tonalia/contract/purchase';
import { call } from '../../api/http/client.ts';
import { keys } from '../../api/queries/queries.ts';
import { sendOnce } from '../../api/cart-sync/send-once.ts';

/**
 * Adds an order, or some of its lines, to the cart; the returned cart is shown at once. A retry after a lost response has its effect
 * once.
 */
export function useReorder(
  cartId: string,
  settled: { onSuccess: (outcome: Reordered) => void; onError: (cause: unknown) => void },
) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (lines?: readonly number[]) =>
      sendOnce(['reorder', cartId, ...(lines ?? [])], (key) =>
        call('purchase', 'POST /cart/buy-cart-again-confirm', {
          body: { cartId, ...(lines && { lines: [...lines] }) },
          key,
        }),
      ),
    onSuccess: (reordered) => {
      const { cart, outOfStock, productsNews } = reordered;
      cache.setQueryData(keys.cart, { cart, outOfStock, productsNews });
      settled.onSuccess(reordered);
    },
    onError: settled.onError,
  });
}
