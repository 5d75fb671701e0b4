import { readCodeList } from '@tonalia/rules/code-list';
import { headingOf } from '../../features/listing/filters.ts';
import { Listing } from '../../features/listing/listing.tsx';
import { ProductCard } from '../../features/product-card/product-card.tsx';
import type { ListingFilters } from '../../paths.ts';
import { paths } from '../../paths.ts';
import { ListedCodes } from './listed-codes.tsx';

/** Search results, and lists filtered by the address: a brand, a flag. */
export function SearchScreen({ filters }: { filters: ListingFilters }) {
  const codes = readCodeList(filters.search ?? '');
  if (codes) return <ListedCodes heading={headingOf(filters)} codes={codes} />;
  return (
    <Listing
      heading={headingOf(filters)}
      listing={filters}
      hrefFor={paths.search}
      card={(product, isEager) => <ProductCard product={product} eager={isEager} />}
    />
  );
}
