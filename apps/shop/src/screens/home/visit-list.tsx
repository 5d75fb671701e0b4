import type { VisitedCustomer } from '@tonalia/contract/seller-day';
import { Button } from '@tonalia/ui/button';
import { type ReactNode, useState } from 'react';
import { sellerDayMessages as words } from '../../messages/seller-day.es-CO.ts';
import { VisitRow } from './visit-row.tsx';

/** Visits of a list before "Ver n más". */
const FEW = 4;

export interface VisitListProps {
  title: string;
  visits: readonly VisitedCustomer[];
  /** Shows how many there are beside the title. */
  counts?: true;
  /** Of the route: with the planned times. */
  showsTime?: true;
  /** Beside the title. */
  action?: ReactNode;
}

/** Visits of a kind, few at first. */
export function VisitList({ title, visits, counts, showsTime, action }: VisitListProps) {
  const [isWhole, setWhole] = useState(false);
  if (visits.length === 0) return null;
  const shown = isWhole ? visits : visits.slice(0, FEW);
  return (
    <section>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="text-h3">{title}</h2>
        {action}
        {counts && <span className="text-small text-text-2">{visits.length}</span>}
      </div>
      <ul>
        {shown.map((visit) => (
          <VisitRow key={visit.customerId} visit={visit} showsTime={showsTime ?? false} />
        ))}
      </ul>
      {shown.length < visits.length && (
        <Button variant="ghost" full onClick={() => setWhole(true)}>
          {words.more(visits.length - shown.length)}
        </Button>
      )}
    </section>
  );
}
