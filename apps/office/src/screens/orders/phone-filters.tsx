import { useState } from 'react';
import { Icon } from '@tonalia/ui/icon';
import { Sheet } from '@tonalia/ui/sheet';
import { OfficeButton } from '../../components/office-button.tsx';
import { useBackCloses } from '../../components/use-back-closes.ts';
import { ordersTexts as texts } from '../../messages/orders.es-CO.ts';
import { FilterChoices } from './filter-choices.tsx';
import { withoutFilter } from './without-filter.ts';
import type { ListFilter } from './filters.ts';
import { SearchBox } from '../../components/search-box.tsx';
import type { OrdersList } from './use-orders.ts';

export type PhoneFiltersProps = Pick<OrdersList, 'search' | 'change'> & {
  filters: readonly ListFilter[];
  /** How many orders the filters give, in words. */
  count: string;
};

const buttonClass = 'pressable relative inline-flex size-11 items-center justify-center rounded-control lg:hidden';

/** Search and filters of a phone: two buttons in the head of the page. */
export function PhoneFilters({ filters, search, change, count }: PhoneFiltersProps) {
  const [open, setOpen] = useState<'search' | 'filters'>();
  const applied = filters.filter((filter) => filter.applied !== undefined);
  const close = () => setOpen(undefined);
  useBackCloses(close, { isOff: open === undefined });
  return (
    <>
      <button type="button" aria-label={texts.search} className={buttonClass} onClick={() => setOpen('search')}>
        <Icon name="search" size="lg" />
        {search.q && <Dot />}
      </button>
      <button
        type="button"
        aria-label={applied.length > 0 ? texts.filterCount(applied.length) : texts.filters}
        className={buttonClass}
        onClick={() => setOpen('filters')}
      >
        <Icon name="filter" size="lg" />
        {applied.length > 0 && <Dot>{applied.length}</Dot>}
      </button>
      <Sheet
        open={open === 'search'}
        onClose={close}
        title={texts.search}
        toField
        footer={<Apply count={count} onPress={close} />}
      >
        <SearchBox
          value={search.q ?? ''}
          label={texts.search}
          onSearch={(q) => change({ q }, { replace: true })}
          className="h-12 text-[1rem]"
        />
      </Sheet>
      <Sheet
        open={open === 'filters'}
        onClose={close}
        title={texts.filters}
        footer={<Apply count={count} onPress={close} />}
      >
        {filters.map((filter) => (
          <section key={filter.name} className="mb-4">
            <h3 className="flex items-center justify-between text-label">
              {filter.label}
              {filter.applied !== undefined && (
                <OfficeButton look="ghost" small onClick={() => change(withoutFilter(filter.name))}>
                  {texts.remove}
                </OfficeButton>
              )}
            </h3>
            <FilterChoices filter={filter} search={search} change={change} />
          </section>
        ))}
      </Sheet>
    </>
  );
}

const Apply = ({ count, onPress }: { count: string; onPress: () => void }) => (
  <OfficeButton className="w-full" onClick={onPress}>
    {texts.applied(count)}
  </OfficeButton>
);

const Dot = ({ children }: { children?: number }) => (
  <span
    aria-hidden="true"
    className="absolute top-0.5 right-0 h-[19px] min-w-[19px] rounded-[10px] bg-brand px-[5px] text-center text-[0.75rem] leading-[19px] font-bold text-on-brand"
  >
    {children ?? '1'}
  </span>
);
