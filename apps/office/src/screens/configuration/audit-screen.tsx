import type { AuditEntry } from '@tonalia/contract/office-audit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense, lazy } from 'react';
import { daysBetween } from '@tonalia/rules/calendar';
import { dayIn, formatShortDay } from '@tonalia/rules/dates';
import { auditExportAddress, auditQuery } from '../../api/audit.ts';
import { ExportLink } from '../../components/export-link.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { LoadFailure, LoadingRows, NothingFound } from '../../components/states.tsx';
import { useNow } from '../../components/use-now.ts';
import { auditTexts as texts } from '../../messages/audit.es-CO.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditRow } from './audit-row.tsx';
import { askedAudit } from './audit-search.ts';
import { actOf, undoneActs } from './audit-acts.ts';
import { ConfigurationPage } from './configuration-page.tsx';

const UndoEvent = lazy(() => import('./undo-event.tsx').then((one) => ({ default: one.UndoEvent })));

const route = getRouteApi('/frame/configuracion/registro');

/** Every change in the office and in the shop's accounts, newest first, by day. */
export function AuditScreen() {
  const search = route.useSearch();
  const now = useNow();
  const today = dayIn(now);
  const asked = askedAudit(search, today);
  const list = useInfiniteQuery(auditQuery(asked));
  const events = list.data?.pages.flatMap(({ results }) => results) ?? [];
  const undone = undoneActs(events);
  return (
    <ConfigurationPage actions={<ExportLink href={auditExportAddress(asked)} />}>
      <AuditFilters search={search} />
      {list.isPending && <LoadingRows rows={10} />}
      {list.isError && !list.data && (
        <LoadFailure what={texts.what} cause={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.data && events.length === 0 && <NothingFound title={texts.noneFound} />}
      {daysOf(events).map(([day, ofDay]) => (
        <section key={day} aria-label={dayWords(day, today)} className="grid gap-2">
          <h2 className="px-1 text-[0.8125rem] font-[650] text-text-2">{dayWords(day, today)}</h2>
          <ul className="rounded-[16px] bg-surface inset-ring inset-ring-line">
            {ofDay.map((event) => (
              <AuditRow key={event._id} event={event}>
                <Suspense>{!undone.has(actOf(event) ?? '') && <UndoEvent event={event} now={now} />}</Suspense>
              </AuditRow>
            ))}
          </ul>
        </section>
      ))}
      {list.hasNextPage && (
        <p className="text-center">
          <OfficeButton look="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {texts.older}
          </OfficeButton>
        </p>
      )}
    </ConfigurationPage>
  );
}

/** Events by day in Colombia; they come newest first. */
function daysOf(events: readonly AuditEntry[]): [string, AuditEntry[]][] {
  const days = new Map<string, AuditEntry[]>();
  for (const event of events) {
    const day = dayIn(new Date(event.at));
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return [...days];
}

function dayWords(day: string, today: string): string {
  const ago = daysBetween(day, today);
  if (ago === 0) return texts.today;
  return ago === 1 ? texts.yesterday : `${formatShortDay(day)} ${day.slice(0, 4)}`;
}
