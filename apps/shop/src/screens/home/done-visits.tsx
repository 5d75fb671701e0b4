import type { VisitedCustomer } from '@tonalia/contract/seller-day';
import { businessInitials } from '@tonalia/rules/initials';
import { Avatar } from '@tonalia/ui/avatar';
import { Icon } from '@tonalia/ui/icon';
import { sellerDayMessages as words } from '../../messages/seller-day.es-CO.ts';
import { VisitRow } from './visit-row.tsx';

const FACES = 4;

/** The visits that were made, folded in one row. */
export function DoneVisits({ visits }: { visits: readonly VisitedCustomer[] }) {
  if (visits.length === 0) return null;
  const sold = visits.filter(({ noSale }) => noSale === null).length;
  return (
    <details className="group border-t border-line">
      <summary className="pressable flex min-h-15 cursor-pointer list-none flex-wrap items-center gap-x-3 py-2 [&::-webkit-details-marker]:hidden">
        <span className="flex" aria-hidden="true">
          {visits.slice(0, FACES).map(({ customerId, name }) => (
            <Avatar
              key={customerId}
              initials={businessInitials(name)}
              className="-ml-2.5 size-8! rounded-[11px]! text-[0.75rem]! ring-2 ring-canvas first:ml-0"
            />
          ))}
        </span>
        <h2 className="min-w-0 flex-1 text-label">{words.done(visits.length)}</h2>
        <span className="text-small text-text-2">{words.orders(sold)}</span>
        <Icon name="chevron-down" size="sm" className="group-open:rotate-180" />
      </summary>
      <ul>
        {visits.map((visit) => (
          <VisitRow
            key={visit.customerId}
            visit={visit}
            note={visit.noSale === null ? undefined : words.reasons[visit.noSale]}
          />
        ))}
      </ul>
    </details>
  );
}
