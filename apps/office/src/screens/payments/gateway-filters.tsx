import type { GatewayPaymentPage } from '@tonalia/contract/purchase-gateway';
import { useNavigate } from '@tanstack/react-router';
import { ChoiceFilter } from '../../components/choice-filter.tsx';
import { gatewayTexts as texts } from '../../messages/gateway.es-CO.ts';
import { type PaymentsSearch, readPaymentsSearch } from './payments-search.ts';

export type GatewayFiltersProps = {
  search: PaymentsSearch;
  methods: GatewayPaymentPage['methods'];
  hasDate: boolean;
};

/** Date, method and result of the payments at the gateway. */
export function GatewayFilters({ search, methods, hasDate }: GatewayFiltersProps) {
  const navigate = useNavigate();
  const set = (change: Partial<Record<'fecha' | 'medio' | 'resultado', string | undefined>>) =>
    void navigate({
      to: '/pagos',
      search: readPaymentsSearch({ ...search, pagina: undefined, fila: undefined, ...change }),
    });
  return (
    <>
      {hasDate && (
        <ChoiceFilter
          name={texts.date}
          removeLabel={texts.without(texts.date)}
          value={search.fecha ?? 'hoy'}
          choices={Object.entries(texts.dates).map(([value, label]) => ({ value, label }))}
          onChoose={(fecha) => set({ fecha: fecha ?? 'mes' })}
        />
      )}
      <ChoiceFilter
        name={texts.method}
        removeLabel={texts.without(texts.method)}
        value={search.medio}
        choices={methods.map(({ reference, name }) => ({ value: reference, label: name }))}
        onChoose={(medio) => set({ medio })}
      />
      <ChoiceFilter
        name={texts.result}
        removeLabel={texts.without(texts.result)}
        value={search.resultado}
        choices={Object.entries(texts.results).map(([value, label]) => ({ value, label }))}
        onChoose={(resultado) => set({ resultado })}
      />
    </>
  );
}
