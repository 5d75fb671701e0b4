import type { VisitedCustomer } from '@tonalia/contract/seller-day';
import { Badge } from '@tonalia/ui/badge';
import { RhythmBar } from '../../features/rhythm/rhythm-bar.tsx';
import { sellerDayMessages as words, shortDate } from '../../messages/seller-day.es-CO.ts';
import { sellersCustomerPath } from '../../navigation/customer-address.ts';
import { RouteLink } from '../../navigation/link.tsx';

/** "Al día", or what is past its due day. */
export const DebtBadge = ({ overdue }: { overdue: number }) =>
  overdue > 0 ? <Badge tone="danger">{words.owes(overdue)}</Badge> : <Badge tone="success">{words.upToDate}</Badge>;

/** "Restrepo, pidió el 4 nov". */
export function lastOrderText({ city, lastOrderOn }: VisitedCustomer): string {
  if (lastOrderOn === null) return city;
  return words.ordered(city, shortDate(lastOrderOn));
}

/** The planned time in the column of the times: "2:00" over "p. m.". */
function PlannedTime({ at }: { at: string }) {
  const [hour = '', half = ''] = words.hour(at).split(/(?<=\d) /);
  return (
    <span className="w-12 shrink-0 text-text-2">
      <span className="block text-label">{hour}</span> <span className="block text-small">{half}</span>
    </span>
  );
}

/** A visit of the day that is not the next one. */
export function VisitRow(props: { visit: VisitedCustomer; note?: string | undefined; showsTime?: boolean }) {
  const { visit, note, showsTime = false } = props;
  const { customerId, name, rhythm, overdue, plan } = visit;
  return (
    <li className="border-b border-line last:border-b-0">
      <RouteLink href={sellersCustomerPath(customerId)} className="pressable block py-3">
        <span className="flex gap-3">
          {showsTime && plan?.at && <PlannedTime at={plan.at} />}{' '}
          <span className="min-w-0 flex-1">
            <span className="flex flex-wrap items-start gap-x-3 gap-y-1">
              <span className="min-w-0 flex-1 basis-40">
                <b className="block text-label wrap-break-word">{name}</b>{' '}
                <span className="block text-small text-text-2">{lastOrderText(visit)}</span>
              </span>{' '}
              <DebtBadge overdue={overdue} />
            </span>{' '}
            {note !== undefined && <span className="block text-small text-text-2">{note}</span>}
            {note === undefined && rhythm && (
              <RhythmBar rhythm={rhythm} text={words.rhythm(rhythm.every, rhythm.since)} />
            )}
          </span>
        </span>
      </RouteLink>
    </li>
  );
}
