import { useInfiniteQuery } from '@tanstack/react-query';
import type { CreditStatement } from '@tonalia/contract/statement';
import { Button } from '@tonalia/ui/button';
import { Card } from '@tonalia/ui/card';
import { Empty } from '@tonalia/ui/empty';
import { Skeleton } from '@tonalia/ui/skeleton';
import type { ReactNode } from 'react';
import type { statementQuery } from '../../api/queries/statement.ts';
import { QueryStates } from '../../components/query-states.tsx';
import { statementMessages as words } from '../../messages/statement.es-CO.ts';

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
      <Card>
        <Empty title={words.nothingYet} />
      </Card>
    );
  return (
    <section aria-label={label} className="rounded-[24px] bg-surface inset-ring inset-ring-line">
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
