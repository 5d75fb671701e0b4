import type { Facets } from '@tonalia/contract/products';
import { formatPesos } from '@tonalia/rules/money';
import { listingMessages as messages } from '../../messages/listing.es-CO.ts';
import type { ListingFilters } from '../../paths.ts';

export type Range = Pick<ListingFilters, 'minPrice' | 'maxPrice'>;
type Step = Facets['prices'][number];

/** The filter of a step. A step ends below the next one, a filter with what it says. */
export function rangeOf({ from, to }: Pick<Step, 'from' | 'to'>): Range {
  return { minPrice: from === 0 ? undefined : from, maxPrice: to === null ? undefined : to - 1 };
}

export const isSame = (one: Range, other: Range): boolean =>
  one.minPrice === other.minPrice && one.maxPrice === other.maxPrice;

/** "Hasta $ 20.000", "$ 20.000 a $ 50.000", "Desde $ 50.000"; a step in its own round figures. */
export function rangeText(range: Range, steps: readonly Step[]): string {
  const step = steps.find((one) => isSame(rangeOf(one), range));
  const low = range.minPrice ?? 0;
  const high = step ? step.to : (range.maxPrice ?? null);
  if (high === null) return messages.from(formatPesos(low));
  return low === 0 ? messages.upTo(formatPesos(high)) : messages.between(formatPesos(low), formatPesos(high));
}

/** The amount somebody wrote, as Colombians write it: "20.000", "$ 20 000". Nothing written is undefined, what is no amount null. */
export function readPesos(text: string): number | null | undefined {
  const written = text.replace(/[\s$]/g, '');
  if (written === '') return undefined;
  return /^(\d{1,9}|\d{1,3}(\.\d{3}){1,2})$/.test(written) ? Number(written.replaceAll('.', '')) : null;
}
