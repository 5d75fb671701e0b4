import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { isMissing } from '../../api/http/api-error.ts';
import { customListQuery } from '../../api/queries/lists.ts';
import { Listing } from '../../features/listing/listing.tsx';
import { MobileBar } from '../../features/mobile-bar/mobile-bar.tsx';
import { ProductCard } from '../../features/product-card/product-card.tsx';
import { goneMessages } from '../../messages/gone.es-CO.ts';
import { listMessages as words } from '../../messages/lists.es-CO.ts';
import { paths } from '../../paths.ts';
import { CategoryChips } from './category-chips.tsx';
import { EmptyList } from './empty-list.tsx';
import { ListTools } from './list-tools.tsx';
import type { OwnFilters } from './own-list.ts';

/** A list made by an operator, with its title and in the operator's order unless another is chosen. */
export function CustomListScreen({ urlName, filters }: { urlName: string; filters: OwnFilters }) {
  const pages = customListQuery(urlName, filters);
  const { data, error } = useInfiniteQuery({ ...pages, placeholderData: keepPreviousData });
  if (isMissing(error)) return <ListGone />;
  const first = data?.pages[0];
  const title = first?.title ?? words.customList;
  const { categoryId } = filters;
  return (
    <>
      <MobileBar title={title} fallback={paths.homeCustomer()}>
        <ListTools />
      </MobileBar>
      <Listing
        listing={filters}
        pages={pages}
        hrefFor={(changed) => paths.customList(urlName, { categoryId, ...changed })}
        ownOrder={words.customOrder}
        band={
          <div className="page-wrap w-full lg:pt-6">
            <h1 tabIndex={-1} className="text-h1 outline-none max-lg:hidden">
              {title}
            </h1>
            <CategoryChips
              categories={first?.facets?.categories ?? []}
              current={categoryId}
              hrefFor={(kind) => paths.customList(urlName, { ...filters, categoryId: kind })}
              className="pb-2 lg:pt-4"
            />
          </div>
        }
        card={(product, isEager) => <ProductCard product={product} eager={isEager} />}
        nothing={<EmptyList text={words.emptyList} way={words.seeOffers} href={paths.offers()} />}
      />
    </>
  );
}

/** Shown when the list does not exist, or no longer. */
export function ListGone() {
  return (
    <div className="page-wrap w-full">
      <EmptyList
        heading="h1"
        title={goneMessages.list}
        text={words.goneHelp}
        way={words.seeOffers}
        href={paths.offers()}
      />
    </div>
  );
}
