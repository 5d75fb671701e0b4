import { CountdownBoxes } from '@tonalia/ui/countdown-boxes';
import { offersQuery } from '../../api/queries/lists.ts';
import { useRunningPromotion } from '../../api/queries/running-promotion.ts';
import { serverNow } from '../../api/http/server-clock.ts';
import { Listing } from '../../features/listing/listing.tsx';
import { BackButton } from '../../features/mobile-bar/mobile-bar.tsx';
import { ProductCard } from '../../features/product-card/product-card.tsx';
import { listMessages as words } from '../../messages/lists.es-CO.ts';
import { paths } from '../../paths.ts';
import { CategoryChips } from './category-chips.tsx';
import { EmptyList } from './empty-list.tsx';
import { ListTools } from './list-tools.tsx';
import { offers } from './lists.ts';
import { useFirstPage } from './own-list.ts';
import type { OwnFilters } from './own-list.ts';

/** All products with a discount, below the running promotion. */
export function OffersScreen({ filters }: { filters: OwnFilters }) {
  const listing = offers.listing(filters);
  const pages = offersQuery(listing);
  const first = useFirstPage(pages);
  return (
    <Listing
      listing={listing}
      pages={pages}
      hrefFor={(changed) => paths.offers(offers.inAddress({ categoryId: listing.categoryId, ...changed }))}
      fixed={['offers']}
      card={(product, isEager) => <ProductCard product={product} eager={isEager} />}
      nothing={<EmptyList text={words.noOffers} way={words.seeNews} href={paths.newProducts()} />}
      band={
        <>
          <OffersBand total={first?.total} />
          <CategoryChips
            categories={first && (first.facets?.categories ?? [])}
            current={listing.categoryId}
            hrefFor={(categoryId) => paths.offers({ ...listing, categoryId })}
            className="page-wrap w-full pb-2 lg:pt-5"
          />
        </>
      }
    />
  );
}

const large = 'text-h1 text-[1.875rem] lg:text-[2.125rem]';

/** The title of the list, and the running promotion with its countdown. */
function OffersBand({ total }: { total: number | undefined }) {
  const promotion = useRunningPromotion();
  return (
    <div className="lg:page-wrap lg:w-full lg:pt-6">
      <header className="bg-deep text-on-deep lg:flex lg:items-center lg:justify-between lg:gap-10 lg:rounded-sheet lg:px-10 lg:py-8">
        <div className="flex h-13 items-center pr-2 pl-1 lg:hidden">
          <BackButton fallback={paths.homeCustomer()} />
          <span className="flex-1" />
          <ListTools />
        </div>
        <div className="px-5 pt-1 lg:p-0">
          <h1 tabIndex={-1} className={promotion ? 'text-label outline-none' : `${large} outline-none`}>
            {words.offers}
          </h1>
          {promotion && <p className={large}>{promotion.title}</p>}
          <p className="mt-1 min-h-6 font-medium text-on-deep-2">{total !== undefined && words.offersCount(total)}</p>
        </div>
        <div className="px-5 pt-4 pb-10 empty:p-0 empty:pb-8 lg:w-field lg:p-0 lg:empty:hidden">
          {promotion && <CountdownBoxes end={Date.parse(promotion.end_date)} clock={serverNow} />}
        </div>
      </header>
      <div className="-mt-6 h-9 rounded-t-sheet bg-canvas lg:hidden" />
    </div>
  );
}
