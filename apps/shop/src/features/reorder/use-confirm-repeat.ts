import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RepeatQuote } from '@tonalia/contract/repeat-order';
import { useRef, useState } from 'react';
import { ApiError } from '../../api/http/api-error.ts';
import { call } from '../../api/http/client.ts';
import { newKey } from '../../api/http/idempotency-key.ts';
import { keys } from '../../api/queries/queries.ts';
import type { RepeatEdit } from '../../api/queries/repeat.ts';
import { useOnce } from '../../forms/use-once.ts';
import { repeatMessages as words } from '../../messages/repeat.es-CO.ts';
import { useGo } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { notify } from '../../state/notices.ts';

/** Places an earlier order again as it was seen, once however often it is pressed, and opens its page. */
export function useConfirmRepeat(cartId: string, onChanged: () => void) {
  const go = useGo();
  const cache = useQueryClient();
  const { isBusy, once } = useOnce();
  // a try that lost its answer is repeated under the same id
  const [repeatId] = useState(newKey);
  const isPlaced = useRef(false);
  const placing = useMutation({
    mutationFn: ({ seen, lines }: Pick<RepeatQuote, 'seen'> & { lines: readonly RepeatEdit[] }) =>
      call('purchase', 'POST /repeat-order', { body: { cartId, lines: [...lines], repeatId, seen } }),
  });

  const confirm = (quote: RepeatQuote, lines: readonly RepeatEdit[]) =>
    once(async () => {
      if (isPlaced.current) return;
      try {
        const { results } = await placing.mutateAsync({ seen: quote.seen, lines });
        isPlaced.current = true;
        void cache.invalidateQueries({ queryKey: keys.orders });
        void cache.invalidateQueries({ queryKey: keys.catalogue });
        go(paths.purchased({ orderCode: results.orderCode }));
      } catch (cause) {
        if (!hasChanged(cause)) return;
        placing.reset();
        notify({ color: 'orange', message: words.changedMeanwhile });
        onChanged();
      }
    });
  return {
    confirm: (quote: RepeatQuote, lines: readonly RepeatEdit[]) => void confirm(quote, lines),
    isConfirming: isBusy,
    problem: placing.error,
  };
}

const hasChanged = (cause: unknown): boolean =>
  cause instanceof ApiError && (cause.code === 'CART_CHANGED' || cause.code === 'INSUFFICIENT_STOCK');
