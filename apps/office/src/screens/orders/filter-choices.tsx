import { ChoiceRows } from '../../components/choice-rows.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { ordersTexts as texts } from '../../messages/orders.es-CO.ts';
import { withoutFilter } from './without-filter.ts';
import { type ListFilter, valuesOf } from './filters.ts';
import { ManyChoices } from './many-choices.tsx';
import { SkuField } from './sku-field.tsx';
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

type SpanName = 'desde' | 'hasta' | 'min' | 'max';

interface SpanProps extends Pick<OrdersList, 'search' | 'change'> {
  names: readonly [SpanName, SpanName];
  labels: readonly [string, string];
  type: 'date' | 'number';
}

/** Two ends of a span, each of which may be open. */
const Span = ({ names, labels, type, search, change }: SpanProps) => (
  <fieldset className="mx-1 mt-1.5 grid grid-cols-2 gap-2 border-line px-1 pt-2.5 pb-1.5 not-first:border-t">
    <legend className="sr-only">{type === 'date' ? texts.between : texts.filter.total}</legend>
    {names.map((name, at) => (
      <label key={name} className="text-[0.75rem] font-semibold text-text-2">
        {labels[at]}
        <input
          type={type}
          min={type === 'number' ? 0 : undefined}
          value={search[name] ?? ''}
          className="field-edge mt-1 h-[38px] w-full rounded-[11px] bg-surface px-2 text-[0.8125rem] font-medium text-text outline-none max-lg:h-11"
          onChange={({ currentTarget }) => change({ [name]: currentTarget.value }, { replace: true })}
        />
      </label>
    ))}
  </fieldset>
);
