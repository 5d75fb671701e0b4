import { listingQuery } from '../../api/queries/queries.ts';
import { Listing } from '../../features/listing/listing.tsx';
import { BackButton } from '../../features/mobile-bar/mobile-bar.tsx';
import { ProductCard } from '../../features/product-card/product-card.tsx';
import { listMessages as words } from '../../messages/lists.es-CO.ts';
import { paths } from '../../paths.ts';
import { CategoryChips } from './category-chips.tsx';
import { EmptyList } from './empty-list.tsx';
import { ListTools } from './list-tools.tsx';
import { bestsellers } from './lists.ts';
import { useFirstPage } from './own-list.ts';
import type { OwnFilters } from './own-list.ts';
import { Podium } from './podium.tsx';
import { Ranked } from './ranked.tsx';

const ON_PODIUM = 3;

/** Best sellers: three on the podium, the next as rows, then a grid. In another order, one grid. */
export function BestsellersScreen({ filters }: { filters: OwnFilters }) {
  const listing = bestsellers.listing(filters);
  const first = useFirstPage(listingQuery(listing));
  const isRanked = listing.sort === 'bestsellers';
  const three = first?.results.slice(0, ON_PODIUM) ?? [];
  const hasPodium = isRanked && three.length === ON_PODIUM;
  return (
    <Listing
      listing={listing}
      hrefFor={(changed) => paths.bestsellers(bestsellers.inAddress({ categoryId: listing.categoryId, ...changed }))}
      card={(product, isEager) => <ProductCard product={product} eager={isEager} />}
      {...(isRanked && {
        body: (products) => <Ranked products={products} after={hasPodium ? ON_PODIUM : 0} />,
      })}
      nothing={<EmptyList text={words.noBestsellers} way={words.seeOffers} href={paths.offers()} />}
      band={
        <header className="light bg-[#F6E1D8] text-[#2B1712] max-lg:mb-3">
          <div className="flex min-h-15 flex-wrap items-center pr-2 pl-1 lg:page-wrap lg:min-h-0 lg:pt-6">
            <span className="lg:hidden">
              <BackButton fallback={paths.homeCustomer()} />
            </span>
            <h1 tabIndex={-1} className="min-w-0 flex-[1_1_7rem] text-h3 outline-none lg:text-h1">
              {words.bestsellers}
            </h1>
            <span className="ml-auto flex lg:hidden">
              <ListTools />
            </span>
          </div>
          <CategoryChips
            categories={first && (first.facets?.categories ?? [])}
            current={listing.categoryId}
            hrefFor={(categoryId) => paths.bestsellers(bestsellers.inAddress({ ...listing, categoryId }))}
            className="page-wrap w-full lg:pt-3"
          />
          {hasPodium ? <Podium products={three} /> : <div className="h-3" />}
        </header>
      }
    />
  );
}
