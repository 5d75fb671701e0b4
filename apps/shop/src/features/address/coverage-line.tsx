import type { Address } from '@tonalia/contract/auth';
import { Icon } from '@tonalia/ui/icon';
import { Skeleton } from '@tonalia/ui/skeleton';
import { addressMessages } from '../../messages/addresses.es-CO.ts';
import { deliveryWords, useCoverage } from './coverage.ts';

const words = addressMessages.coverage;

/** Delivery days and price, or that there is no coverage. */
export function CoverageLine({
  city,
  className = '',
}: {
  city: Pick<Address, 'cityid' | 'stateid'>;
  className?: string;
}) {
  const { data, isError } = useCoverage(city);
  if (isError) return <p className={`flex items-center gap-2 text-text-3 ${className}`}>{words.unknown}</p>;
  if (!data) {
    return (
      <p className={`flex items-center gap-2 ${className}`}>
        <span className="sr-only">{words.loading}</span>
        <Skeleton className="size-4.5 rounded-full" />
        <Skeleton className="h-3.5 w-40" />
      </p>
    );
  }
  if (!data.coverage) {
    return (
      <p className={`flex items-center gap-2 font-semibold text-warn ${className}`}>
        <Icon name="pin-off" size="sm" />
        {words.noneYet}
      </p>
    );
  }
  return (
    <p className={`flex items-center gap-2 text-text-2 ${className}`}>
      <Icon name="truck" size="sm" className="text-brand-text" />
      {deliveryWords(data)}
    </p>
  );
}
