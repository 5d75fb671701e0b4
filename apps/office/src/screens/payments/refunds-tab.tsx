import type { OfficeRefund } from '@tonalia/contract/purchase-money';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Badge } from '@tonalia/ui/badge';
import { businessInitials } from '@tonalia/rules/initials';
import { formatPesos } from '@tonalia/rules/money';
import { refundsQuery } from '../../api/payments.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { PersonMark } from '../../components/person-mark.tsx';
import { EmptyNote, LoadFailure, LoadingRows, NothingFound } from '../../components/states.tsx';
import { useNow } from '../../components/use-now.ts';
import { formatWhen } from '../../components/when.ts';
import { refundTexts as texts } from '../../messages/refund.es-CO.ts';
import { ApprovalsPanel } from './approvals-panel.tsx';
import { ageClass, ageLimits } from './age.ts';
import { DoneDialog } from './done-dialog.tsx';
import { MoneyBar, MoneyFoot } from './money-bar.tsx';
import type { PaymentsSearch } from './payments-search.ts';
import { RefundSteps } from './refund-steps.tsx';
import { useMoneyRows } from './use-money-rows.ts';

/** Refunds to make, oldest first, and those that are done. */
export function RefundsTab({ search }: { search: PaymentsSearch }) {
  const now = useNow();
  const operator = useOperator();
  const navigate = useNavigate();
  const isDone = search.estado === 'hechos';
  const list = useQuery(refundsQuery({ state: isDone ? 'done' : 'waiting', q: search.q, page: search.pagina }));
  const [finishing, setFinishing] = useState<OfficeRefund>();
  const refunds = list.data?.results ?? [];
  const mayFinish = mayDo(operator, 'orders.refund');
  const open = ({ orderCode }: OfficeRefund) =>
    orderCode === null ? undefined : void navigate({ to: '/pedidos/$code', params: { code: orderCode } });
  useMoneyRows(refunds, search, {
    onOpen: open,
    onAct: (refund) => mayFinish && refund.place === 'manual' && setFinishing(refund),
  });
  return (
    <>
      <MoneyBar
        search={search}
        placeholder={texts.search}
        label={texts.states}
        options={[
          { value: '', label: texts.waiting },
          { value: 'hechos', label: texts.done },
        ]}
      >
        {!isDone && list.data && (
          <>
            {texts.sum} <b className="font-semibold text-text">{formatPesos(list.data.amount)}</b>
          </>
        )}
      </MoneyBar>
      {!isDone && <ApprovalsPanel />}
      <div className="min-w-0 flex-1 lg:overflow-x-auto">
        {list.isPending && <LoadingRows rows={8} />}
        {list.isError && !list.data && (
          <LoadFailure what={texts.what} cause={list.error} onRetry={() => void list.refetch()} />
        )}
        {list.data && refunds.length === 0 && search.q !== undefined && <NothingFound title={texts.noneFound} />}
        {list.data && refunds.length === 0 && search.q === undefined && (
          <EmptyNote title={texts.allDone} text={texts.allDoneText} />
        )}
        {refunds.length > 0 && (
          <table
            className="data-table max-lg:block max-lg:overflow-x-auto"
            style={{ '--row': '52px' } as object /* as: a custom property */}
          >
            <thead>
              <tr>
                {(['customer', 'from', 'why', 'target', 'by', isDone ? 'doneAt' : 'at'] as const).map((name) => (
                  <th key={name} scope="col">
                    {texts.column[name]}
                  </th>
                ))}
                <th scope="col" className="amount">
                  {texts.column.amount}
                </th>
                <th scope="col">
                  <span className="sr-only">{texts.column.state}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {refunds.map((refund) => (
                <RefundRow
                  key={refund._id}
                  refund={refund}
                  now={now}
                  isFocused={search.fila === refund._id}
                  mayAct={mayFinish}
                  onFinish={mayFinish && refund.place === 'manual' ? () => setFinishing(refund) : undefined}
                />
              ))}
            </tbody>
          </table>
        )}
      </div>
      {list.data && <MoneyFoot page={list.data} />}
      {finishing && <DoneDialog refund={finishing} onClose={() => setFinishing(undefined)} />}
    </>
  );
}

interface RefundRowProps {
  refund: OfficeRefund;
  now: Date;
  isFocused: boolean;
  mayAct: boolean;
  onFinish: (() => void) | undefined;
}

function RefundRow({ refund, now, isFocused, mayAct, onFinish }: RefundRowProps) {
  const { _id, customer, orderCode, why, method, card, goesTo, place, startedBy, createdAt, doneAt, amount } = refund;
  const since = new Date(createdAt);
  const route =
    place === 'done' ? (refund.reference === null ? '' : texts.route.done(refund.reference)) : texts.route[place];
  const name = goesTo === 'balance' ? texts.balance : card ? `${method} ··${card.lastFour}` : method;
  return (
    <tr data-focus={isFocused || undefined} data-money={_id}>
      <td>
        <span className="flex min-w-0 items-center gap-2.5">
          <PersonMark id={customer._id} initials={businessInitials(customer.name || texts.credit)} />
          <b className="max-w-[15rem] truncate font-semibold">{customer.name || '–'}</b>
        </span>
      </td>
      <td>
        {orderCode === null ? (
          texts.credit
        ) : (
          <Link to="/pedidos/$code" params={{ code: orderCode }} className="font-semibold hover:underline">
            {orderCode}
          </Link>
        )}
      </td>
      <td className="text-text-2">
        <span className="block max-w-[14rem] truncate" title={why}>
          {why}
        </span>
      </td>
      <td className="leading-[1.25]">
        <b className="block font-semibold">{name}</b>
        <span className="text-[0.78125rem] text-text-2">{route}</span>
      </td>
      <td className="text-text-2">{startedBy ?? texts.rule}</td>
      <td className={place === 'done' ? 'text-text-3' : ageClass(since, now, ageLimits.refund)}>
        {formatWhen(doneAt === null ? since : new Date(doneAt), now)}
      </td>
      <td className="amount font-semibold">{formatPesos(amount)}</td>
      <td className="amount">
        {onFinish && (
          <OfficeButton look="secondary" small icon="check" onClick={onFinish}>
            {texts.markDone}
          </OfficeButton>
        )}
        {(place === 'gateway' || place === 'failed') && (
          <span className="inline-flex items-center justify-end gap-2">
            <Badge tone={place === 'failed' ? 'danger' : 'neutral'}>{texts.place[place]}</Badge>
            {place === 'failed' && mayAct && <RefundSteps refund={refund} />}
          </span>
        )}
      </td>
    </tr>
  );
}
