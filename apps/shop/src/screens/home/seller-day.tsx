import { useQuery } from '@tanstack/react-query';
import type { VisitedCustomer } from '@tonalia/contract/seller-day';
import { formatDay } from '@tonalia/rules/dates';
import { Button } from '@tonalia/ui/button';
import { ErrorBlock } from '@tonalia/ui/error-block';
import { Icon, type IconOutline } from '@tonalia/ui/icon';
import { Suspense, lazy, useState } from 'react';
import { sentenceOf } from '../../api/http/api-error.ts';
import { sellerDayQuery } from '../../api/queries/seller-day.ts';
import { sellerDayMessages as words } from '../../messages/seller-day.es-CO.ts';
import { DaySums } from './day-sums.tsx';
import { DoneVisits } from './done-visits.tsx';
import { NextVisit } from './next-visit.tsx';
import { visitsOf } from './seller-visits.ts';
import { useNotedToday } from './use-noted-today.ts';
import { useRouteOrder } from './use-route-order.ts';
import { VisitList } from './visit-list.tsx';

const TakeAlongStrip = lazy(() =>
  import('../../features/offline/take-along-strip.tsx').then((it) => ({ default: it.TakeAlongStrip })),
);
const NoSaleSheet = lazy(() =>
  import('../../features/visit/no-sale-sheet.tsx').then((it) => ({ default: it.NoSaleSheet })),
);
const ArrivalSheet = lazy(() => import('./arrival-sheet.tsx').then((it) => ({ default: it.ArrivalSheet })));
const ROUTE: IconOutline =
  'M9 19a3 3 0 11-6 0 3 3 0 016 0M9 19h8.5a3.5 3.5 0 000-7h-11a3.5 3.5 0 010-7H15M21 5a3 3 0 11-6 0 3 3 0 016 0';

/** The day of a seller: what was sold, the next visit, and the others by rhythm. */
export function SellerDay() {
  const { data: day, error, isFetching, refetch } = useQuery(sellerDayQuery);
  const [asked, setAsked] = useState<{ visit: VisitedCustomer; about: 'no sale' | 'arrival' } | null>(null);
  const { order, sort } = useRouteOrder(day?.today);
  const { left, arrivals } = useNotedToday(day?.today);
  if (!day && error)
    return (
      <ErrorBlock
        className="py-4"
        title={words.failed}
        text={sentenceOf(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!day || day.customers.length === 0) return null;
  const { route, offRoute, near, done, unordered } = visitsOf(day, { left, ...(order && { order }) });
  const [next, ...later] = route;
  return (
    <div className="mb-5 grid gap-4 lg:grid-cols-2 lg:items-start lg:gap-x-6">
      <div className="grid gap-4">
        <h2 className="text-h2">{capital(formatDay(day.today))}</h2>
        <div className="-mb-3 empty:hidden">
          <Suspense>
            <TakeAlongStrip />
          </Suspense>
        </div>
        <DaySums day={day} done={done.length} all={done.length + route.length} />
        {next && (
          <NextVisit
            key={next.customerId}
            visit={{ ...next, arrivedAt: next.arrivedAt ?? arrivals.get(next.customerId) ?? null }}
            onNoSale={() => setAsked({ visit: next, about: 'no sale' })}
            onArrive={() => setAsked({ visit: next, about: 'arrival' })}
          />
        )}
      </div>
      <div className="grid gap-4">
        <VisitList
          title={words.later}
          visits={later}
          showsTime
          action={
            <Button variant="ghost" className="-mr-3" onClick={() => sort(route)}>
              <Icon name={ROUTE} size="sm" /> {words.sortRoute}
            </Button>
          }
        />
        <DoneVisits visits={done} />
        <VisitList title={words.offRoute} visits={offRoute} counts />
        <VisitList title={words.near} visits={near} />
        <VisitList title={words.unordered(unordered.length)} visits={unordered} />
      </div>
      {asked && (
        <Suspense>
          {asked.about === 'arrival' ? (
            <ArrivalSheet visit={asked.visit} onClose={() => setAsked(null)} />
          ) : (
            <NoSaleSheet visit={asked.visit} onClose={() => setAsked(null)} />
          )}
        </Suspense>
      )}
    </div>
  );
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('es-CO') + text.slice(1);
