import { useInfiniteQuery } from '@tanstack/react-query';
import type { CreditStatement } from '@tonalia/contract/statement';
import { Button } from '@tonalia/ui/button';
import { Empty } from '@tonalia/ui/empty';
import { Skeleton } from '@tonalia/ui/skeleton';
import type { ReactNode } from 'react';
import type { statementQuery } from '../../api/queries/statement.ts';
import { QueryStates } from '../../components/query-states.tsx';
import { statementMessages as words } from '../../messages/statement.es-CO.ts';

/** A card of its own on a phone; a desktop has one around all of them. */
export const panel = 'max-lg:rounded-[24px] max-lg:bg-surface max-lg:inset-ring max-lg:inset-ring-line';

export interface StatementListProps {
  label: string;
  query: ReturnType<typeof statementQuery>;
  rowsOf: (page: CreditStatement) => ReactNode[];
}

/** Rows of a statement, read page by page. */
export function StatementList({ label, query, rowsOf }: StatementListProps) {
  const list = useInfiniteQuery(query);
  const { data, isFetching, hasNextPage, fetchNextPage } = list;
  if (!data)
    return (
      <QueryStates query={list} failed={words.failed}>
        <Skeleton className="h-40 rounded-[24px]" />
      </QueryStates>
    );
  const rows = data.pages.flatMap((page) => (page ? rowsOf(page) : []));
  if (rows.length === 0)
    return (
      <div className={`${panel} p-4 lg:px-5`}>
        <Empty title={words.nothingYet} />
      </div>
    );
  return (
    <section aria-label={label} className={panel}>
      <ul className="divide-y divide-line">{rows}</ul>
      {hasNextPage && (
        <p className="border-t border-line p-2 text-center">
          <Button variant="ghost" loading={isFetching} onClick={() => void fetchNextPage()}>
            {words.more}
          </Button>
        </p>
      )}
    </section>
  );
}
