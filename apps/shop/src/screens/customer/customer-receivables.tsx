import type { Credit } from '@tonalia/contract/auth';
import type { VisitedCustomer } from '@tonalia/contract/seller-day';
import type { CreditStatement } from '@tonalia/contract/statement';
import { daysBetween } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { formatPesos } from '@tonalia/rules/money';
import { Badge } from '@tonalia/ui/badge';
import { useState } from 'react';
import { whenOf } from '../../messages/offline-data.es-CO.ts';
import { sellerDayMessages as words, weekdayOf } from '../../messages/seller-day.es-CO.ts';

export interface CustomerReceivablesProps {
  customer: VisitedCustomer;
  /** Null without own credit, or before it is known. */
  credit: Credit | CreditStatement['summary'] | null;
  /** When a device without a network downloaded it. */
  heldAt: string | null;
}

/** What a customer owes and may still buy on credit. */
export function CustomerReceivables({ customer: { owed, overdue }, credit, heldAt }: CustomerReceivablesProps) {
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
      {credit && 'dueSoon' in credit && <DueSoon summary={credit} />}
      {heldAt !== null && <p className="mt-2 text-small text-text-2">{words.heldAt(whenOf(heldAt))}</p>}
    </section>
  );
}

/** Amounts due within a week. */
function DueSoon({ summary: { dueSoon, dueSoonOn } }: { summary: CreditStatement['summary'] }) {
  const [today] = useState(() => dayIn(new Date()));
  if (dueSoonOn === null || dueSoon <= 0) return null;
  return (
    <p className="mt-2 text-small text-warn">
      {words.dueSoon(dueSoon, weekdayOf(dueSoonOn), daysBetween(today, dueSoonOn))}
    </p>
  );
}
