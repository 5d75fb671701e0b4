import type { OrderSummary } from '@tonalia/contract/purchase';
import { Suspense, lazy, useState } from 'react';
import { LastOrder } from '../../features/last-order/last-order.tsx';

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
  const last = orders.find(({ status }) => status !== 'cancelled' && status !== 'rejected');
  if (last === undefined) return null;
  return (
    <>
      <LastOrder
        order={last}
        mine={mine}
        onReorder={() => {
          setReviewed(last);
          setOpen(true);
        }}
      />
      <Suspense>
        {reviewed && (
          <RepeatSheet key={reviewed.cartId} order={reviewed} open={isOpen} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  );
}
