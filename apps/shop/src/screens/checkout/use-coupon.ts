import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/http/client.ts';
import { keys } from '../../api/queries/queries.ts';

/** Applies a coupon to the cart, or removes it with null; the returned cart is shown at once. */
export function useCoupon() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (code: string | null) =>
      code === null
        ? call('purchase', 'DELETE /coupon/apply')
        : call('purchase', 'POST /coupon/apply', { body: { code } }),
    onSuccess: (view) => {
      cache.setQueryData(keys.cart, view);
      void cache.invalidateQueries({ queryKey: keys.coupons });
    },
  });
}
