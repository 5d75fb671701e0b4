import type { Reordered } from '@tonalia/contract/purchase';
import { literals } from '@tonalia/contract/literals.es-CO';
import { Button } from '@tonalia/ui/button';
import { Suspense, lazy, useRef, useState } from 'react';
import { sentenceOf } from '../../api/http/api-error.ts';
import { reorderMessages as words } from '../../messages/reorder.es-CO.ts';
import { notify } from '../../state/notices.ts';
import { notifyAdded } from './notify-added.ts';
import { useReorder } from './use-reorder.ts';

const NotAddedSheet = lazy(() => import('./not-added-sheet.tsx').then((m) => ({ default: m.NotAddedSheet })));

/** Ordering again adds to the cart, so a double tap within this time counts once. */
const SAME_TAP_MS = 800;

/** 'Pedir de nuevo': adds the lines of an order to the cart at current prices, and reports what could not be added and why. */
export function ReorderButton({
  order: { cartId, orderCode },
  look = 'soft',
  size = 'md',
  className,
}: {
  order: { cartId: string; orderCode: string };
  look?: 'soft' | 'primary';
  size?: 'md' | 'lg';
  className?: string;
}) {
  const lastTap = useRef(-Infinity);
  const [outcome, setOutcome] = useState<Reordered | null>(null);
  const reorder = useReorder(cartId, {
    onSuccess: (reordered) => {
      if (reordered.notAdded.length > 0) setOutcome(reordered);
      else notifyAdded(reordered.added);
    },
    onError: (cause) => notify({ color: 'red', message: sentenceOf(cause) }),
  });
  return (
    <>
      <Button
        variant={look}
        size={size}
        icon="history"
        className={className}
        aria-label={words.again(orderCode)}
        loading={reorder.isPending}
        onClick={({ timeStamp }) => {
          const isSecondTap = timeStamp - lastTap.current < SAME_TAP_MS;
          lastTap.current = timeStamp;
          if (!isSecondTap && !reorder.isPending) reorder.mutate(undefined);
        }}
      >
        {literals.reorder}
      </Button>
      {outcome && (
        <Suspense>
          <NotAddedSheet outcome={outcome} onClose={() => setOutcome(null)} />
        </Suspense>
      )}
    </>
  );
}
