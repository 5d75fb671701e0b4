import type { BankLine } from '@tonalia/contract/bank-lines';
import type { TransferDetail } from '@tonalia/contract/transfers-office';
import { Suspense, lazy, useState } from 'react';
import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import { businessInitials } from '@tonalia/rules/initials';
import { dayIn } from '@tonalia/rules/dates';
import { formatPesos } from '@tonalia/rules/money';
import { PersonMark } from '../../components/person-mark.tsx';
import { formatDispatchDay, formatWhen, formatWhenInFull } from '../../components/when.ts';
import { paymentsTexts as texts } from '../../messages/payments.es-CO.ts';
import { Comparison } from './comparison.tsx';
import { LineChoice } from './line-choice.tsx';
import { PaidDocuments } from './paid-documents.tsx';
import { TransferCode } from './transfer-code.tsx';
import { placeName } from '../../components/place-name.ts';

const FindLine = lazy(() => import('./find-pair.tsx').then((module) => ({ default: module.FindLine })));

export type TransferFactsProps = {
  transfer: TransferDetail;
  /** The line of the bank that the approval takes. */
  line: BankLine | undefined;
  onLine: (line: BankLine | undefined) => void;
  now: Date;
};

/** What decides: the order beside the bank, the line to take, and how the customer's earlier transfers went. */
export function TransferFacts({ transfer, line, onLine, now }: TransferFactsProps) {
  const { customer, city, units, orderCode, amount, state, documents, isOver, reason, payBy, leaves } = transfer;
  const order = [placeName(city), texts.units(units), leaves && texts.leaves(formatDispatchDay(leaves, dayIn(now)))];
  const [isFinding, setFinding] = useState(false);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 px-4 py-4 lg:min-h-0 lg:overflow-y-auto lg:px-7 lg:py-5">
      <div className="flex items-center gap-3 max-lg:hidden">
        <PersonMark size="md" id={customer._id} initials={businessInitials(customer.name)} />
        <span className="min-w-0 flex-1 leading-[1.3]">
          <b className="block truncate text-[0.9375rem] font-semibold">{customer.name}</b>
          <span className="text-[0.8125rem] text-text-2">
            {documents ? texts.ofCredit : order.filter(Boolean).join(', ')}
          </span>
        </span>
        <TransferCode code={orderCode} isOrder={documents === null} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 max-lg:order-1 max-lg:justify-center">
        <b className="text-figure max-lg:hidden">{formatPesos(amount)}</b>
        <Verdict amount={amount} state={state} line={line} />
      </div>
      {isOver && (
        <p className="rounded-[12px] bg-warn-soft px-3.5 py-2.5 text-[0.8125rem] text-warn">{texts.overText}</p>
      )}
      {documents && <PaidDocuments documents={documents} />}
      <Comparison transfer={transfer} line={line} now={now} />
      <div className="max-lg:order-2">
        <LineChoice
          line={line}
          others={
            transfer.line && line?._id !== transfer.line._id ? [transfer.line, ...transfer.others] : transfer.others
          }
          onLine={onLine}
          onFind={() => setFinding(true)}
        />
      </div>
      {isFinding && (
        <Suspense>
          <FindLine
            transfer={transfer}
            onClose={() => setFinding(false)}
            onPick={(found) => {
              setFinding(false);
              onLine(found);
            }}
          />
        </Suspense>
      )}
      {(reason || (payBy && !isOver)) && (
        <p className="text-[0.8125rem] text-text-2 max-lg:order-2">
          {[
            reason && texts.lastReason(reason),
            payBy && !isOver && texts.waitsUntil(formatWhenInFull(new Date(payBy), now)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      <Before transfer={transfer} now={now} />
    </div>
  );
}

function Verdict({ amount, state, line }: Pick<TransferDetail, 'amount' | 'state'> & { line: BankLine | undefined }) {
  const isSame = line?.amount === amount;
  const without = state === 'sum' ? texts.sumText : state === 'several' ? texts.severalText : texts.unseenText;
  const words = !line ? without : isSame ? texts.allMatches : texts.differsText(formatPesos(line.amount));
  return (
    <span
      className={classNames(
        'flex items-center gap-1.5 text-[0.875rem] font-semibold',
        !line ? 'text-text-2' : isSame ? 'text-brand-text' : 'text-warn',
      )}
    >
      <Icon name={isSame ? 'check-circle' : 'alert-circle'} size="sm" />
      {words}
    </span>
  );
}

function Before({ transfer: { before }, now }: Pick<TransferFactsProps, 'transfer' | 'now'>) {
  const { total, approved, latest } = before;
  if (total === 0) return null;
  return (
    <section className="max-lg:order-last">
      <h2 className="flex items-baseline justify-between gap-3 text-panel">
        <span>
          {texts.before} <span className="font-medium text-text-3">{total}</span>
        </span>
        <span
          className={classNames(
            'text-[0.8125rem] font-semibold',
            approved === total ? 'text-brand-text' : 'text-text-2',
          )}
        >
          {approved === total ? texts.allApproved : texts.someApproved(approved, total)}
        </span>
      </h2>
      <ul className="mt-1">
        {latest.map(({ orderCode, isOrder, at, amount, status }) => (
          <li key={`${orderCode} ${at}`} className="flex gap-4 border-b border-hair py-2 text-[0.8125rem]">
            <span className="w-20 whitespace-nowrap text-text-3">{formatWhen(new Date(at), now)}</span>
            <span className="flex-1">
              <TransferCode code={orderCode} isOrder={isOrder} />
            </span>
            {status !== 'approved' && <span className="text-text-3">{texts.beforeState.voided}</span>}
            <b className="font-semibold">{formatPesos(amount)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
