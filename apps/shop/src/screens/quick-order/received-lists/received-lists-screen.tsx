import { useQuery } from '@tanstack/react-query';
import type { ShareAnswer } from '@tonalia/contract/shares';
import { formatAgo } from '@tonalia/rules/dates';
import { Empty } from '@tonalia/ui/empty';
import { ErrorBlock } from '@tonalia/ui/error-block';
import { Skeleton } from '@tonalia/ui/skeleton';
import { useState } from 'react';
import { sentenceOf } from '../../../api/http/api-error.ts';
import { CartLink } from '../../../features/cart-link/cart-link.tsx';
import { MobileBar } from '../../../features/mobile-bar/mobile-bar.tsx';
import { shareMessages as words } from '../../../messages/share.es-CO.ts';
import { RouteLink } from '../../../navigation/link.tsx';
import { paths } from '../../../paths.ts';
import { ReceivedListLines } from './received-list-lines.tsx';
import { receivedListQuery, receivedListsQuery } from './received-query.ts';
import { receivedListPath } from '../../../navigation/saved-list-address.ts';

/** What came back from shared links: all of it, or one list to review. */
export function ReceivedListsScreen({ named }: { named: string }) {
  const isAll = named === 'all';
  const title = isAll ? words.received : words.receivedOne;
  return (
    <>
      <MobileBar title={title} fallback={isAll ? paths.quickOrder() : receivedListPath()}>
        <CartLink />
      </MobileBar>
      <div className="page-wrap w-full pt-3 pb-8 lg:pt-7">
        <h1 tabIndex={-1} className="mb-4 text-h1 outline-none max-lg:hidden">
          {title}
        </h1>
        {isAll ? <AllLists /> : <OneList key={named} answerId={named} />}
      </div>
    </>
  );
}

function AllLists() {
  const { data: lists, isError, error, isFetching, refetch } = useQuery(receivedListsQuery);
  if (isError) return <Failed error={error} isFetching={isFetching} onRetry={() => void refetch()} />;
  if (!lists) return <Skeleton className="h-40 w-full rounded-card" />;
  if (lists.length === 0) return <Empty className="p-8" title={words.noneReceived} text={words.noneReceivedHelp} />;
  return (
    <ul aria-label={words.received} className="grid gap-2.5">
      {lists.map((list) => (
        <ListEntry key={list.answerId} list={list} />
      ))}
    </ul>
  );
}

function ListEntry({ list }: { list: ShareAnswer }) {
  const { answerId, name, title, answeredAt, addedAt, lines, units } = list;
  const [now] = useState(() => new Date());
  return (
    <li className="relative flex items-center gap-3 rounded-card border-[1.5px] border-line bg-surface p-4">
      <span className="min-w-0 flex-1">
        <RouteLink href={receivedListPath(answerId)} className="text-h4 font-bold after:absolute after:inset-0">
          {name || words.nameless}
        </RouteLink>
        <span className="block truncate text-small text-text-2">
          {words.from(title, formatAgo(new Date(answeredAt), now))}
        </span>
        {addedAt !== null && (
          <span className="block text-small text-text-3">{words.added(formatAgo(new Date(addedAt), now))}</span>
        )}
      </span>
      <span className="text-right">
        <b className="block text-label">{words.lines(lines)}</b>{' '}
        <span className="text-small text-text-2">{words.units(units)}</span>
      </span>
    </li>
  );
}

function OneList({ answerId }: { answerId: string }) {
  const { data, isError, error, isFetching, refetch } = useQuery(receivedListQuery(answerId));
  if (isError) return <Failed error={error} isFetching={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-40 w-full rounded-card" />;
  return <ReceivedListLines {...data} />;
}

const Failed = ({ error, isFetching, onRetry }: { error: unknown; isFetching: boolean; onRetry: () => void }) => (
  <ErrorBlock title={words.failed} text={sentenceOf(error)} onRetry={onRetry} retrying={isFetching} />
);
