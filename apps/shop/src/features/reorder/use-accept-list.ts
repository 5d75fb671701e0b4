import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Reordered } from '@tonalia/contract/purchase';
import { useState } from 'react';
import { sendOnce } from '../../api/cart-sync/send-once.ts';
import { sentenceOf } from '../../api/http/api-error.ts';
import { call } from '../../api/http/client.ts';
import { keys } from '../../api/queries/queries.ts';
import { quickOrderMessages } from '../../messages/quick-order.es-CO.ts';
import { useGo } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { notify } from '../../state/notices.ts';

type ListItems = { versionId: string; quantity: number }[];

/** Adds the accepted lines to the cart in one write and opens it; `outcome` is set when something could not be added. */
export function useAcceptList() {
  const cache = useQueryClient();
  const go = useGo();
  const [outcome, setOutcome] = useState<Reordered | null>(null);
  const accepting = useMutation({
    mutationFn: (items: ListItems) =>
      sendOnce(['list', JSON.stringify(items)], (key) =>
        call('purchase', 'POST /cart/add-list', { body: { items }, key }),
      ),
    onSuccess: (answer) => {
      const { cart, outOfStock, productsNews, added, notAdded } = answer;
      cache.setQueryData(keys.cart, { cart, outOfStock, productsNews });
      if (notAdded.length > 0) return setOutcome(answer);
      notify({ color: 'white', message: quickOrderMessages.added(added) });
      go(paths.cart());
    },
    onError: (cause) => notify({ color: 'red', message: sentenceOf(cause) }),
  });
  return {
    accept: (items: ListItems) => !accepting.isPending && accepting.mutate(items),
    isAccepting: accepting.isPending,
    outcome,
    forget: () => setOutcome(null),
  };
}
