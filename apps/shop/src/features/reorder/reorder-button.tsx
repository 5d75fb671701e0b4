import { literals } from '@tonalia/contract/literals.es-CO';
import { Button } from '@tonalia/ui/button';
import { Suspense, lazy, useState } from 'react';
import { reorderMessages as words } from '../../messages/reorder.es-CO.ts';
import { useReview } from './use-review.ts';

/** Loaded with the first tap. */
const RepeatSheet = lazy(() => import('./repeat-sheet.tsx').then((it) => ({ default: it.RepeatSheet })));

/** 'Pedir de nuevo': opens an order as it would be ordered now. */
export function ReorderButton({
  order,
  look = 'soft',
  size = 'md',
  className,
}: {
  order: { cartId: string; orderCode: string };
  look?: 'soft' | 'primary';
  size?: 'md' | 'lg';
  className?: string;
}) {
  const [isAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const review = useReview(() => {
    setAsked(true);
    setOpen(true);
  });
  return (
    <>
      <Button
        variant={look}
        size={size}
        icon="history"
        className={className}
        aria-label={words.again(order.orderCode)}
        onClick={() => review(order)}
      >
        {literals.reorder}
      </Button>
      {isAsked && (
        <Suspense>
          <RepeatSheet order={order} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
