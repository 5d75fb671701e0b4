import type { OrderSummary } from '@tonalia/contract/purchase';
import { Suspense, lazy, useState } from 'react';
import { LastOrder } from '../../features/last-order/last-order.tsx';
import { useReview } from '../../features/reorder/use-review.ts';

/** Loaded with the first tap. */
const RepeatSheet = lazy(() =>
  import('../../features/reorder/repeat-sheet.tsx').then((it) => ({ default: it.RepeatSheet })),
);

interface OrderAgainProps {
  /** Newest first. */
  orders: readonly OrderSummary[];
  /** Uses the texts for the customer; otherwise those for a seller. */
  mine: boolean;
}

/** The last order that was not cancelled, with a review before it is ordered again. */
export function OrderAgain({ orders, mine }: OrderAgainProps) {
  const [reviewed, setReviewed] = useState<OrderSummary | null>(null);
  const [isOpen, setOpen] = useState(false);
  const review = useReview((order: OrderSummary) => {
    setReviewed(order);
    setOpen(true);
  });
  const last = orders.find(({ status }) => status !== 'cancelled' && status !== 'rejected');
  if (last === undefined) return null;
  return (
    <>
      <LastOrder order={last} mine={mine} onReorder={() => review(last)} />
      <Suspense>
        {reviewed && (
          <RepeatSheet key={reviewed.cartId} order={reviewed} open={isOpen} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  );
}
