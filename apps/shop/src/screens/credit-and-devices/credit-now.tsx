import type { CreditAccount } from '@tonalia/contract/purchase';
import { formatDay } from '@tonalia/rules/dates';
import { formatPesos } from '@tonalia/rules/money';
import { Notice } from '@tonalia/ui/notice';
import { accountMessages } from '../../messages/account.es-CO.ts';
import { nextPayment } from './dues.ts';
import { PayCredit } from './pay-credit.tsx';

const words = accountMessages.credits;
const panel = 'rounded-[24px] bg-surface p-5 inset-ring inset-ring-line';

/** The available credit, the used part of the limit, and the next payment. */
export function CreditNow({ account }: { account: CreditAccount }) {
  const { limit, used, available, overdue } = account;
  const share = limit > 0 ? Math.min(1, used / limit) : 1;
  return (
    <div className="grid grid-cols-1 gap-3 lg:grid-cols-2 lg:items-start lg:gap-5">
      <div className={panel}>
        <p className="text-small text-text-2">{words.available}</p>
        <p className="text-price-lg text-[2.25rem]! wrap-anywhere max-lg:text-[min(2.5rem,11vw)]!">
          {formatPesos(available)}
        </p>
        <div aria-hidden="true" className="mt-4 mb-2.5 flex h-3.5 gap-0.5 overflow-hidden rounded-full bg-surface-3">
          {share > 0 && <span className="bg-text" style={{ width: `${share * 100}%` }} />}
          <span className="flex-1 bg-brand" />
        </div>
        <p className="flex flex-wrap justify-between gap-x-4 text-small">
          <span className="flex items-center gap-2">
            <span aria-hidden="true" className="size-2.5 rounded-[4px] bg-text" />
            {words.used(formatPesos(used))}
          </span>
          <span className="text-text-2">{words.limit(formatPesos(limit))}</span>
        </p>
      </div>
      <div className="grid grid-cols-1 gap-3">
        <Next account={account} />
        {overdue > 0 && <Notice color="orange" message={words.overdue(formatPesos(overdue))} />}
      </div>
    </div>
  );
}

function Next({ account }: { account: CreditAccount }) {
  const next = nextPayment(account);
  return (
    <div className={`${panel} flex flex-wrap items-center justify-between gap-4 lg:px-5 lg:py-4`}>
      {next ? (
        <p className="min-w-36 flex-1">
          <span className="block text-small text-text-2">{words.next(formatDay(next.dueOn))}</span>
          <b className="text-[1.25rem] leading-tight font-[650]">{formatPesos(next.amount)}</b>
        </p>
      ) : (
        <p className="text-text-2">{words.nothingDue}</p>
      )}
      {next && <PayCredit amount={Math.min(account.used, Math.max(next.amount, account.overdue))} />}
    </div>
  );
}
