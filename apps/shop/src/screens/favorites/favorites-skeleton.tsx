import { Loading, ProductSkeleton, Skeleton } from '@tonalia/ui/skeleton';
import { messages } from '../../messages/es-CO.ts';

export function FavoritesSkeleton() {
  return (
    <Loading label={messages.shell.loading}>
      <Skeleton className="mb-5 h-13 rounded-control lg:max-w-100" />
      <div className="grid two-columns gap-x-3 gap-y-6 md:grid-cols-3 lg:grid-cols-5 lg:gap-x-5">
        {Array.from({ length: 6 }, (_, at) => (
          <ProductSkeleton key={at} />
        ))}
      </div>
    </Loading>
  );
}
