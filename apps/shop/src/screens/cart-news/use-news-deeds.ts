import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Alternative, CartProduct } from '@tonalia/contract/purchase';
import { sentenceOf } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { keys } from '../../api/queries.ts';

/** What one can do about what changed. The cart that comes back is shown at once. */
export function useNewsDeeds() {
  const cache = useQueryClient();
  const show = (view: unknown) => cache.setQueryData(keys.cart, view);
  const accept = useMutation({
    mutationFn: (cartId: string) => call('purchase', 'PUT /cart/listcart', { body: { cartId, acceptNews: true } }),
    onSuccess: show,
  });
  const remove = useMutation({ mutationFn: removeLine, onSuccess: show });
  const swap = useMutation({
    // The new one first: what fails half way leaves more in the cart, never less.
    mutationFn: async ({ line, other }: { line: CartProduct; other: Alternative }) => {
      const units = unitsInstead(line.quantity, other);
      const what = other.versionCode
        ? { versions: [{ code: other.versionCode, quantity: units }] }
        : { quantity: units };
      await call('purchase', 'POST /cart/additem', { body: { productId: other.productId, code: other.code, ...what } });
      return removeLine(line);
    },
    onSuccess: show,
    onError: () => cache.invalidateQueries({ queryKey: keys.cart }),
  });
  const failure = accept.error ?? remove.error ?? swap.error;
  return {
    accept,
    remove,
    swap,
    failure: failure && sentenceOf(failure),
    isBusy: accept.isPending || remove.isPending || swap.isPending,
  };
}

function removeLine({ code, versionCode, assemblyCode, assemblyVersionCode, advancedPurchasing }: CartProduct) {
  const body = { code, version: versionCode, assemblyCode, assemblyVersionCode, advancedPurchasing };
  return call('purchase', 'DELETE /cart/deleteitem', { body });
}

/** As many as there were, in whole steps of the other product, and no more than there are. */
export function unitsInstead(wanted: number, { minQuantity, stock }: Alternative): number {
  const steps = Math.max(1, Math.ceil(wanted / minQuantity));
  return Math.min(steps, Math.floor(stock / minQuantity)) * minQuantity;
}
