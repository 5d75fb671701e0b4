import type { GatewayPaymentPage } from '@tonalia/contract/purchase-gateway';
import { useNavigate } from '@tanstack/react-router';
import { ChoiceRows } from '../../components/choice-rows.tsx';
import { FilterChip } from '../../components/filter-chip.tsx';
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
        <Filter
          name={texts.date}
          value={search.fecha ?? 'hoy'}
          choices={Object.entries(texts.dates).map(([value, label]) => ({ value, label }))}
          onChoose={(fecha) => set({ fecha: fecha ?? 'mes' })}
        />
      )}
      <Filter
        name={texts.method}
        value={search.medio}
        choices={methods.map(({ reference, name }) => ({ value: reference, label: name }))}
        onChoose={(medio) => set({ medio })}
      />
      <Filter
        name={texts.result}
        value={search.resultado}
        choices={Object.entries(texts.results).map(([value, label]) => ({ value, label }))}
        onChoose={(resultado) => set({ resultado })}
      />
    </>
  );
}

interface FilterProps {
  name: string;
  value: string | undefined;
  choices: readonly { value: string; label: string }[];
  onChoose: (value: string | undefined) => void;
}

function Filter({ name, value, choices, onChoose }: FilterProps) {
  return (
    <FilterChip
      name={name}
      value={choices.find((one) => one.value === value)?.label ?? value}
      removeLabel={texts.without(name)}
      onRemove={() => onChoose(undefined)}
    >
      {(close) => (
        <ChoiceRows
          choices={choices}
          value={value}
          onChoose={(chosen) => {
            close();
            onChoose(chosen);
          }}
        />
      )}
    </FilterChip>
  );
}
