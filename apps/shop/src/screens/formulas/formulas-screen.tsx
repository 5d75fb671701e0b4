import { useQuery } from '@tanstack/react-query';
import type { FormulaBook } from '@tonalia/contract/formulas';
import { buttonClass } from '@tonalia/ui/button';
import { Empty } from '@tonalia/ui/empty';
import { Field } from '@tonalia/ui/field';
import { IconButton } from '@tonalia/ui/icon-button';
import { Skeleton } from '@tonalia/ui/skeleton';
import { withoutAccents } from '@tonalia/rules/without-accents';
import { useState } from 'react';
import { QueryStates } from '../../components/query-states.tsx';
import { useSession } from '../../api/session/session.ts';
import { MobileBar } from '../../features/mobile-bar/mobile-bar.tsx';
import { formulaMessages as words } from '../../messages/formulas.es-CO.ts';
import { formulaPath } from '../../navigation/formulas-address.ts';
import { RouteLink, useGo } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { BookTools } from './book-tools.tsx';
import { formulasQuery } from './book-query.ts';
import { ClientRow } from './client-row.tsx';
import { dayOf, ofToday, shelfOf, timeOf } from './mix-figures.ts';
import { TodayCard } from './today-card.tsx';

/** The formulas of the salon: what today needs, today's clients, and the others. */
export function FormulasScreen() {
  const query = useQuery(formulasQuery);
  const { data } = query;
  const { customer } = useSession();
  const go = useGo();
  const [isSearching, setSearching] = useState(false);
  const [typed, setTyped] = useState('');
  return (
    <div className="flex-1 bg-canvas-sunken lg:-mb-20 lg:pb-16">
      <MobileBar
        fallback={paths.profile()}
        title={
          <>
            {words.title} <span className="block truncate text-small font-normal text-text-2">{customer?.name}</span>
          </>
        }
      >
        <IconButton
          icon="search"
          label={words.search}
          tip="none"
          aria-expanded={isSearching}
          onClick={() => setSearching(!isSearching)}
        />
        <IconButton icon="plus" label={words.add} tip="none" onClick={() => go(formulaPath())} />
      </MobileBar>
      <div className="page-wrap grid w-full grid-cols-1 gap-3 pt-3 pb-8 lg:max-w-[52rem] lg:pt-7">
        <div className="flex items-center justify-between gap-4 max-lg:hidden">
          <h1 tabIndex={-1} className="text-h1 outline-none">
            {words.title}
          </h1>
          <RouteLink href={formulaPath()} className={buttonClass()}>
            {words.add}
          </RouteLink>
        </div>
        <Field
          type="search"
          label={words.search}
          hideLabel
          small
          className={isSearching ? 'max-w-none!' : 'max-w-none! max-lg:hidden'}
          placeholder={words.search}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <QueryStates query={query} failed={words.failed} className="grid grid-cols-1 gap-3">
          <Skeleton className="h-60 rounded-card" />
          <Skeleton className="h-40 rounded-card" />
        </QueryStates>
        {data && <Book book={data} typed={typed} />}
      </div>
    </div>
  );
}

const plain = (text: string) => withoutAccents(text).toLowerCase();

function Book({ book: { clients, shelf: items }, typed }: { book: FormulaBook; typed: string }) {
  const [now] = useState(() => new Date());
  const shelf = shelfOf(items);
  const found = clients.filter(({ name }) => plain(name).includes(plain(typed.trim())));
  const today = ofToday(found, now);
  const others = found.filter((client) => !today.includes(client));
  const all = ofToday(clients, now);
  if (clients.length === 0)
    return (
      <>
        <Empty className="p-8" title={words.empty} text={words.emptyHelp} />
        <BookTools clients={0} />
      </>
    );
  return (
    <>
      {all.length > 0 && <TodayCard clients={all} shelf={shelf} />}
      {today.length > 0 && (
        <ul aria-label={words.today(today.length)} className="rounded-card bg-surface px-4 inset-ring inset-ring-line">
          {today.map((client) => (
            <ClientRow
              key={client.clientId}
              client={client}
              shelf={shelf}
              when={client.appointmentAt === null ? '' : timeOf(client.appointmentAt)}
            />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <>
          <div className="mt-1 flex items-baseline justify-between gap-3">
            <h2 className="text-h3">{words.before}</h2>{' '}
            <span className="text-small text-text-2">{words.clients(others.length)}</span>
          </div>
          <ul aria-label={words.before} className="rounded-card bg-surface px-4 inset-ring inset-ring-line">
            {others.map((client) => {
              const at = client.appointmentAt ?? client.visits[0]?.usedAt;
              return <ClientRow key={client.clientId} client={client} shelf={shelf} when={at ? dayOf(at) : ''} />;
            })}
          </ul>
        </>
      )}
      {found.length === 0 && <Empty className="p-8" title={words.nothingFound} />}
      <BookTools clients={clients.length} />
    </>
  );
}
