import { useQuery } from '@tanstack/react-query';
import type { RepeatLine } from '@tonalia/contract/repeat-order';
import { Sheet } from '@tonalia/ui/sheet';
import { Skeleton } from '@tonalia/ui/skeleton';
import { lineName } from '@tonalia/rules/line-name';
import { useState } from 'react';
import { orderQuery } from '../../api/queries/orders.ts';
import { QueryStates } from '../../components/query-states.tsx';
import { ChooseInstead } from '../../features/reorder/choose-instead.tsx';
import { NotAddedSheet } from '../../features/reorder/not-added-sheet.tsx';
import { useAddRepeat } from '../../features/reorder/use-add-repeat.ts';
import { useConfirmRepeat } from '../../features/reorder/use-confirm-repeat.ts';
import { useRepeat } from '../../features/reorder/use-repeat.ts';
import { repeatMessages as words } from '../../messages/repeat.es-CO.ts';
import { useGo } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { ReviewSide } from './review-side.tsx';
import { ReviewTable } from './review-table.tsx';

interface RepeatReviewProps {
  orderCode: string;
  /** The order, when the list has it. */
  listed: { cartId: string } | undefined;
}

/** The cart of the order is in the list, or in its own answer when it is older. */
export function RepeatReview({ orderCode, listed }: RepeatReviewProps) {
  const own = useQuery({ ...orderQuery(orderCode), enabled: listed === undefined });
  const cartId = listed?.cartId ?? own.data?.cartId;
  if (cartId !== undefined) return <Lines cartId={cartId} />;
  return (
    <QueryStates query={own} failed={words.failed}>
      <Skeleton className="h-60 rounded-card" />
    </QueryStates>
  );
}

/** What changed, what is as before, and the order beside it. */
function Lines({ cartId }: { cartId: string }) {
  const go = useGo();
  const repeat = useRepeat(cartId, true);
  const { query } = repeat;
  const quote = query.data;
  const placing = useConfirmRepeat(cartId, () => void query.refetch());
  const [isSeen, setSeen] = useState(false);
  const adding = useAddRepeat(cartId, () => go(paths.cart()));
  const [choosing, setChoosing] = useState<RepeatLine | null>(null);
  const onCheckout = () => adding.add(quote?.lines ?? [], () => go(paths.orderDetail()));
  return (
    <div className="gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_20.75rem] lg:items-start">
      <QueryStates query={query} failed={words.failed}>
        <Skeleton className="h-60 rounded-card" />
      </QueryStates>
      {quote && <ReviewTable lines={quote.lines} repeat={repeat} onChoose={setChoosing} />}
      {quote && <ReviewSide {...{ quote, repeat, placing, adding, onCheckout }} />}
      {choosing && (
        <Sheet
          open
          onClose={() => setChoosing(null)}
          size="md"
          title={words.chooseInstead(choosing.instead?.name ?? lineName(choosing))}
        >
          <ChooseInstead
            line={choosing}
            onChoose={(code) => {
              repeat.replace(choosing, code);
              setChoosing(null);
            }}
          />
        </Sheet>
      )}
      {adding.outcome && !isSeen && <NotAddedSheet outcome={adding.outcome} onClose={() => setSeen(true)} />}
    </div>
  );
}
