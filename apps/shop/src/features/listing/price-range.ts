import type { Facets } from '@tonalia/contract/products';
import { formatPesos } from '@tonalia/rules/money';
import { listingMessages as messages } from '../../messages/listing.es-CO.ts';
import type { ListingFilters } from '../../paths.ts';

export type Range = Pick<ListingFilters, 'minPrice' | 'maxPrice'>;
type FacetPriceStep = Facets['prices'][number];

/** The filter for a price step; both ends are included. */
export function rangeOf({ from, to }: Pick<FacetPriceStep, 'from' | 'to'>): Range {
  return { minPrice: from === 0 ? undefined : from, maxPrice: to ?? undefined };
}

export const isSame = (one: Range, other: Range): boolean =>
  one.minPrice === other.minPrice && one.maxPrice === other.maxPrice;

/** "Hasta $ 20.000", "$ 20.000 a $ 50.000", "Desde $ 50.000". A step that ends at 19.999 is shown as ending at 20.000. */
export function rangeText({ minPrice = 0, maxPrice }: Range): string {
  if (maxPrice === undefined) return messages.from(formatPesos(minPrice));
  const high = formatPesos(maxPrice % 100 === 99 ? maxPrice + 1 : maxPrice);
  return minPrice === 0 ? messages.upTo(high) : messages.between(formatPesos(minPrice), high);
}

/** Parses pesos as Colombians type them: "20.000", "$ 20 000". Empty text is undefined, anything else that is no amount is null. */
export function readPesos(text: string): number | null | undefined {
  const written = text.replace(/[\s$]/g, '');
  if (written === '') return undefined;
  return /^(\d{1,9}|\d{1,3}(\.\d{3}){1,2})$/.test(written) ? Number(written.replaceAll('.', '')) : null;
}
