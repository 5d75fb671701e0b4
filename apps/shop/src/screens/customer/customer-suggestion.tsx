import { useQuery } from '@tanstack/react-query';
import type { VisitedCustomer } from '@tonalia/contract/seller-day';
import { formatPesos } from '@tonalia/rules/money';
import { suggestedOrderQuery } from '../../api/queries/seller-day.ts';
import { RhythmBar } from '../../features/rhythm/rhythm-bar.tsx';
import { sellerDayMessages as words } from '../../messages/seller-day.es-CO.ts';
import { suggestedOrderPath } from '../../navigation/customer-address.ts';
import { RouteLink } from '../../navigation/link.tsx';

/** The suggestion for a customer, in a line, with its link. */
export function CustomerSuggestion({ customer: { customerId, rhythm } }: { customer: VisitedCustomer }) {
  const suggested = useQuery(suggestedOrderQuery(customerId)).data;
  const due = suggested?.lines.filter(({ isDue }) => isDue) ?? [];
  const pesos = due.reduce((sum, { match, quantity }) => sum + match.price * quantity, 0);
  return (
    <RouteLink
      href={suggestedOrderPath(customerId)}
      className="pressable block rounded-card border border-line bg-surface p-4"
    >
      <span className="flex flex-wrap items-center justify-between gap-2">
        <b className="text-label">{words.suggested(0)}</b>{' '}
        {rhythm && <RhythmBar rhythm={rhythm} text={words.rhythmShort(rhythm.every, rhythm.since)} />}
      </span>{' '}
      <span className="mt-2 flex items-baseline justify-between gap-3">
        <span className="text-small text-text-2">{words.lines(due.length)}</span>{' '}
        <b className="text-h3">{formatPesos(pesos)}</b>
      </span>
    </RouteLink>
  );
}
