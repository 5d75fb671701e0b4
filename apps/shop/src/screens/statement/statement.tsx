import { useInfiniteQuery } from '@tanstack/react-query';
import { buttonClass } from '@tonalia/ui/button';
import { Card } from '@tonalia/ui/card';
import { Empty } from '@tonalia/ui/empty';
import { SegmentedControl } from '@tonalia/ui/segmented-control';
import { Skeleton } from '@tonalia/ui/skeleton';
import { useState } from 'react';
import { statementQuery } from '../../api/queries/statement.ts';
import { QueryStates } from '../../components/query-states.tsx';
import { RouteLink } from '../../navigation/link.tsx';
import { accountMessages } from '../../messages/account.es-CO.ts';
import { statementMessages as words } from '../../messages/statement.es-CO.ts';
import { paths } from '../../paths.ts';
import { OpenDocuments } from './open-documents.tsx';
import { PaidDocuments } from './paid-documents.tsx';
import { RecentMovements } from './recent-movements.tsx';
import { StatementMovements } from './statement-movements.tsx';
import { StatementSummary } from './statement-summary.tsx';
import { TransferNotices } from './transfer-notices.tsx';

type StatementView = 'open' | 'paid' | 'movements';

const titles: Record<StatementView, string> = { open: words.open, paid: words.paid, movements: words.movements };

/** The summary, and one of three lists. */
export function Statement() {
  const [view, setView] = useState<StatementView>('open');
  const open = useInfiniteQuery(statementQuery('open'));
  const first = open.data?.pages[0];
  if (first === undefined) {
    return (
      <QueryStates query={open} failed={words.failed} className="grid gap-3">
        <Skeleton className="h-26 rounded-[24px]" />
        <Skeleton className="h-60 rounded-[24px]" />
      </QueryStates>
    );
  }
  if (first === null) return <NoCredit />;
  const documents = open.data?.pages.flatMap((page) => page?.documents ?? []) ?? [];
  const count = first.summary.open;
  return (
    <div className="grid gap-3.5 max-lg:has-[[data-foot-bar]]:pb-28">
      <StatementSummary summary={first.summary} />
      <TransferNotices />
      <div className="grid gap-2.5 lg:gap-0 lg:rounded-[24px] lg:bg-surface lg:inset-ring lg:inset-ring-line">
        <div className="lg:flex lg:items-center lg:justify-between lg:gap-4 lg:p-2.5 lg:pl-5">
          <h2 className="text-h3 max-lg:hidden">{titles[view]}</h2>
          <SegmentedControl<StatementView>
            label={words.views}
            value={view}
            onChange={setView}
            className="bg-surface-3! lg:w-83 lg:bg-surface-2!"
            options={[
              { value: 'open', label: words.open, ...(count > 0 && { count }) },
              { value: 'paid', label: words.paid },
              { value: 'movements', label: words.movements },
            ]}
          />
        </div>
        {view === 'open' && (
          <OpenDocuments
            documents={documents}
            summary={first.summary}
            more={open.hasNextPage ? () => void open.fetchNextPage() : null}
          />
        )}
        {view === 'paid' && <PaidDocuments />}
        {view === 'movements' && <StatementMovements />}
      </div>
      {view === 'open' && <RecentMovements onAll={() => setView('movements')} />}
    </div>
  );
}

function NoCredit() {
  const { none, noneHelp, ask } = accountMessages.credits;
  return (
    <Card>
      <Empty
        title={none}
        text={noneHelp}
        action={
          <RouteLink href={paths.support()} className={buttonClass({ variant: 'secondary' })}>
            {ask}
          </RouteLink>
        }
      />
    </Card>
  );
}
