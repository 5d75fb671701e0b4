import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ProductAlert } from '@tonalia/contract/alerts';
import { sendOnce } from '../../api/cart-sync/send-once.ts';
import { sentenceOf } from '../../api/http/api-error.ts';
import { call } from '../../api/http/client.ts';
import { keys } from '../../api/queries/queries.ts';
import { alertMessages as words } from '../../messages/alerts.es-CO.ts';
import { paths } from '../../paths.ts';
import { notify } from '../../state/notices.ts';

/** Adds the units of an alert to the cart, once however often its answer is lost. */
export function useAddUnits() {
  const cache = useQueryClient();
  const adding = useMutation({
    mutationFn: ({ match, quantity }: ProductAlert) => {
      const items = [{ versionId: match.versionId, quantity }];
      return sendOnce(['list', JSON.stringify(items)], (key) =>
        call('purchase', 'POST /cart/add-list', { body: { items }, key }),
      );
    },
    onSuccess: ({ cart, outOfStock, productsNews, added }) => {
      cache.setQueryData(keys.cart, { cart, outOfStock, productsNews });
      if (added === 0) return notify({ color: 'orange', message: words.notAdded });
      notify({ color: 'white', message: words.added, action: { text: words.seeCart, href: paths.cart() } });
    },
    onError: (cause) => notify({ color: 'red', message: sentenceOf(cause) }),
  });
  return { add: adding.mutate, adding: adding.isPending ? adding.variables.alertId : null };
}
