import { useQuery } from '@tanstack/react-query';
import { Button, buttonClass } from '@tonalia/ui/button';
import { Empty } from '@tonalia/ui/empty';
import { Icon } from '@tonalia/ui/icon';
import { IconButton } from '@tonalia/ui/icon-button';
import { Loading, Skeleton } from '@tonalia/ui/skeleton';
import { useState } from 'react';
import { sellerDayQuery } from '../../api/queries/seller-day.ts';
import { useActFor } from '../../features/act-for/use-act-for.ts';
import { MobileBar } from '../../features/mobile-bar/mobile-bar.tsx';
import { sellerDayMessages as words } from '../../messages/seller-day.es-CO.ts';
import { RouteLink } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { CustomerFacts } from './customer-facts.tsx';
import { CustomerMenu } from './customer-menu.tsx';
import { NoteSheet } from './customer-note.tsx';
import { PlanSheet } from './plan-sheet.tsx';

/** A customer as its seller sees it before a visit: rhythm, suggested order, receivables, last orders. */
export function CustomerScreen({ customerId }: { customerId: string }) {
  const acts = useActFor(customerId);
  const [asked, setAsked] = useState<'note' | 'plan' | null>(null);
  const { data: day } = useQuery({ ...sellerDayQuery, enabled: acts === 'ready' });
  const customer = day?.customers.find((one) => one.customerId === customerId);
  return (
    <>
      <MobileBar title={words.customer} fallback={paths.homeSeller()}>
        {customer && (
          <>
            <IconButton icon="edit" iconSize="lg" label={words.addNote} onClick={() => setAsked('note')} />
            <CustomerMenu customer={customer} onPlan={() => setAsked('plan')} />
          </>
        )}
      </MobileBar>
      <div className="page-wrap flex w-full flex-1 flex-col gap-4 pt-1 pb-4 lg:max-w-[44rem] lg:pt-7">
        <div className="flex items-center justify-between max-lg:hidden">
          <h1 tabIndex={-1} className="text-h1 outline-none">
            {words.customer}
          </h1>
          {customer && (
            <div className="flex gap-2">
              <Button variant="secondary" icon="edit" onClick={() => setAsked('note')}>
                {words.addNote}
              </Button>
              <CustomerMenu customer={customer} onPlan={() => setAsked('plan')} />
            </div>
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
            <CustomerFacts customer={customer} />
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
      {asked === 'note' && customer && <NoteSheet customer={customer} onClose={() => setAsked(null)} />}
      {asked === 'plan' && customer && <PlanSheet customer={customer} onClose={() => setAsked(null)} />}
    </>
  );
}
