import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ProductCard } from '@tonalia/contract/products';
import { classNames } from '@tonalia/ui/class-names';
import { ErrorBlock } from '@tonalia/ui/error-block';
import { Loading, ProductSkeleton } from '@tonalia/ui/skeleton';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { isMissing } from '../../api/http/api-error.ts';
import type { ListPage } from '../../api/queries/queries.ts';
import { messages as common } from '../../messages/es-CO.ts';
import { listingMessages as messages } from '../../messages/listing.es-CO.ts';
import { More } from './more.tsx';

/** The first row: its pictures are loaded first. */
const FIRST_ROW = 4;

export interface ResultsProps {
  list: UseInfiniteQueryResult<InfiniteData<ListPage>>;
  /** Without a filter column beside it there is one more column of products. */
  isWide: boolean;
  card: (product: ProductCard, isEager: boolean) => ReactNode;
  body: ((products: readonly ProductCard[]) => ReactNode) | undefined;
  nothing: ReactNode;
}

/** The loaded products, or the reason why there are none, and the control to load more. */
export function Results({ list, isWide, card, body, nothing }: ResultsProps) {
  const pages = list.data?.pages ?? [];
  const { place, goOnHere: keepPlace } = useFocusFirstNew(pages.length);
  const products = pages.flatMap((page) => page.results);
  const total = pages[0]?.total ?? 0;
  const grid = classNames(
    'grid two-columns gap-x-3 gap-y-6 md:grid-cols-3 lg:gap-x-5 lg:gap-y-7',
    isWide ? 'lg:grid-cols-5 2xl:grid-cols-6' : 'lg:grid-cols-4 2xl:grid-cols-5',
  );

  if (pages.length === 0 && isMissing(list.error)) return nothing;
  if (pages.length === 0 && (list.isError || list.isPaused)) {
    return (
      <ErrorBlock
        className="py-10"
        title={messages.failed}
        text={`${list.isPaused ? common.errors.offline : (list.error?.message ?? '')} ${common.errors.cartIsSafe}`}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (pages.length === 0) {
    return (
      <Loading label={common.shell.loading} className={grid}>
        {Array.from({ length: 6 }, (_, at) => (
          <ProductSkeleton key={at} />
        ))}
      </Loading>
    );
  }
  if (products.length === 0) return nothing;
  return (
    <>
      <div ref={place} aria-busy={list.isPlaceholderData || undefined}>
        {body?.(products) ?? (
          <>
            <h2 className="sr-only">{messages.list}</h2>
            <ul className={grid}>
              {products.map((product, at) => (
                <li key={product._id} className="min-w-0">
                  {card(product, at < FIRST_ROW)}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {list.hasNextPage && (
        <More
          pages={pages.length}
          isLoading={list.isFetchingNextPage}
          isOffline={list.isPaused && list.isFetchingNextPage}
          error={list.isFetchNextPageError ? list.error : null}
          onMore={(byKey) => {
            if (byKey) keepPlace();
            void list.fetchNextPage();
          }}
        />
      )}
      {!list.hasNextPage && pages.length > 1 && (
        <p className="py-8 text-center text-small text-text-2">{messages.end(total)}</p>
      )}
    </>
  );
}

/** When more was requested with the keyboard, moves the focus to the first new product instead of below all of them. */
function useFocusFirstNew(pages: number) {
  const place = useRef<HTMLDivElement>(null);
  const firstNew = useRef<number | null>(null);
  const links = () => place.current?.querySelectorAll<HTMLElement>('a:not([tabindex="-1"])') ?? [];
  useEffect(() => {
    if (firstNew.current === null) return;
    links()[firstNew.current]?.focus();
    firstNew.current = null;
  }, [pages]);
  return { place, goOnHere: () => (firstNew.current = links().length) };
}
