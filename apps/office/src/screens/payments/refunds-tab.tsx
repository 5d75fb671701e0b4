import type { OfficeRefund } from '@tonalia/contract/refunds-office';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState } from 'react';
import { formatPesos } from '@tonalia/rules/money';
import { refundsQuery } from '../../api/payments.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { TickBox } from '../../components/tick-box.tsx';
import { useChoice } from '../../components/use-choice.ts';
import { useNow } from '../../components/use-now.ts';
import { refundTexts as texts } from '../../messages/refund.es-CO.ts';
import { ApprovalsPanel } from './approvals-panel.tsx';
import { DoneDialog } from './done-dialog.tsx';
import { refundState } from './export-of.ts';
import { InHeader } from './header-slot.tsx';
import { MoneyBar, MoneyFoot } from './money-bar.tsx';
import { MoneyList } from './money-list.tsx';
import type { PaymentsSearch } from './payments-search.ts';
import { RefundCard, RefundRow } from './refund-row.tsx';
import { useMoneyRows } from './use-money-rows.ts';

const columnsOf = (isDone: boolean, box: ReactNode) => [
  ...(box ? [{ name: 'choice', label: texts.choose, head: box }] : []),
  ...(['customer', 'from', 'why', 'target', 'by', isDone ? 'doneAt' : 'at', 'amount', 'state'] as const).map(
    (name) => ({
      name,
      label: texts.column[name],
      isAmount: name === 'amount',
      isHidden: name === 'state',
      ...(name === (isDone ? 'doneAt' : 'at') && { order: isDone ? ('descending' as const) : ('ascending' as const) }),
    }),
  ),
];

const finishKeys = [
  { keys: ['A'], does: texts.finishKey },
  { keys: ['X'], does: texts.chooseKey },
];

/** Refunds to make, oldest first, and those that are done. */
export function RefundsTab({ search }: { search: PaymentsSearch }) {
  const now = useNow();
  const operator = useOperator();
  const navigate = useNavigate();
  const isDone = refundState(search) === 'done';
  const list = useQuery(refundsQuery({ state: refundState(search), q: search.q, page: search.pagina }));
  const [finishing, setFinishing] = useState<readonly OfficeRefund[]>();
  const refunds = list.data?.results ?? [];
  const mayFinish = mayDo(operator, 'orders.refund');
  const manual = useMemo(
    () => (list.data?.results ?? []).flatMap(({ _id, place }) => (place === 'manual' ? [_id] : [])),
    [list.data],
  );
  const choice = useChoice(manual);
  const chosen = refunds.filter(({ _id }) => choice.codes.has(_id));
  const open = ({ orderCode }: OfficeRefund) =>
    orderCode === null ? undefined : void navigate({ to: '/pedidos/$code', params: { code: orderCode } });
  const hasChoice = mayFinish && !isDone;
  const shownOf = (refund: OfficeRefund) => ({
    refund,
    now,
    isFocused: search.fila === refund._id,
    mayAct: mayFinish,
    onFinish: mayFinish && refund.place === 'manual' ? () => setFinishing([refund]) : undefined,
    isChosen: choice.codes.has(refund._id),
    onChoose: hasChoice ? (isRange: boolean) => choice.toggle(refund._id, isRange) : undefined,
  });
  useMoneyRows(refunds, search, {
    onOpen: open,
    onAct: (refund) => mayFinish && refund.place === 'manual' && setFinishing(chosen.length > 0 ? chosen : [refund]),
    keys: hasChoice ? { x: ({ _id, place }) => place === 'manual' && choice.toggle(_id) } : {},
  });
  return (
    <>
      <MoneyBar
        search={search}
        placeholder={texts.search}
        label={texts.states}
        options={[
          { value: '', label: texts.waiting, count: list.data?.counts.waiting },
          { value: 'hechos', label: texts.done, count: list.data?.counts.done },
        ]}
      >
        {!isDone && list.data && (
          <>
            {texts.sum} <b className="font-semibold text-text">{formatPesos(list.data.amount)}</b>
          </>
        )}
      </MoneyBar>
      {!isDone && <ApprovalsPanel />}
      <MoneyList
        query={list}
        what={texts.what}
        rows={refunds}
        empty={{ title: texts.allDone, text: texts.allDoneText }}
        noneFound={search.q === undefined ? undefined : texts.noneFound}
        columns={columnsOf(
          isDone,
          hasChoice && manual.length > 0 && (
            <TickBox
              label={texts.choose}
              checked={chosen.length === manual.length}
              mixed={chosen.length > 0 && chosen.length < manual.length}
              onToggle={choice.toggleAll}
            />
          ),
        )}
        height={52}
        row={(refund) => <RefundRow key={refund._id} {...shownOf(refund)} />}
        card={(refund) => <RefundCard key={refund._id} {...shownOf(refund)} />}
      />
      {list.data && <MoneyFoot page={list.data} keys={mayFinish && !isDone ? finishKeys : []} />}
      {chosen.length > 0 && (
        <InHeader>
          <OfficeButton icon="check" className="max-lg:hidden" onClick={() => setFinishing(chosen)}>
            {texts.markAll(chosen.length)}
          </OfficeButton>
        </InHeader>
      )}
      {finishing && <DoneDialog refunds={finishing} onClose={() => setFinishing(undefined)} />}
    </>
  );
}
