import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ProductCard } from '@tonalia/contract/products';
import { classNames } from '@tonalia/ui/class-names';
import { Empty } from '@tonalia/ui/empty';
import { Suspense, lazy, useState } from 'react';
import type { ReactNode } from 'react';
import { isMissing } from '../../api/http/api-error.ts';
import { listingQuery } from '../../api/queries/queries.ts';
import type { Listing as ListingQuery } from '../../api/queries/queries.ts';
import { useGo } from '../../navigation/link.tsx';
import { listingMessages as messages } from '../../messages/listing.es-CO.ts';
import type { ListingFilters } from '../../paths.ts';
import { appliedFilters } from './applied.ts';
import { FilterGroups } from './filter-groups.tsx';
import { flags, withoutFilters } from './filters.ts';
import type { FlagFilter } from './filters.ts';
import { ListingHead } from './listing-head.tsx';
import { NothingFound, NoMatches } from './nothing.tsx';
import { Results } from './results.tsx';
import { SearchedFor, Spellings } from './spellings.tsx';
import { useBrandNames } from './use-brand-names.ts';

const FilterSheet = lazy(() => import('./filter-sheet.tsx').then((it) => ({ default: it.FilterSheet })));

export interface ListingProps {
  /** The h1, visible from 1024 px on, on a phone for screen readers only. Omitted when `band` or a bar above has it. */
  heading?: ReactNode;
  /** The filters in the address, with which the list is loaded. */
  listing: ListingQuery;
  /** The query of its pages, if it is not the default one for `listing` (see `pagesOf`). */
  pages?: ReturnType<typeof listingQuery>;
  /** The address of the same list with other filters. Without it the list has no filters and no order. */
  hrefFor?: (filters: ListingFilters) => string;
  /** Full-width content above the list: a title band, subcategories. */
  band?: ReactNode;
  /** Flags and brands that define the list: not offered as filters. */
  fixed?: readonly FlagFilter[];
  hasBrands?: boolean;
  /** The name of the list's default order; omitted for best sellers and relevance. */
  ownOrder?: string;
  /** `false`: no filter column; the filters open as on a phone. */
  hasRail?: boolean;
  /** One product: `<ProductCard product={product} eager={isEager} />`. */
  card: (product: ProductCard, isEager: boolean) => ReactNode;
  /** Renders all loaded products, instead of a grid of cards. */
  body?: (products: readonly ProductCard[]) => ReactNode;
  /** Shown for an empty list; a search without results has its own screen. */
  nothing?: ReactNode;
}

/** A list of products with filters: a column on a desktop, a row of chips and a sheet on a phone. The address holds all filters. */
export function Listing({
  heading,
  listing,
  pages = listingQuery(listing),
  hrefFor,
  band,
  fixed = [],
  hasBrands = true,
  hasRail = true,
  ownOrder,
  card,
  body,
  nothing = <Empty title={messages.none} text={messages.noneHelp} />,
}: ListingProps) {
  const go = useGo();
  const [sheetOpen, setSheetOpen] = useState<boolean | null>(null);
  const list = useInfiniteQuery({ ...pages, placeholderData: keepPreviousData });
  const first = list.data?.pages[0];
  const facets = first?.facets ?? null;
  const names = useBrandNames(facets && hasBrands ? listing.manufacturerId : undefined, facets);
  const applied = appliedFilters(listing, facets, { fixed, hasBrands, names });
  const change = (part: ListingFilters) =>
    hrefFor && go(hrefFor({ ...listing, ...part }), { replace: true, keepScroll: true });
  // The category filter names an unknown category: offer the list without it.
  const isGone = isMissing(list.error);
  const cleared: ListingQuery = { ...withoutFilters(listing), ...(isGone && { categoryId: undefined }) };
  const clearHref = hrefFor?.(cleared);
  const groups = hrefFor && <FilterGroups {...{ filters: listing, facets, fixed, hasBrands }} onChange={change} />;
  // An empty list without active filters needs no filters and no order.
  const isEmpty = first?.total === 0 && applied.length === 0;
  const isRailed = hasRail && hrefFor !== undefined && !isEmpty;
  const spellings = { words: first?.didYouMean ?? [], hrefFor: (search: string) => hrefFor?.({ search }) ?? '' };

  return (
    <>
      {band}
      <div
        className={classNames(
          'page-wrap w-full',
          isRailed && 'lg:grid lg:grid-cols-[236px_minmax(0,1fr)] lg:items-start lg:gap-10',
          heading ? 'lg:pt-6' : 'lg:pt-4',
        )}
      >
        {isRailed && (
          <aside className="max-lg:hidden" aria-label={messages.filters}>
            {groups}
          </aside>
        )}
        <div className="min-w-0">
          <ListingHead
            heading={heading}
            total={first?.total ?? null}
            isSearch={listing.search !== undefined}
            filters={
              hrefFor &&
              !isEmpty && {
                applied,
                sort: listing.sort,
                ownOrder,
                offered: flags.filter((flag) => !listing[flag] && !fixed.includes(flag) && facets?.flags[flag] !== 0),
                hasRail,
                onOpen: () => setSheetOpen(true),
                onChange: change,
              }
            }
          />
          {listing.search && first?.searchedFor && (
            <SearchedFor
              written={listing.search}
              shown={first.searchedFor}
              exactHref={hrefFor?.({ search: listing.search, exact: true })}
              {...spellings}
            />
          )}
          <Results
            list={list}
            isWide={!isRailed}
            card={card}
            body={body}
            nothing={
              (applied.length > 0 || isGone) && clearHref !== undefined ? (
                <NoMatches words={listing.search} clearHref={clearHref} />
              ) : listing.search ? (
                <NothingFound words={listing.search} spellings={<Spellings {...spellings} />} card={card} />
              ) : (
                nothing
              )
            }
          />
        </div>
        <Suspense>
          {sheetOpen !== null && (
            <FilterSheet
              open={sheetOpen}
              total={first?.total ?? 0}
              onClose={() => setSheetOpen(false)}
              onClear={
                applied.length > 0 && clearHref !== undefined
                  ? () => go(clearHref, { replace: true, keepScroll: true })
                  : undefined
              }
            >
              {groups}
            </FilterSheet>
          )}
        </Suspense>
      </div>
    </>
  );
}
