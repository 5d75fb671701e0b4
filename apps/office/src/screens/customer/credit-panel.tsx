import { useQuery } from '@tanstack/react-query';
import type { OfficeCustomer } from '@tonalia/contract/customers-office-one';
import type { CreditStatement } from '@tonalia/contract/statement';
import { Suspense, lazy, useState } from 'react';
import { formatPesos } from '@tonalia/rules/money';
import { customerCreditQuery } from '../../api/customers.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { LoadFailure, LoadingRows } from '../../components/states.tsx';
import { customerCreditTexts as texts } from '../../messages/customer-credit.es-CO.ts';
import { CreditDocuments } from './credit-documents.tsx';
import { CreditMovements } from './credit-movements.tsx';

// Opened by few: not loaded with the page.
const LimitDialog = lazy(() => import('./limit-dialog.tsx').then((module) => ({ default: module.LimitDialog })));

/** The own credit of the customer: what it owes, what is in its favour, its documents and its payments. */
export function CreditPanel({ customer: { _id, name } }: { customer: OfficeCustomer }) {
  const operator = useOperator();
  const maySee = mayDo(operator, 'receivables.read');
  const [isChanging, setChanging] = useState(false);
  const { data, error, refetch } = useQuery({ ...customerCreditQuery(_id, 'open'), enabled: maySee });
  const mayGrant = mayDo(operator, 'credit.grant') && data !== undefined;
  if (!maySee) return null;
  return (
    <Panel label={texts.title} className="overflow-hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-3 px-[18px] pt-4">
        <h2 className="text-panel">{texts.title}</h2>
        {mayGrant && (
          <OfficeButton look="ghost" small onClick={() => setChanging(true)}>
            {data ? texts.change.open : texts.change.give}
          </OfficeButton>
        )}
      </div>
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
      {isChanging && data !== undefined && (
        <Suspense>
          <LimitDialog customer={{ _id, name }} summary={data?.summary} onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </Panel>
  );
}

/** The used part of the credit and the rest. */
function CreditFigures({ summary: { used, overdue, inFavour, available, limit } }: Pick<CreditStatement, 'summary'>) {
  const whole = Math.max(limit, used, 1);
  const share = (pesos: number) => ({ width: `${(Math.min(pesos, whole) / whole) * 100}%` });
  return (
    <div className="border-b border-hair px-[18px] pt-3 pb-3.5">
      <div aria-hidden="true" className="flex h-2 gap-px overflow-hidden rounded-full bg-surface-3">
        <span className={overdue > 0 ? 'bg-danger' : 'bg-warn'} style={share(used)} />
        <span className="bg-brand" style={share(Math.min(available, Math.max(0, limit - used)))} />
      </div>
      <ul className="mt-2 flex flex-wrap justify-between gap-x-6 gap-y-1 text-[0.84375rem] text-text-2">
        <Sum name={texts.used} pesos={used} />
        {overdue > 0 && <Sum name={texts.overdue} pesos={overdue} tone="text-danger" />}
        <Sum name={texts.available} pesos={available} />
        {inFavour > 0 && <Sum name={texts.inFavour} pesos={inFavour} tone="text-brand-text" />}
        <Sum name={texts.limit} pesos={limit} />
      </ul>
    </div>
  );
}

const Sum = ({ name, pesos, tone = 'text-text' }: { name: string; pesos: number; tone?: string }) => (
  <li>
    {name} <b className={`font-semibold ${tone}`}>{formatPesos(pesos)}</b>
  </li>
);
