import { Suspense, lazy, useState } from 'react';
import { Link, getRouteApi } from '@tanstack/react-router';
import { Icon } from '@tonalia/ui/icon';
import { moneyExportAddress } from '../../api/money-exports.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { ExportLink } from '../../components/export-link.tsx';
import { officeButtonClass } from '../../components/office-button.tsx';
import { outlines } from '../../components/outlines.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { useNow } from '../../components/use-now.ts';
import { bankLinesTexts } from '../../messages/bank-lines.es-CO.ts';
import { paymentsTexts as texts } from '../../messages/payments.es-CO.ts';
import { exportOf } from './export-of.ts';
import { HeaderSlot } from './header-slot.tsx';
import { MoneyTabs } from './money-tabs.tsx';
import type { PaymentsSearch } from './payments-search.ts';
import { TransfersTab } from './transfers-tab.tsx';

const GatewayTab = lazy(() => import('./gateway-tab.tsx').then((module) => ({ default: module.GatewayTab })));
const LinesTab = lazy(() => import('./lines-tab.tsx').then((module) => ({ default: module.LinesTab })));
const RefundsTab = lazy(() => import('./refunds-tab.tsx').then((module) => ({ default: module.RefundsTab })));
const CashTab = lazy(() => import('./cash-tab.tsx').then((module) => ({ default: module.CashTab })));
const route = getRouteApi('/frame/pagos');

/** What the shown list is downloaded as, refunds also as a file of those to pay by bank transfer; and the way to a statement of the bank. */
function HeaderActs({ search }: { search: PaymentsSearch }) {
  const operator = useOperator();
  const mayRefund = mayDo(operator, 'orders.refund');
  const mayReview = mayDo(operator, 'transfers.review');
  const address = exportOf(search, useNow());
  return (
    <>
      {search.vista === undefined && mayReview && (
        <Link
          to="/pagos"
          search={{ vista: 'conciliacion' }}
          className={`${officeButtonClass('secondary')} max-lg:hidden`}
        >
          <Icon name={outlines.upload} size="sm" />
          {bankLinesTexts.upload}
        </Link>
      )}
      {address !== undefined && <ExportLink href={address} />}
      {search.vista === 'reembolsos' && search.estado !== 'hechos' && mayRefund && (
        <ExportLink href={moneyExportAddress('bankFile', {})} words={texts.bankFile} />
      )}
    </>
  );
}

/**
 * Money: transfers to review, payments at the gateway, refunds to make, the lines of the bank, and the cash that drivers collect, for operators
 * that settle it.
 */
export function PaymentsScreen() {
  const asked = route.useSearch();
  const maySettle = mayDo(useOperator(), 'cash.settle');
  const search: PaymentsSearch = asked.vista === 'efectivo' && !maySettle ? {} : asked;
  const { vista = 'transferencias', fila } = search;
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const isDetail = vista === 'transferencias' && fila !== undefined;
  return (
    <HeaderSlot value={slot}>
      <div className={isDetail ? 'max-lg:hidden' : ''}>
        <PageHeader
          title={texts.title}
          actions={
            <>
              <HeaderActs search={search} />
              <span ref={setSlot} className="contents" />
            </>
          }
        />
        <MoneyTabs view={vista} maySettle={maySettle} />
      </div>
      {vista === 'transferencias' && <TransfersTab focused={fila} />}
      <Suspense>
        {vista === 'pasarela' && <GatewayTab search={search} />}
        {vista === 'conciliacion' && <LinesTab search={search} />}
        {vista === 'efectivo' && <CashTab search={search} />}
        {vista === 'reembolsos' && <RefundsTab search={search} />}
      </Suspense>
    </HeaderSlot>
  );
}
