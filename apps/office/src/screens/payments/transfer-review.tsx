import type { BankLine } from '@tonalia/contract/bank-lines';
import type { Transfer, TransferDetail } from '@tonalia/contract/transfers-office';
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import { CallFailure } from '../../api/call-failure.ts';
import { transferQuery } from '../../api/payments.ts';
import { OutlineButton } from '../../components/outline-button.tsx';
import { EmptyNote, LoadFailure, LoadingRows } from '../../components/states.tsx';
import { paymentsTexts as texts } from '../../messages/payments.es-CO.ts';
import { ageWords } from './age.ts';
import { ProofView } from './proof-view.tsx';
import { ReviewFoot } from './review-foot.tsx';
import { TransferFacts } from './transfer-facts.tsx';
import type { OvertakenDecision } from './use-decision.ts';

const DecisionConflict = lazy(() =>
  import('./decision-conflict.tsx').then((module) => ({ default: module.DecisionConflict })),
);

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
  const [overtaken, setOvertaken] = useState<OvertakenDecision>();
  const isGone = error instanceof CallFailure && error.status === 404;
  return (
    <div className="flex min-h-0 min-w-0 flex-col max-lg:min-h-[calc(100dvh-84px)]">
      <PhoneHead transfer={data ?? known} position={position} now={now} onBack={onBack} />
      {!data && !error && <LoadingRows rows={6} />}
      {overtaken && (
        <Suspense>
          <div className="p-4 lg:px-7">
            <DecisionConflict
              conflict={overtaken}
              onOvertaken={setOvertaken}
              onTake={(isOver) => (isOver ? onDone() : setOvertaken(undefined))}
              onDone={onDone}
            />
          </div>
        </Suspense>
      )}
      {isGone && !overtaken && <EmptyNote title={texts.gone} text={texts.goneText} />}
      {error && !isGone && !data && <LoadFailure what={texts.whatOne} cause={error} onRetry={() => void refetch()} />}
      {data && !isGone && (
        <Review transfer={data} now={now} onDone={onDone} onOvertaken={overtaken ? undefined : setOvertaken} />
      )}
    </div>
  );
}

type ReviewProps = {
  transfer: TransferDetail;
  now: Date;
  onDone: () => void;
  /** Absent while another decision is shown, which comes first. */
  onOvertaken: ((both: OvertakenDecision) => void) | undefined;
};

function Review({ transfer, now, onDone, onOvertaken }: ReviewProps) {
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
      {onOvertaken && <ReviewFoot transfer={transfer} line={line} onDone={onDone} onOvertaken={onOvertaken} />}
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
    <header className="flex items-center gap-1 border-b border-line bg-surface px-4 py-2 lg:hidden">
      <OutlineButton
        icon="arrow-left"
        label={texts.back}
        bare
        className="-ml-2.5 size-11! [&>svg]:size-6"
        onClick={onBack}
      />
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
