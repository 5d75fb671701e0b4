import type { CreditStatement } from '@tonalia/contract/statement';
import { formatDay } from '@tonalia/rules/dates';
import { formatPesos } from '@tonalia/rules/money';
import { statementMessages as words } from '../../messages/statement.es-CO.ts';

type SummedStatement = CreditStatement['summary'];

/** The debt, its overdue part or first due day, and the credit that is left. */
export function StatementSummary({ summary }: { summary: SummedStatement }) {
  const { used, available, limit } = summary;
  const share = limit > 0 ? Math.min(1, used / limit) : 1;
  return (
    <section
      aria-label={words.title}
      className="rounded-[24px] bg-surface p-4 inset-ring inset-ring-line lg:grid lg:grid-cols-[1fr_1fr_1.3fr] lg:divide-x lg:divide-line lg:p-0"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 lg:block lg:px-5 lg:py-4">
        <p>
          <span className="block text-small text-text-2">{words.owed}</span>
          <b className="text-price-lg wrap-anywhere">{formatPesos(used)}</b>
        </p>
        <p className="text-right lg:hidden">
          <span className="block text-small text-text-2">{words.available}</span>
          <b className="text-[1.125rem] font-[650]">{formatPesos(available)}</b>
        </p>
      </div>
      <FirstDue summary={summary} />
      <div className="lg:px-5 lg:py-4">
        <p className="flex flex-wrap justify-between gap-x-3 max-lg:hidden">
          <span className="text-small text-text-2">{words.available}</span>
          <b className="font-[650]">{formatPesos(available)}</b>
        </p>
        <div aria-hidden="true" className="mt-3 flex h-2.5 lg:my-2 gap-0.5 overflow-hidden rounded-full bg-surface-3">
          {share > 0 && <span className="bg-text" style={{ width: `${share * 100}%` }} />}
          <span className="flex-1 bg-brand" />
        </div>
        <p className="text-small text-text-2 max-lg:hidden">{words.limit(formatPesos(limit))}</p>
      </div>
    </section>
  );
}

function FirstDue({ summary: { overdue, dueSoon, dueSoonOn } }: { summary: SummedStatement }) {
  const isLate = overdue > 0;
  const label = isLate ? words.overdue : dueSoonOn === null ? words.nothingSoon : words.soon(formatDay(dueSoonOn));
  const amount = isLate ? overdue : dueSoon;
  const tone = isLate ? 'text-danger' : amount > 0 ? 'text-warn' : '';
  return (
    <p className={amount > 0 ? 'pt-2 lg:px-5 lg:py-4' : 'max-lg:hidden lg:px-5 lg:py-4'}>
      <span className="block text-small text-text-2">{label}</span>
      <b className={`text-[1.125rem] font-[650] wrap-anywhere lg:text-price-lg ${tone}`}>{formatPesos(amount)}</b>
    </p>
  );
}
