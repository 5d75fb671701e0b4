import type { ListingFilters } from '../../paths.ts';
import { paths } from '../../paths.ts';
import { headingOf } from './filters.ts';
import { Listing } from './listing.tsx';

/** What was looked for, or one of the shop's own lists: offers, new, best sellers, a brand. */
export function SearchScreen({ filters }: { filters: ListingFilters }) {
  return <Listing heading={headingOf(filters)} wanted={filters} hrefFor={paths.search} />;
}
