import { classNames } from '@tonalia/ui/class-names';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Button, buttonClass } from '@tonalia/ui/button';
import { Chip, RemovableChip } from '@tonalia/ui/chip';
import { Empty } from '@tonalia/ui/empty';
import { ErrorBlock } from '@tonalia/ui/error-block';
import { Icon } from '@tonalia/ui/icon';
import { Loading, ProductSkeleton } from '@tonalia/ui/skeleton';
import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { listingQuery } from '../../api/queries.ts';
import type { Listing as Wanted } from '../../api/queries.ts';
import { ProductCard } from '../../features/product-card/product-card.tsx';
import { RouteLink, useGo } from '../../link.tsx';
import { messages } from '../../messages/es-CO.ts';
import type { ListingFilters } from '../../paths.ts';
import { FilterGroups } from './filter-groups.tsx';
import { countFilters, flags, withoutFilters } from './filters.ts';
import { SortSelect } from './sort-select.tsx';

const FilterSheet = lazy(() => import('./filter-sheet.tsx').then((it) => ({ default: it.FilterSheet })));

const grid = 'grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-3 lg:grid-cols-4 lg:gap-x-5 lg:gap-y-7 2xl:grid-cols-5';

export interface ListingProps {
  heading: ReactNode;
  /** On a phone the bar above is the heading; without one, it is there for readers alone. */
  hasBar?: boolean;
  wanted: Wanted;
  /** The address of the same list with other filters. */
  hrefFor: (filters: ListingFilters) => string;
  /** Under the heading: subcategories. */
  head?: ReactNode;
}

/** A list of products with its filters: a rail on a desktop, a row of chips and a sheet on a phone. The address holds it all. */
export function Listing({ heading, hasBar = false, wanted, hrefFor, head }: ListingProps) {
  const go = useGo();
  const [sheetOpen, setSheetOpen] = useState<boolean | null>(null);
  const list = useInfiniteQuery({ ...listingQuery(wanted), placeholderData: keepPreviousData });
  const first = list.data?.pages[0];
  const products = list.data?.pages.flatMap((page) => page.results) ?? [];
  const brands = first?.facets?.manufacturers ?? [];
  const change = (part: ListingFilters) => go(hrefFor({ ...wanted, ...part }), { replace: true, keepScroll: true });
  const groups = <FilterGroups filters={wanted} brands={brands} onChange={change} />;
  const isEmpty = first !== undefined && products.length === 0;

  return (
    <div className="page-wrap w-full lg:grid lg:grid-cols-[236px_minmax(0,1fr)] lg:items-start lg:gap-10 lg:pt-6">
      <aside className="max-lg:hidden" aria-label={messages.listing.filters}>
        {groups}
      </aside>
      <div className="min-w-0">
        {head}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pb-4 max-lg:justify-between">
          <h1
            className={classNames('min-w-0 flex-1 truncate py-1 text-h1', hasBar ? 'max-lg:hidden' : 'max-lg:sr-only')}
          >
            {heading}
          </h1>
          <div className="no-scrollbar -mx-4 flex w-[calc(100%+2rem)] gap-2.5 overflow-x-auto px-4 py-0.5 lg:hidden">
            <button
              type="button"
              className="pressable inline-flex h-10 shrink-0 items-center gap-2 rounded-full bg-text px-3.5 text-label text-canvas"
              onClick={() => setSheetOpen(true)}
            >
              <Icon name="filter" size="sm" />
              {messages.listing.filters}
              {countFilters(wanted) > 0 && (
                <span className="flex size-5 items-center justify-center rounded-full bg-canvas text-micro text-text">
                  {countFilters(wanted)}
                </span>
              )}
            </button>
            {flags.slice(0, 4).map((flag) => (
              <Chip key={flag} selected={wanted[flag] === true} onToggle={(on) => change({ [flag]: on })}>
                {messages.listing[flag]}
              </Chip>
            ))}
          </div>
          <p role="status" className="text-small text-text-2">
            {first && (
              <Total
                text={wanted.search ? messages.listing.results(first.total) : messages.listing.products(first.total)}
              />
            )}
          </p>
          <span className="flex flex-wrap gap-2 max-lg:hidden">
            {flags.map(
              (flag) =>
                wanted[flag] && (
                  <RemovableChip
                    key={flag}
                    label={messages.listing.remove(messages.listing[flag])}
                    onRemove={() => change({ [flag]: false })}
                  >
                    {messages.listing[flag]}
                  </RemovableChip>
                ),
            )}
          </span>
          <SortSelect value={wanted.sort ?? 'relevance'} onChange={(sort) => change({ sort })} />
        </div>

        {list.isPending && (
          <Loading label={messages.shell.loading} className={grid}>
            {Array.from({ length: 8 }, (_, at) => (
              <ProductSkeleton key={at} />
            ))}
          </Loading>
        )}
        {list.isError && products.length === 0 && (
          <ErrorBlock
            className="py-10"
            title={messages.listing.failed}
            text={list.error.message}
            retrying={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        )}
        {isEmpty && <Nothing wanted={wanted} clearHref={hrefFor(withoutFilters(wanted))} />}
        <ul className={grid} aria-busy={list.isPlaceholderData || undefined}>
          {products.map((product, at) => (
            <li key={product._id} className="min-w-0">
              <ProductCard product={product} eager={at < 4} />
            </li>
          ))}
        </ul>
        {list.hasNextPage && <More isLoading={list.isFetchingNextPage} onMore={() => void list.fetchNextPage()} />}
      </div>
      <Suspense>
        {sheetOpen !== null && (
          <FilterSheet open={sheetOpen} total={first?.total ?? 0} onClose={() => setSheetOpen(false)}>
            {groups}
          </FilterSheet>
        )}
      </Suspense>
    </div>
  );
}

function Nothing({ wanted, clearHref }: { wanted: Wanted; clearHref: string }) {
  const isNarrowed = countFilters(wanted) > 0;
  return (
    <Empty
      title={wanted.search ? messages.listing.noneFor(wanted.search) : messages.listing.none}
      text={isNarrowed ? messages.listing.noneWithFilters : messages.listing.noneHelp}
      action={
        isNarrowed && (
          <RouteLink href={clearHref} replace className={buttonClass({ variant: 'secondary' })}>
            {messages.listing.clear}
          </RouteLink>
        )
      }
    />
  );
}

/** The next page: by itself when its place comes near, by a button for who does not scroll. */
function More({ isLoading, onMore }: { isLoading: boolean; onMore: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const ask = useRef(onMore);
  useEffect(() => {
    ask.current = onMore;
  });
  useEffect(() => {
    if (isLoading || !place.current || typeof IntersectionObserver === 'undefined') return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && ask.current(), {
      rootMargin: '600px',
    });
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [isLoading]);
  return (
    <div ref={place} className="flex justify-center py-8">
      <Button variant="secondary" loading={isLoading} onClick={onMore}>
        {messages.listing.more}
      </Button>
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
