import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Alternative, CartProduct } from '@tonalia/contract/purchase';
import { useRef } from 'react';
import { sentenceOf } from '../../api/http/api-error.ts';
import { lineId } from '../../api/cart-sync/cart-line.ts';
import { call } from '../../api/http/client.ts';
import { keys } from '../../api/queries/queries.ts';
import { sendOnce } from '../../api/cart-sync/send-once.ts';

/** The actions on cart changes, one at a time. The returned cart is shown at once. */
export function useNewsActions() {
  const cache = useQueryClient();
  // a second press can come before the busy state is rendered, and would add again
  const isUnderWay = useRef(false);
  const onSettled = () => (isUnderWay.current = false);
  const show = (view: unknown) => cache.setQueryData(keys.cart, view);
  const accept = useMutation({
    mutationFn: (cartId: string) =>
      sendOnce(['accept', cartId], (key) =>
        call('purchase', 'PUT /cart/listcart', { body: { cartId, acceptNews: true }, key }),
      ),
    onSuccess: show,
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (line: CartProduct) => sendOnce(['remove', lineId(line)], (key) => removeLine(line, key)),
    onSuccess: show,
    onSettled,
  });
  const swap = useMutation({
    // Adds first: a failure halfway leaves too much in the cart, never too little.
    mutationFn: async ({ line, other }: { line: CartProduct; other: Alternative }) => {
      const units = substituteUnits(line.quantity, other);
      const what = other.versionCode
        ? { versions: [{ code: other.versionCode, quantity: units }] }
        : { quantity: units };
      const body = { productId: other.productId, code: other.code, ...what };
      return sendOnce(['swap', lineId(line), body], async (addKey, removeKey) => {
        await call('purchase', 'POST /cart/additem', { body, key: addKey });
        return removeLine(line, removeKey);
      });
    },
    onSuccess: show,
    onError: () => cache.invalidateQueries({ queryKey: keys.cart }),
    onSettled,
  });
  const failure = accept.error ?? remove.error ?? swap.error;
  return {
    accept,
    remove,
    swap,
    failure: failure && sentenceOf(failure),
    once: (action: () => void) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      action();
    },
  };
}

function removeLine(
  { code, versionCode, assemblyCode, assemblyVersionCode, advancedPurchasing }: CartProduct,
  key: string,
) {
  const body = { code, version: versionCode, assemblyCode, assemblyVersionCode, advancedPurchasing };
  return call('purchase', 'DELETE /cart/deleteitem', { body, key });
}

/** The same number of units, in multiples of the other product's minimum, at most its stock. */
export function substituteUnits(units: number, { minQuantity, stock }: Alternative): number {
  const steps = Math.max(1, Math.ceil(units / minQuantity));
  return Math.min(steps, Math.floor(stock / minQuantity)) * minQuantity;
}
