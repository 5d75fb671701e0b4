import { useQuery } from '@tanstack/react-query';
import type { OfficeCustomer } from '@tonalia/contract/customers-office-one';
import type { CreditStatement } from '@tonalia/contract/statement';
import { formatPesos } from '@tonalia/rules/money';
import { customerCreditQuery } from '../../api/customers.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { Panel } from '../../components/panel.tsx';
import { LoadFailure, LoadingRows } from '../../components/states.tsx';
import { customerCreditTexts as texts } from '../../messages/customer-credit.es-CO.ts';
import { CreditDocuments } from './credit-documents.tsx';
import { CreditMovements } from './credit-movements.tsx';

/** The own credit of the customer: what it owes, what is in its favour, its documents and its payments. */
export function CreditPanel({ customer: { _id } }: { customer: OfficeCustomer }) {
  const maySee = mayDo(useOperator(), 'receivables.read');
  const { data, error, refetch } = useQuery({ ...customerCreditQuery(_id, 'open'), enabled: maySee });
  if (!maySee) return null;
  return (
    <Panel label={texts.title} className="overflow-hidden">
      <h2 className="px-[18px] pt-4 text-panel">{texts.title}</h2>
      {data === undefined && !error && <LoadingRows rows={3} />}
      {data === undefined && error && <LoadFailure what={texts.what} cause={error} onRetry={() => void refetch()} />}
      {data === null && <p className="px-[18px] pt-2 pb-4 text-text-2">{texts.none}</p>}
      {data && (
        <>
          <CreditFigures summary={data.summary} />
          <CreditDocuments documents={data.documents} before={data.summary.before} />
          <CreditMovements customerId={_id} />
        </>
      )}
    </Panel>
  );
}

function CreditFigures({ summary }: { summary: CreditStatement['summary'] }) {
  const { used, overdue, inFavour, available, limit } = summary;
  const share = limit > 0 ? Math.min(1, used / limit) : 0;
  const figures: [name: string, pesos: number, tone?: string][] = [
    [texts.owes, used],
    [texts.overdue, overdue, overdue > 0 ? 'text-danger' : undefined],
    [texts.inFavour, inFavour, inFavour > 0 ? 'text-brand-text' : undefined],
    [texts.available, available],
  ];
  return (
    <div className="border-b border-hair px-[18px] pb-4">
      <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-3 lg:grid-cols-4">
        {figures.map(([name, pesos, tone]) => (
          <div key={name}>
            <dt className="text-[0.8125rem] text-text-2">{name}</dt>
            <dd className={`text-[1.125rem] font-[650] ${tone ?? ''}`}>{formatPesos(pesos)}</dd>
          </div>
        ))}
      </dl>
      <div aria-hidden="true" className="mt-3.5 flex h-2 overflow-hidden rounded-full bg-surface-3">
        <span className={overdue > 0 ? 'bg-danger' : 'bg-warn'} style={{ width: `${share * 100}%` }} />
      </div>
      <p className="mt-1.5 text-[0.8125rem] text-text-2">{texts.limit(formatPesos(limit))}</p>
    </div>
  );
}
