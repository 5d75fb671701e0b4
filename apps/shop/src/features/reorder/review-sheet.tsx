import { useQuery } from '@tanstack/react-query';
import type { ReorderLine } from '@tonalia/contract/purchase';
import { literals } from '@tonalia/contract/literals.es-CO';
import { formatPesos } from '@tonalia/rules/money';
import { Button } from '@tonalia/ui/button';
import { ErrorBlock } from '@tonalia/ui/error-block';
import { Sheet } from '@tonalia/ui/sheet';
import { Loading, Skeleton } from '@tonalia/ui/skeleton';
import { useState } from 'react';
import { sentenceOf } from '../../api/http/api-error.ts';
import { reorderReviewQuery } from '../../api/queries/orders.ts';
import { reorderMessages as words } from '../../messages/reorder.es-CO.ts';
import { NotAddedSheet } from './not-added-sheet.tsx';
import { ReviewLine } from './review-line.tsx';
import { useOrderAgain } from './use-order-again.ts';

export interface ReviewSheetProps {
  order: { cartId: string; orderCode: string };
  open: boolean;
  onClose: () => void;
}

/** Reviews an earlier order before ordering again: lines with current prices and changes; the ticked ones are added. */
export function ReviewSheet({ order, open, onClose }: ReviewSheetProps) {
  const { data: lines, error, isFetching, refetch } = useQuery({ ...reorderReviewQuery(order.cartId), enabled: open });
  const [unticked, setUnticked] = useState<ReadonlySet<number>>(new Set());
  const { add, orderNow, isAdding, problem, outcome, forget } = useOrderAgain(order, onClose);
  const ticked = (lines ?? []).filter(({ lineNo, available }) => available > 0 && !unticked.has(lineNo));
  const chosen = ticked.map(({ lineNo }) => lineNo);
  if (outcome) return <NotAddedSheet outcome={outcome} onClose={forget} />;

  function tick(lineNo: number, is: boolean) {
    const next = new Set(unticked);
    if (is) next.delete(lineNo);
    else next.add(lineNo);
    setUnticked(next);
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={literals.reorder}
      subtitle={order.orderCode}
      footer={
        lines && (
          <div className="grid gap-1.5">
            {problem !== null && (
              <p role="alert" className="text-small text-danger">
                {sentenceOf(problem)}
              </p>
            )}
            <Total lines={ticked} />
            <Button
              size="lg"
              full
              loading={isAdding}
              disabledReason={chosen.length === 0 ? words.nothingTicked : undefined}
              onClick={() => orderNow(chosen)}
            >
              {words.orderNow}
            </Button>
            <Button
              variant="ghost"
              full
              disabledReason={chosen.length === 0 ? words.nothingTicked : undefined}
              onClick={() => add(chosen)}
            >
              {literals.addToCart}
            </Button>
          </div>
        )
      }
    >
      {lines ? (
        <ul aria-label={words.lines} className="divide-y divide-line">
          {lines.map((line) => (
            <ReviewLine
              key={line.lineNo}
              line={line}
              isTicked={line.available > 0 && !unticked.has(line.lineNo)}
              onTick={(is) => tick(line.lineNo, is)}
            />
          ))}
        </ul>
      ) : error ? (
        <ErrorBlock
          className="py-6"
          title={words.loadFailed}
          text={error.message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading className="grid gap-3 py-3">
          {Array.from({ length: 5 }, (_, at) => (
            <Skeleton key={at} className="h-14 rounded-control" />
          ))}
        </Loading>
      )}
    </Sheet>
  );
}

function Total({ lines }: { lines: readonly ReorderLine[] }) {
  const units = lines.reduce((sum, { available }) => sum + available, 0);
  const total = lines.reduce((sum, { available, price }) => sum + available * (price ?? 0), 0);
  return (
    <p aria-live="polite" className="flex items-baseline justify-between gap-3 pb-1">
      <span className="text-small text-text-2">{words.ticked(lines.length, units)}</span>
      <b className="text-[1.1875rem] font-bold">{formatPesos(total)}</b>
    </p>
  );
}
