import type { OfficeOrderPage } from '@tonalia/contract/purchase-office';
import { useState } from 'react';
import { formatPesos } from '@tonalia/rules/money';
import { AddFilter } from '../../components/add-filter.tsx';
import { FilterChip } from '../../components/filter-chip.tsx';
import { ordersTexts as texts } from '../../messages/orders.es-CO.ts';
import { FilterChoices } from './filter-choices.tsx';
import { type ListFilter, spareFilters } from './filters.ts';
import { countWords } from './list-foot.tsx';
import { SearchBox } from '../../components/search-box.tsx';
import type { ChosenColumns } from '../../features/list-views/use-columns.ts';
import type { OrdersList } from './use-orders.ts';
import { withoutFilter } from './without-filter.ts';
import { ViewSettings } from '../../features/list-views/view-settings.tsx';

export type FilterBarProps = Pick<OrdersList, 'search' | 'change'> & {
  filters: readonly ListFilter[];
  page: OfficeOrderPage | undefined;
  seesAmounts: boolean;
  columns: ChosenColumns;
};

/** Search, filters, what they give, and how the list is drawn. */
export function FilterBar({ filters, search, change, page, seesAmounts, columns }: FilterBarProps) {
  const [added, setAdded] = useState<ListFilter['name'][]>([]);
  const possible = filters.filter(({ name }) => seesAmounts || name !== 'total');
  const isSpare = ({ name, applied }: ListFilter) =>
    spareFilters.includes(name) && applied === undefined && !added.includes(name);
  const shown = possible.filter((filter) => !isSpare(filter));
  const spare = possible.filter(isSpare);
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-2 px-7 py-2.5 max-lg:hidden">
      <SearchBox value={search.q ?? ''} label={texts.search} onSearch={(q) => change({ q }, { replace: true })} />
      {shown.map((filter) => (
        <FilterChip
          key={filter.name}
          startsOpen={filter.name === added.at(-1) && filter.applied === undefined}
          name={filter.label}
          value={filter.applied}
          removeLabel={texts.removeFilter(filter.label)}
          onRemove={() => {
            setAdded(added.filter((name) => name !== filter.name));
            change(withoutFilter(filter.name));
          }}
        >
          {(close) => (
            <FilterChoices
              filter={filter}
              search={search}
              change={change}
              onDone={close}
              count={page && countWords(page)}
            />
          )}
        </FilterChip>
      ))}
      <AddFilter filters={spare} onAdd={(name) => setAdded([...added, name])} />
      <span className="flex-1" />
      {page && (
        <span className="text-[0.8125rem] whitespace-nowrap text-text-3" role="status">
          {countWords(page)}
          {page.amount !== null && page.amount > 0 && (
            <>
              , <b className="font-semibold text-text-2">{formatPesos(page.amount)}</b>
            </>
          )}
        </span>
      )}
      <ViewSettings columns={columns} />
    </div>
  );
}
