import { ChoiceRows } from '../../components/choice-rows.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { ordersTexts as texts } from '../../messages/orders.es-CO.ts';
import { withoutFilter } from './without-filter.ts';
import { type ListFilter, valuesOf } from './filters.ts';
import { ManyChoices } from './many-choices.tsx';
import { SkuField } from './sku-field.tsx';
import { DispatchSpan, Span } from './span.tsx';
import type { OrdersList } from './use-orders.ts';

export type FilterChoicesProps = Pick<OrdersList, 'search' | 'change'> & {
  filter: ListFilter;
  onDone?: () => void;
  /** What the filters give, in words; absent on a phone, where the sheet says it. */
  count?: string | undefined;
};

/** The choices of one filter: one date or a span, a span of totals, or several values. */
export function FilterChoices({ filter, search, change, onDone, count }: FilterChoicesProps) {
  const { name, label, choices } = filter;
  if (name === 'fecha') return <DateChoices {...{ filter, search, change, onDone }} />;
  return (
    <>
      {name === 'total' ? (
        <Span names={['min', 'max']} labels={[texts.atLeast, texts.atMost]} type="number" {...{ search, change }} />
      ) : name === 'sku' ? (
        <SkuField {...{ search, change, onDone }} />
      ) : (
        <ManyChoices
          name={label}
          choices={choices}
          values={valuesOf(search[name])}
          onChange={(values) => change({ [name]: values.join(',') })}
        />
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
