import { Icon } from '@tonalia/ui/icon';
import { OfficeButton } from '../../components/office-button.tsx';
import { EmptyNote, NothingFound } from '../../components/states.tsx';
import { ordersTexts as texts } from '../../messages/orders.es-CO.ts';
import { withoutFilter } from './without-filter.ts';
import type { ListFilter } from './filters.ts';
import type { OrdersList } from './use-orders.ts';

export type NoOrdersProps = Pick<OrdersList, 'search' | 'change'> & { filters: readonly ListFilter[] };

/** Nothing in the list: because of filters, which can be removed here, or because there is nothing. */
export function NoOrders({ filters, search, change }: NoOrdersProps) {
  const applied = filters.filter((filter) => filter.applied !== undefined);
  if (applied.length > 0 || search.q)
    return (
      <NothingFound title={texts.none}>
        {applied.map((filter) => (
          <button
            key={filter.name}
            type="button"
            aria-label={texts.removeFilter(filter.label)}
            className="touch-area inline-flex h-8 items-center gap-1.5 rounded-[10px] bg-brand-soft px-[11px] text-[0.8125rem] leading-none font-[550] text-brand-text inset-ring-[1.5px] inset-ring-brand-line"
            onClick={() => change(withoutFilter(filter.name))}
          >
            {filter.label} <b className="font-[650]">{filter.applied}</b>
            <Icon name="x" size="xs" />
          </button>
        ))}
        <div className="w-full">
          <OfficeButton
            look="secondary"
            onClick={() => change(Object.assign({ q: undefined }, ...filters.map(({ name }) => withoutFilter(name))))}
          >
            {texts.removeAll}
          </OfficeButton>
        </div>
      </NothingFound>
    );
  return search.vista === 'por-alistar' ? (
    <EmptyNote title={texts.allDone} text={texts.allDoneText} />
  ) : (
    <EmptyNote title={texts.noneYet} text={texts.noneYetText} />
  );
}
