import { Suspense, lazy } from 'react';
import { ChoiceRows } from '../../components/choice-rows.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { ordersTexts as texts } from '../../messages/orders.es-CO.ts';
import { withoutFilter } from './without-filter.ts';
import { type ListFilter, valuesOf } from './filters.ts';
import { ManyChoices } from './many-choices.tsx';
import { SkuField } from './sku-field.tsx';
import { DispatchSpan, Span } from './span.tsx';
import type { OrdersList } from './use-orders.ts';

const WarehouseChoices = lazy(() =>
  import('./warehouse-choices.tsx').then((file) => ({ default: file.WarehouseChoices })),
);

export type FilterChoicesProps = Pick<OrdersList, 'search' | 'change'> & {
  filter: ListFilter;
  onDone?: () => void;
  /** What the filters give, in words; absent on a phone, where the sheet says it. */
  count?: string | undefined;
};

/** The choices of one filter: one date or a span, a span of totals, or several values. */
export function FilterChoices({ filter, search, change, onDone, count }: FilterChoicesProps) {
  const { name } = filter;
  if (name === 'fecha') return <DateChoices {...{ filter, search, change, onDone }} />;
  return (
    <>
      {name === 'total' ? (
        <Span names={['min', 'max']} labels={[texts.atLeast, texts.atMost]} type="number" {...{ search, change }} />
      ) : name === 'sku' ? (
        <SkuField {...{ search, change, onDone }} />
      ) : (
        <Values name={name} {...{ filter, search, change }} />
      )}
      {name === 'despacho' && <DispatchSpan {...{ search, change }} />}
      {onDone && (
        <div className="mt-1.5 flex items-center justify-between gap-2 border-t border-line px-1 pt-2">
          <OfficeButton look="ghost" small onClick={() => change(withoutFilter(name))}>
            {texts.remove}
          </OfficeButton>
          <OfficeButton look="soft" small onClick={onDone}>
            {texts.applied(count ?? texts.title.toLocaleLowerCase('es-CO'))}
          </OfficeButton>
        </div>
      )}
    </>
  );
}

type ValuesProps = Pick<FilterChoicesProps, 'filter' | 'search' | 'change'> & {
  name: Exclude<ListFilter['name'], 'fecha' | 'total' | 'sku'>;
};

function Values({ name, filter: { label, choices }, search, change }: ValuesProps) {
  const list = {
    name: label,
    choices,
    values: valuesOf(search[name]),
    onChange: (values: string[]) => change({ [name]: values.join(',') }),
  };
  if (name !== 'bodega') return <ManyChoices {...list} />;
  return (
    <Suspense fallback={<ManyChoices {...list} />}>
      <WarehouseChoices {...list} search={search} />
    </Suspense>
  );
}

function DateChoices({ filter, search, change, onDone }: FilterChoicesProps) {
  return (
    <>
      <ChoiceRows
        choices={filter.choices}
        value={search.fecha}
        onChoose={(value) => {
          change({ fecha: value as never, desde: undefined, hasta: undefined }); // as: a choice of the filter, which `change` reads again
          onDone?.();
        }}
      />
      <Span
        names={['desde', 'hasta']}
        labels={[texts.from, texts.to]}
        type="date"
        search={search}
        change={(part) => change({ fecha: undefined, ...part })}
      />
    </>
  );
}
