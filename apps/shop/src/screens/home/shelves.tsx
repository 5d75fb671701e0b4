import { useQuery } from '@tanstack/react-query';
import type { Shelf as ShelfOf } from '@tonalia/contract/products';
import { ErrorBlock } from '@tonalia/ui/error-block';
import { Loading, ProductSkeleton, Skeleton } from '@tonalia/ui/skeleton';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { shelvesQuery } from '../../api/queries/queries.ts';
import { ProductCard } from '../../features/product-card/product-card.tsx';
import { Shelf } from '../../features/shelf/shelf.tsx';
import { homeMessages } from '../../messages/home.es-CO.ts';
import { messages } from '../../messages/es-CO.ts';
import { paths } from '../../paths.ts';

type ShelfData = z.output<typeof ShelfOf>;

const allOf: Record<ShelfData['key'], string> = {
  offers: paths.offers(),
  bestsellers: paths.bestsellers(),
  news: paths.newProducts(),
  combos: paths.combos(),
};

/** Cards of a shelf that fit on a phone's screen, the last one in part. */
const SEEN_AT_FIRST = 3;

export interface ShelvesProps {
  /** The first shelf; the others follow in the server's order. */
  first: ShelfData['key'];
  /** Its pictures are above the fold. */
  eager: boolean;
  /** False: only what fits on a phone's screen. */
  isWhole?: boolean;
  /** Shown between the first shelf and the others. */
  after: ReactNode;
}

/** The shelves of the home page. Empty shelves are omitted; a failure leaves the rest of the page. */
export function Shelves({ first, eager, isWhole = true, after }: ShelvesProps) {
  const { data, isError, isFetching, refetch } = useQuery(shelvesQuery);
  const rank = ({ key }: ShelfData) => (key === first ? 0 : 1);
  const shelves = (data ?? []).filter(({ products }) => products.length > 0).toSorted((a, b) => rank(a) - rank(b));
  if (!data && !isError) return <ShelvesSkeleton />;
  return (
    <>
      {isError && !data && (
        <ErrorBlock title={homeMessages.shelvesFailed} retrying={isFetching} onRetry={() => void refetch()} />
      )}
      {shelves.length === 0 && after}
      {shelves.slice(0, isWhole ? undefined : 1).map(({ key, products }, at) => (
        <Fragment key={key}>
          <Shelf title={homeMessages.shelves[key]} all={allOf[key]}>
            {products.slice(0, isWhole ? undefined : SEEN_AT_FIRST).map((product) => (
              <ProductCard key={product._id} product={product} eager={eager && at === 0} sizes="144px" />
            ))}
          </Shelf>
          {at === 0 && after}
        </Fragment>
      ))}
    </>
  );
}

const ShelvesSkeleton = () => (
  <Loading label={messages.shell.loading}>
    <Skeleton className="mb-4 h-6 w-40" />
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-5 lg:gap-5">
      {Array.from({ length: 5 }, (_, at) => (
        <div key={at} className={at > 1 ? 'max-lg:hidden' : undefined}>
          <ProductSkeleton />
        </div>
      ))}
    </div>
  </Loading>
);
