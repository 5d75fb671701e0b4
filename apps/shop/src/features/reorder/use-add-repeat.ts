import { useQueryClient } from '@tanstack/react-query';
import type { Reordered } from '@tonalia/contract/purchase';
import type { RepeatLine } from '@tonalia/contract/repeat-order';
import { useState } from 'react';
import { sendOnce } from '../../api/cart-sync/send-once.ts';
import { call } from '../../api/http/client.ts';
import { keys } from '../../api/queries/queries.ts';
import { useOnce } from '../../forms/use-once.ts';
import { notifyAdded } from './notify-added.ts';

/** Adds the lines to the open cart instead of ordering them; `outcome` is set when something could not be added. */
export function useAddRepeat(cartId: string, onDone: () => void) {
  const cache = useQueryClient();
  const { isBusy, once } = useOnce();
  const [problem, setProblem] = useState<unknown>(null);
  const [outcome, setOutcome] = useState<Reordered | null>(null);

  const add = (lines: readonly RepeatLine[], then?: () => void) =>
    once(async () => {
      setProblem(null);
      try {
        const answer = await send(cartId, lines);
        const { cart, outOfStock, productsNews, added, notAdded } = answer;
        cache.setQueryData(keys.cart, { cart, outOfStock, productsNews });
        if (notAdded.length > 0) return setOutcome(answer);
        if (!then) notifyAdded(added);
        onDone();
        then?.();
      } catch (cause) {
        setProblem(cause);
      }
    });
  return {
    add: (lines: readonly RepeatLine[], then?: () => void) => void add(lines, then),
    isAdding: isBusy,
    problem,
    outcome,
  };
}

/** Versions in one write; combos with chosen parts by their lines, in another. */
async function send(cartId: string, lines: readonly RepeatLine[]): Promise<Reordered> {
  const items = lines.flatMap(({ versionId, quantity }) =>
    versionId !== null && quantity > 0 ? [{ versionId, quantity }] : [],
  );
  const combos = lines
    .filter(({ versionId, quantity }) => versionId === null && quantity > 0)
    .map(({ lineNo }) => lineNo);
  return sendOnce(['repeat', cartId, JSON.stringify(items), ...combos], async (key, second) => {
    const added = items.length > 0 ? await call('purchase', 'POST /cart/add-list', { body: { items }, key }) : null;
    if (added && combos.length === 0) return added;
    const more = await call('purchase', 'POST /cart/buy-cart-again-confirm', {
      body: { cartId, ...(combos.length > 0 && { lines: combos }) },
      key: second,
    });
    return added ? { ...more, added: added.added + more.added, notAdded: [...added.notAdded, ...more.notAdded] } : more;
  });
}
