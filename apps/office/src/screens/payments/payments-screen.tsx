import { getRouteApi } from '@tanstack/react-router';
import { ExportLink } from '../../components/export-link.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { useNow } from '../../components/use-now.ts';
import { paymentsTexts as texts } from '../../messages/payments.es-CO.ts';
import { exportOf } from './export-of.ts';
import { GatewayTab } from './gateway-tab.tsx';
import { LinesTab } from './lines-tab.tsx';
import { MoneyTabs } from './money-tabs.tsx';
import { RefundsTab } from './refunds-tab.tsx';
import { TransfersTab } from './transfers-tab.tsx';

const route = getRouteApi('/frame/pagos');

/** Money: transfers to review, payments at the gateway, refunds to make, and the lines of the bank. */
export function PaymentsScreen() {
  const search = route.useSearch();
  const { vista = 'transferencias', fila } = search;
  const address = exportOf(search, useNow());
  const isDetail = vista === 'transferencias' && fila !== undefined;
  return (
    <>
      <div className={isDetail ? 'max-lg:hidden' : ''}>
        <PageHeader title={texts.title} actions={address !== undefined && <ExportLink href={address} />} />
        <MoneyTabs view={vista} />
      </div>
      {vista === 'transferencias' && <TransfersTab focused={fila} />}
      {vista === 'pasarela' && <GatewayTab search={search} />}
      {vista === 'conciliacion' && <LinesTab search={search} />}
      {vista === 'reembolsos' && <RefundsTab search={search} />}
    </>
  );
}
