import { useQuery } from '@tanstack/react-query';
import type { VisitedCustomer } from '@tonalia/contract/seller-day';
import { formatPesos } from '@tonalia/rules/money';
import { Badge } from '@tonalia/ui/badge';
import { creditQuery } from '../../api/queries/account.ts';
import { sellerDayMessages as words } from '../../messages/seller-day.es-CO.ts';

/** What a customer owes and may still buy on credit. */
export function CustomerReceivables({ customer: { owed, overdue } }: { customer: VisitedCustomer }) {
  const credit = useQuery(creditQuery).data;
  const used = credit && credit.limit > 0 ? Math.min(100, (owed / credit.limit) * 100) : 0;
  return (
    <section className="rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-label">{words.receivables}</h2>
        {overdue > 0 ? (
          <Badge tone="danger">{words.owes(overdue)}</Badge>
        ) : (
          <Badge tone="success">{words.upToDate}</Badge>
        )}
      </div>
      <dl className="mt-2 flex flex-wrap justify-between gap-3">
        <div>
          <dt className="text-small text-text-2">{words.debt}</dt>
          <dd className="text-h3">{formatPesos(owed)}</dd>
        </div>
        {credit && (
          <div className="text-right">
            <dt className="text-small text-text-2">{words.credit}</dt>
            <dd className="text-h3">{formatPesos(credit.available)}</dd>
          </div>
        )}
      </dl>
      {credit && (
        <div aria-hidden="true" className="mt-2 flex h-2 overflow-hidden rounded-full bg-brand">
          <span className="bg-text" style={{ width: `${used}%` }} />
        </div>
      )}
      {overdue > 0 && <p className="mt-2 text-small text-danger">{words.overdue(overdue)}</p>}
    </section>
  );
}
