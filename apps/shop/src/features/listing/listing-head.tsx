import { classNames } from '@tonalia/ui/class-names';
import type { ReactNode } from 'react';
import { listingMessages as messages } from '../../messages/listing.es-CO.ts';
import type { ListingFilters } from '../../paths.ts';
import type { ActiveFilter } from './applied.ts';
import { AppliedChips, FilterRow } from './filter-row.tsx';
import type { FlagFilter } from './filters.ts';
import { SortSelect } from './sort-select.tsx';

interface HeadFilters {
  applied: readonly ActiveFilter[];
  offered: readonly FlagFilter[];
  sort: ListingFilters['sort'];
  ownOrder: string | undefined;
  hasRail: boolean;
  onOpen: () => void;
  onChange: (part: ListingFilters) => void;
}

/** Name, count, filters and order: one row on a desktop; on a phone filters first, then count and order. */
export function ListingHead({
  heading,
  total,
  isSearch,
  filters,
}: {
  heading: ReactNode;
  /** Null until it is loaded. */
  total: number | null;
  isSearch: boolean;
  /** Omitted when the list has no filters. */
  filters: HeadFilters | false | undefined;
}) {
  const text = isSearch ? messages.results : messages.products;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pb-4 max-lg:justify-between">
      {heading && (
        <h1 tabIndex={-1} className="min-w-0 flex-1 truncate py-1 text-h1 outline-none max-lg:sr-only">
          {heading}
        </h1>
      )}
      {filters && <FilterRow {...filters} className={filters.hasRail ? 'lg:hidden' : 'lg:order-1 lg:flex-1'} />}
      <p role="status" className="py-3 text-small text-text-2">
        {total !== null && <Total text={text(total)} />}
      </p>
      {filters && (
        <>
          <span
            className={classNames(
              'flex flex-wrap gap-2 max-lg:hidden',
              filters.hasRail ? !heading && 'flex-1' : 'hidden',
            )}
          >
            <AppliedChips applied={filters.applied} onChange={filters.onChange} />
          </span>
          <span className="lg:order-2">
            <SortSelect
              value={filters.sort}
              isSearch={isSearch}
              own={filters.ownOrder}
              onChange={(sort) => filters.onChange({ sort })}
            />
          </span>
        </>
      )}
    </div>
  );
}

/** "**144** resultados" */
function Total({ text }: { text: string }) {
  const [count, ...words] = text.split(' ');
  return (
    <>
      <b className="text-text">{count}</b> {words.join(' ')}
    </>
  );
}
