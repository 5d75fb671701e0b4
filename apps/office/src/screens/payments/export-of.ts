import { dayAfter } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import type { GatewayFilter } from '../../api/gateway-payments.ts';
import { moneyExportAddress } from '../../api/money-exports.ts';
import type { PaymentsSearch } from './payments-search.ts';

const daysBack = { hoy: 0, semana: 6, mes: 30 } as const;

/** The filters of the payments at the gateway, without the page. */
export function gatewayFilter(search: PaymentsSearch, now: Date): GatewayFilter {
  const { q, medio: method, resultado: result, estado, fecha = 'hoy', orden } = search;
  return {
    q,
    method,
    result,
    ...(orden === 'hora' && { sort: 'at' as const }),
    ...(estado === 'abiertos' ? { open: 'true' } : { since: dayAfter(dayIn(now), -daysBack[fecha]) }),
  };
}

/** The state of refunds that the page shows. */
export const refundState = ({ estado }: PaymentsSearch): 'done' | 'waiting' =>
  estado === 'hechos' ? 'done' : 'waiting';

/** Where the list of the page is downloaded as it is filtered; undefined for one that is not. */
export function exportOf(search: PaymentsSearch, now: Date): string | undefined {
  const { vista = 'transferencias', q } = search;
  switch (vista) {
    case 'transferencias':
      return moneyExportAddress('transfers', {});
    case 'pasarela':
      return moneyExportAddress('gateway', gatewayFilter(search, now));
    case 'reembolsos':
      return moneyExportAddress('refunds', { state: refundState(search), q });
    case 'efectivo':
      return moneyExportAddress('settlements', { view: 'open' });
    case 'conciliacion':
      return undefined;
  }
}
