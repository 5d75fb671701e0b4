import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/http/client.ts';
import { keys } from '../../api/queries/queries.ts';

/** Puts a coupon on the cart, or takes it off with null; the cart that comes back is shown at once. */
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
