import { headingOf } from '../../features/listing/filters.ts';
import { Listing } from '../../features/listing/listing.tsx';
import { ProductCard } from '../../features/product-card/product-card.tsx';
import type { ListingFilters } from '../../paths.ts';
import { paths } from '../../paths.ts';
import { ListedCodes } from './listed-codes.tsx';

/** What was looked for, and lists narrowed by an address: a brand, a flag. */
export function SearchScreen({ filters }: { filters: ListingFilters }) {
  return (
    <Listing
      heading={headingOf(filters)}
      wanted={filters}
      band={<ListedCodes search={filters.search} />}
      hrefFor={paths.search}
      card={(product, isEager) => <ProductCard product={product} eager={isEager} />}
    />
  );
}
