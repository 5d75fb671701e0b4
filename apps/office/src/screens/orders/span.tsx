import { useState } from 'react';
import { Icon } from '@tonalia/ui/icon';
import { menuRowClass } from '../../components/menu.tsx';
import { ordersTexts as texts } from '../../messages/orders.es-CO.ts';
import type { OrdersList } from './use-orders.ts';

type SpanName = 'desde' | 'hasta' | 'despachoDesde' | 'despachoHasta' | 'min' | 'max';

interface SpanProps extends Pick<OrdersList, 'search' | 'change'> {
  names: readonly [SpanName, SpanName];
  labels: readonly [string, string];
  type: 'date' | 'number';
}

/** Two ends of a span, each of which may be open. */
export const Span = ({ names, labels, type, search, change }: SpanProps) => (
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

/** "Entre dos fechas" under the days of dispatch: the fields are there once they are asked for. */
export function DispatchSpan({ search, change }: Pick<OrdersList, 'search' | 'change'>) {
  const [isOpen, setOpen] = useState(Boolean(search.despachoDesde ?? search.despachoHasta));
  return (
    <div className="mx-1 mt-1.5 border-t border-line pt-1.5">
      <button type="button" aria-expanded={isOpen} className={menuRowClass} onClick={() => setOpen(!isOpen)}>
        <Icon name="calendar-clock" size="sm" />
        <span className="min-w-0 flex-1 truncate py-1">{texts.between}</span>
      </button>
      {isOpen && (
        <Span
          names={['despachoDesde', 'despachoHasta']}
          labels={[texts.from, texts.to]}
          type="date"
          {...{ search, change }}
        />
      )}
    </div>
  );
}
