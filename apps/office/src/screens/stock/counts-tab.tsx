import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, lazy, useState } from 'react';
import { formatNumber } from '@tonalia/rules/money';
import { Badge } from '@tonalia/ui/badge';
import { mayDo, useOperator } from '../../api/session.ts';
import { countsQuery } from '../../api/stock-counts.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { PageSteps } from '../../components/page-steps.tsx';
import { Segments } from '../../components/segments.tsx';
import { EmptyNote, LoadFailure, LoadingRows } from '../../components/states.tsx';
import { useNow } from '../../components/use-now.ts';
import { formatWhen } from '../../components/when.ts';
import { stockOutlines } from '../../features/stock-lines/stock-outlines.ts';
import { countTexts as texts } from '../../messages/count.es-CO.ts';

const StartCountDialog = lazy(() =>
  import('./start-count-dialog.tsx').then((module) => ({ default: module.StartCountDialog })),
);
const choices = ['open', 'all'] as const;

/** Counts of parts of warehouses with their progress, and the way to start one. */
export function CountsTab() {
  const now = useNow();
  const mayCount = mayDo(useOperator(), 'stock.count');
  const [choice, setChoice] = useState<(typeof choices)[number]>('open');
  const [page, setPage] = useState(1);
  const [isStarting, setStarting] = useState(false);
  const { data, error, refetch } = useQuery(countsQuery(choice === 'open' ? 'open' : undefined, page));
  return (
    <>
      <div className="flex min-h-[52px] flex-wrap items-center gap-2.5 px-4 py-2 lg:px-7">
        <Segments
          label={texts.which}
          small
          value={choice}
          choices={choices.map((value) => ({ value, label: texts.filter[value] }))}
          onChoose={(value) => {
            setChoice(value);
            setPage(1);
          }}
        />
        <span className="flex-1" />
        {data && data.pages > 1 && <PageSteps page={page} pages={data.pages} onPage={setPage} />}
        {mayCount && data && (
          <OfficeButton icon={stockOutlines.clipboard} onClick={() => setStarting(true)}>
            {texts.startTitle}
          </OfficeButton>
        )}
      </div>
      {!data && !error && <LoadingRows rows={8} />}
      {!data && error && <LoadFailure what={texts.many} cause={error} onRetry={() => void refetch()} />}
      {data?.results.length === 0 && <EmptyNote title={texts.noCounts} text={texts.noCountsText} />}
      <ul className="grid gap-2.5 px-4 pb-4 lg:px-7">
        {data?.results.map((one) => (
          <li key={one._id}>
            <Link
              to="/conteos/$countId"
              params={{ countId: one._id }}
              className="flex min-h-16 flex-wrap items-center gap-x-5 gap-y-1 rounded-[16px] border border-line bg-surface px-[18px] py-3 hover:bg-surface-2"
            >
              <b className="font-[650]">{one.code}</b>
              <span className="min-w-40 flex-1">{texts.place(one.warehouse.name, one.section, one.brand)}</span>
              {one.isBlind && <span className="text-text-2">{texts.blind}</span>}
              {one.differing !== null && one.differing > 0 && (
                <span className="font-medium text-warn">{texts.differing(one.differing)}</span>
              )}
              <span className="text-text-2">
                <b className="font-semibold text-text">{formatNumber(one.counted)}</b> / {formatNumber(one.total)}
              </span>
              <span className="text-[0.8125rem] text-text-2">
                {one.createdBy}, {formatWhen(new Date(one.createdAt), now)}
              </span>
              <Badge tone={one.state === 'applied' ? 'success' : one.state === 'open' ? 'warn' : 'neutral'}>
                {texts.ended[one.state]}
              </Badge>
            </Link>
          </li>
        ))}
      </ul>
      {isStarting && data && (
        <Suspense>
          <StartCountDialog warehouses={data.warehouses} brands={data.brands} onClose={() => setStarting(false)} />
        </Suspense>
      )}
    </>
  );
}
