import { useKeys } from '../../components/use-keys.ts';
import { useNow } from '../../components/use-now.ts';
import { EmptyNote, LoadFailure, LoadingRows } from '../../components/states.tsx';
import { paymentsTexts as texts } from '../../messages/payments.es-CO.ts';
import { MatchingAct } from './matching-act.tsx';
import { TransferList } from './transfer-list.tsx';
import { TransferReview } from './transfer-review.tsx';
import { useTransfers } from './use-transfers.ts';

/** Transfers one by one: the list, the proof, and what decides. On a phone the list, then one transfer. */
export function TransfersTab({ focused }: { focused: string | undefined }) {
  const now = useNow();
  const { list, transfers, at, go, move, goPast } = useTransfers(focused);
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
  });
  if (list.isPending) return <LoadingRows rows={6} />;
  if (list.isError && !list.data)
    return <LoadFailure what={texts.what} cause={list.error} onRetry={() => void list.refetch()} />;
  if (transfers.length === 0 && focused === undefined) return <EmptyNote title={texts.none} text={texts.noneText} />;
  return (
    <div className="min-h-0 flex-1 lg:grid lg:h-[calc(100dvh-110px)] lg:grid-cols-[288px_minmax(0,1fr)]">
      <div
        className={`flex min-h-0 flex-col lg:border-r lg:border-line ${focused === undefined ? '' : 'max-lg:hidden'}`}
      >
        <TransferList transfers={transfers} focused={focused} now={now} onOpen={go} />
        <MatchingAct transfers={transfers} />
      </div>
      {focused !== undefined && (
        <TransferReview
          key={focused}
          id={focused}
          known={transfers[at]}
          position={at < 0 ? '' : texts.position(at + 1, transfers.length)}
          now={now}
          onBack={() => go(undefined)}
          onDone={() => goPast(focused)}
        />
      )}
    </div>
  );
}
