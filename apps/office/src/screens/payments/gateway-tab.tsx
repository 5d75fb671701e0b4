import type { GatewayPayment } from '@tonalia/contract/purchase-gateway';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { dayAfter } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { gatewayPaymentsQuery } from '../../api/gateway-payments.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { EmptyNote, LoadFailure, LoadingRows, NothingFound } from '../../components/states.tsx';
import { useNow } from '../../components/use-now.ts';
import { gatewayTexts as texts } from '../../messages/gateway.es-CO.ts';
import { GatewayFilters } from './gateway-filters.tsx';
import { GatewayRow } from './gateway-row.tsx';
import { MoneyBar, MoneyFoot } from './money-bar.tsx';
import type { PaymentsSearch } from './payments-search.ts';
import { useAskGateway } from './use-ask-gateway.ts';
import { useMoneyRows } from './use-money-rows.ts';

const daysBack = { hoy: 0, semana: 6, mes: 30 } as const;
const columns = ['at', 'customer', 'order', 'method', 'reference', 'amount', 'result', 'act'] as const;

/** Payments at the gateway with what it says of them: those of a day, or those that hang or differ. */
export function GatewayTab({ search }: { search: PaymentsSearch }) {
  const now = useNow();
  const navigate = useNavigate();
  const mayAsk = mayDo(useOperator(), 'transfers.review');
  const isOpen = search.estado === 'abiertos';
  const list = useQuery(
    gatewayPaymentsQuery({
      q: search.q,
      page: search.pagina,
      method: search.medio,
      result: search.resultado,
      ...(isOpen ? { open: 'true' } : { since: dayAfter(dayIn(now), -daysBack[search.fecha ?? 'hoy']) }),
    }),
  );
  const { ask, busy } = useAskGateway();
  const payments = list.data?.results ?? [];
  useMoneyRows(payments, search, {
    onOpen: ({ orderCode }: GatewayPayment) =>
      orderCode === null ? undefined : void navigate({ to: '/pedidos/$code', params: { code: orderCode } }),
    onAct: (payment) => mayAsk && payment.canBeAsked && void ask(payment),
  });
  const isFiltered = search.q !== undefined || search.medio !== undefined || search.resultado !== undefined;
  const open = list.data?.open ?? 0;
  return (
    <>
      <MoneyBar
        search={search}
        placeholder={texts.search}
        label={texts.states}
        options={[
          { value: '', label: texts.all },
          { value: 'abiertos', label: open > 0 ? `${texts.open} ${formatNumber(open)}` : texts.open },
        ]}
        filters={<GatewayFilters search={search} methods={list.data?.methods ?? []} hasDate={!isOpen} />}
      >
        {list.data && (
          <>
            {texts.sum(formatNumber(list.data.total))}
            <b className="font-semibold text-text">{formatPesos(list.data.approved)}</b>
            {texts.approved}
          </>
        )}
      </MoneyBar>
      <div className="min-w-0 flex-1 lg:overflow-x-auto">
        {list.isPending && <LoadingRows rows={8} />}
        {list.isError && !list.data && (
          <LoadFailure what={texts.what} cause={list.error} onRetry={() => void list.refetch()} />
        )}
        {list.data && payments.length === 0 && isFiltered && <NothingFound title={texts.noneFound} />}
        {list.data && payments.length === 0 && !isFiltered && (
          <EmptyNote title={isOpen ? texts.noneOpen : texts.none} text={isOpen ? texts.noneOpenText : texts.noneText} />
        )}
        {payments.length > 0 && (
          <table
            className="data-table max-lg:block max-lg:overflow-x-auto"
            style={{ '--row': '44px' } as object /* as: a custom property */}
          >
            <thead>
              <tr>
                {columns.map((name) => (
                  <th key={name} scope="col" className={name === 'amount' ? 'amount' : ''}>
                    {name === 'act' ? <span className="sr-only">{texts.column.act}</span> : texts.column[name]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {payments.map((payment) => (
                <GatewayRow
                  key={payment._id}
                  payment={payment}
                  now={now}
                  isFocused={search.fila === payment._id}
                  isBusy={busy === payment._id}
                  onAsk={mayAsk && payment.canBeAsked ? () => void ask(payment) : undefined}
                />
              ))}
            </tbody>
          </table>
        )}
      </div>
      {list.data && <MoneyFoot page={list.data} />}
    </>
  );
}
