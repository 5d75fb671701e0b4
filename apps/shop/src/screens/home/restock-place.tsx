import { Skeleton } from '@tonalia/ui/skeleton';

/** Reserves the space of the restock section, to avoid a layout shift. */
export const RestockPlace = () => (
  <div className="grid gap-3 lg:grid-cols-[2fr_1fr] lg:gap-5">
    <Skeleton className="h-41 rounded-3xl" />
    <Skeleton className="h-[74px] rounded-card lg:h-41 lg:rounded-3xl" />
  </div>
);
