import { listingQuery } from '../../api/queries/queries.ts';
import { Listing } from '../../features/listing/listing.tsx';
import { MobileBar } from '../../features/mobile-bar/mobile-bar.tsx';
import { ProductCard } from '../../features/product-card/product-card.tsx';
import { listMessages as words } from '../../messages/lists.es-CO.ts';
import { paths } from '../../paths.ts';
import { CategoryChips } from './category-chips.tsx';
import { EmptyList } from './empty-list.tsx';
import { ListTools } from './list-tools.tsx';
import { newProducts } from './lists.ts';
import { useFirstPage } from './own-list.ts';
import type { OwnFilters } from './own-list.ts';
import { Weeks } from './weeks-of-news.tsx';

/** New products by week; in another order than newest first, one grid. */
export function NewProductsScreen({ filters }: { filters: OwnFilters }) {
  const listing = newProducts.listing(filters);
  const first = useFirstPage(listingQuery(listing));
  const isByWeek = listing.sort === 'newest';
  return (
    <>
      <MobileBar title={words.news} fallback={paths.homeCustomer()}>
        <ListTools />
      </MobileBar>
      <Listing
        listing={listing}
        hrefFor={(changed) => paths.newProducts(newProducts.inAddress({ categoryId: listing.categoryId, ...changed }))}
        fixed={['news']}
        card={(product, isEager) => <ProductCard product={product} eager={isEager} />}
        {...(isByWeek && { body: (products) => <Weeks products={products} /> })}
        nothing={<EmptyList text={words.noNews} way={words.seeBestsellers} href={paths.bestsellers()} />}
        band={
          <div className="page-wrap w-full pb-2 lg:pt-6">
            <h1 tabIndex={-1} className="mb-3 text-h1 outline-none max-lg:hidden">
              {words.news}
            </h1>
            <CategoryChips
              categories={first && (first.facets?.categories ?? [])}
              current={listing.categoryId}
              hrefFor={(categoryId) => paths.newProducts(newProducts.inAddress({ ...listing, categoryId }))}
            />
          </div>
        }
      />
    </>
  );
}
