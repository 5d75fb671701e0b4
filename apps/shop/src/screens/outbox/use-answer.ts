import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { SellerOrder, SellerOrderAnswer } from '@tonalia/contract/seller-orders';
import { ApiError, sentenceOf } from '../../api/http/api-error.ts';
import { call } from '../../api/http/client.ts';
import { readDrafts } from '../../api/outbox/outbox.ts';
import { noveltyMessages as words } from '../../messages/novelty.es-CO.ts';
import { outboxPath } from '../../navigation/outbox-address.ts';
import { notify } from '../../state/notices.ts';
import { draftQuery } from './draft-query.ts';
import { forgetDecisions } from './stored-decisions.ts';

/** Answering and discarding an order that asks. The same answer again is one order, so a lost response is simply sent again. */
export function useAnswer({ clientOrderId }: Pick<SellerOrder, 'clientOrderId'>) {
  const cache = useQueryClient();
  const router = useRouter();
  const params = { clientOrderId };
  function leave(message: string) {
    forgetDecisions(clientOrderId);
    void readDrafts();
    notify({ color: 'white', message });
    void router.navigate({ href: outboxPath(), replace: true });
  }
  /** The order may have changed meanwhile: what the server says now is shown. */
  async function refuse(cause: unknown) {
    const isAsking = cause instanceof ApiError && cause.code === 'ORDER_ASKS';
    const now = await cache.fetchQuery(draftQuery(clientOrderId)).catch(() => null);
    if (now?.order) return leave(words.sent(now.order.orderCode));
    const isLost = cause instanceof ApiError && cause.status === 0;
    notify({ color: 'red', message: isAsking ? words.again : isLost ? words.decisionsLost : sentenceOf(cause) });
  }
  const answering = useMutation({
    mutationFn: (body: SellerOrderAnswer) =>
      call('purchase', 'POST /seller-orders/{clientOrderId}/answer', { params, body }),
    onSuccess: ({ results }) => leave(words.sent(results.orderCode)),
    onError: refuse,
  });
  const discarding = useMutation({
    mutationFn: () => call('purchase', 'POST /seller-orders/{clientOrderId}/discard', { params }),
    onSuccess: () => leave(words.discarded),
    onError: refuse,
  });
  return { answering, discarding };
}
