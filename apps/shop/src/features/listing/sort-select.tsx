import { Icon } from '@tonalia/ui/icon';
import { listingMessages as messages } from '../../messages/listing.es-CO.ts';
import type { ListingFilters } from '../../paths.ts';

type SortOption = NonNullable<ListingFilters['sort']>;
const sorts = Object.keys(messages.sorts) as SortOption[]; // the keys are the sorts of the contract

/** The order of a list. Default: relevance for a search, else the list's own order, else best sellers. */
export function SortSelect({
  value,
  isSearch,
  own,
  onChange,
}: {
  value: SortOption | undefined;
  isSearch: boolean;
  /** The name of the list's default order, when it has an order of its own. */
  own: string | undefined;
  onChange: (sort: SortOption | undefined) => void;
}) {
  const hasOwn = isSearch || own !== undefined;
  const usual = hasOwn ? 'relevance' : 'bestsellers';
  const offered = hasOwn ? sorts : sorts.filter((sort) => sort !== 'relevance');
  return (
    <label className="relative inline-flex items-center text-label">
      <span className="sr-only">{messages.sort}</span>
      <select
        value={offered.find((sort) => sort === value) ?? usual}
        onChange={(event) => {
          const sort = sorts.find((one) => one === event.currentTarget.value);
          onChange(sort === usual ? undefined : sort);
        }}
        className="pressable min-h-11 cursor-pointer appearance-none rounded-control bg-transparent pr-8 pl-3 max-lg:pl-1 lg:bg-surface lg:inset-ring-[1.5px] lg:inset-ring-line"
      >
        {offered.map((sort) => (
          <option key={sort} value={sort} className="bg-surface text-text">
            {sort === 'relevance' && own !== undefined ? own : messages.sorts[sort]}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size="sm" className="pointer-events-none absolute right-2.5" />
    </label>
  );
}
