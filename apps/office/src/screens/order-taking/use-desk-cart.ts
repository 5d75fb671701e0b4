import type { DeskCart } from '@tonalia/contract/purchase-place';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { CallFailure } from '../../api/call-failure.ts';
import {
  type DeskChange,
  type DeskChoice,
  type TakenLineKey,
  changeDeskCart,
  deskCartQuery,
  keepDeskCart,
  placeDeskOrder,
} from '../../api/order-taking.ts';
import { forgetOrders } from '../../api/orders.ts';
import { useNotify } from '../../components/notices.tsx';
import { orderTakingTexts as texts } from '../../messages/order-taking.es-CO.ts';

/** Without an answer the same change is sent again; its id makes it count once. */
const isUnanswered = (failures: number, cause: unknown): boolean =>
  failures < 2 && cause instanceof CallFailure && cause.status === 0;

/** The operator's cart for a customer, its changes in the order they were made, and its order. */
export function useDeskCart(customerId: string) {
  const cache = useQueryClient();
  const notify = useNotify();
  const navigate = useNavigate();
  const cart = useQuery(deskCartQuery(customerId));
  /** The last change that is under way: whether it was made in the end. */
  const last = useRef<Promise<boolean>>(null);
  const isOrdering = useRef(false);
  const change = useMutation({
    // one after the other: each answer is the whole cart
    scope: { id: `desk ${customerId}` },
    mutationFn: async (wanted: DeskChange): Promise<DeskCart> => {
      const changed = await changeDeskCart(customerId, wanted);
      keepDeskCart(cache, customerId, changed);
      return changed;
    },
    retry: isUnanswered,
    onError: () => void cache.invalidateQueries({ queryKey: ['desk', customerId] }),
  });
  const place = useMutation({
    mutationFn: (open: { cartId: string; expectedTotal: number }) => placeDeskOrder(customerId, open),
    retry: isUnanswered,
    onSuccess: ({ orderCode }) => {
      cache.removeQueries({ queryKey: ['desk', customerId] });
      void forgetOrders(cache);
      notify({ color: 'white', message: texts.created(orderCode) });
      void navigate({ to: '/pedidos/$code', params: { code: orderCode } });
    },
    onError: () => void cache.invalidateQueries({ queryKey: ['desk', customerId] }),
  });
  const open = cart.data?.cart ?? null;
  // shown at once, before the answer
  const sent = change.isPending && change.variables.kind === 'choose' ? change.variables.choice : {};
  const clientId = () => crypto.randomUUID();
  const send = (wanted: DeskChange): Promise<DeskCart> => {
    const sent = change.mutateAsync(wanted);
    const made = sent.then(
      () => true,
      () => false,
    );
    last.current = made;
    void made.then(() => {
      if (last.current === made) last.current = null;
    });
    return sent;
  };
  return {
    cart,
    sent,
    change,
    place,
    add: (versionId: string, quantity: number) => send({ kind: 'add', clientId: clientId(), versionId, quantity }),
    setQuantity: (line: TakenLineKey, quantity: number) =>
      void send({ kind: 'quantity', clientId: clientId(), line: keyOf(line), quantity }),
    choose: (choice: DeskChoice) =>
      open && void send({ kind: 'choose', clientId: clientId(), cartId: open._id, choice }),
    applyCoupon: (code: string) => send({ kind: 'coupon', code }),
    removeCoupon: () => void send({ kind: 'no-coupon' }),
    /** After the changes that are under way; not when the last one was refused. */
    order: async (): Promise<void> => {
      if (isOrdering.current) return;
      isOrdering.current = true;
      const isRefused = (await last.current) === false;
      const now = cache.getQueryData(deskCartQuery(customerId).queryKey)?.cart;
      const settle = () => {
        isOrdering.current = false;
      };
      if (isRefused || !now) return settle();
      place.mutate({ cartId: now._id, expectedTotal: now.total }, { onSettled: settle });
    },
  };
}

export type DeskCartUse = ReturnType<typeof useDeskCart>;

const keyOf = ({
  code,
  versionCode,
  assemblyCode,
  assemblyVersionCode,
  advancedPurchasing,
}: TakenLineKey): TakenLineKey => ({
  code,
  versionCode,
  assemblyCode,
  assemblyVersionCode,
  advancedPurchasing,
});
