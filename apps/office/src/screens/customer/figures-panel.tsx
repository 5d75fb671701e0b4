import { useQuery } from '@tanstack/react-query';
import type { CustomerPurchases } from '@tonalia/contract/customer-purchases';
import type { OfficeCustomer } from '@tonalia/contract/customers-office-one';
import type { CreditStatement } from '@tonalia/contract/statement';
import { formatShortDay } from '@tonalia/rules/dates';
import { formatPesos } from '@tonalia/rules/money';
import { customerCreditQuery, customerPurchasesQuery } from '../../api/customers.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { Panel } from '../../components/panel.tsx';
import { LoadFailure } from '../../components/states.tsx';
import { customerTexts } from '../../messages/customer.es-CO.ts';

const texts = customerTexts.figures;

interface SalesFigure {
  name: string;
  pesos: number;
  note: string;
  tone?: 'warn' | 'danger';
}

/** What the customer bought in twelve closed months, and what it owes. A figure without permission is not drawn. */
export function FiguresPanel({ customer: { _id } }: { customer: OfficeCustomer }) {
  const seesCredit = mayDo(useOperator(), 'receivables.read');
  const { data: purchases, error, refetch } = useQuery(customerPurchasesQuery(_id));
  const { data: credit } = useQuery({ ...customerCreditQuery(_id, 'open'), enabled: seesCredit });
  const figures = [...(purchases ? bought(purchases) : []), ...(credit ? owed(credit.summary) : [])];
  if (!purchases && error)
    return (
      <Panel label={texts.title}>
        <LoadFailure what={texts.what} cause={error} onRetry={() => void refetch()} />
      </Panel>
    );
  if (figures.length === 0) return null;
  return (
    <Panel label={texts.title} className="overflow-hidden">
      <dl className="grid grid-cols-2 gap-px bg-line lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {figures.map(({ name, pesos, note, tone }) => (
          <div key={name} className="min-w-0 bg-surface px-4 py-3.5">
            <dt className="text-[0.84375rem] text-text-2">{name}</dt>
            <dd className="mt-1 font-display text-[1.4375rem] leading-[1.2] font-[650] tracking-[-0.018em] wrap-anywhere max-lg:text-[1.25rem]">
              {pesos === 0 ? '–' : formatPesos(pesos)}
            </dd>
            <dd
              className={`mt-1 text-[0.8125rem] ${tone === 'danger' ? 'text-danger' : tone === 'warn' ? 'text-warn' : 'text-text-3'}`}
            >
              {note}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function bought({ year, yearBefore, every }: CustomerPurchases): SalesFigure[] {
  if (year.amount === null || year.average === null || yearBefore === null) return [];
  return [
    { name: texts.year, pesos: year.amount, note: comparedWith(year.amount, yearBefore) },
    { name: texts.average, pesos: year.average, note: every === null ? texts.noRhythm : texts.every(every) },
  ];
}

function comparedWith(now: number, before: number): string {
  if (now === 0) return texts.noSales;
  if (before === 0) return texts.noneBefore;
  const share = Math.round((now / before - 1) * 100);
  if (share === 0) return texts.same;
  return share > 0 ? texts.more(share) : texts.less(-share);
}

function owed({ used, overdue, dueSoon, dueSoonOn, inFavour }: CreditStatement['summary']): SalesFigure[] {
  const owes: SalesFigure = { name: texts.owes, pesos: used, note: texts.upToDate };
  if (overdue > 0) Object.assign(owes, { note: texts.overdue(formatPesos(overdue)), tone: 'danger' });
  else if (dueSoon > 0 && dueSoonOn !== null) {
    const day = formatShortDay(dueSoonOn).toLocaleLowerCase('es-CO');
    Object.assign(owes, { note: texts.dueOn(formatPesos(dueSoon), day), tone: 'warn' });
  }
  return [owes, { name: texts.inFavour, pesos: inFavour, note: inFavour > 0 ? texts.toSpend : '' }];
}
