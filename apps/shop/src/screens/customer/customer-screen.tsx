import { useQuery } from '@tanstack/react-query';
import type { VisitedCustomer } from '@tonalia/contract/seller-day';
import { businessInitials } from '@tonalia/rules/initials';
import { Avatar } from '@tonalia/ui/avatar';
import { Badge } from '@tonalia/ui/badge';
import { Button, buttonClass } from '@tonalia/ui/button';
import { Empty } from '@tonalia/ui/empty';
import { Icon, type IconName } from '@tonalia/ui/icon';
import { IconButton } from '@tonalia/ui/icon-button';
import { Loading, Skeleton } from '@tonalia/ui/skeleton';
import { useState } from 'react';
import { sellerDayQuery } from '../../api/queries/seller-day.ts';
import { useActFor } from '../../features/act-for/use-act-for.ts';
import { CartLink } from '../../features/cart-link/cart-link.tsx';
import { MobileBar } from '../../features/mobile-bar/mobile-bar.tsx';
import { sellerDayMessages as words } from '../../messages/seller-day.es-CO.ts';
import { RouteLink } from '../../navigation/link.tsx';
import { whatsappLink } from '../../navigation/whatsapp-link.ts';
import { paths } from '../../paths.ts';
import { CustomerNote, NoteSheet } from './customer-note.tsx';
import { CustomerOrders } from './customer-orders.tsx';
import { CustomerReceivables } from './customer-receivables.tsx';
import { CustomerSuggestion } from './customer-suggestion.tsx';

/** A customer as its seller sees it before a visit: rhythm, suggested order, receivables, last orders. */
export function CustomerScreen({ customerId }: { customerId: string }) {
  const acts = useActFor(customerId);
  const [isNoting, setNoting] = useState(false);
  const { data: day } = useQuery({ ...sellerDayQuery, enabled: acts === 'ready' });
  const customer = day?.customers.find((one) => one.customerId === customerId);
  return (
    <>
      <MobileBar title={words.customer} fallback={paths.homeSeller()}>
        {customer && <IconButton icon="edit" iconSize="lg" label={words.addNote} onClick={() => setNoting(true)} />}
        <CartLink />
      </MobileBar>
      <div className="page-wrap flex w-full flex-1 flex-col gap-4 pt-1 pb-4 lg:max-w-[44rem] lg:pt-7">
        <div className="flex items-center justify-between max-lg:hidden">
          <h1 tabIndex={-1} className="text-h1 outline-none">
            {words.customer}
          </h1>
          {customer && (
            <Button variant="secondary" onClick={() => setNoting(true)}>
              {words.addNote}
            </Button>
          )}
        </div>
        {acts === 'missing' || acts === 'failed' ? (
          <Empty
            layout="stack"
            title={words.notYours}
            text={words.notYoursHelp}
            action={
              <RouteLink href={paths.homeSeller()} className={buttonClass()}>
                {words.day}
              </RouteLink>
            }
          />
        ) : customer ? (
          <>
            <Head customer={customer} />
            <CustomerSuggestion customer={customer} />
            <CustomerReceivables customer={customer} />
            <CustomerNote customer={customer} />
            <CustomerOrders />
            <div className="sticky bottom-[calc(61px+var(--strip,0px)+var(--safe-bottom))] z-sticky mt-auto bg-canvas py-2 lg:bottom-0">
              <RouteLink href={paths.quickOrder()} className={buttonClass({ size: 'lg', full: true })}>
                <Icon name="zap" size="sm" /> {words.takeOrder}
              </RouteLink>
            </div>
          </>
        ) : (
          <Loading className="grid gap-3">
            <Skeleton className="h-20 rounded-card" />
            <Skeleton className="h-28 rounded-card" />
            <Skeleton className="h-32 rounded-card" />
          </Loading>
        )}
      </div>
      {isNoting && customer && <NoteSheet customer={customer} onClose={() => setNoting(false)} />}
    </>
  );
}

function Head({ customer: { name, city, trade_type: trade, phone } }: { customer: VisitedCustomer }) {
  return (
    <>
      <div className="flex items-center gap-3">
        <Avatar initials={businessInitials(name)} className="size-14! rounded-[18px]!" />
        <div className="min-w-0">
          <h2 className="text-h2 wrap-break-word">{name}</h2>
          <p className="mb-1 text-small text-text-2">{city}</p>
          <Badge tone="neutral">{trade}</Badge>
        </div>
      </div>
      {phone !== null && (
        <div className="grid grid-cols-2 gap-2">
          <Way icon="phone" href={`tel:${phone}`} text={words.callShort} />
          <Way icon="whatsapp" href={whatsappLink('', phone.replace('+', ''))} text={words.whatsapp} isOutside />
        </div>
      )}
    </>
  );
}

function Way({ icon, href, text, isOutside }: { icon: IconName; href: string; text: string; isOutside?: true }) {
  return (
    <a
      href={href}
      {...(isOutside && { target: '_blank', rel: 'noreferrer' })}
      className="pressable flex flex-col items-center gap-1 rounded-card border border-line bg-surface py-2.5 text-small font-semibold"
    >
      <Icon name={icon} className="text-brand-text" /> {text}
    </a>
  );
}
