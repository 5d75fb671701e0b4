import { Loading, Skeleton } from '@tonalia/ui/skeleton';

/** Placeholder for three lines. */
export function CartSkeleton() {
  return (
    <Loading className="page-wrap w-full pt-3.5 lg:grid lg:grid-cols-[minmax(0,1fr)_376px] lg:gap-7 lg:pt-24">
      <span className="block rounded-card bg-surface p-3.5 inset-ring inset-ring-line lg:p-[22px]">
        <span className="mb-4 flex items-center gap-3">
          <Skeleton className="size-10 rounded-[13px]" />
          <Skeleton className="h-5 w-40" />
        </span>
        {[0, 1, 2].map((at) => (
          <span key={at} className="flex gap-3 py-3">
            <Skeleton className="size-[76px] rounded-[17px]" />
            <span className="flex-1">
              <Skeleton className="h-4 w-4/5" />
              <Skeleton className="mt-2 h-3 w-3/5" />
              <Skeleton className="mt-4 h-4 w-24" />
            </span>
          </span>
        ))}
      </span>
      <Skeleton className="h-80 rounded-card max-lg:hidden" />
    </Loading>
  );
}
