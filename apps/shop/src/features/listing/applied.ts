import type { Facets } from '@tonalia/contract/products';
import { listingMessages as messages } from '../../messages/listing.es-CO.ts';
import type { ListingFilters } from '../../paths.ts';
import { flags, idsOf, toggled, volumesOf } from './filters.ts';
import type { FlagFilter } from './filters.ts';
import { rangeText } from './price-range.ts';

/** An active filter: its name, and the filters without it. */
export interface ActiveFilter {
  key: string;
  name: string;
  without: ListingFilters;
}

const nameIn = (known: readonly { _id: string; name: string }[] | undefined, id: string, otherwise: string) =>
  known?.find(({ _id }) => _id === id)?.name ?? otherwise;

/** The active filters, in the order of their groups, without the flags and the brand that define the list. */
export function appliedFilters(
  filters: ListingFilters,
  facets: Facets | null,
  {
    fixed,
    hasBrands,
    names = [],
  }: {
    fixed: readonly FlagFilter[];
    hasBrands: boolean;
    /** Names of brands that have no results and therefore no facet. */
    names?: readonly { _id: string; name: string }[];
  },
): ActiveFilter[] {
  const { manufacturerId, colorFamilyId, volume, minPrice, maxPrice } = filters;
  const brands = idsOf(hasBrands ? manufacturerId : undefined).map((id) => ({
    key: `brand ${id}`,
    name: nameIn([...(facets?.manufacturers ?? []), ...names], id, messages.brand),
    without: { manufacturerId: toggled(manufacturerId, id) },
  }));
  const families = idsOf(colorFamilyId).map((id) => ({
    key: `family ${id}`,
    name: nameIn(facets?.colorFamilies, id, messages.family),
    without: { colorFamilyId: toggled(colorFamilyId, id) },
  }));
  const volumes = volumesOf(volume).map((id) => ({
    key: `volume ${id}`,
    name: nameIn(facets?.volumes, id, id),
    without: { volume: toggled(volume, id) },
  }));
  const hasPrice = minPrice !== undefined || maxPrice !== undefined;
  const price = {
    key: 'price',
    name: rangeText({ minPrice, maxPrice }),
    without: { minPrice: undefined, maxPrice: undefined },
  };
  const on = flags
    .filter((flag) => filters[flag] && !fixed.includes(flag))
    .map((flag) => ({ key: flag, name: messages[flag], without: { [flag]: undefined } }));
  return [...brands, ...families, ...volumes, ...(hasPrice ? [price] : []), ...on];
}
