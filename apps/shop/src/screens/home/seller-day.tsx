import { useQuery } from '@tanstack/react-query';
import type { VisitedCustomer } from '@tonalia/contract/seller-day';
import { dayIn, formatDay } from '@tonalia/rules/dates';
import { Button } from '@tonalia/ui/button';
import { ErrorBlock } from '@tonalia/ui/error-block';
import { Suspense, lazy, useState } from 'react';
import { sentenceOf } from '../../api/http/api-error.ts';
import { useOutbox } from '../../api/outbox/outbox.ts';
import { useUnsentVisits } from '../../api/outbox/visits.ts';
import { sellerDayQuery } from '../../api/queries/seller-day.ts';
import { sellerDayMessages as words } from '../../messages/seller-day.es-CO.ts';
import { DaySums } from './day-sums.tsx';
import { NextVisit } from './next-visit.tsx';
import { visitsOf } from './seller-visits.ts';
import { VisitRow } from './visit-row.tsx';

const TakeAlongStrip = lazy(() =>
  import('../../features/offline/take-along-strip.tsx').then((it) => ({ default: it.TakeAlongStrip })),
);
const NoSaleSheet = lazy(() => import('./no-sale-sheet.tsx').then((it) => ({ default: it.NoSaleSheet })));
/** Visits of a list before "Ver n más". */
const FEW = 4;

/** The day of a seller: what was sold, the next visit, and the others by rhythm. */
export function SellerDay() {
  const { data: day, error, isFetching, refetch } = useQuery(sellerDayQuery);
  const [asked, setAsked] = useState<VisitedCustomer | null>(null);
  const left = useLeftToday(day?.today);
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
  const { due, near, done, unordered } = visitsOf(day, left);
  const [next, ...later] = due;
  return (
    <div className="mb-5 grid gap-4 lg:grid-cols-2 lg:items-start lg:gap-x-6">
      <div className="grid gap-4">
        <h2 className="text-h2">{capital(formatDay(day.today))}</h2>
        <div className="-mb-3 empty:hidden">
          <Suspense>
            <TakeAlongStrip />
          </Suspense>
        </div>
        <DaySums day={day} done={done.length} all={done.length + due.length} />
        {next && <NextVisit key={next.customerId} visit={next} onNoSale={() => setAsked(next)} />}
      </div>
      <div className="grid gap-4">
        <Visits title={words.later} visits={later} />
        <Visits title={words.near} visits={near} />
        {unordered.length > 0 && <Visits title={words.unordered(unordered.length)} visits={unordered} />}
        {done.length > 0 && (
          <Visits
            title={words.done(done.length)}
            visits={done}
            noteOf={({ noSale }) => (noSale === null ? undefined : words.reasons[noSale])}
          />
        )}
      </div>
      {asked && (
        <Suspense>
          <NoSaleSheet visit={asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </div>
  );
}

/** Customers that the seller visited today, by what this device did not send yet. */
function useLeftToday(today: string | undefined): ReadonlySet<string> {
  const { orders } = useOutbox();
  const visits = useUnsentVisits();
  const isToday = ({ takenAt }: { takenAt: string }) => dayIn(new Date(takenAt)) === today;
  return new Set([
    ...(orders ?? []).filter((one) => one.state !== 'sent' && isToday(one)).map(({ customer }) => customer.id),
    ...visits.filter((one) => one.reason !== null && isToday(one)).map(({ customerId }) => customerId),
  ]);
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('es-CO') + text.slice(1);

function Visits(props: {
  title: string;
  visits: readonly VisitedCustomer[];
  noteOf?: (visit: VisitedCustomer) => string | undefined;
}) {
  const { title, visits, noteOf } = props;
  const [isWhole, setWhole] = useState(false);
  if (visits.length === 0) return null;
  const shown = isWhole ? visits : visits.slice(0, FEW);
  return (
    <section>
      <h2 className="text-h3">{title}</h2>
      <ul>
        {shown.map((visit) => (
          <VisitRow key={visit.customerId} visit={visit} note={noteOf?.(visit)} />
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
