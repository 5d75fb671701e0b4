import { useCallback, useState } from 'react';
import { shadeDraftOf, useShadeDraft, writeShadeDraft } from './drafts/shade-drafts.ts';
import type { ShadeDraft } from './drafts/shade-draft.ts';

type Change = (before: ShadeDraft) => ShadeDraft;

/**
 * The selection of a product. With a `productId` it is the stored draft, shared by all screens; without, it is state of the component
 * that begins with `initial`.
 */
export function useDraft(productId: string | null, initial: ShadeDraft): [ShadeDraft, (change: Change) => void] {
  const [own, setOwn] = useState(initial);
  const stored = useShadeDraft(productId);
  const change = useCallback(
    (next: Change) => {
      if (productId === null) setOwn(next);
      else writeShadeDraft(productId, next(shadeDraftOf(productId)));
    },
    [productId],
  );
  return [productId === null ? own : stored, change];
}
