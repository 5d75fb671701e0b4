import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** A grey box in the size of the coming content: `<Skeleton className="h-4 w-1/2" />`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('skeleton block', className ?? 'h-4', !/rounded/.test(className ?? '') && 'rounded-[7px]')}
    />
  );
}

/** A product card that is loading. */
export function ProductSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton className="aspect-square w-full rounded-tile" />
      <Skeleton className="mt-3 mb-2 h-3 w-1/2" />
      <Skeleton className="mb-2 h-3.5 w-[92%]" />
      <Skeleton className="h-4 w-[44%]" />
    </div>
  );
}

/** Announces once that something is loading, and shows its skeletons after 150 ms. */
export function Loading({
  label = 'Cargando',
  children,
  className,
}: {
  label?: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <div role="status" aria-busy="true" className={classNames('late', className)}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
