import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/http/client.ts';
import type { CallOptions } from '../../api/http/client.ts';
import { keys } from '../../api/queries/queries.ts';
import type { Services } from '@tonalia/contract/services';

type CheckoutEdit = NonNullable<CallOptions<Services['purchase']['PUT /cart/listcart']>['body']>;

/** Writes a checkout choice (address, payment method) to the cart; the returned cart is shown at once. */
export function useChoose() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (choice: CheckoutEdit) => call('purchase', 'PUT /cart/listcart', { body: choice }),
    onSuccess: (view) => {
      cache.setQueryData(keys.cart, view);
      // another address has other delivery days
      void cache.invalidateQueries({ queryKey: keys.deliveryGroups });
    },
  });
}
