import { Link } from '@tanstack/react-router';
import type { CreditDocument } from '@tonalia/contract/statement';
import { classNames } from '@tonalia/ui/class-names';
import { daysBetween } from '@tonalia/rules/calendar';
import { dayIn, formatShortDay } from '@tonalia/rules/dates';
import { formatPesos } from '@tonalia/rules/money';
import { useNow } from '../../components/use-now.ts';
import { customerCreditTexts as texts } from '../../messages/customer-credit.es-CO.ts';

export type CreditDocumentsProps = {
  documents: readonly CreditDocument[];
  /** Debt without a document, in pesos. */
  before: number;
};

/** Unpaid documents, the first due day first. */
export function CreditDocuments({ documents, before }: CreditDocumentsProps) {
  const today = dayIn(useNow());
  if (documents.length === 0 && before === 0)
    return <p className="border-b border-hair px-[18px] py-3 text-text-2">{texts.nothingOwed}</p>;
  return (
    <ul aria-label={texts.documents}>
      {documents.map(({ _id, orderCode, created_at, due_on, daysLate, balance, waiting }) => (
        <li key={_id} className="flex min-h-11 flex-wrap items-center gap-x-5 border-b border-hair px-[18px] py-2">
          <span className="w-28">
            {orderCode === null ? (
              texts.otherCharge
            ) : (
              <Link
                to="/pedidos/$code"
                params={{ code: orderCode }}
                className="max-lg:touch-area font-semibold hover:underline"
              >
                {orderCode}
              </Link>
            )}
          </span>
          <span className="w-24 text-text-2">
            {formatShortDay(dayIn(new Date(created_at))).toLocaleLowerCase('es-CO')}
          </span>
          <DueOn dueOn={due_on} daysLate={daysLate} today={today} />
          {waiting > 0 && <span className="text-text-2">{texts.waiting(formatPesos(waiting))}</span>}
          <b className="w-28 text-right font-semibold">{formatPesos(balance)}</b>
        </li>
      ))}
      {before > 0 && (
        <li className="flex min-h-11 items-center justify-between border-b border-hair px-[18px] py-2">
          {texts.before} <b className="font-semibold">{formatPesos(before)}</b>
        </li>
      )}
    </ul>
  );
}

/** Days before a due day from which it is orange. */
const SOON = 7;

function DueOn({ dueOn, daysLate, today }: { dueOn: string | null; daysLate: number; today: string }) {
  const left = dueOn === null ? null : daysBetween(today, dueOn);
  const isSoon = left !== null && left <= SOON;
  return (
    <span
      className={classNames(
        'min-w-32 flex-1',
        daysLate > 0 ? 'font-semibold text-danger' : isSoon ? 'font-semibold text-warn' : 'text-text-2',
      )}
    >
      {dueOn !== null &&
        left !== null &&
        (daysLate > 0 ? texts.late(daysLate) : texts.dueOn(formatShortDay(dueOn), left))}
    </span>
  );
}
