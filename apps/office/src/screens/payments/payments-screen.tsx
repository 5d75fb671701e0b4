import { getRouteApi } from '@tanstack/react-router';
import { MoneyTabs } from './money-tabs.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { paymentsTexts as texts } from '../../messages/payments.es-CO.ts';
import { GatewayTab } from './gateway-tab.tsx';
import { LinesTab } from './lines-tab.tsx';
import { RefundsTab } from './refunds-tab.tsx';
import { TransfersTab } from './transfers-tab.tsx';

const route = getRouteApi('/frame/pagos');

/** Money: transfers to review, payments at the gateway, refunds to make, and the lines of the bank. */
export function PaymentsScreen() {
  const search = route.useSearch();
  const { vista = 'transferencias', fila } = search;
  const isDetail = vista === 'transferencias' && fila !== undefined;
  return (
    <>
      <div className={isDetail ? 'max-lg:hidden' : ''}>
        <PageHeader title={texts.title} />
        <MoneyTabs view={vista} />
      </div>
      {vista === 'transferencias' && <TransfersTab focused={fila} />}
      {vista === 'pasarela' && <GatewayTab search={search} />}
      {vista === 'conciliacion' && <LinesTab search={search} />}
      {vista === 'reembolsos' && <RefundsTab search={search} />}
    </>
  );
}
