import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@tonalia/ui/button';
import { Empty } from '@tonalia/ui/empty';
import { ErrorBlock } from '@tonalia/ui/error-block';
import { Loading, Skeleton } from '@tonalia/ui/skeleton';
import type { ReactNode } from 'react';
import { portfolioQuery } from '../../api/queries/account.ts';
import { accountMessages } from '../../messages/account.es-CO.ts';
import { messages } from '../../messages/es-CO.ts';
import { type ChoosableCustomer, useHeldCustomers } from './use-held-customers.ts';
import { useSeenCustomers } from './use-seen-customers.ts';

const words = accountMessages.customers;

/** The customers with a matching name, page by page. */
export function CustomerList({ search, row }: { search: string; row: (customer: ChoosableCustomer) => ReactNode }) {
  const list = useInfiniteQuery(portfolioQuery(search));
  const customers = list.data?.pages.flatMap((page) => page.results) ?? [];
  const isMissing = list.isError && customers.length === 0;
  const held = useHeldCustomers(search, isMissing || (list.isError && list.hasNextPage));
  const seen = useSeenCustomers(search, isMissing);
  if (list.isError && held && held.length > 0) return <ul>{held.map(row)}</ul>;
  if (isMissing) {
    if (held === undefined) return <ListSkeleton />;
    return seen.length > 0 ? (
      <>
        <p role="status" className="pb-2 text-small text-text-2">
          {words.seenOnly}
        </p>
        <ul>{seen.map(row)}</ul>
      </>
    ) : (
      <ErrorBlock
        className="py-6"
        title={words.failed}
        text={list.error.message}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (list.isPending) return <ListSkeleton />;
  if (customers.length === 0) {
    return search === '' ? (
      <Empty className="py-8" title={words.none} text={words.noneHelp} />
    ) : (
      <Empty className="py-8" title={words.noneFor(search)} text={words.noneForHelp} />
    );
  }
  return (
    <>
      <ul>{customers.map(row)}</ul>
      {list.hasNextPage && (
        <Button
          variant="secondary"
          full
          className="mt-4"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
    </>
  );
}

function ListSkeleton() {
  return (
    <Loading label={messages.shell.loading} className="grid">
      {Array.from({ length: 7 }, (_, at) => (
        <span key={at} className="flex h-[78px] items-center gap-3 border-b border-line">
          <Skeleton className="size-12 rounded-[17px]" />
          <span className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-3 w-1/3" />
          </span>
        </span>
      ))}
    </Loading>
  );
}
