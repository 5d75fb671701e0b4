import type { GatewayPayment } from '@tonalia/contract/purchase-gateway';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { gatewayPaymentsQuery } from '../../api/gateway-payments.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { officeButtonClass } from '../../components/office-button.tsx';
import { useNow } from '../../components/use-now.ts';
import { gatewayTexts as texts } from '../../messages/gateway.es-CO.ts';
import { gatewayFilter } from './export-of.ts';
import { GatewayFilters } from './gateway-filters.tsx';
import { GatewayCard, GatewayRow } from './gateway-row.tsx';
import { MoneyBar, MoneyFoot } from './money-bar.tsx';
import { MoneyList } from './money-list.tsx';
import { type PaymentsSearch, readPaymentsSearch } from './payments-search.ts';
import { useGatewayActs } from './use-gateway-acts.ts';
import { useMoneyRows } from './use-money-rows.ts';

const columnsOf = (isOldestFirst: boolean, onOrder: () => void) =>
  (['at', 'customer', 'order', 'method', 'reference', 'amount', 'fee', 'result', 'act'] as const).map((name) => ({
    name,
    label: texts.column[name],
    isAmount: name === 'amount' || name === 'fee',
    isHidden: name === 'act',
    ...(name === 'at' && { order: isOldestFirst ? ('ascending' as const) : ('descending' as const), onOrder }),
  }));

/** Payments at the gateway with what it says of them: those of a day, or those that hang or differ. */
export function GatewayTab({ search }: { search: PaymentsSearch }) {
  const now = useNow();
  const navigate = useNavigate();
  const mayAsk = mayDo(useOperator(), 'transfers.review');
  const isOpen = search.estado === 'abiertos';
  const list = useQuery(gatewayPaymentsQuery({ ...gatewayFilter(search, now), page: search.pagina }));
  const { ask, request, busy } = useGatewayActs();
  const payments = list.data?.results ?? [];
  const actsOf = (payment: GatewayPayment) => ({
    onAsk: mayAsk && payment.canBeAsked ? () => void ask(payment) : undefined,
    // first the gateway and the office agree that nothing was paid
    onRequest: mayAsk && payment.canBeRepeated && payment.difference === null ? () => void request(payment) : undefined,
  });
  const shownOf = (payment: GatewayPayment) => ({
    payment,
    now,
    isFocused: search.fila === payment._id,
    isBusy: busy === payment._id,
    ...actsOf(payment),
  });
  useMoneyRows(payments, search, {
    onOpen: ({ orderCode }: GatewayPayment) =>
      orderCode === null ? undefined : void navigate({ to: '/pedidos/$code', params: { code: orderCode } }),
    onAct: (payment) => (actsOf(payment).onRequest ?? actsOf(payment).onAsk)?.(),
  });
  const isFiltered = search.q !== undefined || search.medio !== undefined || search.resultado !== undefined;
  const open = list.data?.open ?? 0;
  const isOldestFirst = search.orden === 'hora';
  const turnOrder = () =>
    void navigate({
      to: '/pagos',
      search: readPaymentsSearch({
        ...search,
        pagina: undefined,
        fila: undefined,
        orden: isOldestFirst ? undefined : 'hora',
      }),
    });
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
      <MoneyList
        query={list}
        what={texts.what}
        rows={payments}
        empty={
          isOpen
            ? { title: texts.noneOpen, text: texts.noneOpenText }
            : { title: texts.noneIn(search.fecha ?? 'hoy'), text: texts.noneText }
        }
        noneFound={isFiltered ? texts.noneFound : undefined}
        emptyAct={<EmptyAct search={search} isFiltered={isFiltered} />}
        columns={columnsOf(isOldestFirst, turnOrder)}
        height={44}
        row={(payment) => <GatewayRow key={payment._id} {...shownOf(payment)} />}
        card={(payment) => <GatewayCard key={payment._id} {...shownOf(payment)} />}
      />
      {list.data && <MoneyFoot page={list.data} />}
    </>
  );
}

/** Takes the filters away, else looks further back. */
function EmptyAct({ search, isFiltered }: { search: PaymentsSearch; isFiltered: boolean }) {
  const { fecha, estado } = search;
  const wider = fecha === undefined ? 'semana' : 'mes';
  if (!isFiltered && (fecha === 'mes' || estado === 'abiertos')) return null;
  const change = isFiltered ? { q: undefined, medio: undefined, resultado: undefined } : { fecha: wider };
  return (
    <Link
      to="/pagos"
      search={readPaymentsSearch({ ...search, pagina: undefined, fila: undefined, ...change })}
      className={officeButtonClass('secondary')}
    >
      {isFiltered ? texts.clear : texts.wider[wider]}
    </Link>
  );
}
