import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { formatShortDay } from '@tonalia/rules/dates';
import { formatNumber } from '@tonalia/rules/money';
import { Badge } from '@tonalia/ui/badge';
import { transfersQuery } from '../../api/stock-transfers.ts';
import { PageSteps } from '../../components/page-steps.tsx';
import { Segments } from '../../components/segments.tsx';
import { EmptyNote, LoadFailure, LoadingRows } from '../../components/states.tsx';
import { useNow } from '../../components/use-now.ts';
import { formatWhen } from '../../components/when.ts';
import { transferTexts as texts } from '../../messages/transfer.es-CO.ts';

const choices = ['sent', 'draft', 'all'] as const;

/** Transfers between warehouses: those on their way, drafts, or all. */
export function TransfersTab() {
  const navigate = useNavigate();
  const now = useNow();
  const [choice, setChoice] = useState<(typeof choices)[number]>('sent');
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(transfersQuery(choice === 'all' ? undefined : choice, page));
  return (
    <>
      <div className="flex min-h-[52px] flex-wrap items-center gap-2.5 px-4 py-2 lg:px-7">
        <Segments
          label={texts.onlyOpen}
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
      </div>
      {!data && !error && <LoadingRows rows={8} />}
      {!data && error && <LoadFailure what={texts.many} cause={error} onRetry={() => void refetch()} />}
      {data?.results.length === 0 && <EmptyNote title={texts.noTransfers} text={texts.noTransfersText} />}
      {data && data.results.length > 0 && (
        <div className="overflow-x-auto">
          <table className="data-table" style={{ '--row': '47px' } as object /* as: a custom property */}>
            <thead>
              <tr>
                {[
                  texts.columns.code,
                  texts.columns.state,
                  texts.columns.route,
                  texts.columns.day,
                  texts.columns.by,
                ].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
                <th scope="col" className="amount">
                  {texts.columns.units}
                </th>
              </tr>
            </thead>
            <tbody>
              {data.results.map((one) => (
                <tr
                  key={one._id}
                  className="cursor-pointer"
                  onClick={() =>
                    void navigate({ to: '/existencias/traslados/$transferId', params: { transferId: one._id } })
                  }
                >
                  <td>
                    <Link
                      to="/existencias/traslados/$transferId"
                      params={{ transferId: one._id }}
                      className="font-semibold hover:underline"
                    >
                      {one.code}
                    </Link>
                  </td>
                  <td>
                    <Badge tone={one.state === 'sent' ? 'warn' : one.state === 'received' ? 'success' : 'neutral'}>
                      {texts.states[one.state]}
                    </Badge>{' '}
                    {one.differing > 0 && (
                      <span className="text-[0.8125rem] text-warn">{texts.differing(one.differing)}</span>
                    )}
                  </td>
                  <td>
                    {one.from.name}, {one.to.name}
                  </td>
                  <td className="text-text-2">
                    {one.sentAt
                      ? formatWhen(new Date(one.sentAt), now)
                      : one.leavesOn
                        ? formatShortDay(one.leavesOn)
                        : '–'}
                  </td>
                  <td className="text-text-2">{one.sentBy ?? one.createdBy}</td>
                  <td className="amount font-semibold">{formatNumber(one.units)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}
