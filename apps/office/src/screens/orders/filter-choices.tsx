import { ChoiceRows } from '../../components/choice-rows.tsx';
import { ordersTexts as texts } from '../../messages/orders.es-CO.ts';
import type { ListFilter } from './filters.ts';
import type { OrdersList } from './use-orders.ts';

export type FilterChoicesProps = Pick<OrdersList, 'search' | 'change'> & { filter: ListFilter; onDone?: () => void };

/** The choices of one filter; the date can also be a span of two days. */
export function FilterChoices({ filter, search, change, onDone }: FilterChoicesProps) {
  return (
    <>
      <ChoiceRows
        choices={filter.choices}
        value={search[filter.name]}
        onChoose={(value) => {
          change(
            filter.name === 'fecha'
              ? { fecha: value as never, desde: undefined, hasta: undefined }
              : { [filter.name]: value },
          ); // as: a choice of the filter, which `change` reads again
          onDone?.();
        }}
      />
      {filter.name === 'fecha' && (
        <fieldset className="mx-1 mt-1.5 grid grid-cols-2 gap-2 border-t border-line px-1 pt-2.5 pb-1.5">
          <legend className="sr-only">{texts.between}</legend>
          {(['desde', 'hasta'] as const).map((name) => (
            <label key={name} className="text-[0.75rem] font-semibold text-text-2">
              {name === 'desde' ? texts.from : texts.to}
              <input
                type="date"
                value={search[name] ?? ''}
                className="field-edge mt-1 h-[38px] w-full rounded-[11px] bg-surface px-2 text-[0.8125rem] font-medium text-text outline-none max-lg:h-11"
                onChange={({ currentTarget }) => change({ fecha: undefined, [name]: currentTarget.value })}
              />
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}
