import type { CreditDocument } from '@tonalia/contract/statement';
import { daysBetween } from '@tonalia/rules/calendar';
import { dayIn, formatShortDay } from '@tonalia/rules/dates';
import { dueSoonDays } from '@tonalia/rules/policy';
import { Badge } from '@tonalia/ui/badge';
import { useState } from 'react';
import { statementMessages as words } from '../../messages/statement.es-CO.ts';

/** When a document is due: red once it is late, orange within a week. A desktop has the word in the title of the column. */
export function DueBadge({ document: { due_on, daysLate } }: { document: CreditDocument }) {
  const [today] = useState(() => dayIn(new Date()));
  if (due_on === null) return null;
  if (daysLate > 0) return <Badge tone="danger">{words.late(daysLate)}</Badge>;
  const days = daysBetween(today, due_on);
  const day = formatShortDay(due_on).toLowerCase();
  const isSoon = days <= dueSoonDays;
  return (
    <Badge tone={isSoon ? 'warn' : 'neutral'}>
      <span className="lg:sr-only">{words.due}</span>
      <span className="inline-block lg:first-letter:uppercase">
        {days <= 0 ? words.dueToday : isSoon ? words.dueIn(day, days) : day}
      </span>
    </Badge>
  );
}
