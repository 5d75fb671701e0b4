import { useQuery } from '@tanstack/react-query';
import type { VisitedCustomer } from '@tonalia/contract/seller-day';
import { businessInitials } from '@tonalia/rules/initials';
import { Avatar } from '@tonalia/ui/avatar';
import { Button, buttonClass } from '@tonalia/ui/button';
import { Icon, type IconOutline } from '@tonalia/ui/icon';
import { iconButtonClass } from '@tonalia/ui/icon-button';
import { suggestedOrderQuery } from '../../api/queries/seller-day.ts';
import { RhythmBar } from '../../features/rhythm/rhythm-bar.tsx';
import { SPARKLES } from '../../features/rhythm/sparkles.ts';
import { sellerDayMessages as words } from '../../messages/seller-day.es-CO.ts';
import { sellersCustomerPath, suggestedOrderPath } from '../../navigation/customer-address.ts';
import { RouteLink } from '../../navigation/link.tsx';
import { mapsLink } from '../../navigation/maps-link.ts';
import { whatsappLink } from '../../navigation/whatsapp-link.ts';
import { DebtBadge, lastOrderText } from './visit-row.tsx';

const ARROW: IconOutline = 'M3 11l19-9-9 19-2-8zM11 13 22 2';

export interface NextVisitProps {
  visit: VisitedCustomer;
  onNoSale: () => void;
  onArrive: () => void;
}

/** The next visit as the big card, with the one primary button. */
export function NextVisit({ visit, onNoSale, onArrive }: NextVisitProps) {
  const { customerId, name, phone, rhythm, overdue, plan, door, arrivedAt } = visit;
  const suggested = useQuery(suggestedOrderQuery(customerId)).data;
  const due = suggested?.lines.filter(({ isDue }) => isDue).length ?? 0;
  return (
    <section aria-label={words.next} className="rounded-3xl border border-line bg-surface p-4 shadow-1">
      <div className="flex flex-wrap items-center gap-3">
        <Avatar initials={businessInitials(name)} />
        <RouteLink href={sellersCustomerPath(customerId)} className="min-w-0 flex-1 basis-40">
          {plan?.at && <span className="block text-small font-semibold text-brand-text">{words.hour(plan.at)}</span>}{' '}
          <b className="block text-h3 wrap-break-word">{name}</b>{' '}
          <span className="block text-small text-text-2">{lastOrderText(visit)}</span>
        </RouteLink>
        {door && (
          <a
            href={mapsLink(door)}
            target="_blank"
            rel="noreferrer"
            aria-label={words.goTo(name)}
            className={iconButtonClass('outline')}
          >
            <Icon name={ARROW} className="text-brand-text" />
          </a>
        )}
      </div>
      <div className="my-3 flex flex-wrap items-center justify-between gap-2">
        {rhythm && <RhythmBar rhythm={rhythm} text={words.rhythm(rhythm.every, rhythm.since)} />}
        <DebtBadge overdue={overdue} />
      </div>
      <div className="flex flex-wrap gap-2">
        <RouteLink
          href={suggestedOrderPath(customerId)}
          className={buttonClass({ className: 'min-w-44 flex-1 px-3!' })}
        >
          <Icon name={SPARKLES} size="sm" /> {words.suggested(due)}
        </RouteLink>
        {phone !== null && (
          <>
            <a href={`tel:${phone}`} aria-label={words.call(name)} className={iconButtonClass('outline')}>
              <Icon name="phone" />
            </a>
            <a
              href={whatsappLink('', phone.replace('+', ''))}
              target="_blank"
              rel="noreferrer"
              aria-label={words.write(name)}
              className={iconButtonClass('outline')}
            >
              <Icon name="whatsapp" />
            </a>
          </>
        )}
        <span className="flex w-full flex-wrap items-center justify-between gap-x-3">
          {arrivedAt === null ? (
            <Button variant="ghost" onClick={onArrive}>
              <Icon name="pin" size="sm" /> {words.arrive}
            </Button>
          ) : (
            <span className="py-3 text-small text-text-2">{words.arrivedAt(arrivedAt)}</span>
          )}
          <Button variant="ghost" onClick={onNoSale}>
            {words.noSale}
          </Button>
        </span>
      </div>
    </section>
  );
}
