import type { BankLine, Transfer, TransferDetail } from '@tonalia/contract/purchase-money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CallFailure } from '../../api/call-failure.ts';
import { transferQuery } from '../../api/payments.ts';
import { OutlineButton } from '../../components/outline-button.tsx';
import { EmptyNote, LoadFailure, LoadingRows } from '../../components/states.tsx';
import { paymentsTexts as texts } from '../../messages/payments.es-CO.ts';
import { ageWords } from './age.ts';
import { ProofView } from './proof-view.tsx';
import { ReviewFoot } from './review-foot.tsx';
import { TransferFacts } from './transfer-facts.tsx';

export type TransferReviewProps = {
  id: string;
  /** Its row of the list. */
  known: Transfer | undefined;
  /** "3 de 4" */
  position: string;
  now: Date;
  onBack: () => void;
  /** After an approval or a rejection. */
  onDone: () => void;
};

/** One transfer: the proof in the middle, what decides at the right, the acts at the foot. */
export function TransferReview({ id, known, position, now, onBack, onDone }: TransferReviewProps) {
  const { data, error, refetch } = useQuery(transferQuery(id));
  const isGone = error instanceof CallFailure && error.status === 404;
  return (
    <div className="flex min-h-0 min-w-0 flex-col max-lg:min-h-[calc(100dvh-84px)]">
      <PhoneHead transfer={data ?? known} position={position} now={now} onBack={onBack} />
      {!data && !error && <LoadingRows rows={6} />}
      {isGone && <EmptyNote title={texts.gone} text={texts.goneText} />}
      {error && !isGone && !data && <LoadFailure what={texts.whatOne} cause={error} onRetry={() => void refetch()} />}
      {data && !isGone && <Review transfer={data} now={now} onDone={onDone} />}
    </div>
  );
}

function Review({ transfer, now, onDone }: { transfer: TransferDetail; now: Date; onDone: () => void }) {
  const [chosen, setChosen] = useState<BankLine>();
  const line = chosen ?? transfer.line ?? undefined;
  return (
    <>
      <div className="min-h-0 flex-1 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(380px,504px)]">
        <div className="relative flex min-h-0 flex-col bg-side max-lg:max-h-[46dvh]">
          <ProofView _id={transfer._id} proof={transfer.proof} customer={transfer.customer} />
        </div>
        <div className="flex min-h-0 flex-col lg:border-l lg:border-line">
          <TransferFacts transfer={transfer} line={line} onLine={setChosen} now={now} />
        </div>
      </div>
      <ReviewFoot transfer={transfer} line={line} onDone={onDone} />
    </>
  );
}

function PhoneHead({
  transfer,
  position,
  now,
  onBack,
}: { transfer: Transfer | undefined } & Pick<TransferReviewProps, 'position' | 'now' | 'onBack'>) {
  const since = transfer && new Date(transfer.proof?.sentAt ?? transfer.placedAt);
  return (
    <header className="flex items-center gap-2.5 border-b border-line bg-surface px-3 py-2 lg:hidden">
      <OutlineButton icon="arrow-left" label={texts.back} bare className="size-11!" onClick={onBack} />
      <span className="min-w-0 flex-1 leading-[1.25]">
        <h1 className="truncate text-[1.0625rem] font-[650]">{transfer?.customer.name ?? texts.title}</h1>
        {transfer && since && (
          <span className="text-[0.8125rem] text-text-2">
            {transfer.orderCode}, {texts.ago(ageWords(since, now))}
          </span>
        )}
      </span>
      <span className="text-[0.8125rem] text-text-2">{position}</span>
    </header>
  );
}
