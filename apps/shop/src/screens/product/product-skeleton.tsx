import { Loading, Skeleton } from '@tonalia/ui/skeleton';

/** Placeholder of a product that is loading. */
export function ProductSkeleton() {
  return (
    <Loading className="page-wrap w-full pb-36 lg:pt-13">
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_500px] lg:gap-13">
        <div className="-mx-4 md:-mx-6 lg:mx-0">
          <Skeleton className="h-[296px] rounded-none lg:h-[612px] lg:rounded-sheet" />
        </div>
        <div className="pt-4 lg:pt-1">
          <Skeleton className="h-[22px] w-36" />
          <Skeleton className="mt-2 h-8 w-4/5 lg:h-10" />
          <Skeleton className="mt-3 h-8 w-44" />
          <Skeleton className="mt-7 h-10 w-40 rounded-full" />
          <Skeleton className="mt-7 h-4 w-32" />
          <span className="mt-3 grid grid-cols-6 gap-2 lg:grid-cols-8 lg:gap-2.5">
            {Array.from({ length: 6 }, (_, at) => (
              <Skeleton key={at} className="aspect-square rounded-[16px]" />
            ))}
          </span>
        </div>
      </div>
    </Loading>
  );
}
