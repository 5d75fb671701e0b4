import type { OfficeReturn } from '@tonalia/contract/returns-office';
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import type { ReturnTarget } from '@tonalia/contract/return-decision';
import { outcomeQuery } from '../../api/returns.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { outlines } from '../../components/outlines.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { StepUpDialog } from '../../components/step-up-dialog.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { useNow } from '../../components/use-now.ts';
import { formatWhenInFull } from '../../components/when.ts';
import { ReturnBadge } from '../../features/return-state/return-badge.tsx';
import { returnsTexts as texts } from '../../messages/returns.es-CO.ts';
import { stepUpTexts } from '../../messages/step-up.es-CO.ts';
import { CustomerPanel, HistoryPanel } from './about-panels.tsx';
import { BackToReturns, useBack } from './back-to-returns.tsx';
import {
  type ReturnDraft,
  acceptLine,
  answerOf,
  firstOpen,
  fitting,
  isOpen,
  rejectLine,
  staysWithCustomer,
  toDecision,
} from './draft.ts';
import { LinesPanel } from './lines-panel.tsx';
import { MessagePanel } from './message-panel.tsx';
import { OutcomePanel } from './outcome-panel.tsx';
import { PhotosPanel } from './photos-panel.tsx';
import { ReceiveDialog } from './receive-dialog.tsx';
import { ReturnActs } from './return-acts.tsx';
import { useReturnActs } from './use-return-acts.ts';
import { useSaveKey } from './use-save-key.ts';

const PrintedReturn = lazy(() => import('./printed-return.tsx').then((file) => ({ default: file.PrintedReturn })));

/** A return that is loaded. */
export function ReturnBody({ one }: { one: OfficeReturn }) {
  const now = useNow();
  const operator = useOperator();
  const back = useBack();
  const [drafted, setDraft] = useState<ReturnDraft>({});
  const [to, setTo] = useState<ReturnTarget>();
  const [message, setMessage] = useState<string>();
  const [focused, setFocused] = useState(one.lines[0]?.line);
  const [isReceiving, setReceiving] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const lines = useRef<HTMLDivElement>(null);
  const acts = useReturnActs(one);
  const mayDecide = isOpen(one) && mayDo(operator, 'returns.decide');
  const mayReceive = (one.state === 'asked' || one.state === 'collecting') && mayDo(operator, 'returns.receive');
  const onlyLoss = staysWithCustomer(one);
  const draft = fitting(one, drafted);
  const decision = toDecision(one, draft);
  const isAnswered = one.lines.some(({ line }) => draft[line] !== undefined);
  const outcome = useQuery({
    ...outcomeQuery(one._id, { ...decision, ...(to && { to }) }),
    enabled: mayDecide && isAnswered,
  });
  const accepts = one.lines.some(({ line }) => answerOf(draft[line]) === 'accept');
  const mustCome = one.state === 'asked' && !one.mayStay && accepts;

  useEffect(() => {
    lines.current?.querySelector(`[data-line="${focused}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [focused]);

  function resolve(): void {
    const open = firstOpen(one, draft);
    if (open !== undefined) {
      setFocused(open);
      const row = lines.current?.querySelector(`[data-line="${open}"]`);
      const field = row?.querySelector<HTMLElement>('[data-refusal]') ?? row?.querySelector('input');
      field?.focus();
      return;
    }
    const words = message?.trim();
    void acts.resolve({ ...decision, ...(to && { to }), ...(words && { message: words }) });
  }
  const at = one.lines.findIndex(({ line }) => line === focused);
  const line = one.lines[at];
  const move = (by: number) => setFocused(one.lines[Math.min(Math.max(at + by, 0), one.lines.length - 1)]?.line);
  const set = (next: ReturnDraft[number]) => line && setDraft({ ...draft, [line.line]: next });
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    a: mayDecide && line ? () => set(acceptLine(line, onlyLoss)) : undefined,
    r: mayDecide && line ? () => set(rejectLine(draft[line.line])) : undefined,
    Escape: back,
  });
  useSaveKey(mayDecide ? resolve : undefined);
  const primaryIsCollect = one.state === 'asked' && !one.mayStay && !isRejection(one, draft);
  return (
    <>
      <PageHeader
        title={one.code}
        lined
        before={<BackToReturns />}
        after={
          <>
            <ReturnBadge {...one} />
            <span className="text-text-2 max-lg:hidden">{formatWhenInFull(new Date(one.askedAt), now)}</span>
          </>
        }
        actions={
          <span className="flex gap-2.5 max-lg:hidden">
            <OfficeButton look="secondary" icon={outlines.printer} onClick={() => setPrinting(true)}>
              {texts.print}
            </OfficeButton>
            <ReturnActs
              {...{ mayDecide, mayReceive, primaryIsCollect }}
              busy={acts.busy}
              onCollect={() => void acts.collect()}
              onReceive={() => setReceiving(true)}
              onResolve={resolve}
            />
          </span>
        }
      />
      {acts.problem && (
        <p role="alert" className="mx-4 mt-4 rounded-[12px] bg-danger-soft px-4 py-3 text-danger lg:mx-7">
          {acts.problem}
        </p>
      )}
      <div className="grid items-start gap-4 p-4 lg:grid-cols-[minmax(0,1fr)_330px] lg:px-7">
        <div className="grid min-w-0 gap-4" ref={lines}>
          <PhotosPanel one={one} now={now} />
          <LinesPanel
            {...{ one, draft, focused, onlyLoss }}
            isEditable={mayDecide}
            onFocus={setFocused}
            onChange={setDraft}
          />
          <HistoryPanel one={one} now={now} />
        </div>
        <div className="grid min-w-0 gap-4">
          <OutcomePanel
            {...{ one, to }}
            outcome={isAnswered ? outcome.data : undefined}
            problem={mustCome ? undefined : outcome.error}
            lossCost={lossCostOf(one, draft, mayDecide)}
            mustCome={mustCome}
            isEditable={mayDecide}
            onTo={setTo}
          />
          <CustomerPanel one={one} now={now} />
          {mayDecide && (
            <MessagePanel
              message={message ?? (isAnswered ? (outcome.data?.message ?? '') : '')}
              onMessage={setMessage}
            />
          )}
        </div>
      </div>
      {(mayDecide || mayReceive) && (
        <div className="sticky bottom-[calc(60px+var(--safe-bottom))] grid gap-2 border-t border-line bg-surface p-4 lg:hidden">
          <ReturnActs
            {...{ mayDecide, mayReceive, primaryIsCollect }}
            busy={acts.busy}
            onCollect={() => void acts.collect()}
            onReceive={() => setReceiving(true)}
            onResolve={resolve}
          />
        </div>
      )}
      {isPrinting && (
        <Suspense>
          <PrintedReturn one={one} now={now} onDone={() => setPrinting(false)} />
        </Suspense>
      )}
      {isReceiving && <ReceiveDialog one={one} onClose={() => setReceiving(false)} />}
      {acts.isAsking && (
        <StepUpDialog lead={stepUpTexts.leads.resolve} onClose={acts.stopAsking} onConfirmed={acts.again} />
      )}
    </>
  );
}

/** What the goods of the draft cost that are written off, or those of the decision; undefined without a known cost. */
function lossCostOf({ lines }: OfficeReturn, draft: ReturnDraft, isEditable: boolean): number | undefined {
  const parts = lines.map(({ line, cost, toLoss }) => ({
    cost,
    units: (isEditable ? draft[line]?.toLoss : toLoss) ?? 0,
  }));
  const lost = parts.filter(({ units }) => units > 0);
  if (lost.some(({ cost }) => cost === null)) return undefined;
  return lost.reduce((sum, { cost, units }) => sum + (cost ?? 0) * units, 0);
}

/** Every line is answered, and none accepted. */
const isRejection = ({ lines }: OfficeReturn, draft: ReturnDraft): boolean =>
  lines.every(({ line }) => answerOf(draft[line]) === 'reject');
