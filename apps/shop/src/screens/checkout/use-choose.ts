import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/http/client.ts';
import type { CallOptions } from '../../api/http/client.ts';
import { keys } from '../../api/queries/queries.ts';
import type { Services } from '@tonalia/contract/services';

type CheckoutEdit = NonNullable<CallOptions<Services['purchase']['PUT /cart/listcart']>['body']>;

/** Writes what the purchase chose (address, payment method) into the cart; the cart that comes back is shown at once. */
export function useChoose() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (choice: CheckoutEdit) => call('purchase', 'PUT /cart/listcart', { body: choice }),
    onSuccess: (view) => {
      cache.setQueryData(keys.cart, view);
      // another address delivers on other days
      void cache.invalidateQueries({ queryKey: keys.deliveryGroups });
    },
  });
}
