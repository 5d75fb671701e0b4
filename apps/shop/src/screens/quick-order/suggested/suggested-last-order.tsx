import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@tonalia/ui/button';
import { Empty } from '@tonalia/ui/empty';
import { Suspense, lazy, useState } from 'react';
import { ordersQuery } from '../../../api/queries/orders.ts';
import { useReview } from '../../../features/reorder/use-review.ts';
import { suggestedMessages as words } from '../../../messages/suggested-order.es-CO.ts';

const RepeatSheet = lazy(() =>
  import('../../../features/reorder/repeat-sheet.tsx').then((it) => ({ default: it.RepeatSheet })),
);

/** Instead of a suggestion, while there are too few orders: the last one. */
export function SuggestedLastOrder() {
  const orders = useInfiniteQuery(ordersQuery);
  const [isOpen, setOpen] = useState(false);
  const review = useReview(() => setOpen(true));
  const last = orders.data?.pages[0]?.results.find(({ status }) => status !== 'cancelled' && status !== 'rejected');
  return (
    <>
      <Empty
        className="py-8"
        title={words.tooFew}
        text={words.tooFewHelp}
        action={last && <Button onClick={() => review(last)}>{words.lastOrder}</Button>}
      />
      {last && isOpen && (
        <Suspense>
          <RepeatSheet order={last} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
